import { at, textOf } from '../authoring/checker/json.ts';
import { localeTexts } from '../authoring/checker/locales/locale-texts.ts';
import { isBase, localesOf } from '../authoring/checker/locales/locales.ts';
import { buildProject, type Project } from '../authoring/checker/project.ts';
import { mayShow } from '../authoring/checker/sign-off.ts';
import type { DefinitionData, DefinitionFile } from '../definitions/types.ts';
import type { TradeWords } from '../engine/trade-words.ts';
import { compileValidators } from './compile-validators.ts';

/** The parts of the definitions: what the first pages show, and what comes later. */
const parts = ['first', 'later'] as const;
type Part = (typeof parts)[number];
const fixed: readonly string[] = [
  ...['virtual:definitions', 'virtual:validators', 'virtual:variants', 'virtual:brands'],
  ...parts.flatMap((part) => [`virtual:definitions/${part}`, `virtual:validators/${part}`]),
];
const variantPrefix = 'virtual:variant/';
/** The texts of one file of words, and of one language; `virtual:locales` says which languages there are. */
const wordsPrefix = 'virtual:words/';
const localePrefix = 'virtual:locale/';
const localesModule = 'virtual:locales';

/** The files as they stand, for the studio: served whatever mistakes they hold. */
export const filesModule = 'virtual:definition-files';

/** Whether the plugin makes the module of this name. */
export function isVirtualModule(id: string): boolean {
  const isOne = [variantPrefix, wordsPrefix, localePrefix].some((prefix) => id.startsWith(prefix));
  return id === filesModule || id === localesModule || fixed.includes(id) || isOne;
}

/** Whether the module is made of texts of a file alone: an edit of another one leaves it as it is. */
export function isOfTexts(id: string): boolean {
  return id === localesModule || id.startsWith(wordsPrefix) || id.startsWith(localePrefix);
}

/** The source of a module that is made of texts alone; undefined for any other. */
export async function textsModule(
  id: string,
  files: readonly DefinitionFile[],
  trade: TradeWords,
): Promise<string | undefined> {
  if (id.startsWith(wordsPrefix)) {
    const file = `schemas/words/${id.slice(wordsPrefix.length)}.json`;
    const { words } = JSON.parse(files.find((one) => one.file === file)?.text ?? '{ "words": {} }');
    return `export const words = ${literal(words)};\n`;
  }
  if (id === localesModule) return localesSource(buildProject(files, trade));
  if (!id.startsWith(localePrefix)) return undefined;
  const locale = localesOf(buildProject(files, trade)).find(
    ({ name }) => name === id.slice(localePrefix.length),
  );
  return `export default ${literal(locale && localeTexts(locale, await mayShow(files, trade)))};\n`;
}

/** Which languages there are; the texts of each are a chunk of their own, for those who choose it. */
function localesSource({ read }: Project): string {
  const lines = read.flatMap((source) => {
    const { kind, locale, root } = source;
    if (kind !== 'locale' || locale === undefined) return [];
    const [name, lang] = [textOf(at(root, 'name')), textOf(at(root, 'lang'))].map((text) =>
      JSON.stringify(text),
    );
    const load = isBase(source) ? '' : `, load: () => import(${JSON.stringify(localePrefix + locale)})`;
    return `  ${JSON.stringify(locale)}: { name: ${name}, lang: ${lang}${load} },`;
  });
  return ['export const locales = {', ...lines, '};', ''].join('\n');
}

/** The source of one virtual module (typed in definitions/virtual.d.ts). `helpers` as in compileValidators. */
export function virtualModule(
  id: string,
  data: DefinitionData,
  trade: TradeWords,
  helpers: string,
  hot: boolean,
): string {
  if (id === 'virtual:validators') return compileValidators(data.cards, trade, helpers);
  for (const part of parts) {
    const own = partOf(data, part);
    if (id === `virtual:validators/${part}`) return compileValidators(own.cards, trade, helpers);
    if (id === `virtual:definitions/${part}`)
      return partModule(own, part, hot) + (part === 'first' ? routesOf(data) : '');
  }
  if (id === 'virtual:brands') return `export const brands = ${literal(data.brands)};\n`;
  if (id === 'virtual:definitions') return definitionsModule(data, hot);
  if (id === 'virtual:variants') return variantsModule(data, hot);
  return `export default ${literal(data.variants[id.slice(variantPrefix.length)] ?? null)};\n`;
}

function definitionsModule(data: DefinitionData, hot: boolean): string {
  const {
    journeys,
    cards,
    conditions,
    facts,
    messages,
    notices,
    owners: marks,
    pages,
    tables,
    settings,
  } = data;
  const definitions = { journeys, cards, conditions, facts, messages, notices, marks };
  const { tokens: _, pages: __, ...brand } = data.brands[settings.brand ?? ''] ?? {};
  return [
    "import { validators } from 'virtual:validators';",
    `export const definitions = /* @__PURE__ */ Object.assign(${literal(definitions)}, { validators });`,
    `export const pages = ${literal(pages)};`,
    `export const tables = ${literal(tables)};`,
    `export const brand = ${literal(brand)};`,
    `export const settings = ${literal(settings)};`,
    hot ? hotSubscribe : 'export const subscribe = () => {};',
    '',
  ].join('\n');
}

/**
 * One part: the journeys that say `later`, or all others, with the cards, conditions and notices that only they name. What
 * all journeys share is in the first part.
 */
