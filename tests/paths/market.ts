import type { Host } from './host.ts';

/** What the market sells: the suppliers of a home that have a fixed tariff by a pay method. */
export type Fixed = (postcode: string, payMethod: string) => ReadonlySet<number>;

interface Named {
  readonly id: number;
}
interface Tariff extends Named {
  readonly isFixedFromEnergyStartDate: boolean;
}

async function ask<Reply>(host: Host, path: string, body: object): Promise<Reply> {
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(`http://market.example${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await host.fetch(request)).json();
}

/** Asks the service which suppliers have fixed tariffs, for every pay method and both kinds of meter. */
export async function fixedTariffs(
  host: Host,
  payMethods: readonly string[],
  isEconomy7: (postcode: string) => boolean,
): Promise<Fixed> {
  const found = new Map<string, ReadonlySet<number>>();
  for (const economy7Percentage of [0, 1])
    for (const currentPayMethod of payMethods) {
      const asked = { postcode: 'NR21NH', switchType: 'gasToGas', currentPayMethod, economy7Percentage };
      const { suppliersDto } = await ask<{ suppliersDto: { gasSuppliers: Named[] } }>(
        host,
        '/request/suppliers',
        asked,
      );
      const sold = await Promise.all(
        suppliersDto.gasSuppliers.map(async ({ id: supplierId }) => {
          const { tariffsDto } = await ask<{ tariffsDto: { tariffs: Tariff[] } }>(host, '/request/tariffs', {
            ...asked,
            supplierId,
          });
          return tariffsDto.tariffs.some((one) => one.isFixedFromEnergyStartDate) ? [supplierId] : [];
        }),
      );
      found.set(`${economy7Percentage} ${currentPayMethod}`, new Set(sold.flat()));
    }
  return (postcode, payMethod) => found.get(`${isEconomy7(postcode) ? 1 : 0} ${payMethod}`) ?? new Set();
}
