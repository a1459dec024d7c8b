import { getNodePath } from 'jsonc-parser';
import { at, entries, type Node, nodesOf, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import type { ReadSource } from '../source.ts';
import type { Lost, Named } from './place.ts';

/** The guards of this kind in the ledger, by the name that it has there. */
export const aPublishedFigure = 'a published figure';

const mark = ' — ';

/** The figures of the sets of tables that say who published them: `prices 2023-10 north low — 75`; where none is, `null`. */
export const figuresPublished = ({ read }: Project): readonly string[] =>
  read.flatMap((source) => figuresOf(source).map(({ name, node }) => `${name}${mark}${node.value}`));

const figuresOf = keep((source: ReadSource): readonly Named[] => {
  if (source.kind !== 'table') return [];
  return entries(at(source.root, 'sets'))
    .filter(({ value }) => at(value, 'source') !== undefined)
    .flatMap(({ value: set }) =>
      entries(set).flatMap(({ value: line }) =>
        line.type === 'object' ? [...nodesOf(line)].filter(isFigure) : [],
      ),
    )
    .map((node) => ({ source, name: [source.name, ...getNodePath(node).slice(1)].join(' '), node }));
});

const isFigure = ({ type }: Node) => type === 'number' || type === 'null';

/** Where a figure of the ledger is another one; undefined where its set or line is gone. */
export function placeOfOtherFigure(project: Project, name: string): Lost | undefined {
  const [label = '', figure] = name.split(mark);
  const found = project.read.flatMap(figuresOf).find((one) => one.name === label);
  if (found === undefined) return undefined;
  const set = getNodePath(found.node)[1];
  const from = textOf(at(found.source.root, 'sets', `${set}`, 'source'));
  const message = `"${label}" was ${figure}, and is ${found.node.value} now. That guarded a figure that was published: ${from}`;
  return { ...found, message };
}
