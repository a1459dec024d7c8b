import fs, { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import type Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { backupEmbedded, restoreEmbedded } from '../../src/service/copies/embedded.ts';
import { undoRestores } from '../../src/service/store/aside.ts';
import { openDataFile } from '../../src/service/store/embedded.ts';
import { dataFolder } from './processes.ts';

const copied = { tables: ['t'], sealed: {}, rowNames: {} };

/** What changes files: a process may be killed before each of these. */
const steps = [
  'chmodSync',
  'copyFileSync',
  'mkdirSync',
  'renameSync',
  'rmdirSync',
  'rmSync',
  'truncateSync',
] as const;

/** Does something as a process does that is killed after so many steps; whether it came to its end. */
function killedAfter(count: number, work: () => void): boolean {
  const { chmodSync, copyFileSync, mkdirSync, renameSync, rmdirSync, rmSync, truncateSync } = fs;
  const own = { chmodSync, copyFileSync, mkdirSync, renameSync, rmdirSync, rmSync, truncateSync };
  let left = count;
  for (const name of steps)
    Object.assign(fs, {
      [name]: (...given: unknown[]) => {
        left -= 1;
        // Nor does it tidy up.
        if (left < 0) throw new Error('killed');
        return Reflect.apply(own[name], fs, given);
      },
    });
  syncBuiltinESMExports();
  try {
    work();
    return left >= 0;
  } catch (thrown) {
    if (left >= 0) throw thrown;
    return false;
  } finally {
    Object.assign(fs, own);
    syncBuiltinESMExports();
  }
}

const fill = (database: Database.Database, first: number, last: number) => {
  for (let n = first; n <= last; n += 1) database.exec(`insert into t values (${n})`);
};

/** A database whose rows are partly in its `-wal`, as a killed service leaves it, and a copy of another one. */
async function killedAndCopy() {
  const [other, folder, left] = [dataFolder(), dataFolder(), dataFolder()];
  const make = (path: string) => {
    const opened = openDataFile(path);
    opened.database.exec('create table keys (name text, value text); create table t (n integer)');
    return opened;
  };
  const another = make(other);
  fill(another.database, 100, 105);
  another.close();
  const file = join(dataFolder(), 'copy');
  await backupEmbedded(copied, other, file);
  const { database, wal, close } = make(folder);
  fill(database, 1, 5);
  wal.checkpoint(true);
  fill(database, 6, 9);
  wal.note();
  for (const name of readdirSync(folder)) cpSync(join(folder, name), join(left, name));
  close();
  const state = () => {
    const to = dataFolder();
    cpSync(left, to, { recursive: true });
    // Whatever else people keep there.
    writeFileSync(join(to, 'before_restore_of_may.tar'), '');
    return to;
  };
  return { file, state };
}

/** The rows of the database of a folder at a start, and what a restore has set aside there. */
function startOn(folder: string) {
  const { database, close } = openDataFile(folder);
  const rows = database.prepare('select n from t order by n').raw().all().flat();
  close();
  return { rows, asides: readdirSync(folder).filter((name) => name.startsWith('before_restore_2')) };
}

const before = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const after = [100, 101, 102, 103, 104, 105];

/** Nothing of before is lost: it is served, or set aside whole, to be brought back as it is. */
function expectWhole(folder: string): 'before' | 'after' {
  const { rows, asides } = startOn(folder);
  if (rows.length === before.length) {
    expect([rows, asides]).toEqual([before, []]);
    return 'before';
  }
  expect([rows, asides.length]).toEqual([after, 1]);
  restoreEmbedded(copied, folder, join(folder, asides[0] ?? '', 'data.db'), [], true);
  expect(startOn(folder).rows).toEqual(before);
  return 'after';
}

describe('a restore that is killed', () => {
  it('at any step leaves what was there before or the copy, each whole, and the next start goes on with it', async () => {
    const { file, state } = await killedAndCopy();
    const served: string[] = [];
    for (let isDone = false; !isDone; ) {
      const folder = state();
      isDone = killedAfter(served.length, () => restoreEmbedded(copied, folder, file, [], false));
      served.push(expectWhole(folder));
    }
    expect(served.length).toBeGreaterThan(8);
    expect([served[0], served.at(-2), served.at(-1)]).toEqual(['before', 'before', 'after']);
  });

  it('is undone by a start that may itself be killed at any step', async () => {
    const { file, state } = await killedAndCopy();
    let undone = 0;
    for (let steps = 0, isDone = false; !isDone; steps += 1)
      for (let undoes = 0, isUndone = false; !isDone && !isUndone; undoes += 1) {
        const folder = state();
        isDone = killedAfter(steps, () => restoreEmbedded(copied, folder, file, [], false));
        isUndone = killedAfter(undoes, () => undoRestores(folder));
        if (!isUndone) undone += 1;
        expect(expectWhole(folder)).toBe(isDone ? 'after' : 'before');
      }
    expect(undone).toBeGreaterThan(20);
  });
});
