import { getNodePath, getNodeValue } from 'jsonc-parser';
import type { DefinitionFile } from '../../definitions/types.ts';
import { fingerprint } from '../../engine/fingerprint.ts';
import { isMap } from '../../engine/own.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { at, isInside, items, type Node, textOf } from './json.ts';
import { isFresh, localesOf, type Translated } from './locales/locales.ts';
import { printJson } from './print.ts';
import type { Problem } from './problem.ts';
import { buildProject, type Project } from './project.ts';
import { fixedSentences } from './sentences.ts';
import { positionOf, type ReadSource } from './source.ts';

/**
 * One thing that is signed: a text of an owner, a legal one of a page, or what a file asks beside its words. `item` is the
 * text's path in the file; line and column count from 1.
 */
export interface Sentence {
  readonly file: string;
  readonly item: string;
  readonly text: string;
  readonly hash: string;
  readonly line: number;
  readonly column: number;
  /** How many characters of the line the text takes. */
  readonly length: number;
}

interface Signing {
  readonly file: string;
  readonly by: string;
  /** YYYY-MM-DD */
  readonly on: string;
  readonly reason?: string | undefined;
  readonly wording: Readonly<Record<string, string>>;
}

/** `schemas/sign-off.json`: who signed which wording, and what the checker does about the rest. */
interface Ledger {
  readonly unsigned: 'ignore' | 'warn' | 'fail';
  readonly signed: readonly Signing[];
}

const ledgerFile = 'schemas/sign-off.json';

/** What stands signed and what does not; without a ledger nothing is asked for, and every list is empty. */
export interface SignOff {
  readonly setting: Ledger['unsigned'];
  readonly sentences: readonly Sentence[];
  readonly unsigned: readonly Sentence[];
  /** The unsigned sentences as the checker reports them; none when the ledger says "ignore". */
  readonly problems: readonly Problem[];
}

/** Holds the wording of owners and the legal texts of pages against the ledger. Rejects where there is no crypto. */
export async function signOff(files: readonly DefinitionFile[], trade: TradeWords): Promise<SignOff> {
  const project = buildProject(files, trade);
  const ledger = ledgerOf(project);
  if (ledger === undefined) return { setting: 'ignore', sentences: [], unsigned: [], problems: [] };
  const sentences = await wordingOf(project);
  const isSigned = signedIn(ledger);
  const unsigned = sentences.filter((sentence) => !isSigned(sentence));
  return { setting: ledger.unsigned, sentences, unsigned, problems: problemsOf(ledger, unsigned) };
}

const signedIn =
  ({ signed }: Ledger) =>
  ({ file, item, hash }: Sentence) =>
    signed.some((signing) => signing.file === file && signing.wording[item] === hash);

/** Who signed a text, and when (YYYY-MM-DD). */
export type Signature = Pick<Signing, 'by' | 'on'>;

/** What stands signed now. */
export interface Signatures {
  /** The last signature of each text, by `FILE PATH`. */
  readonly of: ReadonlyMap<string, Signature>;
  /** The files of which nobody signed what they show, require and answer beforehand. */
  readonly open: ReadonlySet<string>;
}

/** Holds every text, and what is asked with it, against the ledger. Rejects where there is no crypto. */
export async function signaturesOf(files: readonly DefinitionFile[], trade: TradeWords): Promise<Signatures> {
  const project = buildProject(files, trade);
  const { signed = [] } = ledgerOf(project) ?? {};
  if (signed.length === 0) return { of: new Map(), open: new Set() };
  const sentences = await wordingOf(project);
  const of = new Map(
    sentences.flatMap(({ file, item, hash }) => {
      const last = signed.findLast((one) => one.file === file && one.wording[item] === hash);
      return last === undefined ? [] : [[placeOf(file, item), { by: last.by, on: last.on }] as const];
    }),
  );
  const asking = sentences.flatMap(({ file, item }) => (item === askedItem ? file : []));
  return { of, open: new Set(asking.filter((file) => !of.has(placeOf(file, askedItem)))) };
}

/** Where a text stands, for comparing. */
const placeOf = (file: string, item: string) => `${file} ${item}`;
const itemOf = ({ name }: Translated) => `texts.${name}.target`;

