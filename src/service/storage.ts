import { dataKeyIn, refuseLostKey } from './dataKeys.ts';
import type { Environment } from './environment.ts';
import { createSealer, type Sealer } from './sealer.ts';
import { openEmbedded } from './store/embedded.ts';
import type { Keeping, Upkeep } from './store/keeping.ts';
import { openPostgres } from './store/postgres.ts';
import type { ServiceStore, Store } from './store/store.ts';

/** An opened database, and what seals the personal data in it. */
export interface Storage<Kept> {
  readonly store: Store<Kept>;
  readonly sealer: Sealer;
}

/**
 * Opens the database that the environment names, and the key of its personal data. Rejects when another process owns
 * the database, or when any of it was sealed with a key that is not given. What a version before kept in clear is
 * sealed. `visit` is a short errand beside the process that owns it.
 */
export async function openStorage<Kept>(
  keeping: Keeping<Kept>,
  { databaseUrl, dataFolder, dataKeys }: Pick<Environment, 'databaseUrl' | 'dataFolder' | 'dataKeys'>,
  visit = false,
): Promise<Storage<Kept>> {
  const store = await (databaseUrl === undefined
    ? openEmbedded(keeping, dataFolder, visit)
    : openPostgres(keeping, databaseUrl));
  try {
    if (dataKeys === undefined) refuseLostKey(dataFolder, await store.sealedWith());
    const sealer = createSealer(dataKeys ?? dataKeyIn(dataFolder));
    await holdKeys(store, sealer);
    return { store, sealer };
  } catch (thrown) {
    await store.close();
    throw thrown;
  }
}

async function holdKeys(store: ServiceStore & Upkeep, sealer: Sealer): Promise<void> {
  const { keyIds } = sealer;
  const other = await store.holdDataKey(keyIds);
  if (other !== undefined)
    throw new Error(
      `The personal data in this database was sealed with another key: it needs ${other}, and ${keyIds.join(', ')} is ` +
        'given. Give every process of one database the same DATA_KEY; to change it, put the new key before the old ' +
        'one, with a comma.',
    );
  await store.sealPlain(sealer);
  const missing = (await store.keyIds()).filter((id) => !keyIds.includes(id));
  if (missing.length > 0)
    throw new Error(
      `Some personal data in this database was sealed with a key that is not given (${missing.join(', ')}). Put it ` +
        'behind the present one in DATA_KEY, with a comma, until nothing is sealed with it any more.',
    );
}
