import { isDay } from '../../days/days.ts';
import type {
  TariffInformation as InformationParts,
  InformationLabel as LabelParts,
  Projection,
} from './contract/tariff.ts';
import { readSwitchOption, type SwitchOption } from './replies.ts';
import { flag, number, readMonths, text, texts, type Unchecked } from './unchecked.ts';

/** What is told of a tariff; `switchOption` is null where the service does not say it here. */
export type TariffInformation = Omit<InformationParts, 'switchOption'> & {
  readonly switchOption: SwitchOption | null;
};

/** A label as it came: a rate that nobody gave is null, a text ''. Some services print charges as texts, others give pounds. */
export type InformationLabel = Omit<
  LabelParts,
  'standingCharge' | 'exitFees' | 'discountsAndAdditionalCharges'
> & {
  readonly standingCharge: number | null;
  readonly exitFees: string | number;
  readonly discountsAndAdditionalCharges: string | number;
};

export const fuels = ['electricity', 'gas'] as const;
export type Fuel = (typeof fuels)[number];

/** The four plans of a fuel (contract/tariff.ts says what each is). */
export const plans = ['Existing', 'Default', 'Chosen', 'New'] as const;
export type Plan = (typeof plans)[number];

/** Most features, and longest texts and names, that are taken out of a reply: a page is no place for a megabyte. */
const mostFeatures = 50;
const longestText = 5000;
const longestName = 200;

const clipped = (value: unknown, longest = longestText): string => {
  const said = text(value)?.trim() ?? '';
  return said.length > longest ? `${said.slice(0, longest)}…` : said;
};
const name = (value: unknown): string => clipped(value, longestName);

const rate = (value: unknown): number | null => {
  const pence = number(value);
  return pence === undefined || pence < 0 ? null : pence;
};

type Rates = Pick<Projection, 'unitRate' | 'unitRateDay' | 'unitRateNight'>;

/** The rates of a label or a plan: one, or day and night. Beside the one kind, a 0 of the other does not apply. */
function ratesOf(row: Unchecked<Rates>): Rates {
  const [one, day, night] = [rate(row?.unitRate), rate(row?.unitRateDay), rate(row?.unitRateNight)];
  const beside = (other: number | null, pence: number | null) => (other ? pence || null : pence);
  return {
    unitRate: beside(day || night, one),
    unitRateDay: beside(one, day),
    unitRateNight: beside(one, night),
  };
}

/** A charge: an amount in pounds, or the words that tell it; '' when nobody gave it. */
const charge = (value: unknown): string | number => {
  const pounds = number(value);
  return pounds !== undefined && pounds >= 0 ? pounds : clipped(value);
};

/** A day YYYY-MM-DD that exists, else null. */
const readDay = (value: unknown): string | null => (isDay(value) ? value : null);

/** What is told of a tariff (§3). Undefined without ids and names; other missing texts are '', missing marks unset. */
export function readInformation(info: Unchecked<TariffInformation>): TariffInformation | undefined {
  const tariffId = number(info?.tariffId);
  const supplierId = number(info?.supplierId);
  const tariffName = name(info?.tariffName);
  const supplierNameSimple = name(info?.supplierNameSimple);
  if (tariffId === undefined || supplierId === undefined || !tariffName || !supplierNameSimple)
    return undefined;
  return {
    tariffId,
    tariffName,
    supplierId,
    supplierNameSimple,
    supplierDescription: clipped(info?.supplierDescription),
    termsAndConditionsUrlDto: { supplier: text(info?.termsAndConditionsUrlDto?.supplier) ?? '' },
    tariffDetails: texts(info?.tariffDetails)
      .slice(0, mostFeatures)
      .map((feature) => clipped(feature))
      .filter(Boolean),
    isFixed: flag(info?.isFixed),
    isGreen: flag(info?.isGreen),
    hasCancellationFee: flag(info?.hasCancellationFee),
    hasPaperBilling: flag(info?.hasPaperBilling),
    hasOnlineManagement: flag(info?.hasOnlineManagement),
    hasWarmHomeDiscount: flag(info?.hasWarmHomeDiscount),
    switchOption: text(info?.switchOption) ? readSwitchOption(info?.switchOption) : null,
    fixedMonths: readMonths(info?.fixedMonths) ?? null,
  };
}

/** One fuel's label (§3, tilDto). Undefined when it names neither supplier nor tariff. */
export function readLabel(label: Unchecked<LabelParts> | InformationLabel): InformationLabel | undefined {
  const supplier = name(label?.supplier);
  const tariffName = name(label?.tariffName);
  if (!supplier && !tariffName) return undefined;
  return {
    supplier,
    tariffName,
    tariffEndsOn: clipped(label?.tariffEndsOn),
    paymentMethod: clipped(label?.paymentMethod),
    standingCharge: rate(label?.standingCharge),
    ...ratesOf(label),
    priceGuaranteedUntil: clipped(label?.priceGuaranteedUntil),
    exitFees: charge(label?.exitFees),
    discountsAndAdditionalCharges: charge(label?.discountsAndAdditionalCharges),
    additionalProductsAndServices: clipped(label?.additionalProductsAndServices),
  };
}

/** A figure of a sum; NaN when it is missing, or larger than any home's. */
const figure = (value: unknown): number => {
  const amount = number(value) ?? Number.NaN;
  return Math.abs(amount) < 1e9 ? amount : Number.NaN;
};

/** A number of days of the year that a projection covers. */
const days = (value: unknown): number => {
  const count = figure(value);
  return count >= 0 && count <= 365 ? count : Number.NaN;
};

/** One fuel's year on one path (§3, pppDto). Undefined without every figure that its sum needs: half a sum misleads. */
export function readProjection(plan: Unchecked<Projection>): Projection | undefined {
  const dateOfCalculation = readDay(plan?.dateOfCalculation);
  const rates = ratesOf(plan);
  const { unitRate, unitRateDay, unitRateNight } = rates;
  if (
    dateOfCalculation === null ||
    (unitRate ?? unitRateDay) === null ||
    (unitRate ?? unitRateNight) === null
  )
    return undefined;
  const projection = {
    annualUsage: figure(plan?.annualUsage),
    dateOfCalculation,
    supplier: name(plan?.supplier),
    tariffName: name(plan?.tariffName),
    tariffEndDate: readDay(plan?.tariffEndDate),
    daysLeftOnCurrentTariff: days(plan?.daysLeftOnCurrentTariff),
    daysOnDefaultTariff: days(plan?.daysOnDefaultTariff),
    standingCharge: rate(plan?.standingCharge) ?? Number.NaN,
    ...rates,
    discounts: figure(plan?.discounts),
    previousTwelveMonthsWithVat: figure(plan?.previousTwelveMonthsWithVat),
    nextTwelveMonthsWithVat: figure(plan?.nextTwelveMonthsWithVat),
    terminationFees: figure(plan?.terminationFees),
    personalProjection: figure(plan?.personalProjection),
  };
  return Object.values(projection).some(Number.isNaN)
    ? undefined
    : { ...projection, fixedMonths: readMonths(plan?.fixedMonths) ?? null };
}
