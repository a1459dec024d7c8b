import type { DefinitionFile } from '../../definitions/types.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { at, entries, items, type Node, textOf } from './json.ts';
import { keep } from './keep.ts';
import { type ReadSource, readSource, type Source } from './source.ts';

/** A card's parts by name. A variant has the parts of the card that it changes, and its own notices. */
export interface CardParts {
  readonly name: string;
  readonly source: ReadSource;
  readonly fields: ReadonlyMap<string, Node>;
  readonly notices: ReadonlySet<string>;
  readonly groups: ReadonlyMap<string, Node>;
}

/** A field that is a list of entries, and the card that fills them in. */
export interface ListParts {
  readonly name: string;
  readonly source: ReadSource;
  /** What the card says of it under `each`. */
  readonly node: Node;
  readonly card: string;
}

interface Step {
  readonly card: string;
  readonly for?: string;
  readonly node: Node;
}

export interface Journey {
  readonly name: string;
  readonly source: ReadSource;
  readonly steps: readonly Step[];
  readonly fields: ReadonlyMap<string, Node>;
}

/** Everything that rules look at. Names that stand twice have their first place here. */
export interface Project {
  readonly trade: TradeWords;
  readonly sources: readonly Source[];
  /** The files that could be read and are of a known kind. */
  readonly read: readonly ReadSource[];
  readonly cards: ReadonlyMap<string, CardParts>;
  readonly journeys: ReadonlyMap<string, Journey>;
  readonly conditions: ReadonlyMap<string, Node>;
  readonly facts: ReadonlyMap<string, Node>;
  readonly messages: ReadonlyMap<string, Node>;
  readonly notices: ReadonlyMap<string, Node>;
  /** The sets of each table, by the names of both. */
  readonly tables: ReadonlyMap<string, ReadonlyMap<string, Node>>;
  readonly brands: ReadonlySet<string>;
  /** Variants by file name. */
  readonly variants: ReadonlyMap<string, ReadSource>;
  /** Every answer that a schema declares, with its schemas; steps with `for` add the prefixed names. */
  readonly answers: ReadonlyMap<string, readonly Node[]>;
  /** Every list of entries, by the name of its answer; steps with `for` add the prefixed names. */
  readonly lists: ReadonlyMap<string, ListParts>;
  /** The prefixes that steps use. */
  readonly parts: ReadonlySet<string>;
  /** Lists by name; a step with `for` adds its own of those that each part has. */
  readonly lookups: ReadonlySet<string>;
}

/** Reads every file and indexes what they name, once. Total: broken files are left out of the indexes. */
export function buildProject(files: readonly DefinitionFile[], trade: TradeWords): Project {
  return projectsOf(trade)(files);
}

const projectsOf = keep((trade: TradeWords) =>
  keep((files: readonly DefinitionFile[]) => indexed(files, trade)),
);

function indexed(files: readonly DefinitionFile[], trade: TradeWords): Project {
  const sources = files.map(readSource(trade));
  const read = sources.filter(canBeRead);
  const cards = firsts(read.filter(({ kind }) => kind === 'card').map(cardParts));
  const lists = [...cards.values()].flatMap(({ source }) => listsIn(source));
  const journeys = firsts([
    ...read.filter(({ kind }) => kind === 'journey').map(journeyOf),
    ...lists.flatMap((list) => entryJourney(list, cards)),
  ]);
  const steps = [...journeys.values()].flatMap((journey) => journey.steps);
  const parts = new Set(steps.flatMap((step) => step.for ?? []));
  const section = (kind: Source['kind'], key: string) =>
    nodeMap(at(read.find((source) => source.kind === kind)?.root, key));
  return {
    trade,
    sources,
    read,
    cards,
    journeys,
    conditions: section('conditions', 'conditions'),
    facts: section('facts', 'facts'),
    messages: section('messages', 'messages'),
    notices: section('notices', 'notices'),
    tables: new Map(
      read.flatMap(({ kind, name, root }) =>
        kind === 'table' && name !== undefined ? [[name, nodeMap(at(root, 'sets'))] as const] : [],
      ),
    ),
    brands: new Set(read.flatMap(({ kind, name }) => (kind === 'brand' && name !== undefined ? name : []))),
    variants: new Map(
      read.flatMap((source) =>
        source.kind === 'variant' && source.name !== undefined ? [[source.name, source] as const] : [],
      ),
    ),
    answers: answersOf(cards, journeys, steps),
    lists: new Map(
      lists.flatMap((list) =>
        [undefined, ...parts].map((part) => [prefixed(part, list.name), list] as const),
      ),
    ),
    parts,
    lookups: lookupsOf(parts, trade),
  };
}

function canBeRead(source: Source): source is ReadSource {
  return source.kind !== undefined && source.root !== undefined;
}

