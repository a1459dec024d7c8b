import { equal } from '../../engine/equal.ts';
import { own as lookup } from '../../engine/own.ts';
import type { Json, LookupItem } from '../../engine/types.ts';
import type { SwitchType } from '../api/contract/shared.ts';
import type { CallInput } from '../api/contract.ts';
import { readPayMethod } from '../api/quote-request.ts';
import { readTariff } from '../api/replies.ts';
import { type Effect, type EffectContext, failedLists, namedItem, readList, ready } from './effect.ts';

/** Both fuels are asked for as one until a step asks for one of them. */
function switchTypeOf(fuel: string | undefined): SwitchType {
  if (fuel === 'gas') return 'gasToGas';
  if (fuel === 'electricity') return 'electricityToElectricity';
  return 'dualConsolidatedToDualConsolidated';
}

/** What both look-ups ask with: economy7Percentage is 1 for an 02 meter, else 0 (Q7.11). */
function question({ call, read, own }: EffectContext): CallInput<'POST /request/suppliers'>['body'] {
  return {
    postcode: String(read('postcode')),
    switchType: switchTypeOf(call.for),
    currentPayMethod: readPayMethod(read(own('currentPayMethod'))) ?? 'monthlyDirectDebit',
    economy7Percentage: read('fact.is02Meter') === true ? 1 : 0,
  };
}

/** A list that is empty says so itself, and takes nobody back. */
const isOffered = (chosen: Json | undefined, items: readonly LookupItem[]) =>
  chosen === undefined || items.length === 0 || items.some(({ value }) => value === chosen);

/** Suppliers for the postcode and pay method (Q4.32, Q7.11). A chosen one that is not among them is taken back, so as to be asked again. */
export const fetchSuppliers: Effect = {
  needs: ['postcode', 'fact.quoteType', 'fact.is02Meter'],
  needsOwn: ['currentPayMethod'],
  fills: ['suppliers'],
  stillDoes: ({ read, own, situation }) =>
    isOffered(read(own('supplierId')), lookup(situation().lookups, own('suppliers'))?.items ?? []),
  async run(context) {
    const { api, own, read, signal } = context;
    const body = question(context);
    const lists = (await api('POST /request/suppliers', { body }, { signal }))?.suppliersDto;
    const list = {
      gasToGas: lists?.gasSuppliers,
      electricityToElectricity: lists?.electricitySuppliers,
      dualConsolidatedToDualConsolidated: lists?.dualConsolidatedSuppliers,
      dualDistinctToDualConsolidated: lists?.dualConsolidatedSuppliers,
    }[body.switchType];
    const items = readList(list, namedItem);
    const chosen = read(own('supplierId'));
    return {
      lookups: { [own('suppliers')]: ready(items) },
      ...(isOffered(chosen, items) ? {} : { set: { [own('supplierId')]: undefined } }),
    };
  },
  failed: (failure, { own }) => failedLists([own('suppliers')], failure),
};

/** Tariffs of the supplier; keeps a chosen one that is in the list, else takes the default or standard one (Q4.30). */
export const fetchTariffs: Effect = {
  needs: ['postcode', 'fact.quoteType', 'fact.is02Meter'],
  needsOwn: ['currentPayMethod', 'supplierId'],
  fills: ['tariffs'],
  async run(context) {
    const { api, own, read, signal } = context;
    const body = { ...question(context), supplierId: Number(read(own('supplierId'))) };
    const reply = await api('POST /request/tariffs', { body }, { signal });
    let standard: Json | undefined;
    const items = readList(reply?.tariffsDto?.tariffs, (row) => {
      const tariff = readTariff(row);
      if (tariff?.isDefaultOrStandard) standard ??= tariff;
      return tariff && { value: tariff, label: tariff.name };
    });
    const chosen = read(own('tariff'));
    const isOffered = items.some(({ value }) => equal(value, chosen));
    return {
      lookups: { [own('tariffs')]: ready(items) },
      set: { [own('tariff')]: isOffered ? chosen : standard },
    };
  },
  failed: (failure, { own }) => failedLists([own('tariffs')], failure),
};
