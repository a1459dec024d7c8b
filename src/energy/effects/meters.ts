import type { Json } from '../../engine/types.ts';
import { showOnly } from '../../words/show-only.ts';
import type { CallReply } from '../api/contract.ts';
import { unreadable } from '../api/failure.ts';
import { code, flag, id, rows, type Unchecked, within } from '../api/unchecked.ts';
import type { MeterWord } from '../vocabulary/meter.ts';

type Details = Unchecked<CallReply<'POST /request/address/recco/details'>>;

/** An MPAN as shown: characters 8 to 21 visible, asterisks before them (Q9.10). */
export function maskMpan(mpan: string): string {
  return showOnly(mpan, 8, 21);
}

/** An MPRN as shown: characters 2 to 7 visible, asterisks around them (Q9.10). */
export function maskMprn(mprn: string): string {
  return showOnly(mprn, 2, 7);
}

/** A well-formed MPAN of a home: 21 digits that begin with 01 or 02 (S5.05). */
export const wholeMpan = /^0[12][0-9]{19}$/;

/** Whether a gas meter is none for this plan: paid beforehand, while the plan is not (S4.08). */
export const isUnfit = (gasIsPrepayment: Json | undefined, payMethod: Json | undefined): boolean =>
  gasIsPrepayment === true && payMethod !== 'PrePaymentMeter';

const isKnown = (entry: [string, Json | undefined]): entry is [string, Json] =>
  entry[1] !== undefined && entry[1] !== '';

/** An MPAN is its 13-digit core or all 21 characters; an MPRN has 6 to 10 digits (Q5.10). */
const anMpan = /^[0-9A-Z]{13,21}$/;
const anMprn = /^[0-9]{6,10}$/;
/** More gas than any home burns in a year, kWh. */
const mostQuantity = 1e9;

/**
 * What an address's meters say, by the names of vocabulary/meter.ts (specification §3, Address parts). The first
 * domestic meter of each fuel counts; what is not known is left out, so that no condition takes it for an answer. Throws
 * an ApiFailure for a reply that holds no lists of meters.
 */
export function readMeters(details: Details): Readonly<Record<string, Json>> {
  const parts = rows(details)[0];
  // A home has at least one of its lists of meters.
  const isHome = Array.isArray(parts?.gasdetails) || Array.isArray(parts?.elecdetails);
  if (!Array.isArray(details) || (parts !== undefined && !isHome)) throw unreadable();
  const gasMeters = rows(parts?.gasdetails);
  const electricityMeters = rows(parts?.elecdetails);
  const gas = gasMeters.find((meter) => flag(meter?.isDomestic));
  const electricity = electricityMeters.find((meter) => flag(meter?.isDomestic));
  const gasSupplierId = id(gas?.mugSupplierId);
  const electricitySupplierId = id(electricity?.mugSupplierId);
  const quantity = within(1, mostQuantity, gas?.mpaq);
  const mpan = electricity && (code(electricity.mpan, anMpan) ?? code(parts?.mpan, anMpan));
  const mprn = gas && (code(gas.mprn, anMprn) ?? code(parts?.mprn, anMprn));
  const words: Record<Exclude<MeterWord, 'address'>, Json | undefined> = {
    known: true,
    gasSupplierId,
    electricitySupplierId,
    sameSupplier: gasSupplierId !== undefined && gasSupplierId === electricitySupplierId,
    gasIsPrepayment: gas && flag(gas.isPrepayment),
    electricityIsPrepayment: electricity && flag(electricity.isPrepayment),
    gasIsSmart: gas && flag(gas.isSmartMeter),
    electricityIsSmart: electricity && flag(electricity.isSmartMeter),
    gasAnnualQuantity: quantity === undefined ? undefined : Math.round(quantity),
    mpan,
    mprn,
    maskedMpan: mpan && maskMpan(mpan),
    maskedMprn: mprn && maskMprn(mprn),
    hasDomesticMeter: Boolean(gas || electricity),
    hasDomesticGas: Boolean(gas),
    hasDomesticElectricity: Boolean(electricity),
    isNonDomestic:
      !gas &&
      !electricity &&
      [...gasMeters, ...electricityMeters].some((meter) => meter?.isDomestic === false),
  };
  return Object.fromEntries(Object.entries(words).filter(isKnown));
}
