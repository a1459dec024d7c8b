import type { DefinitionFile } from '../../definitions/types.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { at, textOf } from './json.ts';
import { namedTexts } from './locales/texts.ts';
import { buildProject, type CardParts, type Project, partsOf } from './project.ts';
import type { Meaning } from './shapes/shape.ts';

type Schema = Readonly<Record<string, unknown>>;
/** Names, each with what it says. */
export type Docs = Readonly<Record<string, { readonly doc: string }>>;

/** The names that the definition files declare, as parts of schemas, each with what it says now. */
export interface ProjectNames {
  /** Named conditions; undefined of no files. */
  readonly condition?: Docs;
  /** What a variant may name: its card, its parent, and in its sections what that card holds. */
  readonly inVariants: readonly Schema[];
}

/** Names of a project; of no files, none. Files that cannot be read are left out. */
export function namesOf(files: readonly DefinitionFile[], trade: TradeWords): ProjectNames {
  if (files.length === 0) return { inVariants: [] };
  const project = buildProject(files, trade);
  const changed = changedCards(project);
  const titles = docs(new Map(changed.map(({ name, source }) => [name, at(source.root, 'title')])), textOf);
  const parents = docs(project.variants, ({ root }) => textOf(at(root, 'name')));
  const properties = { card: oneOf(titles), extends: oneOf(parents) };
  return {
    condition: conditionDocs(project),
    inVariants: [{ properties }, ...changed.map(sectionsFor)],
  };
}

/** The cards that variants may change: those of a step that names where a variant comes from. */
function changedCards({ cards, journeys }: Project): CardParts[] {
  const steps = [...journeys.values()].flatMap((journey) => journey.steps);
  const names = new Set(
    steps.filter(({ node }) => at(node, 'variant') !== undefined).map(({ card }) => card),
  );
  return [...cards.values()].filter(({ name }) => names.has(name));
}

/**
 * The names that may stand in one file, by their meaning: a card's own items, and the cards, answers, messages and notices
 * of the project. Of a file that cannot be read, the project's alone.
 */
export function namesIn(
  files: readonly DefinitionFile[],
  file: string,
  trade: TradeWords,
): Readonly<Partial<Record<Meaning, Docs>>> {
  const project = buildProject(files, trade);
  const { cards, journeys, answers, messages, notices } = project;
  const answer = docs(answers, ([schema]) => textOf(at(schema, 'title')));
  const titled = (map: ReadonlyMap<string, Pick<CardParts, 'source'>>) =>
    docs(map, ({ source }) => textOf(at(source.root, 'title')));
  const shared = {
    condition: conditionDocs(project),
    card: titled(cards),
    journey: titled(journeys),
    ...{ answer, changed: answer, clearable: answer, path: answer },
    message: docs(messages, textOf),
    notice: docs(notices, (node) => textOf(at(node, 'text') ?? at(node, 'heading'))),
  };
  const source = project.read.find((one) => one.file === file);
  const mirrored = project.read.find((one) => one.file === source?.base);
  if (mirrored !== undefined) return { translated: docs(namedTexts(mirrored), ({ text }) => text) };
  const parts = source && partsOf(project, source);
  if (parts === undefined) return shared;
  const { fieldDocs, groupDocs, items } = docsOf(parts);
  return { ...shared, field: fieldDocs, group: groupDocs, item: items };
}

function conditionDocs({ conditions }: Project): Docs {
  return docs(conditions, (node) => textOf(at(node, 'says')));
}

function docsOf({ source: { root }, fields, notices, groups }: CardParts) {
  const fieldDocs = docs(fields, (schema, key) => textOf(at(root, 'ui', key, 'text') ?? at(schema, 'title')));
  const noticeDocs = docs(
    new Map([...notices].map((key) => [key, at(root, 'notices', key, 'text')])),
    textOf,
  );
  const groupDocs = docs(groups, (node) => textOf(at(node, 'legend')));
  return { fieldDocs, noticeDocs, groupDocs, items: { ...fieldDocs, ...noticeDocs, ...groupDocs } };
}

function sectionsFor(parts: CardParts): Schema {
  const { fieldDocs, noticeDocs, items } = docsOf(parts);
  const section = (names: Docs) => ({ ...named(names), propertyNames: { enum: Object.keys(names) } });
  const properties = {
    show: section(items),
    hide: { items: oneOf(items) },
    require: section(fieldDocs),
    presets: section(fieldDocs),
    widget: section(fieldDocs),
    text: section(items),
    notices: named(noticeDocs),
  };
  return Object.fromEntries([
    ['if', { properties: { card: { const: parts.name } } }],
    ['then', { properties }],
  ]);
}

function named(names: Docs): Schema {
  return { properties: keysOf(names) };
}

/** Names as the keys of an object, each explained. */
export function keysOf(names: Docs): Schema {
  return Object.fromEntries(Object.entries(names).map(([name, { doc }]) => [name, { description: doc }]));
}

/** One of these words, each with what it is for; of no words none can be it. */
export function oneOf(words: Docs): Schema {
  const constants = Object.entries(words).map(([name, { doc }]) => ({ const: name, description: doc }));
  return constants.length > 0 ? { oneOf: constants } : { not: {} };
}

/** What each name says; the name itself, where it says nothing. */
function docs<T>(map: ReadonlyMap<string, T>, says: (value: T, name: string) => string | undefined): Docs {
  return Object.fromEntries([...map].map(([name, value]) => [name, { doc: says(value, name) ?? name }]));
}
