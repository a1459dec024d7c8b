import { readFileSync } from 'node:fs';
import type { Static } from '@sinclair/typebox';
import type { Projection } from '../../src/energy/api/contract/tariff.ts';

/**
 * What a projection must be, worked out a second time from the words of the contract and the data files, in whole
 * numbers of BigInt: nothing is shared with the service.
 */
type Plan = Static<typeof Projection>;
type Method = 'monthlyDirectDebit' | 'quarterlyDirectDebit' | 'cashOrCheque' | 'prePaymentMeter';

const read = (name: string) => JSON.parse(readFileSync(`src/energy/service/data/${name}.json`, 'utf8'));
const cap: {
  readonly columns: readonly string[];
  readonly paymentMethods: Readonly<Record<Method, string>>;
  readonly periods: readonly { readonly regions: Readonly<Record<string, readonly number[]>> }[];
} = read('price-cap');

interface OracleTariff {
  readonly id: number;
  readonly name: string;
  readonly months: number | null;
  readonly unitFactor: number;
  readonly standingFactor: number;
  readonly exitFeeGbp: number;
  readonly payMethods: readonly Method[];
}
export interface OracleSupplier {
  readonly name: string;
  readonly isOpen: boolean;
  readonly tariffs: readonly OracleTariff[];
}
export const oracleSuppliers: readonly OracleSupplier[] = read('suppliers').suppliers;

/** One tariff of one fuel: who sells it, how it is paid for and the last day of it. */
export interface Held {
  readonly supplier: OracleSupplier;
  readonly tariff: OracleTariff;
  readonly payMethod: Method;
  readonly lastDay: string | null;
}

/** One fuel of the home. `nightPercentage` is of an Economy 7 electricity meter. */
export interface OracleHome {
  readonly region: string;
  readonly fuel: 'gas' | 'electricity';
  readonly kwh: number;
  readonly nightPercentage: number | undefined;
  readonly today: string;
}

/** A decimal of at most three places in thousandths. */
const thousandths = (value: number): bigint => {
  const [whole = '0', part = ''] = String(value).split('.');
  return BigInt(whole) * 1000n + BigInt(part.padEnd(3, '0'));
};
const halfUp = (amount: bigint, of: bigint): bigint => (2n * amount + of) / (2n * of);

/** Standing charge and day and night rates in thousandths of a penny; one rate counts as both. */
function ratesOf({ region, fuel, nightPercentage }: OracleHome, { tariff, payMethod }: Held) {
  const meter = fuel === 'electricity' && nightPercentage !== undefined ? 'electricityMultiRegister' : fuel;
  const factored = (part: string, factor: number) => {
    const column = cap.columns.indexOf(`${cap.paymentMethods[payMethod]}.${meter}.${part}`);
    const capped = cap.periods.at(-1)?.regions[region]?.[column] ?? Number.NaN;
    return halfUp(thousandths(capped) * thousandths(factor), 1000n);
  };
  const standing = factored('standingCharge', tariff.standingFactor);
  const unit = factored('unitRate', tariff.unitFactor);
  // 0.58 day + 0.42 night is the average, and night is half of day.
  return meter === 'electricityMultiRegister'
    ? { standing, day: halfUp(unit * 100n, 79n), night: halfUp(unit * 50n, 79n), isOne: false }
    : { standing, day: unit, night: unit, isOne: true };
}

/** 365 days at a tariff, in thousandths of a penny by thousandths of a kWh by hundredths of the night share. */
function yearOf(home: OracleHome, held: Held): bigint {
  const { standing, day, night } = ratesOf(home, held);
  const atNight = BigInt(home.fuel === 'electricity' ? (home.nightPercentage ?? 0) : 0);
  return standing * 365n * 100_000n + thousandths(home.kwh) * (day * (100n - atNight) + night * atNight);
}

const pounds = (scaled: bigint, of: bigint) => Number(halfUp(scaled, of * 100_000_000n)) / 100;
const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Counts days one by one from today, at most 365. */
function daysTo(today: string, lastDay: string | null): number {
  let days = 0;
  for (let day = today; days < 365 && (lastDay === null || day <= lastDay); day = nextDay(day)) days += 1;
  return days;
}

/** The last day of a fixed price that begins today: the one before the same day so many months on, or that month's end. */
export function fixedUntil(today: string, months: number | null): string | null {
  if (months === null) return null;
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const same = new Date(Date.UTC(year, month - 1 + months, day));
  const after = same.getUTCDate() === day ? same : new Date(Date.UTC(year, month + months, 1));
  return new Date(after.getTime() - 86_400_000).toISOString().slice(0, 10);
}

/** The supplier's first tariff without an end. */
const fallback = (held: Held): Held => {
  const tariff = held.supplier.tariffs.find(({ months }) => months === null);
  if (!tariff) throw new Error(`${held.supplier.name} has no default tariff.`);
  return { ...held, tariff, lastDay: null };
};

function planOf(home: OracleHome, held: Held, present: Held, days: number): Plan {
  const { standing, day, night, isOne } = ratesOf(home, held);
  const year = yearOf(home, held) * BigInt(days) + yearOf(home, fallback(held)) * BigInt(365 - days);
  const isBound = daysTo(home.today, held.lastDay) > 49;
  return {
    annualUsage: home.kwh,
    dateOfCalculation: home.today,
    supplier: held.supplier.name,
    tariffName: held.tariff.name,
    tariffEndDate: held.lastDay,
    fixedMonths: held === present ? null : held.tariff.months,
    daysLeftOnCurrentTariff: days,
    daysOnDefaultTariff: 365 - days,
    standingCharge: Number(standing) / 1000,
    unitRate: isOne ? Number(day) / 1000 : null,
    unitRateDay: isOne ? null : Number(day) / 1000,
    unitRateNight: isOne ? null : Number(night) / 1000,
    discounts: 0,
    previousTwelveMonthsWithVat: pounds(yearOf(home, present), 1n),
    nextTwelveMonthsWithVat: pounds(year, 365n),
    terminationFees: isBound ? held.tariff.exitFeeGbp : 0,
    personalProjection: pounds(year, 365n),
  };
}

/** The four plans of one fuel, for the present tariff and the one that is asked about. */
export const plansExpected = (home: OracleHome, present: Held, asked: Held) => ({
  Existing: planOf(home, present, present, daysTo(home.today, present.lastDay)),
  Default: planOf(home, fallback(present), present, 0),
  Chosen: planOf(home, asked, present, 365),
  New: planOf(home, asked, present, daysTo(home.today, asked.lastDay)),
});
