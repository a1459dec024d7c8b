import { type Static, Type } from '@sinclair/typebox';
import { closed, Day, FixedMonths, orNull, ResultPayMethod, SwitchType, text } from './shared.ts';

const pence = Type.Number({ minimum: 0 });
const pounds = (description: string) => Type.Number({ description });
const days = (description: string) => Type.Integer({ minimum: 0, maximum: 365, description });

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
  fixedMonths: FixedMonths,
});
export type TariffInformation = Static<typeof TariffInformation>;

/** Asks for the label or the projections of one tariff of a saved quote (§7, Q7.21). */
const TariffOfQuote = closed({
  onCurrentTariff: Type.Boolean({
    description: 'Asks about what the home has now: each fuel on its own present tariff and pay method.',
  }),
  proposedPayMethod: ResultPayMethod,
  switchId: Type.Integer(),
  switchType: SwitchType,
  tariffId: Type.Integer({
    description: 'A tariff to switch to, or with onCurrentTariff a present one of the quote.',
  }),
  tariffValidToDate: Type.Union([Day, Type.Null()], {
    description:
      'The end of a present tariff as the quote has it; the quote decides, so another day is refused.',
  }),
});

/**
 * One fuel's year on one path (§3, pppDto). Rates in pence with VAT to a thousandth (standing charge a day, unit rates a
 * kWh; one rate, or day and night), usage in kWh, money in pounds rounded to the penny once for each fuel.
 */
export const Projection = closed({
  annualUsage: Type.Number({
    minimum: 0,
    description: 'As the quote gave it, or what the cost it gave buys.',
  }),
  dateOfCalculation: Day,
  supplier: text(),
  tariffName: text(),
  tariffEndDate: Type.Union([Day, Type.Null()], {
    description: 'The last day of the tariff; of a new one as if it began today. Null without an end.',
  }),
  fixedMonths: FixedMonths,
  daysLeftOnCurrentTariff: days(
    "Days of the next 365 at the plan's own tariff, today and its last day counted.",
  ),
  daysOnDefaultTariff: days("The rest of the 365, at the default tariff of the plan's supplier."),
  standingCharge: pence,
  unitRate: orNull(pence),
  unitRateDay: orNull(pence),
  unitRateNight: orNull(pence),
  discounts: pounds('Taken off for certain; 0 without any.'),
  previousTwelveMonthsWithVat: pounds(
    'What the same usage costs in a year at the rates of the present tariff: the same in every plan of a fuel.',
  ),
  nextTwelveMonthsWithVat: pounds('Both parts of the next 365 days, each a 365th of its year for every day.'),
  terminationFees: pounds(
    "What leaving the plan's tariff today costs: its exit fee with more than 49 days left, else 0. Neither " +
      'projection nor savings count it, since a switch can wait for the last 49 days.',
  ),
  personalProjection: pounds(
    'The next twelve months less discounts. Over all fuels the new plans add up to totalCost of the results, and the ' +
      'existing ones less the new ones to savings.',
  ),
});
export type Projection = Static<typeof Projection>;

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
export type InformationLabel = Static<typeof InformationLabel>;

const projection = orNull(Projection);

/** Tariff detail calls (§7; Q7.21). A fuel that the quote does not have is null. */
export const tariffCalls = {
  'POST /request/tariffs/tariff/information': {
    doc: 'A tariff, its supplier and what is special about it.',
    body: closed({ tariffId: Type.Integer() }),
    reply: closed({ tariffInfoDto: TariffInformation }),
  },
  'POST /request/til': {
    token: 'needed',
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
    token: 'needed',
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
