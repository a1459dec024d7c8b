import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import { databaseIn } from './aside.ts';
import { frameHeader, keepReach, type ReachKeeper, reaches, readReach, walHeader } from './reach.ts';
import { sqliteCode } from './sqliteCode.ts';

/**
 * SQLite lays any `-wal` over any database file of that name. Here each file names the `-wal` that follows it: its
 * `user_version` is the salt of that `-wal`, which SQLite counts up by one whenever it begins it anew (file format, 4.1),
 * and its `application_id` says whether there must be one. In use by a version that noted no reach it is `before`.
 */
export const marks = { open: 0x53777952, before: 0x5377794f, closed: 0x53777943 } as const;

const pageHeader = 100;
/** As much of a `-wal` as says what it follows. */
const walStart = walHeader + frameHeader + pageHeader;

/** Writes of other processes may take that long, milliseconds, where nobody is served meanwhile. */
const patience = 5000;

/** Whether SQLite refused since another connection holds the database. */
export const isBusy = (thrown: unknown): boolean => sqliteCode(thrown)?.startsWith('SQLITE_BUSY') ?? false;

/** The first bytes of a file: fewer where it is shorter, none where it is not there. */
export function headOf(file: string, length: number): Buffer {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return Buffer.alloc(0);
  const handle = openSync(file, 'r');
  try {
    const head = Buffer.alloc(length);
    return head.subarray(0, readSync(handle, head, 0, length, 0));
  } finally {
    closeSync(handle);
  }
}

/** What the header of a database file says: its mark, the salt of its `-wal`, and how long it is without one, in bytes. */
interface Header {
  readonly mark: number;
  readonly salt: number;
  readonly length: number;
}

/** The header of a database file; undefined where there is none. */
export function headerOf(file: string): Header | undefined {
  const head = headOf(file, pageHeader);
  if (head.length < pageHeader || head.toString('latin1', 0, 15) !== 'SQLite format 3') return undefined;
  // A version of the format that none may write to.
  if (head.readUInt8(18) > 2) return undefined;
  const pageSize = head.readUInt16BE(16);
  const length = head.readUInt32BE(28) * (pageSize === 1 ? 65_536 : pageSize);
  return { mark: head.readUInt32BE(68), salt: head.readUInt32BE(60), length };
}

/**
 * Throws, with what to do, when a folder's database is missing, lacks its `-wal`, has one beside it that is not its own, or
 * one that ends before what was saved last, before either is opened: what was saved would be gone, or the database broken.
 */
