import { join } from 'node:path';
import { runnerImport } from 'vite';
import { definitions } from '../../../src/build/definitions-plugin.ts';
import { trade } from '../../../src/trade.ts';

const [, , count, seed] = process.argv.map(Number);

/** Plays a share of the sequences and tells how it goes. What the runtime says are modules that the build makes. */
async function work(): Promise<void> {
  const { module } = await runnerImport<typeof import('./journeys.ts')>(
    join(import.meta.dirname, 'journeys.ts'),
    { plugins: [definitions(process.cwd(), trade)], logLevel: 'error' },
  );
  const violations = await module.journeys(count ?? 0, seed ?? 1, (played) => process.send?.({ played }));
  process.send?.({ violations });
  process.disconnect?.();
}

void work();
