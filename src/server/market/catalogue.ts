import { type Static, Type } from '@sinclair/typebox';
import { PayMethod as PayMethodSchema } from '../../api/contract/shared.ts';
import { dataOf } from '../checked.ts';
import supplierData from '../data/suppliers.json';
import type { Cap, MeterKind, PayMethod, Rates } from './cap.ts';
import { toRate } from './rounding.ts';

const TariffRecord = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  months: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  isGreen: Type.Boolean(),
  unitFactor: Type.Number({ minimum: 0.8, maximum: 1.2 }),
  standingFactor: Type.Number({ minimum: 0.8, maximum: 1.2 }),
  exitFeeGbp: Type.Number({ minimum: 0 }),
  payMethods: Type.Array(PayMethodSchema, { minItems: 1 }),
  economy7: Type.Boolean(),
});
const SupplierRecord = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  description: Type.String({ minLength: 1, maxLength: 2000 }),
  termsUrl: Type.String({ pattern: '^https://', maxLength: 300 }),
  isOpen: Type.Boolean(),
  switchOption: Type.Union([Type.Literal('Switch'), Type.Literal('None')]),
  homesShare: Type.Number({ minimum: 0 }),
  hasWarmHomeDiscount: Type.Boolean(),
  hasPaperBilling: Type.Boolean(),
  hasOnlineManagement: Type.Boolean(),
  tariffs: Type.Array(TariffRecord, { minItems: 1 }),
});

/** A tariff of the demonstration market; its prices are shares of the price cap (data/suppliers.json). */
export type MarketTariff = Static<typeof TariffRecord>;
/** A supplier of the demonstration market; a closed one (`isOpen` false) may only be a home's present supplier. */
export type MarketSupplier = Static<typeof SupplierRecord>;

/** A tariff with the supplier that sells it. */
export interface Offer {
  readonly supplier: MarketSupplier;
  readonly tariff: MarketTariff;
}

/** Every supplier, by name. */
export const suppliers: readonly MarketSupplier[] = dataOf(
  'suppliers.json',
  Type.Object({ suppliers: Type.Array(SupplierRecord) }),
  supplierData,
).suppliers.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

const offers: readonly Offer[] = suppliers.flatMap((supplier) =>
  supplier.tariffs.map((tariff) => ({ supplier, tariff })),
);
const byTariff = new Map(offers.map((offer) => [offer.tariff.id, offer]));

/** The tariff of an id with its supplier; undefined for an id that we never gave. */
export const findOffer = (tariffId: number): Offer | undefined => byTariff.get(tariffId);

/** A supplier by id. */
export const findSupplier = (id: number): MarketSupplier | undefined =>
  suppliers.find((each) => each.id === id);

/** Whether a tariff can be had by a pay method on such a meter. */
export const serves = (tariff: MarketTariff, payMethod: PayMethod, economy7: boolean): boolean =>
  tariff.payMethods.includes(payMethod) && (tariff.economy7 || !economy7);

/** What can be switched to: the tariffs of open suppliers for a pay method and meter. */
export const openOffers = (payMethod: PayMethod, economy7: boolean): readonly Offer[] =>
  offers.filter(({ supplier, tariff }) => supplier.isOpen && serves(tariff, payMethod, economy7));

/** The supplier's default tariff, which a home falls back to when a fixed price ends: its first variable one. */
export function defaultTariff(supplier: MarketSupplier): MarketTariff {
  const found = supplier.tariffs.find((tariff) => tariff.months === null);
  if (!found) throw new Error(`suppliers.json: ${supplier.name} has no variable tariff.`);
  return found;
}

/** A tariff's prices in a region: the cap's rates times the tariff's factors, to a thousandth of a penny. */
export function tariffRates(
  cap: Cap,
  tariff: MarketTariff,
  where: { readonly regionId: string; readonly payMethod: PayMethod; readonly meter: MeterKind },
): Rates {
  const capped = cap.rates(where.regionId, where.payMethod, where.meter);
  return {
    unitRate: toRate(capped.unitRate * tariff.unitFactor),
    standingCharge: toRate(capped.standingCharge * tariff.standingFactor),
  };
}
