import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { definitionsIn } from '../../src/energy/service/definitionsIn.ts';
import type { EnergyStore as Store } from '../../src/energy/service/store/energyStore.ts';
import { createApp } from '../../src/main/app.ts';
import { openEmbedded } from '../../src/main/stores.ts';
import { createSealer, type Sealer } from '../../src/service/sealer.ts';

/** A service that paths run against, with its database open to look into. */
export interface Host {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly store: Store;
  readonly sealer: Sealer;
  readonly stop: () => Promise<void>;
}

/** The service of src/service with its embedded database and the form's rules, in this process. */
export async function hostHere(supplierVariants: Readonly<Record<string, string>>): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'switchyard-paths-'));
  const settingsFile = join(folder, 'settings.json');
  writeFileSync(settingsFile, JSON.stringify({ supplierVariants }));
  const store = await openEmbedded(folder);
  const sealer = createSealer([randomBytes(32)]);
  const app = createApp({ store, sealer, settingsFile, ...definitionsIn(process.cwd()) });
  return {
    fetch: async (request) => app.fetch(request),
    store,
    sealer,
    stop: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
