import { DatabaseError } from 'pg';

/** What keeps the database from serving, in a word for operators. */
export type Lack = 'unreachable' | 'slow' | 'locked' | 'full' | 'read-only' | 'disk' | 'missing';

/** The database cannot serve at present and may again soon: nothing of the statement is known to have happened. */
export class Unavailable extends Error {
  readonly lack: Lack;

  constructor(lack: Lack, cause?: unknown) {
    super(`The database is ${lack}.`, { cause });
    this.name = 'Unavailable';
    this.lack = lack;
  }
}

/** SQLSTATE by its class, or whole where classes differ (PostgreSQL, appendix A). */
const lacks: readonly (readonly [RegExp, Lack])[] = [
  [/^(55P03|40)/, 'locked'],
  [/^57014/, 'slow'],
  // Also a connection that planned for tables which have changed since (0A000), or lost its plans (26000).
  [/^(57P|08|25P|28|3D|53300|0A000|26000)/, 'unreachable'],
  [/^53/, 'full'],
  [/^25006/, 'read-only'],
];

/** Result codes of SQLite by their names. */
const embeddedLacks: readonly (readonly [RegExp, Lack])[] = [
  [/^SQLITE_(BUSY|LOCKED)/, 'locked'],
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_READONLY/, 'read-only'],
  [/^SQLITE_(IOERR|CANTOPEN)/, 'disk'],
];

const codeOf = (thrown: unknown) =>
  thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined;

/** What a failed statement or connection of PostgreSQL lacked; undefined where the statement itself was at fault. */
export function lackOf(thrown: unknown): Lack | undefined {
  if (thrown instanceof DatabaseError) return lacks.find(([pattern]) => pattern.test(thrown.code ?? ''))?.[1];
  // What the server did not say itself came of the connection; a wrong kind of error is a fault of ours.
  if (!(thrown instanceof Error) || thrown instanceof TypeError || thrown instanceof RangeError)
    return undefined;
  return thrown.message === 'Query read timeout' ? 'slow' : 'unreachable';
}

/** What a failed statement of the embedded database lacked, likewise. */
export const embeddedLackOf = (thrown: unknown): Lack | undefined =>
  embeddedLacks.find(([pattern]) => pattern.test(codeOf(thrown) ?? ''))?.[1];

/** A word for operators about any failure of the database: what it lacks, `tables` that are not there, or `fault`. */
export function wordOf(thrown: unknown): Lack | 'tables' | 'fault' {
  if (thrown instanceof Unavailable) return thrown.lack;
  const isMissing =
    codeOf(thrown) === '42P01' || (thrown instanceof Error && /no such table/.test(thrown.message));
  return isMissing ? 'tables' : 'fault';
}
