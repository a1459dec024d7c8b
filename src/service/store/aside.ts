import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sync } from './sync.ts';

/** The files of an embedded database, which belong together. */
const databaseFiles = ['data.db', 'data.db-wal', 'data.db-shm', 'data.db-journal', 'data.db-reach'] as const;

/** How the names of the folders begin in which restores set aside what was there before. */
export const asidePrefix = 'before_restore_';

/**
 * The copy that a restore brings, in the folder where the database of before is set aside: once it took the place of that
 * one, the restore is done, and as long as it stands here, it can be undone.
 */
export const incomingIn = (aside: string): string => join(aside, 'incoming.db');

/** The files of a database that a folder has. */
export const databaseIn = (folder: string): readonly string[] =>
  databaseFiles.filter((name) => existsSync(join(folder, name)));

/** Moves the files of a database, for good when it returns. Throws, before any is moved, where it would overwrite one. */
export function moveDatabase(from: string, to: string): void {
  const names = databaseIn(from);
  const inTheWay = names.find((name) => existsSync(join(to, name)));
  if (inTheWay !== undefined)
    throw new Error(
      `${inTheWay} is in ${from}, where a restore that was cut off had set it aside, and another one is in ${to}. ` +
        'Move the one that you do not want to another place.',
    );
  for (const name of names) renameSync(join(from, name), join(to, name));
  sync(to);
  sync(from);
}

/** The folders of restores that are under way, or were cut off: they hold the copy still, or nothing. */
export const restoresIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(asidePrefix))
    .map(({ name }) => join(folder, name))
    .filter((aside) => existsSync(incomingIn(aside)) || readdirSync(aside).length === 0);

/** Removes a folder of a restore that is not to be, its copy last. */
export function removeAside(aside: string): void {
  for (const end of ['-wal', '-shm', '-journal', '']) rmSync(`${incomingIn(aside)}${end}`, { force: true });
  rmSync(aside, { recursive: true });
}

/** Puts back what restores that were cut off had set aside in a folder; for whoever holds its lock. */
export function undoRestores(folder: string): void {
  for (const aside of restoresIn(folder)) {
    moveDatabase(aside, folder);
    removeAside(aside);
  }
}
