import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import { Client } from 'pg';
import type { Cluster } from './cluster.ts';
import { embedded } from './ground.ts';
import { onOneCluster } from './on-postgres.ts';
import type { Accident, Field } from './rounds.ts';

/** How long a lock is held: at times longer than the service waits. */
const held = ({ choices }: Field) => wait(choices.pick([200, 800, 1_500, 3_000]));

async function lockFile(field: Field): Promise<void> {
  const database = new Database(join(field.ground.folder, 'data.db'));
  for (let isOurs = false; !isOurs; ) {
    try {
      database.exec('BEGIN EXCLUSIVE');
      isOurs = true;
    } catch {
      await wait(2);
    }
  }
  await held(field);
  database.exec('ROLLBACK');
  database.close();
}

async function lockTable(field: Field, { url }: Cluster): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`begin; lock table ${field.choices.pick(['sign_ups', 'quotes', 'limits'])}`);
  await held(field);
  await client.query('rollback');
  await client.end();
}

/** Another program holds what the service needs. */
export const locks: readonly Accident[] = [
  {
    what: 'file under lock, embedded',
    rounds: 10,
    prepare: async () => ({ ground: embedded(), strike: lockFile }),
  },
  { what: 'table under lock, PostgreSQL', rounds: 10, prepare: () => onOneCluster(lockTable) },
];
