import { createOutbox } from '../../src/service/post/outbox.ts';
import { createSealer } from '../../src/service/sealer.ts';
import { startService, visitor } from '../service/service.ts';
import type { TestDatabase } from './stores.ts';

/** 10 August 2026, 12 o'clock UTC: when a service of `atNoon` begins. */
export const noon = Date.UTC(2026, 7, 10, 12);

/** A service with a clock of its own, two visitors of it, and the letters that wait in its store. */
export async function atNoon(createDatabase: () => TestDatabase) {
  const database = createDatabase();
  const store = await database.open();
  const clock = { now: noon };
  const now = () => clock.now;
  const sealer = createSealer([Buffer.alloc(32, 7)]);
  const service = await startService({ store, sealer, now, publicUrl: 'http://localhost' });
  return {
    database,
    store,
    clock,
    service,
    owner: visitor('owner', service.anonymous),
    other: visitor('other', service.anonymous),
    letters: () => createOutbox(store.outbox, sealer, now).waiting(),
    end: async () => {
      await service.stop();
      await database.remove();
    },
  };
}
