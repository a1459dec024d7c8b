import { dataKeyIn } from './dataKeys.ts';
import type { Environment } from './environment.ts';
import { createSealer, type Sealer } from './sealer.ts';
import { openEmbedded } from './store/embedded.ts';
import { openPostgres } from './store/postgres.ts';
import type { Store } from './store/store.ts';

/**
 * Opens the database that the environment names, and the key of its personal data. Rejects when another process owns
 * the database, or when its data was sealed with a key that is not ours.
 */
export async function openStorage({
  databaseUrl,
  dataFolder,
  dataKeys,
}: Pick<Environment, 'databaseUrl' | 'dataFolder' | 'dataKeys'>): Promise<{
  readonly store: Store;
  readonly sealer: Sealer;
}> {
  const store = await (databaseUrl === undefined ? openEmbedded(dataFolder) : openPostgres(databaseUrl));
  try {
    const sealer = createSealer(dataKeys ?? dataKeyIn(dataFolder));
    if (await store.holdDataKey(sealer.keyIds)) return { store, sealer };
  } catch (thrown) {
    await store.close();
    throw thrown;
  }
  await store.close();
  throw new Error(
    'The personal data in this database was sealed with another key. Give every process of one database the same ' +
      'DATA_KEY; to change it, put the new key before the old one, with a comma.',
  );
}
