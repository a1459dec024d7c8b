import { at, entries, items, type Node, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import type { ReadSource } from '../source.ts';
import type { Lost, Place } from './place.ts';

/** The guards of this kind in the ledger, by the name that it has there. */
export const atAPress = 'done at a press alone';

interface Run extends Place {
  readonly effect: string;
}

/** The effects that run once a button is pressed: a card's own, and a journey's last one. */
const pressed = keep((source: ReadSource): readonly Run[] => [
  ...entries(at(source.root, 'ui')).flatMap(({ value }) => runs(source, at(value, 'action'))),
  ...runs(source, at(source.root, 'submit', 'run')),
]);

/** The effects that nobody asks for: when something opens, or another answer changes. */
const unasked = keep((source: ReadSource): readonly Run[] =>
  [at(source.root, 'onEnter'), ...entries(at(source.root, 'onChange')).map(({ value }) => value)].flatMap(
    (list) => items(list).flatMap((step) => runs(source, at(step, 'run'))),
  ),
);

const runs = (source: ReadSource, node: Node | undefined): readonly Run[] =>
  [node ?? [], ...items(node)].flat().flatMap((one) => {
    const effect = textOf(one);
    return effect === undefined ? [] : { source, node: one, effect };
  });

/** The effects that run at a press and never by themselves. */
export function pressedIn({ read }: Project): readonly string[] {
  const others = new Set(read.flatMap(unasked).map(({ effect }) => effect));
  return read.flatMap(pressed).flatMap(({ effect }) => (others.has(effect) ? [] : effect));
}

/** Where an effect runs by itself that ran at a press alone. */
export function placeOfUnasked({ read }: Project, name: string): Lost | undefined {
  const found = read.flatMap(unasked).find(({ effect }) => effect === name);
  return found && { ...found, message: `"${name}" was run at a press alone, and runs by itself here.` };
}
