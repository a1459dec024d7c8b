import { join } from 'node:path';
import Database from 'libsql';
import { Client } from 'pg';

/** Locks the table of quotes as another program may, until the function that it gives is called. */
export async function lockQuotes(folder: string, url: string | undefined): Promise<() => Promise<void>> {
  if (url === undefined) {
    const database = new Database(join(folder, 'data.db'));
    database.exec('PRAGMA busy_timeout = 10000');
    database.exec('BEGIN IMMEDIATE');
    return async () => {
      database.exec('ROLLBACK');
      database.close();
    };
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin; lock table quotes in access exclusive mode');
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}
