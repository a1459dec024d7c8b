import { isGiven } from '../engine/condition.ts';
import { equal } from '../engine/equal.ts';
import { effectKey } from '../engine/model.ts';
import { own } from '../engine/own.ts';
import { prefixed } from '../engine/prefix.ts';
import type { Change, EffectCall, Json, Lookup, Outcome } from '../engine/types.ts';
import type { Effect, EffectContext, Effects } from './effect.ts';
import type { Loader } from './loader.ts';
import { say } from './words.ts';

/** What a journey can do to the world; it arrives in its own chunk after the first paint. */
export interface World {
  readonly effects: Effects;
  /** Brings the effects that the first pages do not need; rejects when they cannot be had. */
  readonly laterEffects?: () => Promise<Effects>;
}

/** How effects see the journey as it is at the moment. */
export interface Look extends Omit<EffectContext, 'call' | 'own' | 'signal'> {
  /** A mark of this moment: tells of an answer whether something that the person did has changed it since. */
  readonly mark: () => (field: string) => boolean;
  /** Whether a step that has a `for` has a list of that name of its own. */
  readonly isPerStep: (list: string) => boolean;
}

export interface RunnerOptions {
  readonly world: Promise<World>;
  readonly look: Look;
  readonly dispatch: (change: Change) => void;
  readonly loader: Loader;
}

/** Why an effect runs: somebody pressed its button, an answer changed, or another effect began or arrived. */
export type Reason = 'press' | 'answer' | 'arrival';

export interface Runner {
  /** Runs an effect; gives its outcome, or undefined when it was not run, was overtaken or came too late. */
  readonly run: (call: EffectCall, reason: Reason) => Promise<Outcome | undefined>;
  /** Whether all that shows an overlay may be given up. */
  readonly canCancel: () => boolean;
  /** Aborts what shows an overlay: its effects take it for a failure. */
  readonly cancel: () => void;
  /** Aborts everything under way; nothing is dispatched any more. */
  readonly stop: () => void;
}

interface Flight {
  readonly call: EffectCall;
  readonly effect: Effect;
  readonly controller: AbortController;
  /** What it was asked for. */
  readonly values: readonly (Json | undefined)[];
  landing: Promise<Outcome | undefined>;
}

/**
 * Runs effects. An effect whose needs are absent does not run, but may say so to who pressed its button; a list under way for the same needs is waited for. One key
 * per effect and `for`: the latest wins, the older is aborted and its late answer dropped; so is an answer whose needs changed while it was under way. What is shown
 * therefore always belongs to the present inputs. An answer that the person changed while an effect was under way stays as
 * the person left it. Failures follow the effect's own policy and are never thrown.
 */
