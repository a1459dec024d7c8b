import { sayDeal } from './deal-words.ts';

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** Whole pounds as people read them: £1,240. */
export function inPounds(amount: number): string {
  return pounds.format(amount);
}

/** A year's cost as a monthly one: divided by 12 and rounded up to a whole pound (§9). */
export function monthlyCost(yearly: number): number {
  return Math.ceil(yearly / 12);
}

/** What the home pays now in a year, pounds: each row's cost and what it saves (§3, result row). */
export function presentCost({ totalCost, savings }: { totalCost: number; savings: number }): number {
  return totalCost + savings;
}

/** The saving in whole pounds that fits the two costs as they are shown: what is paid now less the deal, each rounded. */
export function shownSavings(row: { totalCost: number; savings: number }): number {
  return Math.round(presentCost(row)) - Math.round(row.totalCost);
}

/** What a year of switching does, in words: a saving is positive pounds. Less than 50p is about the same. */
export function sayingSavings(savings: number): string {
  return Math.round(savings) === 0 ? sayDeal('same') : sayingEffect(savings);
}

/** The same as a part of a sentence that begins with what does it: "saves £129 a year", "costs about the same …". */
export function sayingEffect(savings: number): string {
  const rounded = Math.round(savings);
  if (rounded > 0) return sayDeal('saves', { amount: inPounds(rounded) });
  if (rounded < 0) return sayDeal('costs-more', { amount: inPounds(-rounded) });
  return sayDeal('costs-same');
}
