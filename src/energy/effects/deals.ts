import { valuesOf } from '../../engine/path.ts';
import type { Json, Outcome } from '../../engine/types.ts';
import type { QuoteType } from '../api/quote-type.ts';
import {
  type ResultPayMethod,
  readResultPayMethod,
  readSavedQuote,
  readSwitchOption,
} from '../api/replies.ts';
import { number, text } from '../api/unchecked.ts';
import type { Effect } from './effect.ts';
import { say } from './words.ts';

/** The tariff and pay method that a fuel is switched to. */
interface ChosenPlan {
  readonly tariffId: number;
  readonly payMethod: ResultPayMethod;
}

/** The plan of every fuel that the quote compares: a dual quote switches both to the one deal (§7). */
function planOf(switchType: QuoteType, chosen: ChosenPlan): { electricity?: ChosenPlan; gas?: ChosenPlan } {
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

const refused = (message: string, status?: number): Outcome => ({
  failure: {
    heading: say(status === 409 ? 'switched-already' : 'switch-not-started'),
    message,
    ...(status === undefined ? {} : { status }),
  },
});

/**
 * Starts the sign-up for the deal in `switchNow`: its key and pay method into the session (Q2.32). A failure says why in
 * the server's words; nothing is lost.
 */
export const startSwitch: Effect = {
  needs: ['session.switchId', 'switchNow'],
  async run({ situation, read, api, signal }) {
    const quote = readSavedQuote(valuesOf(situation(), 'session'));
    const chosen = readDeal(read('switchNow'));
    if (!quote || !chosen) return refused(say('deal-unknown'));
    const { switchId, switchType } = quote;
    const body = { switchId, switchType, switchPlan: planOf(switchType, chosen) };
    const reply = await api('POST /request/switch/pro/key', { body }, { signal });
    const switchKey = text(reply?.geniusSwitchKeyDto?.switchKey);
    if (!switchKey) return refused(say('switch-refused'));
    return {
      sources: { session: { switchKey, planMissing: null, proposedPayMethod: chosen.payMethod } },
    };
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
