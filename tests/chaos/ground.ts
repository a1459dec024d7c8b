import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { usualLimits } from '../../src/energy/service/limits.ts';
import type { Cluster } from './cluster.ts';
import type { Stored } from './judge.ts';

/** A database of its own, for the rounds of one accident. */
export interface Ground {
  /** What processes on it are told. */
  readonly environment: Readonly<Record<string, string>>;
  /** How many processes serve it. */
  readonly processes: number;
  /** A folder for what they keep. */
  readonly folder: string;
  /** Every completed switch that is kept now. */
  readonly stored: () => Promise<readonly Stored[]>;
  readonly remove: () => Promise<void>;
}

const completed =
  'select key_hash as "keyHash", switch_id as "switchId", attempt, uuid from sign_ups where completed_at is not null';

/** Calls are counted, and customers are never held up. */
const limits = Object.fromEntries(
  Object.keys(usualLimits).map((kind) => [
    `LIMIT_${kind.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`,
    '999999',
  ]),
);

const newFolder = () => mkdtempSync(join(tmpdir(), 'switchyard-chaos-'));

const environmentOf = (folder: string, url = '') => ({
  ...limits,
  DATA_DIR: folder,
  DATABASE_URL: url,
  DATA_KEY: randomBytes(32).toString('base64'),
});

function storedOf(row: unknown): Stored {
  const { keyHash, switchId, attempt, uuid } = Object(row);
  return {
    keyHash: String(keyHash),
    switchId: Number(switchId),
    attempt: attempt === null ? null : String(attempt),
    uuid: String(uuid),
  };
}

/** The embedded database and its one process, in a folder of its own, or in one that is given. */
export function embedded(folder = newFolder()): Ground {
  return {
    environment: environmentOf(folder),
    processes: 1,
    folder,
    async stored() {
      const database = new Database(join(folder, 'data.db'));
      const rows = database
        .prepare(completed)
        .all()
        .map((row) => storedOf(row));
      database.close();
      return rows;
    },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Two processes before PostgreSQL: the cluster that is in charge at present, and the address that leads to it. */
export function postgres(present: () => Cluster, url: string): Ground {
  const folder = newFolder();
  return {
    environment: environmentOf(folder, url),
    processes: 2,
    folder,
    stored: async () => (await present().query(completed)).map((row) => storedOf(row)),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
