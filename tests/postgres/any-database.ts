import { userInfo } from 'node:os';
import { Client } from 'pg';
import { type Database, findDatabase } from './find-database.ts';
import { startOwn } from './own-database.ts';

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const near = ['test', 'postgres'].flatMap((name) =>
  ['root', 'postgres', userInfo().username].map((user) => `postgres://${user}@127.0.0.1:5432/${name}`),
);

/** The PostgreSQL of DATABASE_URL, else one that answers on this machine, else one of our own; why not, where there is none. */
export const anyDatabase = (): Promise<Database | string> =>
  findDatabase({
    given: process.env.DATABASE_URL || undefined,
    near,
    answers,
    start: () => startOwn(answers),
  });
