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
import { Unavailable } from './unavailable.ts';

// SQLite takes a -wal as far as its checksums hold (file format, 4.4): one that was emptied, cut or damaged is read as one
// that ends there, and what was saved behind that place is gone without a word. So it is noted beside the database how far
// the -wal must reach.

export const walHeader = 32;
export const frameHeader = 24;

/** Which `-wal` it is, by its first salt, and where its last noted commit ends, in bytes; 0 when nothing is asked of it. */
export interface Reach {
  readonly salt: number;
  readonly length: number;
}

const reachFile = (file: string): string => `${file}-reach`;

/** What is noted beside a database file; undefined where nothing is, or nothing that can be read. */
export function readReach(file: string): Reach | undefined {
  const text = existsSync(reachFile(file)) ? readFileSync(reachFile(file), 'latin1') : '';
  const [, salt, length] = /^([0-9]{10}) ([0-9]{15})\n$/.exec(text) ?? [];
  return salt === undefined ? undefined : { salt: Number(salt), length: Number(length) };
}

/** Where the last commit of a `-wal` ends whose checksums hold up to there, in bytes; 0 when there is none. */
export function soundLength(wal: Buffer): number {
  if (wal.length < walHeader) return 0;
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
  let end = 0;
  for (let at = walHeader; at + frame <= wal.length; at += frame) {
    add(at, at + 8);
    add(at + frameHeader, at + frame);
    if (wal.compare(wal, 16, 24, at + 8, at + 16) !== 0 || !holdsAt(at + 16)) break;
    if (wal.readUInt32BE(at + 4) !== 0) end = at + frame;
  }
  return end;
}

/** Notes how far the `-wal` of a database reaches. */
export interface ReachKeeper {
  /** After a commit, before anybody is told. Throws Unavailable when the database's files were taken away. */
  readonly note: () => void;
  /** Before the `-wal` is emptied: nothing is asked of it. On the disk when it returns. */
  readonly forget: () => void;
  readonly close: () => void;
}

/**
 * Keeps the reach of an opened database `file` whose `-wal` is begun, with pages of so many bytes; it is noted by the one
 * who `owns` it. How many frames were committed says SQLite's index of the `-wal` (file format, 4.6).
 */
export function keepReach(file: string, owns: boolean, pageSize: number): ReachKeeper {
  const wal = `${file}-wal`;
  const [ownFile, ownWal] = [inodeOf(file), inodeOf(wal)];
  // Never closed: that would take away the locks that SQLite holds on it.
  const index = owns ? openSync(`${file}-shm`, 'r') : undefined;
  const head = new DataView(new ArrayBuffer(40));
  // Its numbers are those of the machine, its salts those of the -wal.
  const frames = new Uint32Array(head.buffer, 16, 1);
  const to = openSync(reachFile(file), existsSync(reachFile(file)) ? 'r+' : 'w+', 0o600);
  const write = (salt: number, length: number) =>
    writeSync(to, `${String(salt).padStart(10, '0')} ${String(length).padStart(15, '0')}\n`, 0);
  return {
    note() {
      if (index === undefined) return;
      if (inodeOf(file) !== ownFile || inodeOf(wal) !== ownWal) throw new Unavailable('missing');
      readSync(index, head, 0, head.byteLength, 0);
      const [count = 0] = frames;
      try {
        if (count > 0) write(head.getUint32(32), walHeader + count * (frameHeader + pageSize));
      } catch {
        // What was noted before asks less.
      }
    },
    forget() {
      write(0, 0);
      fdatasyncSync(to);
    },
    close: () => closeSync(to),
  };
}

const inodeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;
