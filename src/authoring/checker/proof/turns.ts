import { holds } from '../../../engine/condition.ts';
import { readerFor } from '../../../engine/facts.ts';
import type { Model, StepModel } from '../../../engine/model.ts';
import type { Reader } from '../../../engine/path.ts';
import type { Condition, Consequence } from '../../../engine/types.ts';
import { at, entries, items } from '../json.ts';
import { type Place, placeIn, placeInJourney, type Scene } from './scene.ts';

/** One list of consequences, and what sets it off: the change of a name, or the opening of a step or the journey. */
export interface Follows {
  /** The name that changes; undefined for an opening. */
  readonly key?: string;
  readonly step?: StepModel;
  readonly lines: readonly Consequence[];
}

/** Every list of consequences of a journey, and of the journeys inside it. */
export function followsOf({ onChange, steps, journey }: Model): readonly Follows[] {
  const changes = [...onChange].flatMap(([key, follows]) =>
    follows.map(({ consequences, step }) => ({ key, lines: consequences, ...(step && { step }) })),
  );
  const openings = steps.map((step) => ({ step, lines: step.card.onEnter ?? [] }));
  return [...changes, ...openings, { lines: journey.onEnter ?? [] }];
}

/** The names that a line may change. */
export function changedBy(line: Consequence): readonly string[] {
  if ('set' in line) return Object.keys(line.set);
  return 'clear' in line ? line.clear : [];
}

/** Whether a line is taken in a situation; one of a step that is not there runs nothing. */
export function isTaken(
  { definitions }: Model,
  { step }: Follows,
  line: Consequence,
): (reader: Reader) => boolean {
  const there: Condition = 'run' in line ? (step?.definition.when ?? true) : true;
  const condition = { all: [there, line.when ?? true] };
  return (every) => {
    const { read } = step === undefined ? every : readerFor(step, every);
    return holds(condition, read, definitions.conditions);
  };
}

/** Where a line of a list stands. */
export function placeOfLine(scene: Scene, { key, step }: Follows, index: number): Place {
  const section = key === undefined ? 'onEnter' : `onChange/${step?.baseNames.get(key) ?? key}`;
  return step === undefined ? placeInJourney(scene, section, index) : placeIn(scene, step, section, index);
}

/** Where a line writes something: its value in `set`, its name in `clear`; else the line. */
export function placeOfWritten(scene: Scene, { list, index }: Omit<Line, 'line'>, path: string): Place {
  const { source, where } = placeOfLine(scene, list, index);
  const base = list.step?.baseNames.get(path) ?? path;
  const set = entries(at(where, 'set')).find(({ key }) => key === path || key === base);
  const cleared = items(at(where, 'clear')).find(({ value }) => value === path || value === base);
  return { source, where: set?.value ?? cleared ?? where };
}

/** One line of a list of consequences, and its place there. */
export interface Line {
  readonly list: Follows;
  readonly line: Consequence;
  readonly index: number;
}
