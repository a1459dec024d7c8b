import type { DefinitionFile } from '../../../definitions/types.ts';
import { sameItems } from '../../../engine/equal.ts';
import { trade } from '../../../trade.ts';
import { type Opened, openProject } from '../../review/project.ts';
import type { Numbered } from './messages.ts';
import type { View } from './questions.ts';

/** So many versions are remembered: the saved one, the present one, the last that could be read. */
const mostVersions = 3;

/** Takes what a request says of files, and gives its view when that is asked for. Must be given every request, in order. */
export type Shelf = (numbered: Pick<Numbered, 'lists' | 'added'>) => () => View;

/**
 * Keeps files for as long as requests name them. A file stays the same object, and so does a version, so that what was
 * worked out for it is known again.
 */
export function createShelf(): Shelf {
  let held: ReadonlyMap<number, DefinitionFile> = new Map();
  let known: readonly Opened[] = [];
  const open = (files: readonly DefinitionFile[]) => {
    const opened = known.find((one) => sameItems(one.files, files)) ?? openProject(files, trade);
    known = [opened, ...known.filter((one) => one !== opened)].slice(0, mostVersions);
    return opened;
  };
  return ({ lists: { now, shown, before }, added }) => {
    const all = new Map([...held, ...added]);
    const filesOf = (numbers: readonly number[]) => numbers.flatMap((number) => all.get(number) ?? []);
    const named = new Set([...now, ...(shown ?? []), ...(before ?? [])]);
    held = new Map([...all].filter(([number]) => named.has(number)));
    return () => ({
      opened: open(filesOf(now)),
      project: shown && open(filesOf(shown)).project,
      before: before && open(filesOf(before)).project,
    });
  };
}
