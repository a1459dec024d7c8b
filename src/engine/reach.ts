import { resolveJourney } from './journey.ts';
import type { Model, StepModel } from './model.ts';
import type { Consequence, ResolvedCard, ResolvedField, ResolvedStep, Situation, Value } from './types.ts';

/** A step or an inner journey within reach, and what follows when it opens. */
export interface Reached {
  /** A step's id; `estimate/` for an inner journey, `estimate/house-type` for a step of it. */
  readonly id: string;
  readonly enter: {
    readonly presets?: Readonly<Record<string, Value>>;
    readonly onEnter?: readonly Consequence[];
  };
  readonly step?: StepModel;
  readonly card?: ResolvedCard;
  /** Whether it fills in an entry of a list: what is answered there is not yet part of the journey. */
  readonly isDraft?: true;
}

type How = 'open' | 'present';

/** What was reached, and the steps of every inner journey on the way: it stays so while all of them do. */
interface Kept {
  readonly reached: readonly Reached[];
  readonly inside: readonly (readonly [inner: Model, steps: readonly ResolvedStep[]])[];
}

const known = new WeakMap<readonly ResolvedStep[], Partial<Record<How, Kept>>>();

/**
 * Every step that is `open` (or `present`) in a situation, in order, with the inner journeys that a shown field of such
 * a step leads to (`ui.journey`, or an entry that is being filled in) and their steps.
 */
export function reached(model: Model, situation: Situation, how: How): readonly Reached[] {
  const steps = resolveJourney(model, situation);
  const before = known.get(steps);
  const kept = before?.[how];
  if (kept?.inside.every(([inner, same]) => resolveJourney(inner, situation) === same)) return kept.reached;
  const inside: [Model, readonly ResolvedStep[]][] = [];
  const resolve = (inner: Model) => {
    const now = resolveJourney(inner, situation);
    inside.push([inner, now]);
    return now;
  };
  const now = reachedBy(model, steps, how, '', resolve);
  known.set(steps, { ...before, [how]: { reached: now, inside } });
  return now;
}

const knownIds = new WeakMap<readonly Reached[], readonly string[]>();

/** The ids of what was reached: the same list as long as that is the same. */
export function idsOf(now: readonly Reached[]): readonly string[] {
  const before = knownIds.get(now);
  if (before !== undefined) return before;
  const ids = now.map(({ id }) => id);
  knownIds.set(now, ids);
  return ids;
}

function reachedBy(
  model: Model,
  steps: readonly ResolvedStep[],
  how: How,
  prefix: string,
  resolve: (inner: Model) => readonly ResolvedStep[],
): readonly Reached[] {
  return steps.flatMap((resolved, index) => {
    const step = model.steps[index];
    if (!resolved[how] || step === undefined) return [];
    const inside = innerJourneys(model, resolved.card.fields).flatMap(([inner, isDraft]) => {
      const within = [
        { id: `${inner.name}/`, enter: inner.journey },
        ...reachedBy(inner, resolve(inner), how, `${inner.name}/`, resolve),
      ];
      return isDraft ? within.map((one) => ({ ...one, isDraft })) : within;
    });
    return [{ id: `${prefix}${step.id}`, enter: step.card, step, card: resolved.card }, ...inside];
  });
}

function innerJourneys(
  { nested }: Model,
  fields: readonly ResolvedField[],
): readonly (readonly [inner: Model, isDraft: true | undefined])[] {
  if (nested.size === 0) return [];
  return fields.flatMap(({ list, ui: { journey } }) => {
    const entry = list?.editing === undefined ? undefined : nested.get(list.entry);
    const opened = typeof journey === 'string' ? nested.get(journey) : undefined;
    return [
      ...(opened === undefined ? [] : [[opened, undefined] as const]),
      ...(entry === undefined ? [] : [[entry, true] as const]),
    ];
  });
}
