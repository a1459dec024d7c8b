import { readerOf } from '../../../engine/facts.ts';
import { isMarked } from '../../../engine/marks.ts';
import { own } from '../../../engine/own.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { personalPaths } from '../../vocabulary/sources.ts';
import { switchedWords } from '../../vocabulary/switched-words.ts';

/** What tells of a switch that was made is kept by its own rules (S4.03). */
const kept: readonly string[] = switchedWords.map((word) => `session.${word}`);
const paths = personalPaths.filter((path) => !kept.includes(path));

/** Whether a journey holds what tells who somebody is: an answer that is marked so, a meter's number, the key of a sign-up. */
export function tellsWho({ view }: JourneyStore): boolean {
  const { model, state } = view.getState();
  const { read } = readerOf(state, model.definitions);
  const isTold = (name: string) => isGiven(own(state.answers, name)) && isMarked(model, name, 'personal');
  return [...model.fields.keys()].some(isTold) || paths.some((path) => isGiven(read(path)));
}

/** An empty box tells nothing, nor does a list of none. */
const isGiven = (value: unknown) => !empty.includes(value) && !(Array.isArray(value) && value.length === 0);
const empty: readonly unknown[] = [undefined, null, ''];
