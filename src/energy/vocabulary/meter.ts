/** What `meter.` holds once an address's meters are known (specification, quote journey §3, Address parts). */
export const meterWords = {
  known: 'true once the meter details of the address are known',
  gasSupplierId: 'supplier id of the first domestic gas meter (its mugSupplierId)',
  electricitySupplierId: 'supplier id of the first domestic electricity meter',
  sameSupplier: 'both domestic meters have the same supplier id',
  gasIsPrepayment: 'the domestic gas meter is a prepayment meter',
  electricityIsPrepayment: 'the domestic electricity meter is a prepayment meter',
  gasIsSmart: 'the domestic gas meter is a smart meter',
  electricityIsSmart: 'the domestic electricity meter is a smart meter',
  gasAnnualQuantity: 'annual quantity of the domestic gas meter (mpaq), kWh',
  mpan: 'MPAN of the first domestic electricity meter, 21 characters',
  mprn: 'MPRN of the first domestic gas meter',
  maskedMpan: 'the MPAN as shown: characters 8 to 21 visible (Q9.10)',
  maskedMprn: 'the MPRN as shown: characters 2 to 7 visible (Q9.10)',
  hasDomesticMeter: 'the address has a domestic gas or electricity meter',
  hasDomesticGas: 'the address has a domestic gas meter',
  hasDomesticElectricity: 'the address has a domestic electricity meter',
  isNonDomestic: 'the address has meters and none is domestic',
  address: 'in the sign-up: the address whose meters these are, as it is written',
} as const;

export type MeterWord = keyof typeof meterWords;