/**
 * Which translations people may see. One of a text that is to be signed, or that a requirement fixes, needs a signature of
 * its own where that text is signed, or where the ledger asks for signatures; until then people see the text itself.
 * Rejects where there is no crypto.
 */
export async function mayShow(
  files: readonly DefinitionFile[],
  trade: TradeWords,
): Promise<(text: Translated) => boolean> {
  const project = buildProject(files, trade);
  const ledger = ledgerOf(project);
  if (ledger === undefined) return isFresh;
  const sentences = await wordingOf(project);
  const wanted = new Set(sentences.map(({ file, item }) => placeOf(file, item)));
  const signed = new Set(sentences.filter(signedIn(ledger)).map(({ file, item }) => placeOf(file, item)));
  return (text) => {
    const own = placeOf(text.source.file, itemOf(text));
    if (!isFresh(text) || text.base === undefined) return false;
    const isAsked =
      ledger.unsigned !== 'ignore' || signed.has(placeOf(text.base.source.file, text.base.path.join('.')));
    return !wanted.has(own) || signed.has(own) || !isAsked;
  };
}

/** How much is signed, in a line; empty in a project that keeps no ledger. */
export function signedSummary({ setting, sentences, unsigned }: SignOff): string {
  if (sentences.length === 0) return '';
  const signed = `${sentences.length - unsigned.length} of ${sentences.length} sentences signed`;
  return `wording to sign: ${signed} (${ledgerFile}: unsigned is "${setting}")\n`;
}

/** The ledger with these sentences signed, an entry for each of their files. */
export function withSigned(
  files: readonly DefinitionFile[],
  sentences: readonly Sentence[],
  signing: Pick<Signing, 'by' | 'on' | 'reason'>,
  trade: TradeWords,
): DefinitionFile {
  const { unsigned = 'ignore', signed = [] } = ledgerOf(buildProject(files, trade)) ?? {};
  const added = [...new Set(sentences.map(({ file }) => file))].map((file) => {
    const ours = sentences.filter((sentence) => sentence.file === file);
    return { file, ...signing, wording: Object.fromEntries(ours.map(({ item, hash }) => [item, hash])) };
  });
  return ledgerFileOf({ unsigned, signed: [...signed, ...added] });
}

/** The files with a ledger in which nobody has signed yet, where they have none. */
export function withLedger(files: readonly DefinitionFile[]): readonly DefinitionFile[] {
  const isThere = files.some(({ file }) => file === ledgerFile);
  return isThere ? files : [...files, ledgerFileOf({ unsigned: 'ignore', signed: [] })];
}

const ledgerFileOf = (ledger: Ledger): DefinitionFile => ({
  file: ledgerFile,
  text: printJson({ $schema: './meta/sign-off.schema.json', ...ledger }),
});

/** The ledger of files that the checker passed; undefined where there is none. */
function ledgerOf({ read }: Project): Ledger | undefined {
  const root = read.find(({ file }) => file === ledgerFile)?.root;
  return root && getNodeValue(root);
}

/** Every text of the variants, of the cards that they change and the shared notices that those take, the legal texts of pages, and the translations of all these. */
async function wordingOf(project: Project): Promise<readonly Sentence[]> {
  const variants = [...project.variants.values()];
  const changed = new Set(variants.map(({ root }) => textOf(at(root, 'card'))));
  const cards = [...project.cards].flatMap(([name, { source }]) => (changed.has(name) ? source : []));
  const ours = [...variants, ...cards];
  const taken = new Set(
    ours.flatMap(({ mentions }) => mentions.flatMap(({ means, name }) => (means === 'notice' ? name : []))),
  );
  const shared = [...project.notices].flatMap(([name, node]) => (taken.has(name) ? node : []));
  const notices = project.read.find(({ kind }) => kind === 'notices');
  const found = [
    ...ours.flatMap((source) => textsOf(source)),
    ...(notices === undefined
      ? []
      : textsOf(notices).filter(({ node }) => shared.some((notice) => isInside(node, notice)))),
    ...project.read.flatMap(legalIn),
  ];
  const translated = translationsOf(project, new Set(found.map(({ node }) => node)));
  const facts = ours.flatMap((source) => askedIn(project, source));
  return Promise.all([
    ...[...found, ...translated].map((one) => signable(one, getNodePath(one.node).join('.'), one.text)),
    ...facts.map((one) => signable(one, askedItem, 'What is shown, required and answered beforehand')),
  ]);
}

