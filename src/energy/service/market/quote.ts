import type { Static } from '@sinclair/typebox';
import { isDay } from '../../../days/days.ts';
import { badField, Refused } from '../../../service/refused.ts';
import type { DualConsolidatedQuote, DualDistinctQuote, SingleQuote } from '../../api/contract/quote.ts';
import type { PayMethod } from '../../api/contract/shared.ts';
import type { Catalogue, Offer } from './catalogue.ts';
import { type Place, placeOf, type Region, regionOfMpan } from './place.ts';

/** A quote as the browser sends it, of any of the four kinds. */
export type QuoteBody =
  | Static<typeof SingleQuote>
  | Static<typeof DualConsolidatedQuote>
  | Static<typeof DualDistinctQuote>;

export type Fuel = 'gas' | 'electricity';

/** One fuel of a quote as it is supplied now. Of `kwh` and `pounds` (a year) one is set. */
export interface Supply {
  readonly fuel: Fuel;
  readonly offer: Offer;
  readonly payMethod: PayMethod;
  /** The day a fixed price ends, YYYY-MM-DD. */
  readonly validTo: string | null;
  readonly kwh: number | null;
  readonly pounds: number | null;
}

/** A quote understood: where the home is, what it has now, how it would pay. `nightShare` (0 to 1) is of Economy 7. */
export interface Quote {
  readonly place: Place;
  readonly region: Region;
  readonly supplies: readonly Supply[];
  readonly payMethod: PayMethod;
  readonly nightShare?: number;
}

/** One fuel as the body says it, with the names of the parts that say it. */
export interface Present {
  readonly fuel: Fuel;
  readonly tariffField: string;
  readonly tariffId: number;
  readonly payField: string;
  readonly payMethod: PayMethod;
  readonly validTo: string | null;
  readonly usageField: string;
  readonly kwh: number | null;
  readonly pounds: number | null;
}

/** Reads a quote. Refuses an unknown place or tariff, an impossible day, and a fuel without usage and cost. */
export function readQuote(body: QuoteBody, catalogue: Catalogue): Quote | Refused {
  const place = placeOf(body.postcode);
  if (place instanceof Refused) return place;
  const supplies: Supply[] = [];
  for (const present of presentOf(body)) {
    const supply = readSupply(present, catalogue);
    if (supply instanceof Refused) return supply;
    supplies.push(supply);
  }
  const { economy7Percentage } = body;
  return {
    place,
    // Networks do not follow postcodes exactly: the meter knows better.
    region: regionOfMpan(body.mpan) ?? place.region,
    supplies,
    payMethod: body.newTariffPaymentMethod,
    ...(economy7Percentage === undefined ? {} : { nightShare: economy7Percentage / 100 }),
  };
}

function readSupply(present: Present, catalogue: Catalogue): Supply | Refused {
  const { fuel, tariffId, tariffField, usageField, validTo, payMethod, kwh, pounds } = present;
  const offer = catalogue.findOffer(tariffId);
  if (!offer)
    return badField(tariffField, `We do not know your present ${fuel} tariff. Please choose it again.`);
  if (!(kwh ?? pounds))
    return badField(usageField, `Tell us how much ${fuel} you use, or what you spend on it.`);
  if (validTo !== null && !isDay(validTo))
    return badField(
      tariffField.replace('Id', 'ValidToDate'),
      `The day your ${fuel} tariff ends does not exist.`,
    );
  return { fuel, offer, payMethod, validTo, kwh, pounds };
}

/** The fuels of a quote, gas first. */
export function presentOf(body: QuoteBody): readonly Present[] {
  if ('currentUsageEstimated' in body)
    return [
      {
        ...whole(body),
        fuel: body.switchType === 'gasToGas' ? 'gas' : 'electricity',
        usageField: 'currentUsageEstimated',
        kwh: body.currentUsageEstimated,
        pounds: body.currentCostEstimated,
      },
    ];
  const gas = {
    fuel: 'gas',
    usageField: 'gasCurrentUsageEstimated',
    kwh: body.gasCurrentUsageEstimated,
    pounds: body.gasCurrentCostEstimated,
  } as const;
  const electricity = {
    fuel: 'electricity',
    usageField: 'electricityCurrentUsageEstimated',
    kwh: body.electricityCurrentUsageEstimated,
    pounds: body.electricityCurrentCostEstimated,
  } as const;
  if ('tariffId' in body)
    return [
      { ...whole(body), ...gas },
      { ...whole(body), ...electricity },
    ];
  return [
    {
      ...gas,
      tariffField: 'gasTariffId',
      tariffId: body.gasTariffId,
      payField: 'gasCurrentPayMethod',
      payMethod: body.gasCurrentPayMethod,
      validTo: body.gasTariffValidToDate,
    },
    {
      ...electricity,
      tariffField: 'electricityTariffId',
      tariffId: body.electricityTariffId,
      payField: 'electricityCurrentPayMethod',
      payMethod: body.electricityCurrentPayMethod,
      validTo: body.electricityTariffValidToDate,
    },
  ];
}

const whole = (body: Exclude<QuoteBody, Static<typeof DualDistinctQuote>>) => ({
  tariffField: 'tariffId',
  tariffId: body.tariffId,
  payField: 'currentPayMethod',
  payMethod: body.currentPayMethod,
  validTo: body.tariffValidToDate,
});