/** `usage` for `north` is `northUsage`, as in the engine. */
export function prefixed(prefix: string | undefined, name: string): string {
  return prefix === undefined ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** A variant and those that it extends, the nearest first; a circle ends where it closes. */
export function variantChain({ variants }: Project, source: ReadSource): readonly ReadSource[] {
  const chain = new Set([source]);
  for (const { root } of chain) {
    const parent = variants.get(textOf(at(root, 'extends')) ?? '');
    if (parent !== undefined) chain.add(parent);
  }
  return [...chain];
}

/** The parts that the names of a file mean: its own card's, or those of the card that a variant changes. */
export function partsOf(project: Project, source: Source): CardParts | undefined {
  return partsIn(project)(source);
}

const partsIn = keep((project: Project) => keep((source: Source) => findParts(project, source)));

function findParts(project: Project, source: Source): CardParts | undefined {
  if (!canBeRead(source)) return undefined;
  const card = textOf(at(source.root, 'card'));
  const parts = source.kind === 'card' ? cardParts(source) : project.cards.get(card ?? '');
  if (parts === undefined || source.kind !== 'variant') return parts;
  const added = variantChain(project, source).flatMap(({ root }) => [...given(at(root, 'notices'))]);
  return { ...parts, notices: new Set([...parts.notices, ...added]) };
}

/** The keys that hold something: null takes a notice away. */
function given(notices: Node | undefined): string[] {
  return entries(notices).flatMap(({ key, value }) => (value.type === 'null' ? [] : key));
}

const cardParts = keep((source: ReadSource): CardParts => {
  const { root } = source;
  return {
    name: textOf(at(root, 'card')) ?? source.name ?? '',
    source,
    fields: nodeMap(at(root, 'schema', 'properties')),
    notices: new Set(nodeMap(at(root, 'notices')).keys()),
    groups: nodeMap(at(root, 'groups')),
  };
});

function journeyOf(source: ReadSource): Journey {
  const { root } = source;
  return {
    name: textOf(at(root, 'journey')) ?? source.name ?? '',
    source,
    steps: items(at(root, 'steps')).map((node) => {
      const prefix = textOf(at(node, 'for'));
      return { card: textOf(at(node, 'card')) ?? '', node, ...(prefix !== undefined && { for: prefix }) };
    }),
    fields: nodeMap(at(root, 'schema', 'properties')),
  };
}

const listsIn = keep((source: ReadSource): readonly ListParts[] =>
  entries(at(source.root, 'each')).map(({ key, value }) => ({
    name: key,
    source,
    node: value,
    card: textOf(at(value, 'card')) ?? '',
  })),
);

/** The journey that fills in an entry of a list, as the engine makes it: the card alone, under the card's name. */
function entryJourney({ card, node }: ListParts, cards: Project['cards']): readonly Journey[] {
  const source = cards.get(card)?.source;
  if (source === undefined) return [];
  return [{ name: card, source, steps: [{ card, node }], fields: new Map() }];
}

/** What an entry of a list has, by the names of its parts, with their schemas; a part that is worked out has none. */
export function entryParts(
  { cards }: Project,
  { card, node }: ListParts,
): ReadonlyMap<string, readonly Node[]> {
  const fields = [...(cards.get(card)?.fields ?? [])].map(([name, schema]) => [name, [schema]] as const);
  const worked = entries(at(node, 'parts')).map(({ key }) => [key, []] as const);
  return new Map<string, readonly Node[]>([...fields, ...worked]);
}

function answersOf(
  cards: Project['cards'],
  journeys: Project['journeys'],
  steps: readonly Step[],
): Project['answers'] {
  const answers = new Map<string, Node[]>();
  const declare = (prefix: string | undefined, fields: ReadonlyMap<string, Node>) => {
    for (const [name, schema] of fields) {
      const answer = prefixed(prefix, name);
      answers.set(answer, [...(answers.get(answer) ?? []), schema]);
    }
  };
  for (const { fields } of [...cards.values(), ...journeys.values()]) declare(undefined, fields);
  for (const step of steps) {
    if (step.for !== undefined) declare(step.for, cards.get(step.card)?.fields ?? new Map());
  }
  return answers;
}

function lookupsOf(parts: ReadonlySet<string>, { words, ownLookups }: TradeWords): Set<string> {
  return new Set(
    Object.keys(words.lookups).flatMap((name) =>
      ownLookups.includes(name) ? [name, ...[...parts].map((part) => prefixed(part, name))] : [name],
    ),
  );
}

function firsts<T extends { readonly name: string }>(all: readonly T[]): Map<string, T> {
  return new Map([...all].reverse().map((one) => [one.name, one]));
}

function nodeMap(node: Node | undefined): Map<string, Node> {
  return new Map(entries(node).map(({ key, value }) => [key, value]));
}