async function signable(
  { source, node, text }: { readonly source: ReadSource; readonly node: Node; readonly text: string },
  item: string,
  says: string,
): Promise<Sentence> {
  const hash = await fingerprint([text]);
  if (hash === undefined) throw new Error('There is no crypto here to make fingerprints with.');
  const { line, column, rest } = positionOf(source, node.offset);
  const length = Math.max(1, Math.min(node.length, rest));
  return { file: source.file, item, text: says, hash, line, column, length };
}

/** The item of the ledger under which stands what a file shows, requires and answers beforehand. */
export const askedItem = 'asked';
/** The sections of a card or variant that say so. */
export const askingSections = ['show', 'hide', 'sent', 'require', 'presets', 'widget'];

/**
 * What the customers of an owner are asked beside the words: whoever signs a consent signs too that nobody has to give it and
 * that nothing is ticked beforehand. A condition with a name counts as it is written. Nothing for a file that says nothing of it.
 */
function askedIn({ conditions }: Project, source: ReadSource) {
  const nodes = askingSections.flatMap((section) => at(source.root, section) ?? []);
  const [first] = nodes;
  if (first === undefined) return [];
  const said = nodes.map((node) => [getNodePath(node)[0], spelledOut(getNodeValue(node), conditions)]);
  return [{ source, node: first, text: JSON.stringify(said) }];
}

/** A value with every name of a condition replaced by what it says; a name inside its own condition stays one. */
function spelledOut(
  value: unknown,
  conditions: ReadonlyMap<string, Node>,
  within: readonly string[] = [],
): unknown {
  const inner = (one: unknown) => spelledOut(one, conditions, within);
  if (typeof value === 'string') {
    const when = within.includes(value) ? undefined : at(conditions.get(value), 'when');
    return when === undefined ? value : spelledOut(getNodeValue(when), conditions, [...within, value]);
  }
  if (Array.isArray(value)) return value.map(inner);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one)]));
}

const textsOf = (source: ReadSource) =>
  source.mentions.flatMap(({ means, name, node }) =>
    means === 'text' && name !== '' ? { source, node, text: name } : [],
  );

/** The translations of texts that are signed, and of those that say what a requirement fixes. */
function translationsOf(project: Project, signed: ReadonlySet<Node>) {
  const fixed = fixedSentences(project).map(({ sentence }) => sentence);
  return localesOf(project)
    .flatMap(({ texts }) => texts)
    .flatMap(({ source, to, base }) => {
      if (to === undefined || base === undefined) return [];
      const isAsked = signed.has(base.node) || fixed.some((sentence) => base.text.includes(sentence));
      return isAsked ? [{ source, node: to, text: textOf(to) ?? '' }] : [];
    });
}

/** The texts that a file of words names as legal. */
function legalIn(source: ReadSource) {
  const legal = items(at(source.root, 'legal')).map((name) => at(source.root, 'words', textOf(name) ?? ''));
  return source.kind === 'words' ? textsOf(source).filter(({ node }) => legal.includes(node)) : [];
}

function problemsOf({ unsigned, signed }: Ledger, sentences: readonly Sentence[]): readonly Problem[] {
  if (unsigned === 'ignore') return [];
  const severity = unsigned === 'fail' ? 'error' : 'warning';
  return sentences.map(({ file, item, line, column, length }) => {
    const before = signed.findLast((signing) => signing.file === file && signing.wording[item] !== undefined);
    const what =
      before === undefined
        ? `Nobody signed ${item === askedItem ? 'what is asked here' : 'this wording'}`
        : `This is not ${item === askedItem ? 'what is asked' : 'the wording'} that ${before.by} signed on ${before.on}`;
    const message = `${what}: npm run sign-off -- --file ${file} --by "Name".`;
    return { id: 'unsigned', file, line, column, length, severity, message };
  });
}
