import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Puts a file or a folder's entries on the disk for good. */
export function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