function partOf(data: DefinitionData, part: Part): DefinitionData {
  const journeys = Object.values(data.journeys);
  const late = journeys.filter(({ later }) => later === true);
  const entryCards = (card: string) => Object.values(data.cards[card]?.each ?? {}).map((each) => each.card);
  const used = (all: typeof journeys) =>
    new Set(all.flatMap(({ steps }) => steps.flatMap(({ card }) => [card, ...entryCards(card)])));
  const early = used(journeys.filter((journey) => !late.includes(journey)));
  const isLate = (card: string) => used(late).has(card) && !early.has(card);
  const ours = <T>(map: Readonly<Record<string, T>>, isLater: (name: string, value: T) => boolean) =>
    Object.fromEntries(
      Object.entries(map).filter(([name, value]) => isLater(name, value) === (part === 'later')),
    );
  const cards = ours(data.cards, isLate);
  const firstTexts = [
    journeys.filter((journey) => !late.includes(journey)),
    Object.entries(data.cards).filter(([card]) => !isLate(card)),
    data.facts,
  ];
  const isNamed = namedIn(JSON.stringify(firstTexts), data.conditions);
  return {
    ...data,
    journeys: ours(data.journeys, (_, { later }) => later === true),
    cards,
    conditions: ours(data.conditions, (name) => !isNamed(name)),
    notices: ours(data.notices, (name) => !isNamed(name)),
  };
}

/** Whether a name stands as a text of its own in a text of JSON, or in a condition that is named there. */
function namedIn(text: string, conditions: DefinitionData['conditions']): (name: string) => boolean {
  const stands = (name: string) => text.includes(JSON.stringify(name));
  const more = Object.entries(conditions).filter(
    ([name, { when }]) => stands(name) && !text.includes(JSON.stringify(when)),
  );
  if (more.length === 0) return stands;
  return namedIn(text + JSON.stringify(more.map(([, { when }]) => when)), conditions);
}

function partModule(data: DefinitionData, part: Part, hot: boolean): string {
  const { journeys, cards, messages, notices, owners } = data;
  const [conditions, facts] = [unsaid(data.conditions), unsaid(data.facts)];
  const shared = { conditions, notices, ...(part === 'first' ? { facts, messages, marks: owners } : {}) };
  return [
    `import { validators } from 'virtual:validators/${part}';`,
    `export const definitions = /* @__PURE__ */ Object.assign(${literal({ journeys, cards, ...shared })}, { validators });`,
    hot ? hotSubscribe : 'export const subscribe = () => {};',
    '',
  ].join('\n');
}

/** Address and title of every journey that has an address, whichever part it is in. */
function routesOf({ journeys }: DefinitionData): string {
  const addressed = Object.entries(journeys).filter(([, { route }]) => route !== undefined);
  const of = (word: 'route' | 'title') =>
    Object.fromEntries(addressed.map(([name, one]) => [name, one[word]]));
  return `export const routes = ${literal(of('route'))};\nexport const titles = ${literal(of('title'))};\n`;
}

/** Without the sentences that only authors read: bytes that no page has a use for. */
function unsaid(named: Readonly<Record<string, { readonly says?: string }>>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(named).map(([name, { says: _, ...definition }]) => [name, definition]),
  );
}

/** The owners' index: which files an owner has, and how each is fetched. It stands in no page's first chunks. */
function variantsModule({ variants }: DefinitionData, hot: boolean): string {
  const loaders = Object.keys(variants).map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(variantPrefix + name)})`,
  );
  return [
    `export const fileOf = ${literal(fileOf(variants))};`,
    `export const parentOf = ${literal(parentOf(variants))};`,
    `export const variantLoaders = { ${loaders.join(', ')} };`,
    hot ? hotSubscribe : 'export const subscribe = () => {};',
    '',
  ].join('\n');
}

/**
 * The listeners outlive the module's versions, so each version tells them of the next. Vite reloads a page whose first
 * update comes while its error overlay is open; closing the overlay first keeps what was typed.
 */
const hotSubscribe = `
const listeners = (import.meta.hot.data.listeners ??= new Set());
export const subscribe = (listener) => void listeners.add(listener);
import.meta.hot.on('vite:beforeUpdate', () => document.querySelector('vite-error-overlay')?.close());
import.meta.hot.accept((next) => {
  if (next !== undefined) for (const listener of listeners) listener(next);
});`;

/**
 * The source of `virtual:definition-files`. `log` is the text of the log of saves, '' without one; `canSave` tells the
 * studio that a dev server takes what it saves.
 */
export function definitionFilesModule(files: readonly DefinitionFile[], log: string, hot: boolean): string {
  return [
    `export const files = ${literal(files)};`,
    `export const log = ${literal(log)};`,
    `export const canSave = ${hot};`,
    hot ? hotSubscribe : 'export const subscribe = () => {};',
    '',
  ].join('\n');
}

/** A long literal parses faster as JSON, and the mark lets a bundler leave it out where nobody reads it. */
function literal(value: unknown): string {
  return `/* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

/** The variant's file of each owner id. */
function fileOf(variants: DefinitionData['variants']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variants).flatMap(([name, { owners }]) => owners.map((id) => [id, name] as const)),
  );
}

/** The file that each variant extends, for those that extend one. */
function parentOf(variants: DefinitionData['variants']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variants).flatMap(([name, { extends: parent }]) =>
      parent === undefined ? [] : [[name, parent] as const],
    ),
  );
}
