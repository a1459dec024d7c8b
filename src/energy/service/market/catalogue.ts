import { type Static, Type } from '@sinclair/typebox';
import { PayMethod } from '../../api/contract/shared.ts';
import supplierData from '../data/suppliers.json' with { type: 'json' };
import { dataOf } from '../dataOf.ts';
import type { Cap, MeterKind, Rates } from './cap.ts';
import { toRate } from './rounding.ts';

const TariffRecord = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  months: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  isGreen: Type.Boolean(),
  unitFactor: Type.Number({ minimum: 0.8, maximum: 1.2 }),
  standingFactor: Type.Number({ minimum: 0.8, maximum: 1.2 }),
  exitFeeGbp: Type.Number({ minimum: 0 }),
  payMethods: Type.Array(PayMethod, { minItems: 1 }),
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
const MarketData = Type.Object({
  suppliers: Type.Array(SupplierRecord),
  newcomer: Type.Omit(SupplierRecord, ['id', 'name']),
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

/** What the market sells. */
export interface Catalogue {
  readonly suppliers: readonly MarketSupplier[];
  /** The tariff of an id with its supplier; undefined for an id that we never gave. */
  readonly findOffer: (tariffId: number) => Offer | undefined;
  readonly findSupplier: (id: number) => MarketSupplier | undefined;
  /** What can be switched to: the tariffs of open suppliers for a pay method and meter. */
  readonly openOffers: (payMethod: PayMethod, economy7: boolean) => readonly Offer[];
}

const data = dataOf('suppliers.json', MarketData, supplierData);
const byName = (all: readonly MarketSupplier[]) => all.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** The suppliers that the market has data of, by name; invented homes are with these. */
export const suppliers: readonly MarketSupplier[] = byName(data.suppliers);

/** Names of suppliers by id that may be more than the market has data of: those that a variant file names. */
export type SupplierNames = ReadonlyMap<number, string>;

/** The market with a demonstration of each named supplier that it has no data of (`newcomer` of suppliers.json). */
export function catalogueOf(named: SupplierNames = new Map()): Catalogue {
  const known = new Map(suppliers.map((supplier) => [supplier.id, supplier]));
  for (const [id, name] of named) if (!known.has(id)) known.set(id, newcomer(id, name));
  const all = byName([...known.values()]);
  const offers = all.flatMap((supplier) => supplier.tariffs.map((tariff) => ({ supplier, tariff })));
  const byTariff = new Map(offers.map((offer) => [offer.tariff.id, offer]));
  return {
    suppliers: all,
    findOffer: (tariffId) => byTariff.get(tariffId),
    findSupplier: (id) => known.get(id),
    openOffers: (payMethod, economy7) =>
      offers.filter(({ supplier, tariff }) => supplier.isOpen && serves(tariff, payMethod, economy7)),
  };
}

/** Tariffs are numbered as the others are: the supplier's id, then two digits. */
function newcomer(id: number, name: string): MarketSupplier {
  const tariffs = data.newcomer.tariffs.map((tariff) => ({ ...tariff, id: id * 100 + tariff.id }));
  return { ...data.newcomer, id, name, tariffs };
}

/** What is told of an offer wherever it is shown, wherever the home is. */
export const factsOf = ({ supplier, tariff }: Offer) => ({
  tariffId: tariff.id,
  tariffName: tariff.name,
  supplierId: supplier.id,
  isFixed: tariff.months !== null,
  isGreen: tariff.isGreen,
  hasCancellationFee: tariff.exitFeeGbp > 0,
  hasPaperBilling: supplier.hasPaperBilling,
  hasOnlineManagement: supplier.hasOnlineManagement,
  hasWarmHomeDiscount: supplier.hasWarmHomeDiscount,
  switchOption: supplier.switchOption,
  fixedMonths: tariff.months,
});

/** Whether a tariff can be had by a pay method on such a meter. */
export const serves = (tariff: MarketTariff, payMethod: PayMethod, economy7: boolean): boolean =>
  tariff.payMethods.includes(payMethod) && (tariff.economy7 || !economy7);

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
