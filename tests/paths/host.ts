import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/service/app.ts';
import { definitionsIn } from '../../src/service/definitionsIn.ts';
import { createSealer, type Sealer } from '../../src/service/sealer.ts';
import { openEmbedded } from '../../src/service/store/embedded.ts';
import type { Store } from '../../src/service/store/store.ts';

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
