import { valuesOf } from '../../engine/path.ts';
import type { LookupItem, Outcome } from '../../engine/types.ts';
import type { CallInput } from '../api/contract.ts';
import { unreadable } from '../api/failure.ts';
import { readResultPayMethod, readSavedQuote } from '../api/replies.ts';
import {
  type Fuel,
  fuels,
  plans,
  readInformation,
  readLabel,
  readProjection,
} from '../api/tariff-replies.ts';
import { text } from '../api/unchecked.ts';
import { effectWords } from '../vocabulary/effects.ts';
import type { LookupName } from '../vocabulary/lookups.ts';
import { type Effect, type EffectContext, failedLists, ready } from './effect.ts';

/** What label and projections are asked with: the quote, the tariff, and the pay method of its details (Q2.32, Q7.21). */
function question({ situation, read }: EffectContext): CallInput<'POST /request/til'>['body'] | undefined {
  const quote = readSavedQuote(valuesOf(situation(), 'session'));
  if (!quote) return undefined;
  return {
    onCurrentTariff: false,
    proposedPayMethod: readResultPayMethod(read('fact.detailsPayMethod')) ?? quote.proposedPayMethod,
    switchId: quote.switchId,
    switchType: quote.switchType,
    tariffId: Number(read('tariffId')),
    tariffValidToDate: text(read('session.tariffValidToDate')) ?? null,
  };
}

/**
 * One section of the page could not be had: its list says so, and the others stand (Q8.04). A quote that is no longer
 * known has words of its own in a call about it.
 */
const failing =
  (list: LookupName, word?: 'load-label' | 'load-projections'): Effect['failed'] =>
  ({ message, status }) =>
    failedLists([list], { message: word && status === 404 ? effectWords[word].fails : message, status });

const filled = (list: LookupName, items: readonly LookupItem[]): Outcome =>
  items.length === 0 ? failedLists([list], unreadable()) : { lookups: { [list]: ready(items) } };

/** What is told of the tariff in `tariffId` (Q7.21). */
export const loadTariffInformation: Effect = {
  needs: ['session.switchId', 'tariffId'],
  fills: ['tariff-information'],
  async run({ read, api, signal }) {
    const body = { tariffId: Number(read('tariffId')) };
    const reply = await api('POST /request/tariffs/tariff/information', { body }, { signal });
    const data = readInformation(reply?.tariffInfoDto);
    const isAsked = data?.tariffId === body.tariffId;
    return filled(
      'tariff-information',
      isAsked ? [{ value: data.tariffId, label: data.tariffName, data }] : [],
    );
  },
  failed: failing('tariff-information'),
};

/** What both calls of one tariff and quote depend on. */
const needs = ['session.switchId', 'tariffId', 'fact.detailsPayMethod'];

/** The tariff's information labels, an item a fuel (Q2.42, Q7.21). */
export const loadLabel: Effect = {
  needs,
  fills: ['tariff-labels'],
  async run(context) {
    const { api, signal } = context;
    const body = question(context);
    if (!body) return {};
    const found = (await api('POST /request/til', { body }, { signal }))?.tilDto;
    const items = fuels.flatMap((fuel) => {
      const data = readLabel(found?.[`${fuel}TariffInformationLabel`]);
      return data ? [{ value: fuel, label: data.tariffName, data }] : [];
    });
    return filled('tariff-labels', items);
  },
  failed: failing('tariff-labels', 'load-label'),
};

/** The personal projections with the tariff, an item a fuel and plan (Q2.41, Q7.21). */
export const loadProjections: Effect = {
  needs,
  fills: ['tariff-projections'],
  async run(context) {
    const { api, signal } = context;
    const body = question(context);
    if (!body) return {};
    const found = (await api('POST /request/ppp', { body }, { signal }))?.pppDto;
    const itemsOf = (fuel: Fuel) =>
      plans.flatMap((plan) => {
        const data = readProjection(found?.[`${fuel}${plan}PersonalProjectionPlan`]);
        return data ? [{ value: { fuel, plan }, label: data.tariffName, data }] : [];
      });
    return filled('tariff-projections', fuels.flatMap(itemsOf));
  },
  failed: failing('tariff-projections', 'load-projections'),
};
