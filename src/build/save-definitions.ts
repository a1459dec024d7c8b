import { createHash } from 'node:crypto';
import {
  appendFileSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { withArticle } from '../authoring/checker/phrase.ts';
import type { Problem } from '../authoring/checker/problem.ts';
import { newSigners } from '../authoring/checker/signers.ts';
import { isSlug } from '../authoring/checker/slug.ts';
import { type LogEntry, logFile, newWording } from '../authoring/checker/wording-log.ts';
import { type KnownFile, kindOf } from '../definitions/kinds.ts';
import { readDefinitionFiles } from '../definitions/read-files.ts';
import type { DefinitionFile } from '../definitions/types.ts';
import type { TradeWords } from '../engine/trade-words.ts';
import { counted } from '../words/counted.ts';
import { createJudge } from './judge-save.ts';

/** One file to write. `base` is the hash of the text that the change began from; null for a file that is new. */
export interface FileChange extends DefinitionFile {
  readonly base: string | null;
}

/** What is to be saved at once, and why, in one line. */
export interface SaveOrder {
  readonly reason: string;
  readonly changes: readonly FileChange[];
  /** Who signed in: nobody signs a ledger by another name. */
  readonly signer?: string | undefined;
}

/** What came of it: an HTTP status, a sentence, and the mistakes where there are any. */
interface SaveReply {
  readonly status: 200 | 400 | 403 | 409 | 422;
  readonly message: string;
  readonly problems?: readonly Problem[];
}

/** The hash by which a text is known, 64 hexadecimal digits. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Saves one order; `now` is the time that the log tells, `who` saves where that is known. */
export type Saver = (order: SaveOrder, now: Date, who?: string) => Promise<SaveReply>;

/**
 * Writes definition files under a project's root: all of them or none. Only files of a known kind, new ones only among
 * the variants and the texts of a language; only where the file is still what the change began from; only when the whole project then breaks no rule,
 * and the proof of the journeys finds no error that it did not find before. What was proved at one save is known at the
 * next.
 */
export function createSaver(root: string, trade: TradeWords): Saver {
  const mistakesOf = createJudge(trade);
  return async ({ reason, changes, signer }, now, who) => {
    const before = new Map(readDefinitionFiles(root, trade).map((one) => [one.file, one]));
    const files = await Promise.all(
      changes.map(async ({ file, text, base }) => ({
        ...{ file, before: base, after: hashOf(text) },
        wording: await newWording({ file, text: before.get(file)?.text ?? '' }, { file, text }, trade),
      })),
    );
    // From here on nothing waits, so that no other save comes in between.
    const refused = () => changes.flatMap((change) => refusal(root, change, trade) ?? [])[0];
    const other = changes.flatMap((change) =>
      newSigners(change, before.get(change.file)?.text ?? '', trade).filter((by) => by !== signer),
    )[0];
    if (signer !== undefined && other !== undefined)
      return {
        status: 403,
        message: `You are signed in as ${signer}, and sign as nobody else: not as ${other}.`,
      };
    const early = refused();
    if (early !== undefined) return early;
    const after = new Map([...before, ...changes.map(({ file, text }) => [file, { file, text }] as const)]);
    const problems = mistakesOf([...before.values()], [...after.values()]);
    if (problems.length > 0)
      return { status: 422, message: `Nothing was saved: ${counted(problems.length, 'error')}.`, problems };
    // Another program may have written while the journeys were proved.
    const late = refused();
    if (late !== undefined) return late;
    const entry: LogEntry = { at: now.toISOString(), ...(who !== undefined && { who }), reason, files };
    for (const { file, text } of changes) writeWhole(join(root, file), text);
    appendFileSync(join(root, logFile), `${JSON.stringify(entry)}\n`);
    return { status: 200, message: `Saved ${counted(changes.length, 'file')}.` };
  };
}

function refusal(root: string, { file, base }: FileChange, trade: TradeWords): SaveReply | undefined {
  const known = definitionKind(file, trade);
  const path = resolve(root, file);
  if (known === undefined || leavesFolder(root, path))
    return { status: 403, message: `${JSON.stringify(file)} is no definition file, so it is not written.` };
  const before = textOf(path);
  if (before === undefined && base === null)
    return ['variant', 'translation'].includes(known.kind)
      ? undefined
      : {
          status: 403,
          message: `Only ${withArticle(trade.words.owners.one)}'s variant and the texts of a language can be new; ${file} is not there.`,
        };
  if (before === undefined) return { status: 409, message: `${file} was deleted since you opened it.` };
  if (hashOf(before) === base) return undefined;
  return {
    status: 409,
    message: `${file} was changed on the disk since your draft began. Bring both together, then save again.`,
  };
}

/** What a path of the project's root is as a definition file; undefined for anything else, whatever the path climbs to. */
export function definitionKind(file: string, trade: TradeWords): KnownFile | undefined {
  const known = kindOf(file, trade);
  const isPlain = isSlug(known?.name ?? '') && isSlug(known?.locale?.toLowerCase() ?? 'none');
  return isPlain ? known : undefined;
}

/** A link, of the file or of a folder on the way, could lead a save to any place. A folder may be still to be made. */
function leavesFolder(root: string, path: string): boolean {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  let folder = dirname(path);
  while (folder !== root && lstatSync(folder, { throwIfNoEntry: false }) === undefined)
    folder = dirname(folder);
  try {
    return !(realpathSync(folder) + sep).startsWith(realpathSync(root) + sep);
  } catch {
    return true;
  }
}

function textOf(path: string): string | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : undefined;
}

/** Beside it first and then in its place, so that nobody ever reads half a file. */
function writeWhole(path: string, text: string): void {
  const beside = `${path}.part`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(beside, text);
  renameSync(beside, path);
}
