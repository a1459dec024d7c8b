import { builtInSources, lookupName, splitPath } from '../../../engine/path.ts';
import { filesOf, journeysTogether } from '../journey-files.ts';
import { at, entries, items, type Node, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import { lostPath } from '../paths.ts';
import { type Journey, type Project, prefixed } from '../project.ts';
import { type Finding, mentionsIn, type ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';

export const neverKnown: ProjectRule = {
  severity: 'error',
  isSecond: true,
  doc: 'Something is read that no effect of the journey ever brings, and no card of it asks: it would never be there.',
  *find(project) {
    const byFile = new Map<ReadSource, Brought[]>();
    for (const journey of project.journeys.values())
      for (const source of filesOf(project, journey))
        byFile.set(source, [...(byFile.get(source) ?? []), broughtIn(project, journey)]);
    for (const [source, all] of byFile) yield* unknownIn(project, source, all);
  },
};

/** What a journey's effects are, what they write, as `source` or `lookup.NAME`, and which answers it declares. */
interface Brought {
  readonly answers: ReadonlySet<string>;
  readonly effects: ReadonlySet<string>;
  readonly written: ReadonlySet<string>;
}

function* unknownIn(project: Project, source: ReadSource, journeys: readonly Brought[]): Generator<Finding> {
  const { trade } = project;
  const isNever = (path: string) => isNeverKnown(project, path, journeys);
  for (const { name: path, node } of mentionsIn(source, 'path')) {
    if (lostPath(project, path) !== undefined || !isNever(path)) continue;
    const [root, name] = splitPath(path, trade.sources);
    const isRun = root === 'pending' || root === 'failure';
    const what = isRun
      ? `Nothing runs "${name}" in`
      : root === ''
        ? `No card asks "${path}" in`
        : `Nothing brings "${path}" to`;
    const mend = root === '' ? 'Ask it there' : 'Run the effect that does';
    const message = `${what} the journey that reads it here, so this never holds. ${mend}, or read something else.`;
    yield { source, where: node, message };
  }
  for (const { name, node } of mentionsIn(source, 'condition')) {
    const named = at(project.conditions.get(name), 'when');
    const always = named && settled(project, named, isNever);
    if (always === undefined) continue;
    const message = `"${name}" is ${always ? 'always' : 'never'} so here: nothing brings what it reads to the journey, and no card asks it. Take another condition.`;
    yield { source, where: node, message };
  }
}

function isNeverKnown(project: Project, path: string, journeys: readonly Brought[]): boolean {
  const { trade } = project;
  const [root, name] = splitPath(path, trade.sources);
  const isIn = ({ answers, effects, written }: Brought) => {
    // One that each part has of its own is read as EFFECT.PART.
    if (root === 'pending' || root === 'failure') return effects.has(name.replace(/\..*$/, ''));
    if (root === '') return [...answers].some((answer) => `${name}.`.startsWith(`${answer}.`));
    if (root === 'lookup') return written.has(`lookup.${lookupName(name)}`);
    return written.has(root);
  };
  return !isAlwaysThere(root, trade.words) && !journeys.some(isIn);
}

/** Whether a condition is always or never so, given what is never known: a test of that fails. Undefined for "it depends". */
function settled(
  project: Project,
  when: Node,
  isNever: (path: string) => boolean,
  outer: readonly Node[] = [],
): boolean | undefined {
  const inner = (one: Node) => settled(project, one, isNever, [...outer, when]);
  const every = (all: readonly (boolean | undefined)[]) =>
    all.includes(false) ? false : all.includes(undefined) ? undefined : true;
  const turned = (is: boolean | undefined) => (is === undefined ? undefined : !is);
  const name = textOf(when);
  if (name !== undefined) {
    const named = at(project.conditions.get(name), 'when');
    return named === undefined || outer.includes(named) ? undefined : inner(named);
  }
  if (when.type !== 'object') return undefined;
  return every(
    entries(when).map(({ key, value }) => {
      if (key === 'not') return turned(inner(value));
      if (key === 'all') return every(items(value).map(inner));
      if (key === 'any') return turned(every(items(value).map((one) => turned(inner(one)))));
      return isNever(key) ? at(value, 'set')?.value === false : undefined;
    }),
  );
}

/** Facts have rules of their own; tables and what the trade says is there from the beginning need no effect. */
function isAlwaysThere(root: string, words: Project['trade']['words']): boolean {
  const isBrought = ['lookup', 'pending', 'failure'].includes(root);
  const isOther = builtInSources.some((one) => one === root);
  return (isOther && !isBrought) || words.early.includes(root) || Object.hasOwn(words.tables, root);
}

const broughtIn = (project: Project, journey: Journey): Brought => broughtOf(project)(journey);

/** With the journeys that open inside it, and those that it opens inside of: they share what is known. */
const broughtOf = keep((project: Project) =>
  keep((journey: Journey): Brought => {
    const together = [...journeysTogether(project, journey)];
    const effects = new Set(
      together.flatMap((one) =>
        [...filesOf(project, one)].flatMap((source) => mentionsIn(source, 'effect').map(({ name }) => name)),
      ),
    );
    const answers = new Set(
      together.flatMap(({ fields, steps }) => [
        ...fields.keys(),
        ...steps.flatMap((step) =>
          [...(project.cards.get(step.card)?.fields.keys() ?? [])].map((name) => prefixed(step.for, name)),
        ),
      ]),
    );
    const { notes } = project.trade.words;
    const written = [...effects].flatMap((effect) => notes[effect]?.writes ?? []);
    const ofParts = written.flatMap((path) => [...project.parts].map((part) => ofPart(path, part)));
    return { answers, effects, written: new Set([...written, ...ofParts]) };
  }),
);

/** The list that a step with `for` has of its own. */
function ofPart(path: string, part: string): string {
  const list = 'lookup.';
  return path.startsWith(list) ? `${list}${prefixed(part, path.slice(list.length))}` : path;
}
