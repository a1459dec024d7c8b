import type { CallInput } from '../../src/energy/api/contract.ts';

type Body<N extends 'gas' | 'electricity' | 'dual-consolidated' | 'dual-distinct'> =
  CallInput<`POST /request/switch/v2/${N}`>['body'];

const common = {
  postcode: 'NR21NH',
  addressLine1: '1 Alder Close',
  addressLine2: '',
  town: 'Norwich',
  county: '',
  mpan: '018011001099991001006',
  mprn: '9001000101',
  billConsumptionIsEstimated: true,
  referrerBranchCode: 'WEB',
  switchOwnerReference: 'SWITCHYARD',
  isHappyToBeAutoSwitched: false,
  accountManagementOnline: 'UnInterested',
  newTariffPaymentMethod: 'monthlyDirectDebit',
  utilityPeriod: 'Annually',
} as const;

const present = { tariffId: 201, tariffValidToDate: null, currentPayMethod: 'monthlyDirectDebit' } as const;

const bothFuels = {
  electricityCurrentCostEstimated: null,
  electricityCurrentUsageEstimated: 2700,
  gasCurrentCostEstimated: null,
  gasCurrentUsageEstimated: 11500,
  electricityConsumptionExceedsGasConsumption: false,
} as const;

/** A gas quote: 11,500 kWh on a standard tariff by monthly Direct Debit, in Norwich. */
export const gasQuote = {
  ...common,
  ...present,
  switchType: 'gasToGas',
  currentCostEstimated: null,
  currentUsageEstimated: 11500,
} as const satisfies Body<'gas'>;

/** An electricity quote: 2,700 kWh, otherwise the same. */
export const electricityQuote = {
  ...gasQuote,
  switchType: 'electricityToElectricity',
  currentUsageEstimated: 2700,
} as const satisfies Body<'electricity'>;

/** Both fuels from one supplier. */
export const dualQuote = {
  ...common,
  ...present,
  ...bothFuels,
  switchType: 'dualConsolidatedToDualConsolidated',
} as const satisfies Body<'dual-consolidated'>;

/** The same quote of a home that can pay so: prepayment is for prepayment meters, and they for nothing else. */
export const quotedFor = <Q extends typeof gasQuote | typeof electricityQuote | typeof dualQuote>(
  body: Q,
  payMethod: string,
) => ({
  ...body,
  newTariffPaymentMethod:
    payMethod === 'PrePaymentMeter' ? ('prePaymentMeter' as const) : ('monthlyDirectDebit' as const),
});

/** Both fuels from two suppliers. */
export const distinctQuote = {
  ...common,
  ...bothFuels,
  switchType: 'dualDistinctToDualConsolidated',
  electricityTariffId: 201,
  electricityTariffValidToDate: null,
  electricityCurrentPayMethod: 'monthlyDirectDebit',
  gasTariffId: 1201,
  gasTariffValidToDate: null,
  gasCurrentPayMethod: 'monthlyDirectDebit',
} as const satisfies Body<'dual-distinct'>;

type SavedQuote = CallInput<'POST /request/results/detail'>['body'];

/** The saved record of a quote, as the browser sends it for its results (Q4.50). */
export const savedQuote = (
  switchId: number,
  switchType: SavedQuote['switchType'],
  more: Partial<SavedQuote> = {},
): SavedQuote => ({
  switchId,
  switchType,
  includeAllPayMethodOptions: false,
  proposedPayMethod: 'MonthlyDirectDebit',
  electricitySmartMeterInstalled: false,
  gasSmartMeterInstalled: false,
  ...more,
});
