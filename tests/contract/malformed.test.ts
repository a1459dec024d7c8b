import { describe, expect, it } from 'vitest';
import corpus from '../fuzz/api/corpus.json' with { type: 'json' };
import { fuzzApi, requestsOf } from '../fuzz/api/fuzz.ts';
import { gasQuote } from '../service/quotes.ts';
import { startService } from '../service/service.ts';
import { signUp } from '../service/signUps.ts';
import { databases } from './stores.ts';

/** What is drawn beside the corpus; `npm run fuzz:api -- 100000` makes the figure of the goal. */
const drawn = 600;

describe.each(databases)('malformed requests: %s', (_, createDatabase) => {
  it('are refused, none with a fault of ours', async () => {
    const database = createDatabase();
    const store = await database.open();
    const { statuses, faults } = await fuzzApi(store, requestsOf(corpus, drawn, 1));
    expect(faults).toEqual([]);
    // Good ones are among them: what is refused is not everything.
    expect(statuses.get(200)).toBeGreaterThan(drawn / 10);
    await store.close();
    await database.remove();
  });

  it('a usage next to nothing is quoted and switched all the same', async () => {
    const database = createDatabase();
    const service = await startService({ store: await database.open() });
    const gas = { tariffId: 202, payMethod: 'MonthlyDirectDebit' } as const;
    const body = { ...gasQuote, currentUsageEstimated: 1e-320 };
    const { switched } = await signUp(service, { body, kind: 'gas', switchPlan: { gas } });
    expect(switched.referenceNumbers.g).toMatch(/^G-/);
    await service.stop();
    await database.remove();
  });
});
