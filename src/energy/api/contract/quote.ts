import { type Static, type TSchema, Type } from '@sinclair/typebox';
import {
  closed,
  Day,
  FixedMonths,
  orNull,
  PayMethod,
  Postcode,
  ResultPayMethod,
  SwitchType,
  text,
} from './shared.ts';

const amount = orNull(Type.Number({ minimum: 0, maximum: 1_000_000 }));

/** What every quote carries (specification, quote journey §7). */
const common = {
  switchType: SwitchType,
  postcode: Postcode,
  addressLine1: text(),
  addressLine2: text(),
  town: text(),
  county: text(),
  mpan: orNull(text(21)),
  mprn: orNull(text(10)),
  billConsumptionIsEstimated: Type.Literal(true),
  economy7Percentage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  referrerBranchCode: text(),
  switchOwnerReference: text(),
  isHappyToBeAutoSwitched: Type.Boolean(),
  accountManagementOnline: Type.Literal('UnInterested'),
  newTariffPaymentMethod: PayMethod,
  utilityPeriod: Type.Literal('Annually'),
};

/** The present tariff of one fuel, or of both when one supplier serves both. */
const present = { tariffId: Type.Integer(), tariffValidToDate: orNull(Day), currentPayMethod: PayMethod };

const perFuel = {
  electricityCurrentCostEstimated: amount,
  electricityCurrentUsageEstimated: amount,
  gasCurrentCostEstimated: amount,
  gasCurrentUsageEstimated: amount,
  electricityConsumptionExceedsGasConsumption: Type.Boolean(),
};

/** A gas or an electricity quote: cost in pounds a year, usage in kWh a year; one of the two is null. */
export const SingleQuote = closed({
  ...common,
  ...present,
  currentCostEstimated: amount,
  currentUsageEstimated: amount,
});
export const DualConsolidatedQuote = closed({ ...common, ...present, ...perFuel });
export const DualDistinctQuote = closed({
  ...common,
  ...perFuel,
  electricityTariffId: Type.Integer(),
  electricityTariffValidToDate: orNull(Day),
  electricityCurrentPayMethod: PayMethod,
  gasTariffId: Type.Integer(),
  gasTariffValidToDate: orNull(Day),
  gasCurrentPayMethod: PayMethod,
});

/** The saved quote record (§3). */
export const SavedQuote = closed({
  switchId: Type.Integer(),
  switchType: SwitchType,
  includeAllPayMethodOptions: Type.Boolean(),
  proposedPayMethod: ResultPayMethod,
  electricitySmartMeterInstalled: Type.Boolean(),
  gasSmartMeterInstalled: Type.Boolean(),
});
export type SavedQuote = Static<typeof SavedQuote>;

/** One result row (§3). Costs and savings in pounds a year, carbonFootprint in kg CO2e a year. */
export const ResultRow = closed({
  tariffId: Type.Integer(),
  tariffName: text(),
  isFixed: Type.Boolean(),
  supplierId: Type.Integer(),
  supplierName: text(),
  isGreen: Type.Boolean(),
  payMethod: ResultPayMethod,
  switchOption: Type.Union([Type.Literal('Switch'), Type.Literal('None')]),
  totalCost: Type.Number(),
  savings: Type.Number(),
  carbonFootprint: Type.Number(),
  hasCancellationFee: Type.Boolean(),
  hasPaperBilling: Type.Boolean(),
  hasOnlineManagement: Type.Boolean(),
  hasWarmHomeDiscount: Type.Boolean(),
  tariffDetails: Type.Array(text(500)),
  fixedMonths: FixedMonths,
  exitFees: Type.Optional(
    Type.Number({
      minimum: 0,
      description: 'Ours, beyond §3: what leaving early costs in pounds, all fuels of the quote together.',
    }),
  ),
});
export type ResultRow = Static<typeof ResultRow>;

const created = closed({ geniusSwitchDto: closed({ switchId: Type.Integer() }) });
const creates = <Body extends TSchema>(what: string, body: Body) =>
  ({ token: 'needed', doc: `Creates ${what}.`, body, reply: created }) as const;

/** Quote and result calls (§7; Q7.10, Q7.20). */
export const quoteCalls = {
  'POST /request/switch/v2/gas': creates('a gas quote', SingleQuote),
  'POST /request/switch/v2/electricity': creates('an electricity quote', SingleQuote),
  'POST /request/switch/v2/dual-consolidated': creates(
    'a quote for both fuels from one supplier',
    DualConsolidatedQuote,
  ),
  'POST /request/switch/v2/dual-distinct': creates(
    'a quote for both fuels from two suppliers',
    DualDistinctQuote,
  ),
  'POST /request/results/detail': {
    token: 'needed',
    doc: 'Ranked results of a saved quote, cheapest first.',
    body: SavedQuote,
    reply: closed({
      resultsInDetailDto: closed({
        resultsInDetail: Type.Array(ResultRow),
        leavingFees: Type.Optional(
          Type.Number({
            minimum: 0,
            description:
              'Ours, beyond §3: what leaving the present tariffs today costs in pounds, all fuels together. Savings are before it.',
          }),
        ),
      }),
      uuid: Type.String(),
    }),
  },
} as const;
