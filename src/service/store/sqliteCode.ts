import { codeOf } from '../codeOf.ts';

/** Result codes of SQLite (https://www.sqlite.org/rescode.html) that have a meaning here. */
const names: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
};

/** The code of what the embedded database threw, or the system; the library gives the number alone of those it does not know. */
export function sqliteCode(thrown: unknown): string | undefined {
  if (codeOf(thrown) === undefined) return undefined;
  const code = String(codeOf(thrown));
  const [, extended] = /^UNKNOWN_SQLITE_ERROR_(\d+)$/.exec(code) ?? [];
  // The last byte is the kind, the others tell more of it.
  return extended === undefined ? code : (names[Number(extended) & 0xff] ?? code);
}