export function createRunner({ world, look, dispatch, loader }: RunnerOptions): Runner {
  const flights = new Map<string, Flight>();
  /** What each effect that fills lists was last answered for. */
  const answered = new Map<string, readonly (Json | undefined)[]>();
  let known: World | undefined;
  let stopped = false;

  const lists = (effect: Effect, call: EffectCall, lookup: Lookup) =>
    Object.fromEntries((effect.fills ?? []).map((name) => [listName(name, call), lookup]));

  const listName = (name: string, call: EffectCall) => (look.isPerStep(name) ? ownName(name, call) : name);

  const finish = (call: EffectCall, outcome: Outcome) => dispatch({ kind: 'finished', call, outcome });

  function start({ effects }: World, call: EffectCall, reason: Reason): Promise<Outcome | undefined> {
    const effect = own(effects, call.effect);
    if (effect === undefined || stopped) return Promise.resolve(undefined);
    const key = effectKey(call);
    const needed = () => needsOf(effect, call, look.read);
    const values = needed();
    const overtaken = flights.get(key);
    const ofStep = (name: string) => ownName(name, call);
    const stands =
      !overtaken &&
      equal(answered.get(key), values) &&
      isSettled(effect, call, reason) &&
      (effect.stillDoes?.({ ...look, own: ofStep }) ?? true);
    if (stands && reason !== 'press') return Promise.resolve(undefined);
    if (overtaken && effect.fills && equal(overtaken.values, values)) return overtaken.landing;
    overtaken?.controller.abort();
    flights.delete(key);
    const isRunnable = values.every(isGiven);
    if (overtaken || (effect.fills && !stands))
      finish(overtaken?.call ?? call, {
        lookups: lists(effect, call, isRunnable ? pendingList : unknownList),
      });
    if (!isRunnable) {
      if (reason === 'press' && effect.unmet) finish(call, effect.unmet);
      return Promise.resolve(undefined);
    }
    const flight: Flight = {
      call,
      effect,
      controller: new AbortController(),
      values,
      landing: Promise.resolve(undefined),
    };
    flights.set(key, flight);
    dispatch({ kind: 'started', call });
    const { signal } = flight.controller;
    const context = { ...look, call, own: ofStep, signal };
    const isOverruled = look.mark();
    flight.landing = land(effect, context, stands, isOverruled, () => {
      if (stopped || flights.get(key) !== flight) return 'overtaken';
      flights.delete(key);
      if (!equal(values, needed()) || effect.yieldsTo?.some(isOverruled)) return 'stale';
      answered.set(key, values);
      return 'wanted';
    });
    return flight.landing;
  }

  /**
   * All lists that the effect fills have come: asked again for the same, it would only bring the same. A person asks
   * again for what is empty or has failed; by a press for anything, since a person sees when a list is of no use. It
   * stands until the new one comes.
   */
  function isSettled(effect: Effect, call: EffectCall, reason: Reason): boolean {
    const { lookups } = look.situation();
    const hasCome = (list: Lookup | undefined) =>
      reason === 'arrival'
        ? list?.status === 'ready' || list?.status === 'failed'
        : list?.status === 'ready' && list.items.length > 0;
    return effect.fills?.every((name) => hasCome(own(lookups, listName(name, call)))) ?? false;
  }

  async function land(
    effect: Effect,
    context: EffectContext,
    stood: boolean,
    isOverruled: (field: string) => boolean,
    judge: () => 'wanted' | 'stale' | 'overtaken',
  ) {
    const end = effect.loader === undefined ? undefined : loader.begin(effect.loader);
    const brought = await outcomeOf(effect, context);
    await end?.();
    const verdict = judge();
    // Who chose from the list that stood meanwhile has no use for a new one.
    const isChosen = stood && Object.keys(brought.set ?? {}).some(isOverruled);
    const outcome = isChosen ? {} : without(brought, isOverruled);
    if (verdict === 'wanted') finish(context.call, outcome);
    if (verdict === 'stale') finish(context.call, { lookups: lists(effect, context.call, unknownList) });
    return verdict === 'wanted' ? outcome : undefined;
  }

  const shown = () => [...flights.values()].filter(({ effect }) => effect.loader !== undefined);

  const arrived = world.then(
    (value) => {
      known = value;
      return value;
    },
    () => undefined,
  );

  /** The world with an effect in it, fetched if need be; undefined when it cannot be had. */
  async function withEffect(world: World, effect: string): Promise<World | undefined> {
    if (own(world.effects, effect) !== undefined || world.laterEffects === undefined) return world;
    try {
      const later = await world.laterEffects();
      known = { ...world, effects: { ...world.effects, ...later } };
      return known;
    } catch {
      return undefined;
    }
  }

  return {
    run: async (call, reason) => {
      if (known && own(known.effects, call.effect)) return start(known, call, reason);
      const value = await arrived.then((world) => world && withEffect(world, call.effect));
      if (value) return start(value, call, reason);
      const failure = { message: say(known ? 'part-missing' : 'page-missing'), status: 0 };
      finish(call, { failure });
      return { failure };
    },
    canCancel: () => shown().every(({ effect }) => effect.mayStop),
    cancel: () => {
      for (const { controller } of shown()) controller.abort();
    },
    stop: () => {
      stopped = true;
      for (const { controller } of flights.values()) controller.abort();
      flights.clear();
    },
  };
}

/** An outcome without the answers that the person has changed meanwhile. */
function without(outcome: Outcome, isOverruled: (field: string) => boolean): Outcome {
  const { set = {} } = outcome;
  const kept = Object.entries(set).filter(([field]) => !isOverruled(field));
  return kept.length === Object.keys(set).length ? outcome : { ...outcome, set: Object.fromEntries(kept) };
}

const pendingList: Lookup = { status: 'pending', items: [] };
const unknownList: Lookup = { status: 'unknown', items: [] };

async function outcomeOf(effect: Effect, context: EffectContext): Promise<Outcome> {
  try {
    return await effect.run(context);
  } catch (thrown) {
    return effect.failed(thrown, context);
  }
}

function needsOf(effect: Effect, call: EffectCall, read: EffectContext['read']): (Json | undefined)[] {
  const paths = [...effect.needs, ...(effect.needsOwn ?? []).map((name) => ownName(name, call))];
  return paths.map(read);
}

/** A step's own field: with the prefix of its `for`, where it has one. */
function ownName(name: string, call: EffectCall): string {
  return call.for === undefined ? name : prefixed(call.for, name);
}
