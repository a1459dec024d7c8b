const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const energy = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Pounds with pence: £1,240.50. */
export const inPence = (amount: number): string => pounds.format(amount);

/** Energy in whole kWh: 2,700 kWh. */
export const inKwh = (kwh: number): string => `${energy.format(kwh)} kWh`;
