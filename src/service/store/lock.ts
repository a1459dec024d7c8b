import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { sqliteCode } from './sqliteCode.ts';
import { isBusy } from './wal.ts';

/**
 * Holds an exclusive lock on a file beside the database, and gives the way to release it; undefined while another
 * process holds it, after so many milliseconds of `patience`. The system drops it when the process ends, however it ends. (A lock on the database itself would
 * outlive close(): libsql keeps a connection until its statements are collected.) Throws where the file cannot be had.
 */
export const lockFolder = (folder: string, patience = 0): (() => void) | undefined =>
  hold(folder, `PRAGMA busy_timeout = ${patience}; BEGIN EXCLUSIVE`);

/** The same beside others who only read; nothing is written for it, as a full disk would not let us. */
export const lockToRead = (folder: string): (() => void) | undefined =>
  existsSync(join(folder, 'data.lock'))
    ? hold(folder, 'BEGIN; SELECT 1 FROM sqlite_master')
    : () => undefined;

function hold(folder: string, how: string): (() => void) | undefined {
  const file = join(folder, 'data.lock');
  for (const path of [file, `${file}-journal`])
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === false) throw notOurs(path);
  const lock = new Database(file);
  try {
    lock.exec(how);
  } catch (thrown) {
    lock.close();
    if (isBusy(thrown)) return undefined;
    throw sqliteCode(thrown) === 'SQLITE_NOTADB' ? notOurs(file) : thrown;
  }
  return () => lock.close();
}

const notOurs = (file: string) =>
  new Error(
    `${file} is not the empty file that the service leaves there. Nothing is kept in it: while no process of the ` +
      'service runs, remove it, and try again.',
  );
