import { at, canonical, entries, items, type Node, textOf, treeOf } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import type { ReadSource } from '../source.ts';
import type { Lost, Named, Place } from './place.ts';
import { isAsBefore, turnedIn } from './turned.ts';

/** The conditions that stand in the files, by what they are of: `card terms show commission — {…}`. */
export const conditionsIn = (project: Project): readonly string[] =>
  conditionsOf(project).map(({ name, node }) => `${name}${mark}${canonical(node)}`);

const mark = ' — ';

const conditionsOf = (project: Project): readonly Named[] =>
  project.read.flatMap((source) => inFile(source).conditions);

const inFile = keep(
  (source: ReadSource): { readonly conditions: readonly Named[]; readonly free: readonly Named[] } => {
    const found: Named[] = [];
    /** What runs always, by what its condition would be of. */
    const free: Named[] = [];
    const look = (node: Node, label: string) => {
      const run = at(node, 'run');
      const rule = label.includes(' rules field ') ? at(node, 'field') : undefined;
      const offered = / options value \S*$/.test(label) ? at(node, 'value') : undefined;
      const does = run ?? rule ?? offered;
      if (does && !at(node, 'when')) free.push({ source, name: `${label} when`, node: does });
      for (const { key, value } of entries(node)) {
        const name = `${label} ${key}`;
        if (key === 'when') found.push({ source, name, node: value });
        else if (node === source.root && ['show', 'require', 'sent'].includes(key))
          for (const one of entries(value))
            found.push({ source, name: `${name} ${one.key}`, node: one.value });
        else if (!['schema', 'with', 'must'].includes(key)) look(value, name);
      }
      for (const item of items(node)) look(item, `${label} ${labelOf(item)}`);
    };
    if (['card', 'journey', 'variant', 'conditions', 'facts'].includes(source.kind ?? ''))
      look(source.root, labelOfFile(source));
    // What is always or never so is no condition: to ask for more, or for less, turns nothing round.
    return { conditions: found.filter(({ node }) => node.type !== 'boolean'), free };
  },
);

/** How the ledger calls a file: `card terms`; by its kind alone, where a project has one of them. */
const labelOfFile = ({ kind, name }: ReadSource) =>
  kind === 'conditions' || kind === 'facts' ? kind : `${kind} ${name}`;

/** What tells an item of a list from the others: what it is of, and whatever else it says first; of a rule also its message. */
const labelOf = (item: Node) => {
  const [first, ...others] = entries(item).filter(({ key }) => key !== 'when');
  const isRule = first?.key === 'field';
  return [...(first ? [first] : []), ...others.filter(({ key }) => isRule && key === 'message')]
    .map(({ key, value }) => [key, textOf(value) ?? ''].join(' ').trim())
    .join(', ');
};

/**
 * Where a condition of the ledger stands the other way round, or something runs without it, or under another; undefined
 * where none does, or it is no longer there.
 */
export function placeOfTurned(project: Project, name: string, kept: readonly string[]): Lost | undefined {
  const [before, form] = split(name);
  const was = treeOf(form);
  const known = new Set(kept);
  if (was === undefined) return undefined;
  for (const { source, name: label, node } of conditionsOf(project)) {
    if (label !== before || known.has(`${label}${mark}${canonical(node)}`)) continue;
    const isOther =
      (isOfRun(node) || isOfOther(source, label, node)) && !isAsBefore(was, node, namedIn(project));
    const turned = turnedIn(project, was, node) ?? (isOther ? differingIn(was, node) : undefined);
    if (turned === undefined) continue;
    const had = told(was, differingIn(node, was));
    const has = told(node, differingIn(was, node));
    return { source, node: turned, message: `${aboutOf(source, label)} was ${had}, and is ${has} now.` };
  }
  // Beside one that has a condition another one may well run always.
  if (conditionsOf(project).some((one) => one.name === before)) return undefined;
  const free = freeIn(project).find((one) => one.name === before);
  // A rule that holds always may be what it was: its field may not be there in any other situation.
  if (free === undefined || isOfRule(free) || at(free.node.parent?.parent, 'with')) return undefined;
  const message = `${aboutOf(free.source, before)} was ${told(was, was)}, and there is none now.`;
  return { ...free, message };
}

