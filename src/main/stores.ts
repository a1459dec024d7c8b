import type { EnergyKept, EnergyStore } from '../energy/service/store/energyStore.ts';
import { energyKeeping } from '../energy/service/store/keeping.ts';
import type { Environment } from '../service/environment.ts';
import * as storage from '../service/storage.ts';
import * as embedded from '../service/store/embedded.ts';
import { explained } from '../service/store/explained.ts';
import * as postgres from '../service/store/postgres.ts';

/** The embedded database in a folder, with what home energy keeps; see `service/store/embedded.ts`. */
export const openEmbedded = (folder: string, visit = false, trackingBytes?: number): Promise<EnergyStore> =>
  embedded.openEmbedded(energyKeeping(trackingBytes), folder, { visit });

/** A PostgreSQL database by its URL, with what home energy keeps; see `service/store/postgres.ts`. */
export const openPostgres = (url: string, schema?: string, trackingBytes?: number): Promise<EnergyStore> =>
  postgres.openPostgres(energyKeeping(trackingBytes), url, { schema });

/** The database that the environment names, and what seals it; see `service/storage.ts`. */
export const openStorage = (
  environment: Pick<Environment, 'databaseUrl' | 'dataFolder' | 'dataKeys'>,
  reading = false,
): Promise<storage.Storage<EnergyKept>> => storage.openStorage(energyKeeping(), environment, reading);

/** Runs a short errand, beside the service or without it, on the database that the environment names. */
export async function onErrand<Result>(
  { databaseUrl, dataFolder }: Pick<Environment, 'databaseUrl' | 'dataFolder'>,
  errand: (store: EnergyStore) => Promise<Result>,
): Promise<Result> {
  const run = async (open: () => Promise<EnergyStore>) => {
    const store = await open();
    const result = await errand(store);
    await store.close();
    return result;
  };
  return databaseUrl === undefined
    ? explained(dataFolder, () => run(() => openEmbedded(dataFolder, true)))
    : run(() => openPostgres(databaseUrl));
}
