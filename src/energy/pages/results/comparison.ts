import type { Sources } from '../../../engine/types.ts';
import { type Deal, featuresOf } from '../../api/deal.ts';
import { sayDeal } from '../deal-words.ts';
import { sayingPrice } from '../facts.ts';
import { inPounds, monthlyCost, presentCost, sayingFees, sayingSavings, shownSavings } from '../money.ts';
import { payMethodNames } from '../pay-methods.ts';
import { inGenericWords } from '../product-name.ts';
import { sayCompare } from './words.ts';

/** One line of the comparison: what each deal says to it, in the deals' order. */
export interface ComparedLine {
  readonly name: string;
  /** What the home has now says to it; undefined where this page does not know. */
  readonly now?: string;
  readonly values: readonly string[];
  readonly differs: boolean;
  /** For each deal, whether nothing in the line is better; undefined where none is better than another. */
  readonly best?: readonly boolean[];
}

const yesOrNo = (flag: boolean) => sayCompare(flag ? 'yes' : 'no');

function line(name: string, deals: readonly Deal[], say: (deal: Deal) => string): ComparedLine {
  const values = deals.map(say);
  return { name, values, differs: new Set(values).size > 1 };
}

/** A line whose lowest figure is the best one. */
function rated(
  name: string,
  deals: readonly Deal[],
  figure: (deal: Deal) => number,
  say: (deal: Deal) => string,
) {
  const lowest = Math.min(...deals.map(figure));
  const written = line(name, deals, say);
  return written.differs ? { ...written, best: deals.map((deal) => figure(deal) === lowest) } : written;
}

function sayingFee({ hasCancellationFee, exitFees }: Deal): string {
  if (!hasCancellationFee) return sayCompare('none');
  return exitFees ? inPounds(exitFees) : sayCompare('yes');
}

/** The name of the line of savings, which are before the pounds that leaving the present tariffs costs. */
function withNow(fees: number): string {
  const before = sayingFees(fees);
  return before ? sayCompare('with-now-before', { before }) : sayCompare('with-now');
}

/** What decides between the deals, money first, each beside what the home pays now; `fees` is what leaving that costs. */
export function mainLines(deals: readonly Deal[], today: string, fees: number): readonly ComparedLine[] {
  const month = ({ totalCost }: Deal) => monthlyCost(totalCost);
  const [present] = deals.map(presentCost);
  const now = (amount: number | undefined) => (amount === undefined ? {} : { now: inPounds(amount) });
  return [
    {
      ...rated(sayCompare('month'), deals, month, (deal) => inPounds(month(deal))),
      ...now(present && monthlyCost(present)),
    },
    {
      ...rated(
        sayCompare('year'),
        deals,
        ({ totalCost }) => Math.round(totalCost),
        ({ totalCost }) => inPounds(totalCost),
      ),
      ...now(present),
    },
    line(withNow(fees), deals, (deal) => sayingSavings(shownSavings(deal))),
    line(sayCompare('price'), deals, (deal) => sayingPrice(deal, today)),
    { ...line(sayDeal('exit-fee'), deals, sayingFee), ...now(fees || undefined) },
    line(sayDeal('green'), deals, ({ isGreen }) => yesOrNo(isGreen)),
  ];
}

/** Every field of the deals side by side (Q2.31). */
export function compareDeals(deals: readonly Deal[], today: string, fees: number): readonly ComparedLine[] {
  return [
    ...mainLines(deals, today, fees),
    line(sayCompare('payment'), deals, ({ payMethod }) => payMethodNames()[payMethod]),
    line(sayDeal('online'), deals, ({ hasOnlineManagement }) => yesOrNo(hasOnlineManagement)),
    line(sayDeal('paper'), deals, ({ hasPaperBilling }) => yesOrNo(hasPaperBilling)),
    line(sayDeal('warm-home'), deals, ({ hasWarmHomeDiscount }) => yesOrNo(hasWarmHomeDiscount)),
  ];
}

/** Whether its supplier's name alone tells a deal from the others that are compared. */
export const isAlone = (deal: Deal, deals: readonly Deal[]): boolean =>
  deals.every((other) => other === deal || other.supplierName !== deal.supplierName);

/** The lines in which several deals differ or which say what is paid now; and in words what all of them say alike. */
export function linesApart(
  lines: readonly ComparedLine[],
  deals: number,
): { readonly apart: readonly ComparedLine[]; readonly alike: readonly string[] } {
  const isApart = ({ differs, now }: ComparedLine) => deals < 2 || differs || now !== undefined;
  const shared = lines.filter((line) => !isApart(line));
  return { apart: lines.filter(isApart), alike: shared.map(({ name, values }) => `${name}: ${values[0]}`) };
}

/** The feature texts: for each deal those that not every compared one has, and those that all have. One deal shares none. */
export function featuresApart(
  deals: readonly Deal[],
  brand: Sources['brand'],
): { readonly own: readonly (readonly string[])[]; readonly shared: readonly string[] } {
  const all = deals.map((deal) => [...new Set(featuresOf(deal))]);
  const isShared = (text: string) => deals.length > 1 && all.every((texts) => texts.includes(text));
  const said = (texts: readonly string[]) => texts.map((text) => inGenericWords(text, brand));
  return {
    own: all.map((texts) => said(texts.filter((text) => !isShared(text)))),
    shared: said((all[0] ?? []).filter(isShared)),
  };
}
