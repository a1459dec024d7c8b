import { effectKey, type Model, type StepModel } from '../../../engine/model.ts';
import { own } from '../../../engine/own.ts';
import type { Trade } from '../../../engine/trade.ts';
import { wordsOf } from '../../../engine/trade-words.ts';
import type { Consequence } from '../../../engine/types.ts';
import { keep } from '../keep.ts';

/** An effect as a step of a journey asks for it, and what it changes there. */
export interface Writer {
  readonly effect: string;
  readonly for?: string;
  readonly writes: readonly string[];
  /** Answers that it gives only while they have none. */
  readonly fills: readonly string[];
}

/** An effect as this step asks for it: names and lists of the step's own card are spelt as the step spells them. */
export function writerOf(effect: string, step: StepModel | undefined, trade: Trade): Writer {
  const { writes = [], fills = [] } = own(wordsOf(trade).notes, effect) ?? {};
  const part = step?.definition.for;
  const spell = (path: string) => step?.rename(path) ?? path;
  return {
    effect,
    ...(part === undefined ? {} : { for: part }),
    writes: writes.map(spell),
    fills: fills.map(spell),
  };
}

/** Every effect that a journey, its cards or the journeys inside them ask for, by its key. */
export function writersOf(model: Model): ReadonlyMap<string, Writer> {
  const kept = known.get(model);
  if (kept !== undefined) return kept;
  const found = new Map<string, Writer>();
  const add = (effects: readonly string[], step?: StepModel) => {
    for (const effect of effects) {
      const writer = writerOf(effect, step, model.trade);
      found.set(effectKey(writer), writer);
    }
  };
  for (const { journey, steps } of [model, ...model.nested.values()]) {
    add(asked([journey.onEnter ?? [], ...Object.values(journey.onChange ?? {})].flat()));
    add(journey.submit.run);
    for (const step of steps) {
      const { onEnter = [], onChange = {}, ui = {} } = step.card;
      add(asked([onEnter, ...Object.values(onChange)].flat()), step);
      add(
        Object.values(ui).flatMap(({ action }) => (typeof action === 'string' ? action : [])),
        step,
      );
    }
  }
  known.set(model, found);
  return found;
}

const known = new WeakMap<Model, ReadonlyMap<string, Writer>>();

/** Who writes what in a journey, as a text: the effects, and the fields that somebody is asked. */
export const markOfWriters = keep((model: Model): string =>
  JSON.stringify([[...writersOf(model)], model.steps.map(({ baseNames }) => [...baseNames])]),
);

function asked(consequences: readonly Consequence[]): readonly string[] {
  return consequences.flatMap((one) => ('run' in one ? one.run : []));
}
