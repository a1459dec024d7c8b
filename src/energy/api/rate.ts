const pence = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

/** A rate in pence, to the thousandth that is billed: 24.5p is 24.50p, 24.503p stays. */
export const asRate = (rate: number): string => `${pence.format(rate)}p`;
