import { journeys } from './journeys.ts';

const [, , count, seed] = process.argv.map(Number);

/** Plays a share of the sequences and tells how it goes. */
async function work(): Promise<void> {
  const violations = await journeys(count ?? 0, seed ?? 1, (played) => process.send?.({ played }));
  process.send?.({ violations });
  process.disconnect?.();
}

void work();
