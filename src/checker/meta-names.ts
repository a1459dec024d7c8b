import type { DefinitionFile } from '../definitions/types.ts';
import { at, textOf } from './json.ts';
import { buildProject, type CardParts, type Project } from './project.ts';

type Schema = Readonly<Record<string, unknown>>;
type Docs = Readonly<Record<string, { readonly doc: string }>>;

/** The names that the definition files declare, as parts of schemas, each with what it says now. */
export interface ProjectNames {
  /** A text that names a condition. */
  readonly conditions: Schema;
  /** What a variant may name: its card, its parent, and in its sections what that card holds. */
  readonly inVariants: readonly Schema[];
}

/** Names of a project; of no files, none. Files that cannot be read are left out. */
export function namesOf(files: readonly DefinitionFile[]): ProjectNames {
  if (files.length === 0) return { conditions: {}, inVariants: [] };
  const project = buildProject(files);
  const changed = changedCards(project);
  const titles = docs(new Map(changed.map(({ name, source }) => [name, at(source.root, 'title')])), textOf);
  const parents = docs(project.variants, ({ root }) => textOf(at(root, 'name')));
  const sentences = docs(project.conditions, (node) => textOf(at(node, 'says')));
  const properties = { card: { oneOf: constants(titles) }, extends: { oneOf: constants(parents) } };
  return {
    conditions: { oneOf: constants(sentences) },
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

function sectionsFor({ name, source, fields, notices, groups }: CardParts): Schema {
  const { root } = source;
  const fieldDocs = docs(fields, (schema, key) => textOf(at(root, 'ui', key, 'text') ?? at(schema, 'title')));
  const noticeDocs = docs(
    new Map([...notices].map((key) => [key, at(root, 'notices', key, 'text')])),
    textOf,
  );
  const groupDocs = docs(groups, (node) => textOf(at(node, 'legend')));
  const items = { ...fieldDocs, ...noticeDocs, ...groupDocs };
  const section = (names: Docs) => ({ ...named(names), propertyNames: { enum: Object.keys(names) } });
  const properties = {
    show: section(items),
    hide: { items: { oneOf: constants(items) } },
    require: section(fieldDocs),
    presets: section(fieldDocs),
    widget: section(fieldDocs),
    text: section(items),
    notices: named(noticeDocs),
  };
  return Object.fromEntries([
    ['if', { properties: { card: { const: name } } }],
    ['then', { properties }],
  ]);
}

function named(names: Docs): Schema {
  return {
    properties: Object.fromEntries(
      Object.entries(names).map(([name, { doc }]) => [name, { description: doc }]),
    ),
  };
}

/** A choice of words, each with what it is for. */
export function constants(words: Docs): Schema[] {
  return Object.entries(words).map(([name, { doc }]) => ({ const: name, description: doc }));
}

/** What each name says; the name itself, where it says nothing. */
function docs<T>(map: ReadonlyMap<string, T>, says: (value: T, name: string) => string | undefined): Docs {
  return Object.fromEntries([...map].map(([name, value]) => [name, { doc: says(value, name) ?? name }]));
}
