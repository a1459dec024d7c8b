import type { Call } from '../../../src/energy/api/client.ts';
import { ApiFailure } from '../../../src/energy/api/failure.ts';
import type { Effect, EffectContext } from '../../../src/energy/effects/effect.ts';
import { energy } from '../../../src/energy/trade.ts';
import { readerOf } from '../../../src/engine/facts.ts';
import { prefixed } from '../../../src/engine/prefix.ts';
import { emptyState } from '../../../src/engine/state.ts';
import type {
  Answers,
  EffectCall,
  Json,
  LoadedVariant,
  Lookup,
  Outcome,
  Sources,
} from '../../../src/engine/types.ts';

/** What was called, with its parts. */
export interface Called {
  readonly name: string;
  readonly parts: unknown;
}

/** A `call` that answers from a table of replies and notes what it was asked; one without a reply is refused, with 503 or as the reply says. */
export function fakeCall(replies: Readonly<Record<string, unknown>>): {
  readonly api: Call;
  readonly called: Called[];
} {
  const called: Called[] = [];
  const answerTo = async (name: string, parts: unknown): Promise<unknown> => {
    called.push({ name, parts });
    const reply = replies[name];
    if (reply instanceof ApiFailure) throw reply;
    if (reply === undefined) throw new ApiFailure({ status: 503, said: `No ${name} today` });
    return reply;
  };
  return { api: answerTo as Call, called };
}

export interface Setting {
  readonly replies?: Readonly<Record<string, unknown>>;
  readonly answers?: Answers;
  /** The answers that count, where those are not all. */
  readonly live?: Answers;
  /** The answers that the person gave. */
  readonly given?: readonly string[];
  readonly sources?: Sources;
  readonly facts?: Readonly<Record<string, Json>>;
  readonly call?: Partial<EffectCall>;
  readonly lookups?: Readonly<Record<string, Lookup>>;
  readonly variant?: () => Promise<LoadedVariant | undefined>;
}

/** Runs one effect as the runner would, its failure policy included, and gives what it called and brought back. */
export async function runEffect(
  effect: Effect,
  setting: Setting,
): Promise<{ called: Called[]; outcome: Outcome }> {
  const { api, called } = fakeCall(setting.replies ?? {});
  const call: EffectCall = { effect: 'any', with: {}, ...setting.call };
  const state = emptyState(energy, '2026-11-21');
  const situation = {
    ...state,
    answers: setting.answers ?? {},
    sources: { ...state.sources, ...setting.sources },
    lookups: setting.lookups ?? {},
  };
  const facts = Object.fromEntries(
    Object.entries(setting.facts ?? {}).map(([name, value]) => [
      name,
      { says: name, first: [], otherwise: value },
    ]),
  );
  const context: EffectContext = {
    call,
    situation: () => situation,
    answers: () => setting.live ?? situation.answers,
    isGiven: (field) => (setting.given ?? []).includes(field),
    read: readerOf(situation, { facts, conditions: {} }).read,
    own: (name) => (call.for === undefined ? name : prefixed(call.for, name)),
    variant: setting.variant ?? (async () => undefined),
    variantCards: () => [],
    api,
    signal: new AbortController().signal,
  };
  const outcome = await effect
    .run(context)
    .catch((thrown: unknown) =>
      effect.failed(thrown instanceof ApiFailure ? thrown : new ApiFailure({ status: 0 }), context),
    );
  return { called, outcome };
}
