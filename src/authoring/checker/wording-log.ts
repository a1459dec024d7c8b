import { getNodePath } from 'jsonc-parser';
import type { DefinitionFile } from '../../definitions/types.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { mentionsIn } from './rule.ts';
import { readSource } from './source.ts';
import { wordingHash } from './wording-hash.ts';

/** Where each save of the studio is written down, a line of JSON each. */
export const logFile = 'schemas/wording-log.jsonl';

/** One save: when (ISO 8601), why, and in each file the sentences that it reworded or added; `who` where that was known. */
export interface LogEntry {
  readonly at: string;
  readonly who?: string | undefined;
  readonly reason: string;
  readonly files: readonly LoggedFile[];
}

/** A file of a save: its hashes before and after, `null` for one that was new, and its new wording. */
export interface LoggedFile {
  readonly file: string;
  readonly before: string | null;
  readonly after: string;
  /** The hash of each new wording, by the path of its text in the file: `text.commission`. */
  readonly wording: Readonly<Record<string, string>>;
}

/** The hash of every wording that a file holds and its earlier text did not hold at that path. */
export async function newWording(
  before: DefinitionFile,
  after: DefinitionFile,
  trade: TradeWords,
): Promise<LoggedFile['wording']> {
  const [old, now] = await Promise.all([wordingIn(before, trade), wordingIn(after, trade)]);
  return Object.fromEntries([...now].filter(([path, hash]) => old.get(path) !== hash));
}

async function wordingIn(file: DefinitionFile, trade: TradeWords): Promise<ReadonlyMap<string, string>> {
  const texts = mentionsIn(readSource(trade)(file), 'text');
  return new Map(
    await Promise.all(
      texts.map(async ({ name, node }) => [getNodePath(node).join('.'), await wordingHash(name)] as const),
    ),
  );
}

/** The saves of a log, the oldest first. A line that is no save, as a merge may leave one, is left out. */
export function readWordingLog(text: string): readonly LogEntry[] {
  return text.split('\n').flatMap((line) => entryIn(line) ?? []);
}

function entryIn(line: string): LogEntry | undefined {
  try {
    const { at, who, reason, files }: Partial<LogEntry> = JSON.parse(line);
    if (typeof at !== 'string' || typeof reason !== 'string' || !Array.isArray(files)) return undefined;
    const known = files.filter(({ file, wording }) => Boolean(file && wording));
    return { at, ...(typeof who === 'string' && { who }), reason, files: known };
  } catch {
    return undefined;
  }
}
