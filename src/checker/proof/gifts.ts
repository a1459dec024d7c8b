import { readerFor } from '../../engine/facts.ts';
import type { Model, StepModel } from '../../engine/model.ts';
import { own } from '../../engine/own.ts';
import type { Reader } from '../../engine/path.ts';
import type { Json, Value } from '../../engine/types.ts';
import { valueNow } from '../../engine/value.ts';
import { followsOf, isTaken } from './turns.ts';

/** What a journey gives an answer by itself in a situation: a preset or a consequence; undefined where it gives nothing. */
export type Gift = (reader: Reader) => Json | undefined;

/** Every preset and every consequence of a journey that gives this answer a value. */
export function giftsOf(model: Model, step: StepModel, name: string): readonly Gift[] {
  const preset = (value: Value | undefined): readonly Gift[] =>
    value === undefined ? [] : [(reader) => valueNow(value, readerFor(step, reader).read)];
  const sets = followsOf(model).flatMap((list) =>
    list.lines.flatMap((line): readonly Gift[] => {
      const value = 'set' in line ? own(line.set, name) : undefined;
      if (value === undefined) return [];
      const taken = isTaken(model, list, line);
      // What follows from an answer needs that answer.
      const { key = '', step: where } = list;
      const isAnswer = model.fields.has(key);
      return [
        (every) => {
          const { read } = where === undefined ? every : readerFor(where, every);
          if ((isAnswer && read(key) === undefined) || !taken(every)) return undefined;
          return valueNow(value, read);
        },
      ];
    }),
  );
  return [...preset(own(step.card.presets, name)), ...preset(own(model.journey.presets, name)), ...sets];
}
