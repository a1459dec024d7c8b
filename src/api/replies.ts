import type { Static } from '@sinclair/typebox';
import type { FoundAddress } from './contract/address.ts';
import type { Supplier, Tariff } from './contract/market.ts';
import type { ResultRow as ResultRowSchema, SavedQuote as SavedQuoteSchema } from './contract/quote.ts';
import { readQuoteType } from './quote-request.ts';
import { flag, number, text, texts, type Unchecked } from './unchecked.ts';

/** An address as it was found, kept whole: its codes are sent back to find its meters. */
export type Address = Static<typeof FoundAddress>;
export type ResultRow = Static<typeof ResultRowSchema>;
export type SavedQuote = Static<typeof SavedQuoteSchema>;
export type ResultPayMethod = ResultRow['payMethod'];

/** An id with its name: suppliers, vehicles, questionnaire choices. Undefined without both. */
export function readNamed(row: Unchecked<Static<typeof Supplier>>): { id: number; name: string } | undefined {
  const id = number(row?.id);
  const name = text(row?.name);
  return id === undefined || !name ? undefined : { id, name };
}

/** A tariff with its two marks. Undefined without id and name. */
export function readTariff(row: Unchecked<Static<typeof Tariff>>): Static<typeof Tariff> | undefined {
  const named = readNamed(row);
  return (
    named && {
      ...named,
      isDefaultOrStandard: flag(row?.isDefaultOrStandard),
      isFixedFromEnergyStartDate: flag(row?.isFixedFromEnergyStartDate),
    }
  );
}

/** A found address. Undefined when there is nothing to show for it. */
export function readAddress(row: Unchecked<Address>): Address | undefined {
  const shown = text(row?.text);
  if (!shown) return undefined;
  return {
    addressLine1: text(row?.addressLine1) ?? '',
    addressLine2: text(row?.addressLine2) ?? '',
    city: text(row?.city) ?? '',
    county: text(row?.county) ?? '',
    postcode: text(row?.postcode) ?? '',
    text: shown,
    mpanCores: [...texts(row?.mpanCores)],
    xoserveAddressCodes: [...texts(row?.xoserveAddressCodes)],
  };
}

/** A pay method in the results' spelling; undefined for any other text (§9). */
export function readResultPayMethod(value: unknown): ResultPayMethod | undefined {
  const known: readonly ResultPayMethod[] = [
    'MonthlyDirectDebit',
    'QuaterlyDirectDebit',
    'CashOrCheque',
    'PrePaymentMeter',
  ];
  return known.find((method) => method === value);
}

/** A result row. Undefined without ids, names, pay method and cost: such a row cannot be shown honestly. */
export function readResultRow(row: Unchecked<ResultRow>): ResultRow | undefined {
  const tariffId = number(row?.tariffId);
  const supplierId = number(row?.supplierId);
  const tariffName = text(row?.tariffName);
  const supplierName = text(row?.supplierName);
  const payMethod = readResultPayMethod(row?.payMethod);
  const totalCost = number(row?.totalCost);
  const savings = number(row?.savings);
  if (tariffId === undefined || supplierId === undefined || totalCost === undefined || savings === undefined)
    return undefined;
  if (!tariffName || !supplierName || !payMethod) return undefined;
  return {
    tariffId,
    tariffName,
    supplierId,
    supplierName,
    payMethod,
    totalCost,
    savings,
    switchOption: row?.switchOption === 'Switch' ? 'Switch' : 'None',
    carbonFootprint: number(row?.carbonFootprint) ?? 0,
    isFixed: flag(row?.isFixed),
    isGreen: flag(row?.isGreen),
    hasCancellationFee: flag(row?.hasCancellationFee),
    hasPaperBilling: flag(row?.hasPaperBilling),
    hasOnlineManagement: flag(row?.hasOnlineManagement),
    hasWarmHomeDiscount: flag(row?.hasWarmHomeDiscount),
    tariffDetails: [...texts(row?.tariffDetails)],
  };
}

/** The saved quote record out of stored or session values (Q4.50). Undefined without a switch id. */
export function readSavedQuote(values: Readonly<Record<string, unknown>>): SavedQuote | undefined {
  const switchId = number(values.switchId);
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
