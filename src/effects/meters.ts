import type { CallReply } from '../api/contract.ts';
import { flag, number, rows, text, type Unchecked } from '../api/unchecked.ts';
import type { Json } from '../engine/types.ts';
import type { MeterWord } from '../vocabulary/meter.ts';

type Details = Unchecked<CallReply<'POST /request/address/recco/details'>>;

/** An MPAN as shown: characters 8 to 21 visible, asterisks before them (Q9.10). */
export function maskMpan(mpan: string): string {
  return mpan.replace(/./g, (character, at: number) => (at >= 7 && at < 21 ? character : '*'));
}

/** An MPRN as shown: characters 2 to 7 visible, asterisks around them (Q9.10). */
export function maskMprn(mprn: string): string {
  return mprn.replace(/./g, (character, at: number) => (at >= 1 && at < 7 ? character : '*'));
}

const isKnown = (entry: [string, Json | undefined]): entry is [string, Json] =>
  entry[1] !== undefined && entry[1] !== '';

/**
 * What an address's meters say, by the names of vocabulary/meter.ts (specification §3, Address parts). The first
 * domestic meter of each fuel counts; what is not known is left out, so that no condition takes it for an answer.
 */
export function readMeters(details: Details): Readonly<Record<string, Json>> {
  const parts = rows(details)[0];
  const gasMeters = rows(parts?.gasdetails);
  const electricityMeters = rows(parts?.elecdetails);
  const gas = gasMeters.find((meter) => flag(meter?.isDomestic));
  const electricity = electricityMeters.find((meter) => flag(meter?.isDomestic));
  const gasSupplierId = number(gas?.mugSupplierId);
  const electricitySupplierId = number(electricity?.mugSupplierId);
  const quantity = number(gas?.mpaq);
  const mpan = electricity && (text(electricity.mpan) || text(parts?.mpan));
  const mprn = gas && (text(gas.mprn) || text(parts?.mprn));
  const words: Record<MeterWord, Json | undefined> = {
    known: true,
    gasSupplierId,
    electricitySupplierId,
    sameSupplier: gasSupplierId !== undefined && gasSupplierId === electricitySupplierId,
    gasIsPrepayment: gas && flag(gas.isPrepayment),
    electricityIsPrepayment: electricity && flag(electricity.isPrepayment),
    gasIsSmart: gas && flag(gas.isSmartMeter),
    electricityIsSmart: electricity && flag(electricity.isSmartMeter),
    gasAnnualQuantity: quantity !== undefined && quantity > 0 ? Math.round(quantity) : undefined,
    mpan,
    mprn,
    maskedMpan: mpan && maskMpan(mpan),
    maskedMprn: mprn && maskMprn(mprn),
    hasDomesticMeter: Boolean(gas || electricity),
    hasDomesticGas: Boolean(gas),
    hasDomesticElectricity: Boolean(electricity),
    isNonDomestic: gasMeters.length + electricityMeters.length > 0 && !gas && !electricity,
  };
  return Object.fromEntries(Object.entries(words).filter(isKnown));
}
