import type { Projection } from '../src/energy/api/contract/tariff.ts';
import type { CallReply } from '../src/energy/api/contract.ts';
import type { InformationLabel } from '../src/energy/api/tariff-replies.ts';

type Information = CallReply<'POST /request/tariffs/tariff/information'>;
type Labels = CallReply<'POST /request/til'>;
type Projections = CallReply<'POST /request/ppp'>;

/** The three calls of a tariff's details. */
export const informationCall = 'POST /request/tariffs/tariff/information';
export const labelCall = 'POST /request/til';
export const projectionCall = 'POST /request/ppp';

export const information: Information['tariffInfoDto'] = {
  tariffId: 202,
  tariffName: 'Fixed 12 Months',
  supplierId: 2,
  supplierNameSimple: 'Gas & Co',
  supplierDescription: 'A supplier of gas. Switchyard likes it.',
  termsAndConditionsUrlDto: { supplier: 'https://gas.example/terms' },
  tariffDetails: [
    'One.',
    'Two.',
    'Three.',
    'Four.',
    'Five, by Switchyard.',
    'A demonstration tariff: not an offer.',
  ],
  isFixed: true,
  isGreen: true,
  hasCancellationFee: true,
  hasPaperBilling: true,
  hasOnlineManagement: true,
  hasWarmHomeDiscount: true,
  switchOption: 'Switch',
  fixedMonths: 12,
};

export const label = {
  supplier: 'Gas & Co',
  tariffName: 'Fixed 12 Months',
  tariffEndsOn: '2027-11-20',
  paymentMethod: 'Monthly Direct Debit',
  standingCharge: 50,
  unitRate: 24.503,
  unitRateDay: null,
  unitRateNight: null,
  priceGuaranteedUntil: '12 months from the day your supply starts',
  exitFees: '£50 per fuel',
  discountsAndAdditionalCharges: 'None',
  additionalProductsAndServices: 'A boiler check',
} satisfies InformationLabel;

/** A whole year at one set of rates: 1,000 kWh at 20p and 365 days at £1 make £565. Every field may be given otherwise. */
export function projection(given: Partial<Projection> = {}): Projection {
  return {
    annualUsage: 1000,
    dateOfCalculation: '2026-11-21',
    supplier: 'Old Power',
    tariffName: 'Old Fix',
    tariffEndDate: null,
    fixedMonths: null,
    daysLeftOnCurrentTariff: 365,
    daysOnDefaultTariff: 0,
    standingCharge: 100,
    unitRate: 20,
    unitRateDay: null,
    unitRateNight: null,
    discounts: 0,
    previousTwelveMonthsWithVat: 500,
    nextTwelveMonthsWithVat: 565,
    terminationFees: 0,
    personalProjection: 565,
    ...given,
  };
}

/** A fuel that is on a fix for 100 more days at £365 a year, then on the default at £730; the switch costs £547.50. */
export const gasPlans = {
  Existing: projection({
    tariffEndDate: '2027-02-28',
    daysLeftOnCurrentTariff: 100,
    daysOnDefaultTariff: 265,
    standingCharge: 50,
    unitRate: 18.25,
    personalProjection: 630,
    nextTwelveMonthsWithVat: 630,
  }),
  Default: projection({
    tariffName: 'Old Default',
    daysLeftOnCurrentTariff: 0,
    daysOnDefaultTariff: 365,
    standingCharge: 100,
    unitRate: 36.5,
    personalProjection: 730,
    nextTwelveMonthsWithVat: 730,
  }),
  Chosen: projection({
    supplier: 'Gas & Co',
    tariffName: 'Fixed 12 Months',
    standingCharge: 50,
    unitRate: 36.5,
    personalProjection: 547.5,
    nextTwelveMonthsWithVat: 547.5,
  }),
  New: projection({
    supplier: 'Gas & Co',
    tariffName: 'Fixed 12 Months',
    standingCharge: 50,
    unitRate: 36.5,
    personalProjection: 547.5,
    nextTwelveMonthsWithVat: 547.5,
  }),
};

type Plans = Readonly<Record<keyof typeof gasPlans, Projection>>;

export function projectionsReply(gas: Plans | null, electricity: Plans | null = null): Projections {
  return {
    pppDto: {
      electricityExistingPersonalProjectionPlan: electricity?.Existing ?? null,
      gasExistingPersonalProjectionPlan: gas?.Existing ?? null,
      electricityDefaultPersonalProjectionPlan: electricity?.Default ?? null,
      gasDefaultPersonalProjectionPlan: gas?.Default ?? null,
      electricityChosenPersonalProjectionPlan: electricity?.Chosen ?? null,
      gasChosenPersonalProjectionPlan: gas?.Chosen ?? null,
      electricityNewPersonalProjectionPlan: electricity?.New ?? null,
      gasNewPersonalProjectionPlan: gas?.New ?? null,
    },
  };
}

export const labelsReply = (gas: boolean, electricity: boolean): Labels => ({
  tilDto: {
    electricityTariffInformationLabel: electricity ? label : null,
    gasTariffInformationLabel: gas ? label : null,
  },
});

export const informationReply = (given: Partial<Information['tariffInfoDto']> = {}): Information => ({
  tariffInfoDto: { ...information, ...given },
});
