import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Client, escapeIdentifier } from 'pg';
import type { Copied } from '../store/keeping.ts';
import { noAnswer, useOf } from '../store/postgres.ts';
import { sealedIn } from '../store/sealed.ts';
import {
  asideName,
  type Copy,
  inWords,
  makeFile,
  type Restored,
  refuseCopy,
  refuseOtherStore,
  tablesOf,
  unreadable,
} from './copy.ts';
import { endWithDigest, holdDigest } from './digest.ts';

/** Tables as they are copied: the data, and how far it was brought. */
const allOf = (copied: Copied) => [...tablesOf(copied), 'kysely_migration', 'kysely_migration_lock'];

/** The address without its password, which everybody on the machine could read in the list of processes. */
function addressOf(databaseUrl: string): { readonly dbname: string; readonly env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = url.password === '' ? {} : { PGPASSWORD: decodeURIComponent(url.password) };
  url.password = '';
  return { dbname: `--dbname=${url.href}`, env: { ...process.env, ...password } };
}

/** How a program of PostgreSQL's failed; without a `code` it is not on this machine. */
class Failed extends Error {
  readonly code: number | undefined;

  constructor(says: string, code?: number) {
    super(says);
    this.code = code;
  }
}

/** psql's code for a statement that failed, be it the commit. */
const refused = 3;

/** Starts one of PostgreSQL's own programs; `ended` rejects with what it complained of, or that it is not there. */
function tool(name: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(name, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let complained = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complained += chunk.toString();
  });
  // A program that ends early reads no further; its end tells why.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', () =>
      reject(new Failed(`${name} is not on this machine: install the client programs of PostgreSQL.`)),
    );
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Failed(`${name} failed: ${complained.trim() || `code ${code}`}`, code ?? 0)),
    );
  });
  // Whoever waits for it may be waiting for another one first.
  ended.catch(() => undefined);
  return { child, ended };
}

async function run(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { child, ended } = tool(name, args, env);
  child.stdin.end();
  child.stdout.resume();
  await ended;
}

/** Runs with a connection to the database; `schema` is where its tables stand. */
async function connected<T>(
  databaseUrl: string,
  work: (client: Client, schema: string) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
  } catch (cause) {
    throw new Error(noAnswer, { cause });
  }
  try {
    await client.query('begin isolation level repeatable read');
    const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
    return await work(client, rows[0]?.schema ?? 'public');
  } finally {
    await client.end();
  }
}

const tableIn = (schema: string, table: string) => `${escapeIdentifier(schema)}.${escapeIdentifier(table)}`;

/** Counts the rows of the tables of a copy where they stand now. */
async function rowsIn(copy: Copy, client: Client, schema: string): Promise<Copy['rows']> {
  const rows = new Map<string, number>();
  for (const table of copy.rows.keys()) {
    const found = await client.query<{ n: string }>(`select count(*) as n from ${tableIn(schema, table)}`);
    rows.set(table, Number(found.rows[0]?.n));
  }
  return rows;
}

/** Reads a copy to its end, and where its tables stood. Rejects when any of it cannot be read. */
async function readCopy(copied: Copied, file: string): Promise<Copy & { readonly schema: string }> {
  const { child, ended } = tool('pg_restore', ['--data-only', '--file=-', file]);
  child.stdin.end();
  const rows = new Map<string, number>();
  const keyIds = new Set<string>();
  let schema = '';
  let table: string | undefined;
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY })) {
    const [, where = '', name] = /^COPY (\S+)\.(\S+) \(.* FROM stdin;$/.exec(line) ?? [];
    if (table === undefined && name !== undefined) {
      [schema, table] = [where, name];
      rows.set(name, 0);
    } else if (line === '\\.') table = undefined;
    else if (table !== undefined) {
      rows.set(table, (rows.get(table) ?? 0) + 1);
      if (table === 'keys' && line.startsWith('data-key\t')) keyIds.add(line.split('\t')[1] ?? '');
      if (table in sealedIn(copied))
        for (const [, id = ''] of line.matchAll(/\tv1\.([0-9a-f]{8})\./g)) keyIds.add(id);
    }
  }
  await ended;
  const told = tablesOf(copied).flatMap((name) => {
    const count = rows.get(name);
    return count === undefined ? [] : [[name, count] as const];
  });
  return { rows: new Map(told), keyIds: [...keyIds], schema };
}

