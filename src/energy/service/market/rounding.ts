/** What floating point adds, below a ten-millionth of the last decimal, does not decide. */
const dust = 10_000_000;

/** Rounds half up, amounts below a million. */
function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(Math.round(value * scale * dust) / dust) / scale;
}

/** Pounds to the penny. */
export const toPence = (pounds: number): number => roundTo(pounds, 2);

/** A rate in pence, as it is billed and shown: to a thousandth. */
export const toRate = (pence: number): number => roundTo(pence, 3);

/** Usage to a thousandth of a kWh, as projections show it. */
export const toKwh = (kwh: number): number => roundTo(kwh, 3);
