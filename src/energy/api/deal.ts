import type { ResultRow } from './contract/quote.ts';
import { line, readResultPayMethod, readSwitchOption } from './replies.ts';
import { flag, id, readMonths, texts, type Unchecked, within, words } from './unchecked.ts';

/** One deal of the results: a row with the id that the product knows it by. */
export type Deal = Omit<ResultRow, 'tariffDetails' | 'fixedMonths' | 'exitFees'> & {
  /** Tariff and pay method, such as `101-CashOrCheque`: one tariff may be sold by several pay methods. */
  readonly id: string;
  /** What is special about the tariff, as it came: `featuresOf` says how the few deals that are drawn show it. */
  readonly tariffDetails: readonly string[];
  /** Length of a fixed price in months, from the start of supply; null where it has none or the service does not tell. */
  readonly fixedMonths: number | null;
  /** Pounds that leaving early costs, all fuels together; null where the service does not tell. */
  readonly exitFees: number | null;
};

/** More than any home pays for its energy in a year, pounds; a figure beyond it is a mistake and not shown. */
export const mostPounds = 1_000_000;
/** Most features of a tariff that are listed. */
const mostFeatures = 50;

/** A deal out of a result row. Undefined without ids, names, pay method and cost: such a row cannot be shown honestly. */
export function readDeal(row: Unchecked<ResultRow>): Deal | undefined {
  const tariffId = id(row?.tariffId);
  const supplierId = id(row?.supplierId);
  const tariffName = line(row?.tariffName);
  const supplierName = line(row?.supplierName);
  const payMethod = readResultPayMethod(row?.payMethod);
  const totalCost = within(0, mostPounds, row?.totalCost);
  const savings = within(-mostPounds, mostPounds, row?.savings);
  if (tariffId === undefined || supplierId === undefined || totalCost === undefined || savings === undefined)
    return undefined;
  if (!tariffName || !supplierName || !payMethod) return undefined;
  return {
    id: `${tariffId}-${payMethod}`,
    tariffId,
    tariffName,
    supplierId,
    supplierName,
    payMethod,
    totalCost,
    savings,
    switchOption: readSwitchOption(row?.switchOption),
    carbonFootprint: within(0, mostPounds, row?.carbonFootprint) ?? 0,
    isFixed: flag(row?.isFixed),
    isGreen: flag(row?.isGreen),
    hasCancellationFee: flag(row?.hasCancellationFee),
    hasPaperBilling: flag(row?.hasPaperBilling),
    hasOnlineManagement: flag(row?.hasOnlineManagement),
    hasWarmHomeDiscount: flag(row?.hasWarmHomeDiscount),
    tariffDetails: texts(row?.tariffDetails),
    fixedMonths: readMonths(row?.fixedMonths) ?? null,
    exitFees: within(0, mostPounds, row?.exitFees) ?? null,
  };
}

/** The features of a deal as they may be shown, the first 50; one of which nothing is left is passed over. */
export function featuresOf({ tariffDetails }: Deal): readonly string[] {
  return tariffDetails.slice(0, mostFeatures).flatMap((text) => words(text) ?? []);
}

/** An entry of the results list, carrying its deal. */
interface DealItem {
  readonly value: number;
  readonly label: string;
  readonly data: Deal;
}

/** The lists that were made here. One of thousands is read when it comes, and must not be when it is shown. */
const known = new WeakMap<object, readonly Deal[]>();

/** The deals as entries of a list. */
export function itemsOf(deals: readonly Deal[]): readonly DealItem[] {
  const items = deals.map((deal) => ({ value: deal.tariffId, label: deal.tariffName, data: deal }));
  known.set(items, deals);
  return items;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The deals that a list carries, in its order. An entry without a whole row is left out. */
export function dealsOf(items: readonly { readonly data?: unknown }[]): readonly Deal[] {
  return known.get(items) ?? items.flatMap(({ data }) => (isObject(data) && readDeal(data)) || []);
}
