import { getNodePath, getNodeValue } from 'jsonc-parser';
import type { DefinitionFile } from '../../definitions/types.ts';
import { fingerprint } from '../../engine/fingerprint.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { at, isInside, items, textOf } from './json.ts';
import { printJson } from './print.ts';
import type { Problem } from './problem.ts';
import { buildProject, type Project } from './project.ts';
import { positionOf, type ReadSource } from './source.ts';

/** One text that is signed: of an owner, or a legal one of a page. `item` is its path in the file; line and column count from 1. */
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
  const isSigned = ({ file, item, hash }: Sentence) =>
    ledger.signed.some((signing) => signing.file === file && signing.wording[item] === hash);
  const unsigned = sentences.filter((sentence) => !isSigned(sentence));
  return { setting: ledger.unsigned, sentences, unsigned, problems: problemsOf(ledger, unsigned) };
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
  const content = { $schema: './meta/sign-off.schema.json', unsigned, signed: [...signed, ...added] };
  return { file: ledgerFile, text: printJson(content) };
}

/** The ledger of files that the checker passed; undefined where there is none. */
function ledgerOf({ read }: Project): Ledger | undefined {
  const root = read.find(({ file }) => file === ledgerFile)?.root;
  return root && getNodeValue(root);
}

/** Every text of the variants, of the cards that they change and the shared notices that those take, and the legal texts of pages. */
async function wordingOf(project: Project): Promise<readonly Sentence[]> {
  const variants = [...project.variants.values()];
  const changed = new Set(variants.map(({ root }) => textOf(at(root, 'card'))));
  const cards = [...project.cards].flatMap(([name, { source }]) => (changed.has(name) ? source : []));
  const own = [...variants, ...cards];
  const taken = new Set(
    own.flatMap(({ mentions }) => mentions.flatMap(({ means, name }) => (means === 'notice' ? name : []))),
  );
  const shared = [...project.notices].flatMap(([name, node]) => (taken.has(name) ? node : []));
  const notices = project.read.find(({ kind }) => kind === 'notices');
  const found = [
    ...own.flatMap((source) => textsOf(source)),
    ...(notices === undefined
      ? []
      : textsOf(notices).filter(({ node }) => shared.some((notice) => isInside(node, notice)))),
    ...project.read.flatMap(legalIn),
  ];
  return Promise.all(
    found.map(async ({ source, node, text }) => {
      const hash = await fingerprint([text]);
      if (hash === undefined) throw new Error('There is no crypto here to make fingerprints with.');
      const { line, column, rest } = positionOf(source, node.offset);
      const place = { line, column, length: Math.max(1, Math.min(node.length, rest)) };
      return { file: source.file, item: getNodePath(node).join('.'), text, hash, ...place };
    }),
  );
}

const textsOf = (source: ReadSource) =>
  source.mentions.flatMap(({ means, name, node }) =>
    means === 'text' && name !== '' ? { source, node, text: name } : [],
  );

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
        ? 'Nobody signed this wording'
        : `This is not the wording that ${before.by} signed on ${before.on}`;
    const message = `${what}: npm run sign-off -- --file ${file} --by "Name".`;
    return { id: 'unsigned', file, line, column, length, severity, message };
  });
}
