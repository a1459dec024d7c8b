import { line, type ResultRow, readResultPayMethod } from './replies.ts';
import { flag, id, texts, type Unchecked, within, words } from './unchecked.ts';

/** One deal of the results: a row with the id that the product knows it by. */
export type Deal = ResultRow & {
  /** Tariff and pay method, such as `101-CashOrCheque`: one tariff may be sold by several pay methods. */
  readonly id: string;
};

/** More than any home pays for its energy in a year, pounds; a figure beyond it is a mistake and not shown. */
const mostPounds = 1_000_000;
/** Most features of a tariff that are listed. */
const mostFeatures = 50;

/** The deals that were read. A list of thousands comes back here when it is shown, which must not take its time twice. */
const known = new WeakMap<object, Deal>();

/**
 * A deal out of a result row; one that was read here before is given back as it is. Undefined without ids, names, pay
 * method and cost: such a row cannot be shown honestly.
 */
export function readDeal(row: Unchecked<ResultRow>): Deal | undefined {
  const before = row && known.get(row);
  if (before) return before;
  const deal = makeDeal(row);
  if (deal) known.set(deal, deal);
  return deal;
}

function makeDeal(row: Unchecked<ResultRow>): Deal | undefined {
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
    switchOption: row?.switchOption === 'Switch' ? 'Switch' : 'None',
    carbonFootprint: within(0, mostPounds, row?.carbonFootprint) ?? 0,
    isFixed: flag(row?.isFixed),
    isGreen: flag(row?.isGreen),
    hasCancellationFee: flag(row?.hasCancellationFee),
    hasPaperBilling: flag(row?.hasPaperBilling),
    hasOnlineManagement: flag(row?.hasOnlineManagement),
    hasWarmHomeDiscount: flag(row?.hasWarmHomeDiscount),
    tariffDetails: texts(row?.tariffDetails)
      .slice(0, mostFeatures)
      .flatMap((one) => words(one) ?? []),
  };
}
