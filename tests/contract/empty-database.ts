import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const schemas = new Set<string>();
/** Drops what a test that failed did not come to drop, after each file (tests/service/tidy.ts). */
export async function dropSchemas(): Promise<void> {
  for (const schema of schemas) await query(`drop schema if exists ${schema} cascade`);
  schemas.clear();
}

/** The name of a schema for the tests of one file, dropped after them however they end. */
export function newSchema(): string {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  schemas.add(schema);
  return schema;
}

/** What processes before one empty database need: their environment, how many may share it, and how to remove it. */
export interface EmptyDatabase {
  readonly environment: { readonly DATABASE_URL?: string };
  readonly processes: number;
  /** Removes it, and the schemas that restores set aside, wherever they are named. */
  readonly remove: (...asides: readonly string[]) => Promise<void>;
}

/** Makes an empty database of that name in `databases`. The embedded one is made by the process itself. */
export async function emptyDatabase(name: string): Promise<EmptyDatabase> {
  if (name === 'embedded') return { environment: {}, processes: 1, remove: async () => undefined };
  const schema = newSchema();
  await query(`create schema ${schema}`);
  const url = new URL(process.env.DATABASE_URL ?? '');
  url.searchParams.set('options', `-c search_path=${schema}`);
  // What looks for the connections of one test finds them by this.
  url.searchParams.set('application_name', schema);
  const remove = async (...asides: readonly string[]) => {
    const names = asides.flatMap((text) => text.match(/before_restore_[0-9]+/g) ?? []);
    for (const one of [schema, ...names]) await query(`drop schema ${one} cascade`);
  };
  return { environment: { DATABASE_URL: url.href.replaceAll('+', '%20') }, processes: 2, remove };
}

async function query(sql: string): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(sql);
  await client.end();
}
