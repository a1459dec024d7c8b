import type { Host } from './host.ts';

/** What a host must know to be walked: a home with both fuels, and a vehicle's registration number. */
export interface Sample {
  readonly postcode: string;
  readonly plate: string;
}

/**
 * Walks what is looked up before a quote: addresses, meters, suppliers, tariffs, estimates, vehicles. Gives the home
 * and its present tariff for the quote; undefined when the host knows no such home.
 */
export async function walkLists(host: Host, { postcode, plate }: Sample) {
  const query = { postcode };
  await host.serves('GET /request/address/list/postcode', { query });
  await host.refuses(
    'GET /request/address/recco',
    { query: { postcode: 'nonsense' } },
    [400],
    'refuses what is no postcode',
  );
  const addresses = await host.serves('GET /request/address/recco', { query });
  const address = addresses?.[0];
  const details = address && (await host.serves('POST /request/address/recco/details', { body: address }));
  await host.serves('GET /request/customer/mpan', { query: { mpan: '018011001099991001006' } });

  const switchType = 'dualConsolidatedToDualConsolidated';
  const currentPayMethod = 'monthlyDirectDebit';
  const asked = { postcode, switchType, currentPayMethod, economy7Percentage: 0 } as const;
  const suppliers = await host.serves('POST /request/suppliers', { body: asked });
  const supplierId = suppliers?.suppliersDto.dualConsolidatedSuppliers[0]?.id;
  const tariffs =
    supplierId === undefined
      ? undefined
      : await host.serves('POST /request/tariffs', { body: { ...asked, supplierId } });
  await estimates(host, postcode);
  await vehicles(host, plate);

  const tariffId = tariffs?.tariffsDto.tariffs[0]?.id;
  if (!address || tariffId === undefined) return undefined;
  const { addressLine1, addressLine2, city: town, county } = address;
  const { mpan = null, mprn = null } = details?.[0] ?? {};
  return { postcode, addressLine1, addressLine2, town, county, mpan, mprn, tariffId };
}

async function estimates(host: Host, postcode: string): Promise<void> {
  const choices = (await host.serves('GET /request/estimation/detail/all', {}))?.response;
  const first = (list: readonly { readonly id: number }[] | undefined) => list?.[0]?.id ?? 1;
  const query = {
    houseType: first(choices?.houseTypes),
    numberOfBedrooms: first(choices?.bedRooms),
    occupancyFrequency: first(choices?.occupancyFrequencies),
    modernisationLevel: first(choices?.energyEfficiencies),
    heatingAndCooking: first(choices?.fuelUseTypes),
    switchType: 'dualConsolidatedToDualConsolidated',
    postcode,
  } as const;
  await host.serves('GET /request/estimation/usage', { query });
}

async function vehicles(host: Host, registrationNumber: string): Promise<void> {
  await host.serves('POST /request/ev/regno', { body: { registrationNumber } });
  const nobody = { body: { registrationNumber: 'no plate' } };
  await host.refuses('POST /request/ev/regno', nobody, [400], 'refuses what is no registration number');
  const makes = await host.serves('GET /request/ev/make', {});
  const make = makes?.[0]?.id;
  if (make === undefined) return;
  const models = await host.serves('GET /request/ev/make/{id}/model', { path: { id: make } });
  const model = models?.[0]?.id;
  if (model !== undefined)
    await host.serves('GET /request/ev/model/{id}/enginesize', { path: { id: model } });
}
