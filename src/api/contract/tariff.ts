import { Type } from '@sinclair/typebox';
import { closed, Day, orNull, ResultPayMethod, SwitchType, text } from './shared.ts';

const pence = Type.Number({ minimum: 0 });
const pounds = Type.Number();

/** What a person is told of a tariff and its supplier (§3, Tariff details). */
export const TariffInformation = closed({
  tariffId: Type.Integer(),
  tariffName: text(),
  supplierId: Type.Integer(),
  supplierNameSimple: text(),
  supplierDescription: text(2000),
  termsAndConditionsUrlDto: closed({ supplier: text(300) }),
  tariffDetails: Type.Array(text(500)),
  isFixed: Type.Boolean(),
  isGreen: Type.Boolean(),
  hasCancellationFee: Type.Boolean(),
  hasPaperBilling: Type.Boolean(),
  hasOnlineManagement: Type.Boolean(),
  hasWarmHomeDiscount: Type.Boolean(),
  switchOption: Type.Union([Type.Literal('Switch'), Type.Literal('None')]),
});

/** Asks for the label or the projections of one tariff of a saved quote (§7, Q7.21). */
const TariffOfQuote = closed({
  onCurrentTariff: Type.Boolean(),
  proposedPayMethod: ResultPayMethod,
  switchId: Type.Integer(),
  switchType: SwitchType,
  tariffId: Type.Integer(),
  tariffValidToDate: orNull(Day),
});

/**
 * One fuel's year on one path (§3, pppDto). Rates in pence with VAT (standing charge a day, unit rates a kWh), usage in
 * kWh a year, money in pounds. `unitRate` is null on two rates, day and night are null on one; `tariffEndDate` is null
 * for a tariff without an end.
 */
export const Projection = closed({
  annualUsage: Type.Number({ minimum: 0 }),
  dateOfCalculation: Day,
  supplier: text(),
  tariffName: text(),
  tariffEndDate: orNull(Day),
  daysLeftOnCurrentTariff: Type.Integer({ minimum: 0, maximum: 365 }),
  daysOnDefaultTariff: Type.Integer({ minimum: 0, maximum: 365 }),
  standingCharge: pence,
  unitRate: orNull(pence),
  unitRateDay: orNull(pence),
  unitRateNight: orNull(pence),
  discounts: pounds,
  previousTwelveMonthsWithVat: pounds,
  nextTwelveMonthsWithVat: pounds,
  terminationFees: pounds,
  personalProjection: pounds,
});

/** One fuel's Tariff Information Label (§3, tilDto). Rates in pence with VAT; texts as a supplier prints them. */
export const InformationLabel = closed({
  supplier: text(),
  tariffName: text(),
  tariffEndsOn: text(),
  paymentMethod: text(),
  standingCharge: pence,
  unitRate: orNull(pence),
  unitRateDay: orNull(pence),
  unitRateNight: orNull(pence),
  priceGuaranteedUntil: text(),
  exitFees: text(),
  discountsAndAdditionalCharges: text(500),
  additionalProductsAndServices: text(500),
});

const projection = orNull(Projection);

/** Tariff detail calls (§7; Q7.21). A fuel that the quote does not have is null. */
export const tariffCalls = {
  'POST /request/tariffs/tariff/information': {
    doc: 'A tariff, its supplier and what is special about it.',
    body: closed({ tariffId: Type.Integer() }),
    reply: closed({ tariffInfoDto: TariffInformation }),
  },
  'POST /request/til': {
    doc: 'Tariff Information Labels of a tariff for the quoted home.',
    body: TariffOfQuote,
    reply: closed({
      tilDto: closed({
        electricityTariffInformationLabel: orNull(InformationLabel),
        gasTariffInformationLabel: orNull(InformationLabel),
      }),
    }),
  },
  'POST /request/ppp': {
    doc:
      'Personal projections of the quoted home. Existing: the present path, days left and then the default tariff. ' +
      "Default: a year on the present supplier's default tariff. Chosen: a year at the chosen tariff's rates. " +
      'New: the path after a switch.',
    body: TariffOfQuote,
    reply: closed({
      pppDto: closed({
        electricityExistingPersonalProjectionPlan: projection,
        gasExistingPersonalProjectionPlan: projection,
        electricityDefaultPersonalProjectionPlan: projection,
        gasDefaultPersonalProjectionPlan: projection,
        electricityChosenPersonalProjectionPlan: projection,
        gasChosenPersonalProjectionPlan: projection,
        electricityNewPersonalProjectionPlan: projection,
        gasNewPersonalProjectionPlan: projection,
      }),
    }),
  },
} as const;
