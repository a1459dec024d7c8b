import { type FileKind, type KnownFile, kindOf } from '../../definitions/kinds.ts';
import type { DefinitionFile } from '../../definitions/types.ts';
import { isMap } from '../../engine/own.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { counted } from '../../words/counted.ts';
import { capital } from '../checker/phrase.ts';
import { type JsonChange, jsonChanges } from './json-changes.ts';
import type { JsonPath } from './lines.ts';
import type { Project } from './project.ts';
import { type Origin, placeIn } from './provenance.ts';
import { type Speech, saidSides, speechOf } from './said-value.ts';

/** One value of a file that changed, as a sentence, and where it stands now or stood before. */
interface ValueChange {
  readonly sentence: string;
  readonly place?: Origin | undefined;
}

/** What became of one definition file. */
export interface FileChange {
  readonly file: string;
  readonly fate: 'new' | 'gone' | 'changed' | 'laid out anew';
  readonly values: readonly ValueChange[];
}

/** Every file that differs, and every value in it that does: nothing that changed is left out. */
export function fileChanges(before: Project, after: Project): readonly FileChange[] {
  const old = new Map(before.files.map((file) => [file.file, file]));
  const now = new Map(after.files.map((file) => [file.file, file]));
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return names.flatMap((name): readonly FileChange[] => {
    const [was, is] = [old.get(name), now.get(name)];
    if (was?.text === is?.text) return [];
    if (was === undefined) return [{ file: name, fate: 'new', values: [] }];
    if (is === undefined) return [{ file: name, fate: 'gone', values: [] }];
    const values = valueChanges(before, after, was, is);
    return [{ file: name, fate: values.length === 0 ? 'laid out anew' : 'changed', values }];
  });
}

function valueChanges(
  before: Project,
  after: Project,
  was: DefinitionFile,
  is: DefinitionFile,
): readonly ValueChange[] {
  return jsonChanges(JSON.parse(was.text), JSON.parse(is.text)).map((change) => ({
    sentence: sentenceFor(change, is.file, before, after),
    place:
      change.after === undefined
        ? placeIn(before, was.file, change.before?.path ?? [])
        : placeIn(after, is.file, change.after.path),
  }));
}

function sentenceFor(change: JsonChange, file: string, before: Project, after: Project): string {
  const signed = signedWords(change, file, after.trade);
  if (signed !== undefined) return signed;
  const what = subjectOf(file, (change.after ?? change.before)?.path ?? [], after.trade);
  if (change.kind === 'order') return `${what}: its keys stand in another order.`;
  const { was, is } = saidSides(change, saidIn(before, file), saidIn(after, file));
  if (was === undefined) return `${what} is new: ${is}.`;
  return is === undefined ? `${what} is gone; it was ${was}.` : `${what} was ${was}, and is ${is}.`;
}

/** Who signed how much of which file, when and why: a new entry of the ledger has a fingerprint for each sentence, which nobody reads. */
function signedWords({ before, after }: JsonChange, file: string, trade: TradeWords): string | undefined {
  const entry = after?.value;
  if (before !== undefined || kindOf(file, trade)?.kind !== 'sign-off' || !isMap(entry)) return undefined;
  if (!isMap(entry.wording)) return undefined;
  const reason = entry.reason === undefined ? '' : `: “${entry.reason}”`;
  const signed = counted(Object.keys(entry.wording).length, 'sentence');
  return `${entry.by} signed ${signed} of \`${entry.file}\` on ${entry.on}${reason}.`;
}

/** The speech of a file: of a card's or a variant's, as that card asks. */
const saidIn = (project: Project, file: string): Speech => {
  const known = kindOf(file, project.trade);
  const own = known?.kind === 'variant' ? project.data.variants[known.name]?.card : known?.name;
  return speechOf(project, own);
};

/** What the first keys of a file lead to, for kinds that hold several things by name. */
const collections: Readonly<Partial<Record<FileKind, string>>> = {
  conditions: 'Condition',
  facts: 'Fact',
  messages: 'Message',
  words: 'Text',
  notices: 'Shared notice',
  pages: 'Page',
};

const singles: Readonly<Partial<Record<FileKind, string>>> = {
  card: 'Card',
  journey: 'Journey',
  brand: 'Brand',
  variant: 'Variant',
  translation: 'Translation of',
  locale: 'Language',
};

const wholes: Readonly<Partial<Record<FileKind, string>>> = { settings: 'Settings', contexts: 'Contexts' };

function collectionOf({ kind, name }: KnownFile, trade: TradeWords): string | undefined {
  if (kind === 'owners') return `Name of ${trade.words.owners.one}`;
  return kind === 'table' ? capital(name) : collections[kind];
}

/** `Message “required”`, `Card “usage”: ui › usage › hint`, `Setting: whiteLabel`. */
function subjectOf(file: string, path: JsonPath, trade: TradeWords): string {
  const known = kindOf(file, trade);
  const collection = known && collectionOf(known, trade);
  const single = known && singles[known.kind];
  const [, name, ...rest] = path;
  if (collection !== undefined && name !== undefined) return withPath(`${collection} “${name}”`, rest);
  if (single !== undefined) return withPath(`${single} “${known?.name}”`, path);
  return withPath((known && wholes[known.kind]) ?? file, path);
}

function withPath(subject: string, path: JsonPath): string {
  return path.length === 0 ? subject : `${subject}: ${path.join(' › ')}`;
}
