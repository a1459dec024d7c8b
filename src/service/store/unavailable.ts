import { DatabaseError } from 'pg';
import { sqliteCode } from './sqliteCode.ts';

/** What keeps the database from serving, in a word for operators. */
export type Lack =
  | 'unreachable'
  | 'slow'
  | 'locked'
  | 'full'
  | 'read-only'
  | 'disk'
  | 'missing'
  | 'tables'
  | 'rights';

/** The database cannot serve at present and may again soon: nothing of the statement is known to have happened. */
export class Unavailable extends Error {
  readonly lack: Lack;
  /** The same, where any error is told by its code. */
  readonly code: Lack;

  constructor(lack: Lack, cause?: unknown) {
    const said = cause instanceof Error && cause.message ? `: ${cause.message}` : '';
    super(`The database cannot serve (${lack})${said}`, { cause });
    this.name = 'Unavailable';
    this.lack = lack;
    this.code = lack;
  }
}

/** SQLSTATE by its class, or whole where classes differ (PostgreSQL, appendix A). */
const lacks: readonly (readonly [RegExp, Lack])[] = [
  [/^(55P03|40)/, 'locked'],
  [/^57014/, 'slow'],
  // Also a database that is closed to connections (55000), and a connection that planned for tables which have changed since
  // (0A000), or lost its plans (26000).
  [/^(57P|08|25P|28|3D|53300|55000|0A000|26000)/, 'unreachable'],
  [/^53/, 'full'],
  [/^25006/, 'read-only'],
  // Also data and indexes that it found damaged.
  [/^(58|XX00[12])/, 'disk'],
  // Also a column of another type: no statement of ours compares or saves what does not fit.
  [/^(42P01|42703|42804|42883)/, 'tables'],
  [/^42501/, 'rights'],
];

/** Result codes of SQLite by their names; a table or column that is not there has none of its own, and is told by the message. */
const embeddedLacks: readonly (readonly [RegExp, Lack])[] = [
  [/^SQLITE_(BUSY|LOCKED)/, 'locked'],
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_READONLY/, 'read-only'],
  [/^SQLITE_(IOERR|CANTOPEN|CORRUPT|NOTADB)/, 'disk'],
  [/^SQLITE_ERROR (no such (table|column): |table \S+ has no column named )/, 'tables'],
];

/**
 * What a failed statement or connection of PostgreSQL lacked; undefined where the statement itself was at fault, also where
 * it asks for columns of a table that it does not read, which has the code of a missing table.
 */
export function lackOf(thrown: unknown): Lack | undefined {
  if (thrown instanceof DatabaseError)
    return thrown.routine === 'errorMissingRTE'
      ? undefined
      : lacks.find(([pattern]) => pattern.test(thrown.code ?? ''))?.[1];
  // What the server did not say itself came of the connection; a wrong kind of error is a fault of ours.
  if (!(thrown instanceof Error) || thrown instanceof TypeError || thrown instanceof RangeError)
    return undefined;
  return thrown.message === 'Query read timeout' ? 'slow' : 'unreachable';
}

/** What a failed statement of the embedded database lacked, likewise. */
export function embeddedLackOf(thrown: unknown): Lack | undefined {
  const said = thrown instanceof Error ? `${sqliteCode(thrown)} ${thrown.message}` : '';
  return embeddedLacks.find(([pattern]) => pattern.test(said))?.[1];
}

/** A word for operators about any failure of the database: what it lacks, or `fault`. */
export const wordOf = (thrown: unknown): Lack | 'fault' =>
  thrown instanceof Unavailable ? thrown.lack : 'fault';
