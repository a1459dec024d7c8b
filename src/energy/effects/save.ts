import { equal } from '../../engine/equal.ts';
import { isMap, own } from '../../engine/own.ts';
import { valuesOf } from '../../engine/path.ts';
import type { Failure, Json } from '../../engine/types.ts';
import { ApiFailure } from '../api/failure.ts';
import {
  buildAddress,
  buildBank,
  buildBankCheck,
  buildPersonal,
  type SignUpSource,
} from '../api/sign-up-requests.ts';
import { buildTerms } from '../api/terms-request.ts';
import { buildTrackRecord } from '../api/track-record.ts';
import { flag } from '../api/unchecked.ts';
import { sayService } from '../api/words.ts';
import { effectWords } from '../vocabulary/effects.ts';
import { consentEvidence } from './consent-evidence.ts';
import type { Effect, EffectContext } from './effect.ts';
import { isSwitched } from './sign-up.ts';

type StageWord = 'save-personal' | 'save-address' | 'save-terms' | 'verify-bank' | 'save-bank';

/** One stage of the submit: what it sends, and how; false means that the service did not take it. */
interface Stage<Body> {
  readonly word: StageWord;
  /** Only plans that are paid by direct debit have this stage. */
  readonly directDebitOnly?: true;
  readonly build: (
    source: SignUpSource,
    context: EffectContext,
  ) => Body | undefined | Promise<Body | undefined>;
  readonly send: (body: Body, context: EffectContext) => Promise<boolean>;
}

const directDebits: readonly unknown[] = ['MonthlyDirectDebit', 'QuaterlyDirectDebit'];

/** What was saved so far, by stage, as it was sent. It lives in memory alone. */
export function savedStages({ read }: EffectContext): Readonly<Record<string, Json>> {
  const saved = read('saved');
  return isMap(saved) ? saved : {};
}

/** Records the page of an error with its status (S8.02); nobody waits for it, nor hears of its failure. */
export function trackErrorPage({ situation, api }: EffectContext, { status, aborted }: ApiFailure): void {
  if (aborted) return;
  const now = situation();
  const record = buildTrackRecord(valuesOf(now, 'session'), valuesOf(now, 'brand'), {
    Action: 'Error Page',
    Status: status,
  });
  void api('POST /request/user/track-records', { body: [record] }).catch(() => undefined);
}

/** The alert of a stage in its exact words (S8.01); where that was no plain no, above it why, and what to do about it. */
export function stageFailure(word: StageWord | 'complete-switch', { status, message }: ApiFailure): Failure {
  const { fails } = effectWords[word];
  // The page holds the terms to the same rules: where the service does not take them, it has other ones by now.
  const why = word === 'save-terms' && status === 400 ? sayService('terms-changed') : message;
  return { message: fails, status, ...(status !== 200 && why !== fails ? { heading: why } : {}) };
}

/** The effect of a stage (S4.03). What was saved with the very same values is not sent again: a submit goes on where it failed. */
function stage<Body extends { readonly [key: string]: Json }>(one: Stage<Body>): Effect {
  const { word, directDebitOnly, build, send } = one;
  return {
    needs: ['session.switchKey'],
    loader: 'page',
    async run(context) {
      const { read } = context;
      if (directDebitOnly && !directDebits.includes(read('plan.payMethod'))) return {};
      const answers = context.answers();
      const body = await build({ switchKey: String(read('session.switchKey')), answers }, context);
      // What was changed while the body was made is not sent as it was: the submit ends, and says so.
      if (!equal(answers, context.answers())) return {};
      if (body !== undefined && equal(own(savedStages(context), word), body)) return {};
      try {
        const isTaken = body !== undefined && (await send(body, context));
        if (!isTaken)
          throw new ApiFailure({ status: body === undefined ? 0 : 200, said: effectWords[word].fails });
      } catch (thrown) {
        // Another tab has completed the switch meanwhile: nothing is left to save, and its completion repeats its answer.
        const isGone = thrown instanceof ApiFailure && thrown.status === 404;
        if (isGone && (await isSwitched(context))) return {};
        if (thrown instanceof ApiFailure) trackErrorPage(context, thrown);
        throw thrown;
      }
      return { set: { saved: { ...savedStages(context), [word]: body } } };
    },
    failed: (thrown) => ({ failure: stageFailure(word, thrown) }),
  };
}

export const savePersonal = stage({
  word: 'save-personal',
  build: buildPersonal,
  send: async (body, { api, signal }) =>
    flag((await api('POST /request/switch/pro/update/personal', { body }, { signal }))?.updated),
});

export const saveAddress = stage({
  word: 'save-address',
  build: buildAddress,
  send: async (body, { api, signal }) =>
    flag((await api('POST /request/switch/pro/update/address', { body }, { signal }))?.updated),
});

export const saveTerms = stage({
  word: 'save-terms',
  build: async (source, context) => buildTerms(source, await consentEvidence(context)),
  send: async (body, { api, signal }) =>
    flag((await api('POST /request/switch/pro/update/terms-and-conditions', { body }, { signal }))?.updated),
});

/** Statuses of a no to the bank details themselves: it need not come as a plain answer. */
const refusals = [200, 400, 409, 422];

/** Asks whether sort code and account number belong together (S7.05); `bankRefused` where an answer came and it was no. */
export const verifyBank: Effect = {
  ...stage({
    word: 'verify-bank',
    directDebitOnly: true,
    build: buildBankCheck,
    send: async (body, { api, signal }) =>
      flag((await api('POST /request/bank/is-valid', { body }, { signal }))?.isValid),
  }),
  failed: (thrown) => {
    const isNo = refusals.includes(thrown.status);
    const { heading, ...failure } = stageFailure('verify-bank', thrown);
    // What a no says is said beside the boxes, where it can be mended.
    const told = isNo && thrown.status !== 200 ? thrown.said : undefined;
    return {
      failure: { ...failure, ...(!isNo && heading !== undefined ? { heading } : {}) },
      set: { bankRefused: isNo, 'bank.refusal': told },
    };
  },
};

export const saveBank = stage({
  word: 'save-bank',
  directDebitOnly: true,
  build: buildBank,
  send: async (body, { api, signal }) =>
    flag((await api('POST /request/switch/pro/update/bank', { body }, { signal }))?.updated),
});
