import type { FoundAddress } from './contract/address.ts';
import type { Supplier, Tariff } from './contract/market.ts';
import type { ResultRow, SavedQuote } from './contract/quote.ts';
import type { ResultPayMethod, SwitchType } from './contract/shared.ts';
import { readPostcode } from './postcode.ts';
import { code, flag, id, texts, type Unchecked, within, words } from './unchecked.ts';

const otherTypes: readonly SwitchType[] = [
  'electricityToElectricity',
  'dualConsolidatedToDualConsolidated',
  'dualDistinctToDualConsolidated',
];

/** Any answer as one of the four quote types; gasToGas when it is none (Q4.01). */
export const readQuoteType = (value: unknown): SwitchType =>
  otherTypes.find((type) => type === value) ?? 'gasToGas';

/** Longest name and line of an address, in characters; the contract's own limit. */
const longestName = 150;

/** A name or a line of an address as it may be shown; undefined when nothing is left of it. */
export const line = (value: unknown): string | undefined => words(value, longestName);

/** An id with its name: suppliers, vehicles, questionnaire choices. Undefined without both. */
export function readNamed(row: Unchecked<Supplier>): { id: number; name: string } | undefined {
  const known = id(row?.id);
  const name = line(row?.name);
  return known === undefined || !name ? undefined : { id: known, name };
}

/** A tariff with its two marks. Undefined without id and name. */
export function readTariff(row: Unchecked<Tariff>): Tariff | undefined {
  const named = readNamed(row);
  return (
    named && {
      ...named,
      isDefaultOrStandard: flag(row?.isDefaultOrStandard),
      isFixedFromEnergyStartDate: flag(row?.isFixedFromEnergyStartDate),
    }
  );
}

/** Most codes of one address (the contract's limit). */
const mostCodes = 20;
const codes = (list: unknown, pattern: RegExp) =>
  texts(list)
    .filter((one) => code(one, pattern))
    .slice(0, mostCodes);

/** A found address, fit to be shown and sent back; `postcode` stands in for a missing one. Undefined when there is nothing to show. */
export function readAddress(row: Unchecked<FoundAddress>, postcode: string): FoundAddress | undefined {
  const shown = words(row?.text);
  if (!shown) return undefined;
  return {
    addressLine1: line(row?.addressLine1) ?? '',
    addressLine2: line(row?.addressLine2) ?? '',
    city: line(row?.city) ?? '',
    county: line(row?.county) ?? '',
    postcode: readPostcode(row?.postcode) ?? postcode,
    text: shown,
    mpanCores: codes(row?.mpanCores, /^[0-9]{13}$/),
    xoserveAddressCodes: codes(row?.xoserveAddressCodes, /^[\w -]{1,20}$/),
  };
}

const payMethods: readonly ResultPayMethod[] = [
  'MonthlyDirectDebit',
  'QuaterlyDirectDebit',
  'CashOrCheque',
  'PrePaymentMeter',
];

/** A pay method in the results' spelling; undefined for any other text (§9). */
export function readResultPayMethod(value: unknown): ResultPayMethod | undefined {
  return payMethods.find((method) => method === value);
}

export type SwitchOption = ResultRow['switchOption'];

/** Whether a deal can be switched to. Only 'None' says that it cannot (Q2.34); a service has words of its own for the rest. */
export const readSwitchOption = (value: unknown): SwitchOption => (value === 'None' ? 'None' : 'Switch');

/** The largest switch id: ten digits (S5.16). */
const mostSwitchId = 9_999_999_999;

/** The id of a quote: 1 to 10 digits (S5.16); undefined for anything else. */
export function readSwitchId(value: unknown): number | undefined {
  return within(1, mostSwitchId, id(value));
}

/** The id of one answer of results, kept with the quote (Q4.50); undefined for anything but letters, digits and hyphens. */
export function readUuid(value: unknown): string | undefined {
  return code(value, /^[\w-]{1,64}$/);
}

/** The saved quote record out of stored or session values (Q4.50). Undefined without a switch id. */
export function readSavedQuote(values: Readonly<Record<string, unknown>>): SavedQuote | undefined {
  const switchId = readSwitchId(values.switchId);
  if (switchId === undefined) return undefined;
  return {
    switchId,
    switchType: readQuoteType(values.switchType),
    includeAllPayMethodOptions: flag(values.includeAllPayMethodOptions),
    proposedPayMethod: readResultPayMethod(values.proposedPayMethod) ?? 'MonthlyDirectDebit',
    electricitySmartMeterInstalled: flag(values.electricitySmartMeterInstalled),
    gasSmartMeterInstalled: flag(values.gasSmartMeterInstalled),
  };
}
