import { chmodSync, closeSync, mkdtempSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from '../codeOf.ts';
import { asidePrefix } from '../store/aside.ts';
import type { Copied } from '../store/keeping.ts';
import { sync } from '../store/sync.ts';
import { headOf } from '../store/wal.ts';

/** The tables that are copied: what people left here, and the keys. A copy from before one of them was made lacks it. */
export const tablesOf = ({ tables }: Copied): readonly string[] => [...tables, 'keys'];

/** What a copy of a database was found to hold when it was read: rows by table, and ids of the keys that it is sealed with. */
export interface Copy {
  /** In the order in which they are told. */
  readonly rows: ReadonlyMap<string, number>;
  readonly keyIds: readonly string[];
}

/** A copy that was put in the place of the database, and where the one of before is now. */
export interface Restored extends Copy {
  /** Undefined when there was none. */
  readonly before: string | undefined;
}

/** Rows and their table, such as `60 keys, …`, table by table. */
export const inWords = ({ rows }: Copy): string =>
  [...rows].map(([table, count]) => `${count} ${table}`).join(', ');

/**
 * Throws when a copy is not one of a database of this service, or is sealed with keys that are not among the given. One of
 * an earlier version is taken: the next start brings it up.
 */
export function refuseCopy(file: string, { rows, keyIds }: Copy, given: readonly string[]): void {
  if (!rows.has('keys')) throw new Error(`${file} is no copy of this service's data: it has no keys.`);
  const missing = keyIds.filter((id) => !given.includes(id));
  if (missing.length > 0)
    throw new Error(
      `${file} is sealed with a key that is not here (${missing.join(', ')}). Put the data.key that belongs to it ` +
        'into DATA_DIR, or give it as DATA_KEY, and try again. Nothing was changed.',
    );
}

/** What copies of either store begin with, what they are and which setting they want. */
const stores = {
  embedded: [
    'SQLite format 3',
    'the embedded database: leave DATABASE_URL unset to bring it back into DATA_DIR',
  ],
  PostgreSQL: ['PGDMP', 'PostgreSQL: set DATABASE_URL to the database that it goes back into'],
} as const;

/** What is told of a copy that shall be brought back and cannot be read to its end. */
export const unreadable = (file: string): string =>
  `${file} cannot be read: it is damaged, or no copy. Choose another copy. Nothing was changed.`;

/** Throws when a file is not there or not open to us, or is a copy of the other store than this one, with the setting that it wants. */
export function refuseOtherStore(file: string, store: keyof typeof stores): void {
  const head = startOf(file).toString('latin1');
  const [, says] = Object.values(stores).find(([start]) => head.startsWith(start)) ?? [];
  if (says !== undefined && says !== stores[store][1])
    throw new Error(`${file} is a copy of ${says}. The data of one store does not fit the other.`);
}

function startOf(file: string): Buffer {
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) return headOf(file, 15);
  } catch (cause) {
    throw new Error(`${file} cannot be read by this user. Give it the right to, and try again.`, { cause });
  }
  throw new Error(`${file} is not there, or no file.`);
}

/** A name for what is set aside now, such as `before_restore_20260810120000000`. */
export const asideName = (now: Date): string =>
  `${asidePrefix}${now.toISOString().replaceAll(/[-:.TZ]/g, '')}`;

/**
 * Makes a new file, all of it or none: `make` writes it under another name beside it. Throws when there is one of that
 * name already, and then leaves it as it is.
 */
export async function makeFile<T>(file: string, make: (part: string) => T | Promise<T>): Promise<T> {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (thrown) {
    if (codeOf(thrown) === 'EEXIST')
      throw new Error(`${file} is there already, and nothing is overwritten. Choose another name.`);
    throw new Error(`${file} cannot be made: its folder must be there, and this user may write to it.`, {
      cause: thrown,
    });
  }
  let folder: string | undefined;
  const removePart = () => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  };
  const removeAll = () => {
    rmSync(file, { force: true });
    removePart();
  };
  // Whoever is told to stop meanwhile.
  process.once('exit', removeAll);
  try {
    folder = mkdtempSync(`${file}.part-`);
    const part = join(folder, 'copy');
    const made = await make(part);
    chmodSync(part, 0o600);
    sync(part);
    renameSync(part, file);
    sync(dirname(file));
    return made;
  } catch (thrown) {
    removeAll();
    throw thrown;
  } finally {
    process.off('exit', removeAll);
    removePart();
  }
}