/** Whether a condition is now the one that stands beside it for something else: it was copied. */
const isOfOther = (source: ReadSource, label: string, node: Node) =>
  isBeside(label) &&
  inFile(source).conditions.some(
    (one) => one.name !== label && isBeside(one.name) && canonical(one.node) === canonical(node),
  ) &&
  entries(node).length > 0;
const isBeside = (label: string) => / (?:show|require|sent) \S+$/.test(label);

const freeIn = (project: Project) => project.read.flatMap((source) => inFile(source).free);
const isOfRule = ({ name }: Named) => name.includes(' rules field ');

/** The rules of cards that hold always, and in the ledger under a condition. */
export function freedRules(project: Project): readonly Place[] {
  const before = new Set(keptIn(project).map((name) => split(name)[0]));
  const now = new Set(conditionsOf(project).map(({ name }) => name));
  return freeIn(project).filter((one) => isOfRule(one) && before.has(one.name) && !now.has(one.name));
}

/** Whether something runs on a condition: an effect, or a stage of a submit. */
const isOfRun = ({ parent }: Node) => at(parent?.parent, 'run') !== undefined;

/** What a named condition asks for; as the ledger has it, where there is none of that name any more. */
const namedIn = keep((project: Project) => {
  const before = new Map(keptIn(project).map(split));
  return (name: string) =>
    at(project.conditions.get(name), 'when') ??
    treeOf(before.get(`conditions conditions ${name} when`) ?? '');
});

/** What a condition is of, as a sentence begins: `The condition of fact "age"`, `The condition of "age" in "show"`. */
function aboutOf(source: ReadSource, label: string): string {
  const [section = '', name = '', ...more] = label.slice(labelOfFile(source).length + 1).split(' ');
  if (source.kind === section) return `The condition of ${section.replace(/s$/, '')} "${name}"`;
  const all = [name, ...more].filter((word) => word !== 'when').join(' ');
  return `The condition${all === '' ? '' : ` of "${all}"`} in "${section}"`;
}

const longest = 80;

/** A part of a condition, shortly: with the path that it tests, where it is a test or stands in one. */
function told(whole: Node, part: Node): string {
  let text = canonical(part);
  for (let node = part; node !== whole && node.parent !== undefined; node = node.parent) {
    const [key, value] = node.type === 'property' ? (node.children ?? []) : [];
    const name = textOf(key) ?? 'all';
    if (value !== undefined && !['all', 'any', 'not'].includes(name)) text = `"${name}": ${canonical(value)}`;
  }
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The conditions that the ledger has otherwise, by what they are of: where each differs. */
export const changedConditions = keep((project: Project): ReadonlyMap<string, Place> => {
  const kept = keptIn(project);
  const known = new Set(kept);
  const before = new Map(kept.map(split));
  return new Map(
    conditionsOf(project).flatMap(({ source, name, node }) => {
      const form = before.get(name);
      if (form === undefined || known.has(`${name}${mark}${canonical(node)}`)) return [];
      const was = treeOf(form);
      if (was !== undefined && isAsBefore(was, node, namedIn(project))) return [];
      const [added, ...more] = entries(node).filter(({ key }) => at(was, key) === undefined);
      const one = added && more.length === 0 ? added.value : differingIn(was, node);
      return [[name, { source, node: one }] as const];
    }),
  );
});

/** The innermost part of a condition that is all that differs from what it was. */
function differingIn(before: Node | undefined, now: Node): Node {
  const parts =
    now.type === 'array'
      ? items(now).map((item, index) => [items(before)[index], item] as const)
      : entries(now).map(({ key, value }) => [at(before, key), value] as const);
  const [only, ...more] = parts.filter(([was, is]) => was === undefined || canonical(was) !== canonical(is));
  return only?.[0] === undefined || more.length > 0 ? now : differingIn(...only);
}

/** The conditions that the ledger has. */
const keptIn = ({ read }: Project): readonly string[] =>
  items(at(read.find(({ kind }) => kind === 'guards')?.root, 'guards', rightWayRound)).flatMap(
    (one) => textOf(one) ?? [],
  );

/** The guards of this kind in the ledger, by the name that it has there. */
export const rightWayRound = 'the right way round';

const split = (name: string): readonly [string, string] => {
  const place = name.indexOf(mark);
  return [name.slice(0, place), name.slice(place + mark.length)];
};