export function refuseForeignWal(folder: string): void {
  const file = join(folder, 'data.db');
  const isThere = existsSync(file);
  const odd = databaseIn(folder).find((name) => !statSync(join(folder, name)).isFile());
  if (odd !== undefined && odd !== 'data.db')
    throw new Error(`${join(folder, odd)} is no file. Move it to another place, and try again.`);
  const header = headerOf(file);
  const isCut = header?.mark === marks.closed && sizeOf(`${file}-wal`) === 0 && sizeOf(file) < header.length;
  const refuse = (says: string, instead = '') =>
    new Error(
      `${says} Bring a copy back with \`npm run restore -- FILE\`; it sets the files of now aside.` +
        (header && !isCut
          ? ` To go on with what of ${file} can be read: \`npm run restore -- ${file} --as-it-is\`.`
          : instead),
    );
  const beside = ['data.db-wal', 'data.db-reach', 'data.key'].filter((name) =>
    existsSync(join(folder, name)),
  );
  if (header === undefined) {
    if (beside.length === 0 && sizeOf(file) === 0) return;
    throw refuse(
      isThere
        ? `${file} is damaged, or no database.`
        : `${file} is missing, and its ${beside.join(', ')} is there.`,
      ' To begin with an empty database, move these files to another place.',
    );
  }
  // SQLite does not miss the last bytes.
  if (isCut) throw refuse(`${file} is cut: its end is missing.`);
  const fault = faultOf(file, header);
  if (fault !== undefined) throw refuse(fault);
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** What is wrong with a database file of this header and what stands beside it; undefined when all was left so. */
function faultOf(file: string, { mark, salt }: Header): string | undefined {
  // A database from before files were marked.
  if (!Object.values<number>(marks).includes(mark)) return undefined;
  const isThere = existsSync(`${file}-wal`);
  if (mark !== marks.closed && !isThere)
    return `The data.db-wal of ${file} is missing, and with it what was saved last.`;
  const reach = readReach(file);
  if (mark === marks.open && reach === undefined)
    return `The data.db-reach of ${file} is missing or damaged: nobody can say how far its data.db-wal must reach.`;
  const wal = isThere ? readFileSync(`${file}-wal`) : Buffer.alloc(0);
  if (!isOwn(salt, wal)) return `The data.db-wal beside ${file} belongs to another database file.`;
  if (reach !== undefined && mark !== marks.before && !reaches(file, wal, salt, reach))
    return (
      `${file} and its data.db-wal are not as they were left: they are older, or the data.db-wal is cut or damaged, ` +
      'and what was saved last is gone.'
    );
  return undefined;
}

/** Whether a `-wal`, by its beginning, follows the database file that names this salt; one without a frame holds nothing. */
function isOwn(salt: number, wal: Buffer): boolean {
  if (wal.length < walStart) return true;
  const found = wal.readUInt32BE(16);
  const isNext = found === salt;
  const isLast = found === (salt - 1) >>> 0;
  const isBegunOnIt =
    wal.readUInt32BE(walHeader) === 1 && wal.readUInt32BE(walHeader + frameHeader + 60) === salt;
  return isNext || isLast || isBegunOnIt;
}

/** Whether what a database file's `-wal` holds belongs on it. */
export function hasOwnWal(file: string): boolean {
  const header = headerOf(file);
  return (
    header !== undefined && existsSync(`${file}-wal`) && isOwn(header.salt, headOf(`${file}-wal`, walStart))
  );
}

/** Moves what was written from the `-wal` into the database file, and leaves nothing of it behind. */
export interface WalKeeper {
  /** False when another process is reading or writing, even after 5 seconds if it may `wait`. */
  readonly checkpoint: (wait: boolean) => boolean;
  /** Whether there is anything to move. */
  readonly isFilled: () => boolean;
  /** Before anything is read or written. Throws Unavailable when the files were taken away. */
  readonly hold: () => void;
  /** After a commit, before anybody is told of it; throws likewise. */
  readonly note: () => void;
  /** The last checkpoint: from now on the file stands alone. */
  readonly close: () => void;
}

/** Keeps the `-wal` of an opened database bound to its `file`, marked as in use if it is the one who `owns` it. */
export function keepWal(database: Database.Database, file: string, owns: boolean): WalKeeper {
  const waitAtMost = (milliseconds: number) => database.exec(`PRAGMA busy_timeout = ${milliseconds}`);
  // The whole process would stand still: who serves asks again by itself.
  const usually = owns ? 0 : patience;
  let reach: ReachKeeper | undefined;
  const set = (salt: number, mark?: number) => {
    const marked = mark === undefined ? '' : `PRAGMA application_id = ${mark};`;
    try {
      database.exec(`BEGIN IMMEDIATE; ${marked} PRAGMA user_version = ${salt | 0}; COMMIT`);
      reach?.note();
    } catch (thrown) {
      // On a full disk, for one; whatever was saved next would be part of it and never be committed.
      if (database.inTransaction) database.exec('ROLLBACK');
      throw thrown;
    }
  };
  const numberOf = (sql: string, key: string) => Number(Object(database.prepare(sql).get())[key]);
  const saltOfWal = () => {
    const head = headOf(`${file}-wal`, walHeader);
    return head.length < walHeader ? undefined : head.readUInt32BE(16);
  };
  /** An empty one is begun with the page that names it: its first salt is SQLite's own choice. */
  const begin = () => {
    if (saltOfWal() === undefined) set(numberOf('PRAGMA user_version', 'user_version'));
  };
  /** Names the `-wal` that will follow, in the present one; SQLite may begin a new one with that very write. */
  const nameNext = (mark?: number): number => {
    begin();
    const salt = saltOfWal() ?? 0;
    const next = (salt + 1) >>> 0;
    set(next, mark);
    return saltOfWal() === salt ? next : nameNext(mark);
  };
  const truncate = (mark?: number): number | undefined => {
    const next = nameNext(mark);
    reach?.forget(next);
    try {
      return numberOf('PRAGMA wal_checkpoint(TRUNCATE)', 'busy') === 0 ? next : undefined;
    } finally {
      // Where another reads it is as it was.
      reach?.note();
    }
  };
  const checkpoint = (wait: boolean): boolean => {
    if (database.inTransaction) return false;
    try {
      waitAtMost(wait ? patience : 0);
      const next = truncate(owns ? marks.open : undefined);
      if (next === undefined) return false;
      set(next);
      return saltOfWal() === next || checkpoint(wait);
    } catch (thrown) {
      if (isBusy(thrown)) return false;
      throw thrown;
    } finally {
      waitAtMost(usually);
    }
  };
  database.exec('PRAGMA wal_autocheckpoint = 0');
  waitAtMost(patience);
  begin();
  reach = keepReach(file, owns, numberOf('PRAGMA page_size', 'page_size'));
  reach.note();
  waitAtMost(usually);
  return {
    hold: () => reach?.hold(),
    note: () => reach?.note(),
    checkpoint,
    isFilled: () =>
      sizeOf(`${file}-wal`) > walHeader + frameHeader + numberOf('PRAGMA page_size', 'page_size'),
    close: () => {
      if (database.inTransaction) database.exec('ROLLBACK');
      waitAtMost(patience);
      truncate(marks.closed);
      reach?.close();
    },
  };
}
