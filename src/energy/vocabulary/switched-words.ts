/** What is kept of a completed switch, under one name: nothing that tells who the person is (S4.03). */
export const switchedWords = [
  'switched',
  'alreadySwitched',
  'gasReference',
  'electricityReference',
  'switchedSupplier',
  'switchedUuid',
  'switchedFuels',
  'switchedCost',
  'switchedOn',
  'switchedTariff',
  'switchedPayMethod',
  'switchedFixedMonths',
  'switchedExitFees',
  'switchCounted',
  'switchedWorkingDays',
  'switchDelayed',
] as const;
