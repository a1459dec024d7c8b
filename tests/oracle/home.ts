import type { MeterWord } from '../../src/energy/vocabulary/meter.ts';

/** Answers of the quote form, a flat map whose keys may hold dots. Absent, undefined and null all mean unanswered. */
export type Answers = Readonly<Record<string, unknown>>;

export type Fuel = 'gas' | 'electricity';

/** One meter of an address (§3, Address parts); `mpaq` is the annual quantity in kWh. */
interface OracleMeter {
  readonly isDomestic: boolean;
  readonly mugSupplierId: number | null;
  readonly isPrepayment: boolean;
  readonly isSmartMeter: boolean;
  readonly mpan: string | null;
  readonly mprn: string | null;
  readonly mpaq: number | null;
}

/** The meters of one address (§3, Address parts). */
export interface OracleDetails {
  readonly gasdetails: readonly OracleMeter[];
  readonly elecdetails: readonly OracleMeter[];
}

/** What is known of a chosen address's meters; `gasAnnualQuantity` in kWh a year. */
export interface OracleHome {
  readonly known: boolean;
  readonly gasSupplierId: number | null;
  readonly electricitySupplierId: number | null;
  readonly sameSupplier: boolean;
  readonly gasIsPrepayment: boolean;
  readonly electricityIsPrepayment: boolean;
  readonly gasIsSmart: boolean;
  readonly electricityIsSmart: boolean;
  readonly gasAnnualQuantity: number | null;
  readonly mpan: string | null;
  readonly mprn: string | null;
  readonly maskedMpan: string | null;
  readonly maskedMprn: string | null;
  readonly hasDomesticMeter: boolean;
  readonly hasDomesticGas: boolean;
  readonly hasDomesticElectricity: boolean;
  readonly isNonDomestic: boolean;
}

/** A home, or null when no address is chosen. */
export type Home = OracleHome | null;

/** §9: characters `from` to `to` (counted from 1) stay, every other one becomes an asterisk. */
function masked(text: string, from: number, to: number): string {
  return [...text].map((character, i) => (i + 1 >= from && i + 1 <= to ? character : '*')).join('');
}

/** The facts of an address: those of its first domestic gas meter and first domestic electricity meter (§3, §4, §9). */
export function homeOf(details: OracleDetails): OracleHome {
  const gas = details.gasdetails.find((meter) => meter.isDomestic);
  const electricity = details.elecdetails.find((meter) => meter.isDomestic);
  const gasSupplierId = gas?.mugSupplierId ?? null;
  const electricitySupplierId = electricity?.mugSupplierId ?? null;
  const mpan = electricity?.mpan ?? null;
  const mprn = gas?.mprn ?? null;
  const hasDomesticMeter = gas !== undefined || electricity !== undefined;
  const meters = details.gasdetails.length + details.elecdetails.length;
  return {
    known: true,
    gasSupplierId,
    electricitySupplierId,
    sameSupplier: gasSupplierId !== null && gasSupplierId === electricitySupplierId,
    gasIsPrepayment: gas?.isPrepayment ?? false,
    electricityIsPrepayment: electricity?.isPrepayment ?? false,
    gasIsSmart: gas?.isSmartMeter ?? false,
    electricityIsSmart: electricity?.isSmartMeter ?? false,
    gasAnnualQuantity: gas?.mpaq ?? null,
    mpan,
    mprn,
    maskedMpan: mpan === null ? null : masked(mpan, 8, 21),
    maskedMprn: mprn === null ? null : masked(mprn, 2, 7),
    hasDomesticMeter,
    hasDomesticGas: gas !== undefined,
    hasDomesticElectricity: electricity !== undefined,
    isNonDomestic: meters > 0 && !hasDomesticMeter,
  } satisfies Record<Exclude<MeterWord, 'address'>, unknown>;
}

/**
 * §2: prepayment is offered alone when the meter is prepayment. The meter is that of the card's fuel; the combined card
 * (no fuel) looks at both.
 */
export function onlyPrepaymentOffered(home: Home, fuel?: Fuel): boolean {
  if (home === null) return false;
  if (fuel === 'gas') return home.gasIsPrepayment;
  if (fuel === 'electricity') return home.electricityIsPrepayment;
  return home.gasIsPrepayment || home.electricityIsPrepayment;
}
