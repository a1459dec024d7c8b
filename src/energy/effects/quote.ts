import { valuesOf } from '../../engine/path.ts';
import type { Json, LookupItem, Outcome } from '../../engine/types.ts';
import type { ResultPayMethod } from '../api/contract/shared.ts';
import { type Deal, itemsOf, mostPounds, readDeal } from '../api/deal.ts';
import {
  buildQuoteRequest,
  type PayMethod,
  type QuoteRequest,
  type QuoteSource,
} from '../api/quote-request.ts';
import { readQuoteType, readSavedQuote, readSwitchId, readUuid } from '../api/replies.ts';
import { flag, text, within } from '../api/unchecked.ts';
import { sayService } from '../api/words.ts';
import type { sessionWords } from '../vocabulary/sources.ts';
import { type Effect, type EffectContext, failedLists, readAll, ready, unknownList } from './effect.ts';

/** Pay methods in the results' spelling (§9). */
const inResults: Record<PayMethod, ResultPayMethod> = {
  monthlyDirectDebit: 'MonthlyDirectDebit',
  quarterlyDirectDebit: 'QuaterlyDirectDebit',
  cashOrCheque: 'CashOrCheque',
  prePaymentMeter: 'PrePaymentMeter',
};

/** A session without a quote (Q2.10, Q4.50): the rest of the session stays, for sessions are merged. */
export const noQuote = {
  uuid: null,
  switchId: null,
  switchKey: null,
  planMissing: null,
  answers: null,
  switchType: null,
  includeAllPayMethodOptions: null,
  proposedPayMethod: null,
  payMethod: null,
  switchOption: null,
  tariffValidToDate: null,
  leavingFees: null,
  electricitySmartMeterInstalled: null,
  gasSmartMeterInstalled: null,
  switched: null,
  alreadySwitched: null,
  gasReference: null,
  electricityReference: null,
  switchedSupplier: null,
  switchedUuid: null,
  switchedTariff: null,
  switchedFixedMonths: null,
  switchedExitFees: null,
  switchedAddress: null,
  switchedName: null,
  switchedFuels: null,
  switchedPayMethod: null,
  switchedCost: null,
  switchedOn: null,
  switchCounted: null,
  switchedWorkingDays: null,
  switchDelayed: null,
} as const satisfies Partial<Record<keyof typeof sessionWords, null>>;

/** Forgets the saved quote and every list that came with it (Q2.10). */
export const resetQuote: Effect = {
  needs: [],
  run: async ({ situation }) => ({
    lookups: Object.fromEntries(Object.keys(situation().lookups).map((name) => [name, unknownList])),
    sources: { session: noQuote },
  }),
  failed: () => ({}),
};

function sourceOf({ answers, read }: EffectContext): QuoteSource {
  return {
    answers: answers(),
    quoteType: readQuoteType(read('fact.quoteType')),
    is02Meter: read('fact.is02Meter') === true,
    mpan: text(read('meter.mpan')),
    mprn: text(read('meter.mprn')),
    referrerBranchCode: text(read('session.refererBranch')) || text(read('brand.referrerBranchCode')) || '',
    switchOwnerReference: text(read('brand.switchOwnerReference')) ?? '',
    isHappyToBeAutoSwitched: flag(read('brand.isHappyToBeAutoSwitched')),
  };
}

const refused = (message: string, status?: number): Outcome => ({
  failure: { heading: sayService('error'), message, ...(status === undefined ? {} : { status }) },
});

/** The day on which the present tariff ends: of two, electricity's, else gas's; null without one. */
function endOf({ body }: QuoteRequest): string | null {
  if ('tariffValidToDate' in body) return body.tariffValidToDate;
  return body.electricityTariffValidToDate ?? body.gasTariffValidToDate;
}

/** Creates the quote and saves its record (Q7.10, Q4.50). A failure is headed 'Error' in the server's words (Q8.02). */
export const createQuote: Effect = {
  needs: ['postcode', 'address', 'fact.quoteType'],
  loader: 'quote',
  mayStop: true,
  async run(context) {
    // What belongs to the quote is what it was asked with, whatever changes while it is under way.
    const source = sourceOf(context);
    const request = buildQuoteRequest(source);
    if (!request) return refused(sayService('quote-incomplete'));
    const { name, body } = request;
    // By the quote's own call: the four have one shape of reply.
    const reply = await context.api<typeof name>(name, { body }, { signal: context.signal });
    const switchId = readSwitchId(reply?.geniusSwitchDto?.switchId);
    if (switchId === undefined) return refused(sayService('no-quote'));
    const saved: Record<string, Json> = {
      switchId,
      switchType: body.switchType,
      includeAllPayMethodOptions: false,
      proposedPayMethod: inResults[body.newTariffPaymentMethod],
      tariffValidToDate: endOf(request),
      electricitySmartMeterInstalled: flag(source.answers.electricitySmartMeterInstalled),
      gasSmartMeterInstalled: flag(source.answers.gasSmartMeterInstalled),
    };
    return { sources: { session: { ...noQuote, ...saved } }, lookups: { results: unknownList } };
  },
  failed: ({ message, status }) => refused(message, status),
};

/** Ranked results of the saved quote with their suppliers (Q7.20), of every pay method once another is wanted. Empty when it fails (Q8.04). */
export const loadResults: Effect = {
  needs: ['session.switchId', 'fact.resultPayMethods'],
  fills: ['results', 'result-suppliers'],
  loader: 'results',
  mayStop: true,
  async run({ situation, read, api, signal }) {
    const quote = readSavedQuote(valuesOf(situation(), 'session'));
    if (!quote) return {};
    const includeAllPayMethodOptions = read('fact.resultPayMethods') === 'all';
    const body = { ...quote, includeAllPayMethodOptions };
    const reply = await api('POST /request/results/detail', { body }, { signal });
    const deals = readAll(reply?.resultsInDetailDto?.resultsInDetail, readDeal, ({ id }) => id);
    const uuid = readUuid(reply?.uuid);
    const leavingFees = within(0, mostPounds, reply?.resultsInDetailDto?.leavingFees) ?? null;
    return {
      lookups: { results: ready(itemsOf(deals)), 'result-suppliers': ready(suppliersOf(deals)) },
      sources: { session: { includeAllPayMethodOptions, leavingFees, ...(uuid ? { uuid } : {}) } },
    };
  },
  failed: (failure) => failedLists(['results', 'result-suppliers'], failure),
};

function suppliersOf(deals: readonly Deal[]): readonly LookupItem[] {
  const names = new Map<number, string>();
  for (const { supplierId, supplierName } of deals) names.set(supplierId, supplierName);
  const byName = new Intl.Collator('en-GB');
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => byName.compare(one.label, other.label));
}
