import {
  closeSync,
  existsSync,
  fdatasyncSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Unavailable } from './unavailable.ts';

// SQLite takes a -wal as far as its checksums hold (file format, 4.4): one that was emptied, cut or damaged is read as one
// that ends there, and what was saved behind that place is gone without a word. So it is noted beside the database how far
// the -wal must reach.

export const walHeader = 32;
export const frameHeader = 24;

/**
 * Which `-wal` it is, by its first salt, and where its last noted commit ends, in bytes. 0 when it is being emptied into the
 * database file: then the salt is that of the next one, as the database file names it in the end.
 */
export interface Reach {
  readonly salt: number;
  readonly length: number;
}

const reachFile = (file: string): string => `${file}-reach`;

/** What is noted beside a database file; undefined where nothing is, or nothing that can be read. */
export function readReach(file: string): Reach | undefined {
  const isThere = statSync(reachFile(file), { throwIfNoEntry: false })?.isFile() ?? false;
  const text = isThere ? readFileSync(reachFile(file), 'latin1') : '';
  const [, salt, length] = /^([0-9]{10}) ([0-9]{15})\n$/.exec(text) ?? [];
  return salt === undefined ? undefined : { salt: Number(salt), length: Number(length) };
}

/** Where the last commit of a `-wal` ends whose checksums hold up to there, in bytes; 0 when there is none. */
function soundLength(wal: Buffer): number {
  const isBig = (wal.readUInt32BE(0) & 1) === 1;
  const wordAt = (at: number) => (isBig ? wal.readUInt32BE(at) : wal.readUInt32LE(at));
  const frame = frameHeader + wal.readUInt32BE(8);
  let [first, second] = [0, 0];
  const add = (from: number, to: number) => {
    for (let at = from; at < to; at += 8) {
      first = (first + wordAt(at) + second) >>> 0;
      second = (second + wordAt(at + 4) + first) >>> 0;
    }
  };
  const holdsAt = (at: number) => wal.readUInt32BE(at) === first && wal.readUInt32BE(at + 4) === second;
  add(0, 24);
  if (!holdsAt(24)) return 0;
  let end = walHeader;
  for (let at = walHeader; at + frame <= wal.length; at += frame) {
    add(at, at + 8);
    add(at + frameHeader, at + frame);
    if (wal.compare(wal, 16, 24, at + 8, at + 16) !== 0 || !holdsAt(at + 16)) break;
    if (wal.readUInt32BE(at + 4) !== 0) end = at + frame;
  }
  return end;
}

/** Where SQLite's index (file format, 4.6) says that the last commit of this very `-wal` ends; 0 where it says nothing. */
function indexedLength(file: string, wal: Buffer): number {
  const isThere = statSync(`${file}-shm`, { throwIfNoEntry: false })?.isFile() ?? false;
  const index = isThere ? readFileSync(`${file}-shm`) : Buffer.alloc(0);
  if (!index.subarray(32, 40).equals(wal.subarray(16, 24))) return 0;
  const [frames = 0] = new Uint32Array(Uint8Array.from(index.subarray(16, 20)).buffer);
  return walHeader + frames * (frameHeader + wal.readUInt32BE(8));
}

/** Whether the `-wal` of a file holds all that was noted and indexed, where the file names this salt for the next one. */
export function reaches(file: string, wal: Buffer, salt: number, reach: Reach): boolean {
  const isLeft = reach.length === 0 && reach.salt === salt;
  if (wal.length <= walHeader + frameHeader) return isLeft;
  const end = soundLength(wal);
  if (end === 0 || end < indexedLength(file, wal)) return false;
  const ahead = (wal.readUInt32BE(16) - reach.salt) | 0;
  if (reach.length === 0) return isLeft || ahead === -1;
  // SQLite begins the next one by itself when all of this one is in the file.
  return ahead === 1 || (ahead === 0 && end >= reach.length);
}

/** Watches over the files of an opened database, and notes how far its `-wal` reaches. */
export interface ReachKeeper {
  /** Before anything is read or written. Throws Unavailable when a file was taken away or emptied. */
  readonly hold: () => void;
  /** After a commit, before anybody is told; throws likewise. */
  readonly note: () => void;
  /** Before the `-wal` is emptied; `next` is the salt that the database file will name. On the disk when it returns. */
  readonly forget: (next: number) => void;
  readonly close: () => void;
}

/**
 * Keeps the reach of an opened database `file` whose `-wal` is begun, with pages of so many bytes; it is noted by the one
 * who `owns` it. How many frames were committed says SQLite's index of the `-wal` (file format, 4.6).
 */
export function keepReach(file: string, owns: boolean, pageSize: number): ReachKeeper {
  const wal = `${file}-wal`;
  const to = openSync(reachFile(file), existsSync(reachFile(file)) ? 'r+' : 'w+', 0o600);
  const own = [file, wal, reachFile(file), join(dirname(file), 'data.lock')].map(
    (path) => [path, stateOf(path)?.ino] as const,
  );
  // Never closed: that would take away the locks that SQLite holds on it.
  const index = owns ? openSync(`${file}-shm`, 'r') : undefined;
  const head = new DataView(new ArrayBuffer(40));
  // Its numbers are those of the machine, its salts those of the -wal.
  const frames = new Uint32Array(head.buffer, 16, 1);
  const lengthNow = (): number => {
    if (index !== undefined) readSync(index, head, 0, head.byteLength, 0);
    const [count = 0] = frames;
    return count === 0 ? 0 : walHeader + count * (frameHeader + pageSize);
  };
  const areThere = () =>
    own.every(([path, inode]) => stateOf(path)?.ino === inode) &&
    stateOf(file)?.size !== 0 &&
    (stateOf(wal)?.size ?? 0) >= lengthNow();
  const hold = () => {
    // A visitor may be moving the -wal at this moment.
    if (owns && !areThere() && !areThere()) throw new Unavailable('missing');
  };
  const write = (salt: number, length: number) =>
    writeSync(to, `${String(salt).padStart(10, '0')} ${String(length).padStart(15, '0')}\n`, 0);
  return {
    hold,
    note() {
      hold();
      const length = owns ? lengthNow() : 0;
      try {
        if (length > 0) write(head.getUint32(32), length);
      } catch {
        // What was noted before asks less.
      }
    },
    forget(next) {
      write(next, 0);
      fdatasyncSync(to);
    },
    close: () => closeSync(to),
  };
}

const stateOf = (file: string) => statSync(file, { throwIfNoEntry: false });
