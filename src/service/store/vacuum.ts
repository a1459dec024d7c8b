import { Client, type ClientConfig } from 'pg';

/**
 * Has PostgreSQL take what was erased or overwritten out of its tables now: its own rounds come when a fifth of a table
 * has changed. On a connection of its own, since it may take longer than a request may; tables under work are left to
 * the next time. Rejects when the database does not answer.
 */
export async function vacuum(config: ClientConfig, tables: readonly string[]): Promise<void> {
  const client = new Client(config);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`vacuum (skip_locked) ${tables.join(', ')}`);
  } finally {
    await client.end();
  }
}
