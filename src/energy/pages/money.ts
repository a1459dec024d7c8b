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

/** Parts of a sum rounded so that they add up to the rounded sum, as shown, by `step` pounds: the largest remainders go up. */
export function addingUp(parts: readonly number[], step = 1): readonly number[] {
  // To a thousandth of a step: 0.1 + 0.2 is no remainder.
  const steps = parts.map((part) => Number((part / step).toFixed(3)));
  const total = Math.round(Number(steps.reduce((sum, part) => sum + part, 0).toFixed(3)));
  const missing = total - steps.reduce((sum, part) => sum + Math.floor(part), 0);
  const remainder = (n: number) => (steps[n] ?? 0) - Math.floor(steps[n] ?? 0);
  const raised = new Set(
    parts
      .map((_, n) => n)
      .sort((a, b) => remainder(b) - remainder(a))
      .slice(0, missing),
  );
  return steps.map((part, n) => (Math.floor(part) + (raised.has(n) ? 1 : 0)) * step);
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

/** That a saving does not count what leaving the present tariffs costs, "before your £50 exit fee"; undefined where that is nothing. */
export function sayingFees(fees: number): string | undefined {
  return Math.round(fees) > 0 ? sayDeal('before-fees', { amount: inPounds(fees) }) : undefined;
}
