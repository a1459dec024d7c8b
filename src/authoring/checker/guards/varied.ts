import { at, entries, items, textOf } from '../json.ts';
import { nounsOf, ownerNodes } from '../owners.ts';
import type { Project } from '../project.ts';
import type { ReadSource } from '../source.ts';
import type { Lost } from './place.ts';

const mark = ' — ';

const namesIn = (source: ReadSource): readonly string[] =>
  source.kind === 'variant' ? ownerNodes(source).map(({ value }) => `${value}${mark}${source.name}`) : [];

/** The guards of this kind in the ledger, by the name that it has there. */
export const ofItsOwn = 'a variant of its own';

/** Whether the ledger has variants, and this one for nobody: it was just written. */
export function isNewVariant({ read }: Project, source: ReadSource): boolean {
  const kept = items(at(read.find(({ kind }) => kind === 'guards')?.root, 'guards', ofItsOwn));
  return kept.length > 0 && !kept.some((node) => textOf(node)?.endsWith(`${mark}${source.name}`));
}

/** Each owner that a variant is for, by its id: one that loses it falls back to what all share, and nothing else says so. */
export const varied = {
  isOfTurns: true,
  guarded: 'what one alone asks and says from being asked and said as by all others',
  standing: ({ read }: Project): readonly string[] => read.flatMap(namesIn),
  bare({ read, trade }: Project, name: string, kept: readonly string[]): Lost | undefined {
    const [id = '', file] = name.split(mark);
    const standing = read.flatMap((source) => namesIn(source));
    // Another id in its place is told as one.
    const isOther = standing.some((one) => one.endsWith(`${mark}${file}`) && !kept.includes(one));
    if (isOther || standing.some((one) => one.startsWith(`${id}${mark}`))) return undefined;
    const { One, many } = nounsOf(trade);
    const source = read.find(({ kind }) => kind === 'owners');
    const owner = entries(at(source?.root, many)).find(({ key }) => key === id);
    const message = `${One} ${id} had a variant of its own, and no file is for it any more.`;
    return source && owner && { source, node: owner.keyNode, message };
  },
} as const;