/** Throws when two counts of rows differ. */
function compare(file: string, copy: Copy, rows: Copy['rows']): void {
  if (inWords(copy) !== inWords({ rows, keyIds: [] }))
    throw new Error(`${file} holds ${inWords(copy)}, the database ${inWords({ rows, keyIds: [] })}.`);
}

/**
 * Copies the service's tables with pg_dump into a new file, of one moment, also while it runs; read back and its rows
 * compared. Rejects when the file is there already, the database does not answer, or PostgreSQL's programs fail.
 */
export function backupPostgres(copied: Copied, databaseUrl: string, file: string): Promise<Copy> {
  return makeFile(file, (part) =>
    connected(databaseUrl, async (client, schema) => {
      const { rows: exported } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
      const { dbname, env } = addressOf(databaseUrl);
      const tables = allOf(copied).map((table) => `--table=${tableIn(schema, table)}`);
      const how = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${exported[0]?.id}`];
      await run('pg_dump', [...how, ...tables, `--file=${part}`, dbname], env);
      const copy = await readCopy(copied, part);
      compare(file, copy, await rowsIn(copy, client, schema));
      endWithDigest(part);
      return copy;
    }),
  );
}

/**
 * Puts a copy in the place of the service's tables, which are moved into a schema of their own: all of it or, when
 * anything fails, nothing. Rejects when a process of the service runs, or the copy is broken, has no digest and shall not be
 * taken as it is, stood in another schema, or is sealed with keys that are not `given`.
 */
export async function restorePostgres(
  copied: Copied,
  databaseUrl: string,
  file: string,
  given: readonly string[],
  asItIs: boolean,
): Promise<Restored> {
  refuseOtherStore(file, 'PostgreSQL');
  holdDigest(file, file, asItIs);
  const copy = await readCopy(copied, file).catch((cause: unknown) => {
    const isThere = cause instanceof Failed && cause.code !== undefined;
    throw isThere ? new Error(unreadable(file), { cause }) : cause;
  });
  refuseCopy(file, copy, given);
  return connected(databaseUrl, async (client, schema) => {
    // Until the end of this connection, so that none starts meanwhile either.
    const { rows: asked } = await client.query<{ free: boolean }>(
      `select pg_try_advisory_lock(${useOf}) as free`,
    );
    if (asked[0]?.free !== true)
      throw new Error('The service runs on this database. Stop every process of it, then try again.');
    if (copy.schema !== schema)
      throw new Error(
        `The tables of ${file} stood in the schema ${copy.schema}, DATABASE_URL names ${schema}.`,
      );
    const sql = 'select tablename from pg_tables where schemaname = $1';
    const { rows } = await client.query<{ tablename: string }>(sql, [schema]);
    const present = allOf(copied).filter((table) => rows.some((row) => row.tablename === table));
    const aside = asideName(new Date());
    const moved = present.map((table) => `alter table ${tableIn(schema, table)} set schema ${aside};`);
    await replace(databaseUrl, file, [
      "set lock_timeout = '10s';",
      ...(moved.length > 0 ? [`create schema ${aside};`, ...moved] : []),
    ]);
    compare(file, copy, await connected(databaseUrl, (after, here) => rowsIn(copy, after, here)));
    return { ...copy, before: moved.length > 0 ? `the schema ${aside}` : undefined };
  });
}

/**
 * Runs statements and then the copy in one transaction, which is not committed before all of the copy was given. The
 * commit is the last that is written: psql's own `--single-transaction` would commit what it got until this process was killed.
 */
async function replace(databaseUrl: string, file: string, first: readonly string[]): Promise<void> {
  const { dbname, env } = addressOf(databaseUrl);
  const quiet = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-'];
  const into = tool('psql', [...quiet, dbname], env);
  into.child.stdout.resume();
  into.child.stdin.write(`begin;\n${first.join('\n')}\n`);
  const from = tool('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file]);
  from.child.stdin.end();
  from.child.stdout.pipe(into.child.stdin, { end: false });
  let isCommitting = false;
  try {
    await Promise.race([from.ended, into.ended]);
    isCommitting = true;
    into.child.stdin.end('commit;\n');
    await into.ended;
  } catch (cause) {
    // Without its end nothing is committed.
    for (const { child } of [into, from]) child.kill('SIGKILL');
    if (isCommitting && !(cause instanceof Failed && cause.code === refused)) throw cause;
    throw new Error('The copy was not brought back, and nothing was changed.', { cause });
  }
}
