const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const pence = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 3 });
const energy = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Pounds with pence: £1,240.50. */
export const inPence = (amount: number): string => pounds.format(amount);

/** A rate in pence, to the thousandth that is billed: 24.5p is 24.50p, 24.503p stays. */
export const asRate = (rate: number): string => `${pence.format(rate)}p`;

/** Energy in whole kWh: 2,700 kWh. */
export const inKwh = (kwh: number): string => `${energy.format(kwh)} kWh`;
