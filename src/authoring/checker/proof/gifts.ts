import { readerFor } from '../../../engine/facts.ts';
import type { Model, StepModel } from '../../../engine/model.ts';
import { own } from '../../../engine/own.ts';
import type { Reader } from '../../../engine/path.ts';
import type { Json, Value } from '../../../engine/types.ts';
import { valueNow } from '../../../engine/value.ts';
import { keep } from '../keep.ts';
import { type Follows, followsOf, isTaken } from './turns.ts';

/** What a journey gives an answer by itself in a situation: a preset or a consequence; undefined where it gives nothing. */
export type Gift = (reader: Reader) => Json | undefined;

type Line = Follows['lines'][number];

/** A consequence that gives an answer a value, and where it stands. */
interface Giving {
  readonly list: Follows;
  readonly line: Line;
  readonly value: Value;
}

/** By answer, the consequences of a journey that give it a value. */
const givings = keep((model: Model): ReadonlyMap<string, readonly Giving[]> => {
  const found = new Map<string, Giving[]>();
  for (const list of followsOf(model)) {
    for (const line of list.lines) {
      for (const [name, value] of 'set' in line ? Object.entries(line.set) : []) {
        const known = found.get(name) ?? [];
        known.push({ list, line, value });
        found.set(name, known);
      }
    }
  }
  return found;
});

/** Every preset and every consequence of a journey that gives this answer a value. */
export function giftsOf(model: Model, step: StepModel, name: string): readonly Gift[] {
  const preset = (value: Value | undefined): readonly Gift[] =>
    value === undefined ? [] : [(reader) => valueNow(value, readerFor(step, reader).read)];
  const sets = (givings(model).get(name) ?? []).map(({ list, line, value }): Gift => {
    const taken = isTaken(model, list, line);
    // What follows from an answer needs that answer.
    const { key = '', step: where } = list;
    const isAnswer = model.fields.has(key);
    return (every) => {
      const { read } = where === undefined ? every : readerFor(where, every);
      if ((isAnswer && read(key) === undefined) || !taken(every)) return undefined;
      return valueNow(value, read);
    };
  });
  return [...preset(own(step.card.presets, name)), ...preset(own(model.journey.presets, name)), ...sets];
}

/** What the journey and all its cards say of giving this answer a value: what `giftsOf` rests on, but for the step's own card. */
export function saidOfGifts(model: Model, name: string): object {
  const known = said(model).get(name);
  if (known !== undefined) return known;
  const lines = (givings(model).get(name) ?? []).map(({ list: { key = '', step }, line }) => [
    key,
    model.fields.has(key),
    step?.part,
    line,
  ]);
  const made = { name, preset: own(model.journey.presets, name), lines };
  said(model).set(name, made);
  return made;
}

const said = keep((_: Model) => new Map<string, object>());
