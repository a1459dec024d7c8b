import type { CallReply } from './contract.ts';
import { mostPounds } from './deal.ts';
import { readResultPayMethod } from './replies.ts';
import { flag, number, readMonths, text, texts, type Unchecked, within } from './unchecked.ts';

type Info = Unchecked<
  CallReply<'POST /request/switch/pro/info/switch-plan'>['geniusSwitchPlanInfoDto']['geniusSwitchPlanInfo']['switchPlanInfoDto']
>;

/**
 * The plan of a reply, flat, by the names of `plan.` (vocabulary/sources.ts), money in pounds a year: for dual fuel the electricity part with gas cost and savings added (S7.01). Undefined without
 * supplier, known pay method or cost, and when one of two fuels has no cost.
 */
export function readPlan(info: Info) {
  const part = info?.electricity ?? info?.gas;
  const supplierId = number(part?.supplierId);
  const supplierName = text(part?.supplierName);
  const payMethod = readResultPayMethod(part?.payMethod);
  const cost = number(part?.cost);
  const fixedMonths = readMonths(part?.fixedMonths);
  if (supplierId === undefined || !supplierName || !payMethod || cost === undefined) return undefined;
  const isDual = Boolean(info?.electricity && info.gas);
  const gasCost = isDual ? number(info?.gas?.cost) : undefined;
  if (isDual && gasCost === undefined) return undefined;
  const fee = within(0, mostPounds, part?.exitFee);
  const gasFee = isDual ? within(0, mostPounds, info?.gas?.exitFee) : 0;
  return {
    isEconomy7: flag(part?.isEconomy7),
    tariffDetails: texts(part?.tariffDetails),
    supplierTosUrl: text(part?.supplierTosUrl) ?? '',
    tariffTosUrl: text(part?.tariffTosUrl) ?? '',
    supplierId,
    supplierName,
    tariffName: text(part?.tariffName) ?? '',
    payMethod,
    cost,
    savings: number(part?.savings) ?? 0,
    ...(gasCost === undefined ? {} : { gasCost, gasSavings: number(info?.gas?.savings) ?? 0 }),
    ...(fixedMonths === undefined ? {} : { fixedMonths }),
    ...(fee === undefined || gasFee === undefined ? {} : { exitFees: fee + gasFee }),
    fuelTitle: isDual ? 'Gas & Electricity' : info?.electricity ? 'Electricity' : 'Gas',
    monthlyDirectDebit: directDebit(cost, gasCost ?? 0),
    yearly: inPennies(cost),
    monthly: inPennies(cost / 12),
    ...(gasCost === undefined ? {} : { gasYearly: inPennies(gasCost), gasMonthly: inPennies(gasCost / 12) }),
  };
}

/** Both costs a month, up to the next whole pound (S2.50); whole pennies first, so that no fraction of one adds a pound. */
function directDebit(cost: number, gasCost: number): number {
  return Math.ceil(Math.round((cost + gasCost) * 100) / 1200);
}

const pennies = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Pounds with their pennies, as people write them: 1,034.50. */
const inPennies = (pounds: number): string => pennies.format(pounds);
