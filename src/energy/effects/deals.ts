import { valuesOf } from '../../engine/path.ts';
import type { Json, Outcome } from '../../engine/types.ts';
import type { SavedQuote } from '../api/contract/quote.ts';
import type { ResultPayMethod, SwitchType } from '../api/contract/shared.ts';
import { ApiFailure } from '../api/failure.ts';
import { readResultPayMethod, readSavedQuote, readSwitchOption } from '../api/replies.ts';
import { number, text } from '../api/unchecked.ts';
import type { Effect, EffectContext } from './effect.ts';
import { isSwitched } from './sign-up.ts';
import { say } from './words.ts';

/** The tariff and pay method that a fuel is switched to. */
interface ChosenPlan {
  readonly tariffId: number;
  readonly payMethod: ResultPayMethod;
}

/** The plan of every fuel that the quote compares: a dual quote switches both to the one deal (§7). */
function planOf(switchType: SwitchType, chosen: ChosenPlan): { electricity?: ChosenPlan; gas?: ChosenPlan } {
  if (switchType === 'gasToGas') return { gas: chosen };
  if (switchType === 'electricityToElectricity') return { electricity: chosen };
  return { electricity: chosen, gas: chosen };
}

function readDeal(deal: Json | undefined): ChosenPlan | undefined {
  const { tariffId, payMethod } = Object(deal);
  const id = number(tariffId);
  const method = readResultPayMethod(payMethod);
  return id === undefined || method === undefined ? undefined : { tariffId: id, payMethod: method };
}

const refused = (message: string, status?: number, heading = say('switch-not-started')): Outcome => ({
  failure: { heading, message, ...(status === undefined ? {} : { status }) },
});

/** The key of the sign-up for a plan; undefined where the service gave none. */
async function keyOf(
  { switchId, switchType }: SavedQuote,
  chosen: ChosenPlan,
  { api, signal }: EffectContext,
) {
  const body = { switchId, switchType, switchPlan: planOf(switchType, chosen) };
  return text(
    (await api('POST /request/switch/pro/key', { body }, { signal }))?.geniusSwitchKeyDto?.switchKey,
  );
}

/** Starts the sign-up for the deal in `switchNow`: its key and pay method into the session (Q2.32). A failure loses nothing. */
export const startSwitch: Effect = {
  needs: ['session.switchId', 'switchNow'],
  async run(context) {
    const { situation, read } = context;
    const quote = readSavedQuote(valuesOf(situation(), 'session'));
    const chosen = readDeal(read('switchNow'));
    if (!quote || !chosen) return refused(say('deal-unknown'));
    try {
      const switchKey = await keyOf(quote, chosen, context);
      if (!switchKey) return refused(say('switch-refused'));
      return {
        sources: { session: { switchKey, planMissing: null, proposedPayMethod: chosen.payMethod } },
      };
    } catch (thrown) {
      // One that was made before, also in another tab, has a page to go to.
      if (!(thrown instanceof ApiFailure) || thrown.status !== 409 || !(await isSwitched(context)))
        throw thrown;
      const isKnown = read('session.switched') === true;
      return {
        ...refused(thrown.message, 409, say('switched-already')),
        ...(isKnown ? {} : { sources: { session: { alreadySwitched: true } } }),
      };
    }
  },
  failed: ({ message, status }) => refused(message, status),
};

/** Keeps pay method and switch option of the deal in `moreInfo` for the page of its details (Q2.32). */
export const openDeal: Effect = {
  needs: ['moreInfo'],
  async run({ read }) {
    const { switchOption } = Object(read('moreInfo'));
    const chosen = readDeal(read('moreInfo'));
    if (!chosen) return {};
    return {
      sources: {
        session: { payMethod: chosen.payMethod, switchOption: readSwitchOption(switchOption) },
      },
    };
  },
  failed: () => ({}),
};
