import { fork } from 'node:child_process';
import { join } from 'node:path';
import { type Violation, violationInWords } from './violation.ts';

interface Told {
  readonly played?: number;
  readonly violations?: readonly Violation[];
}

const jiti = join(process.cwd(), 'node_modules/jiti/lib/jiti-cli.mjs');

/** A share of the sequences in a process of its own; one that ends before it has told its violations rejects. */
function share(count: number, seed: number, tell: (played: number) => void): Promise<readonly Violation[]> {
  const worker = fork(jiti, [join(import.meta.dirname, 'worker.ts'), String(count), String(seed)]);
  return new Promise((resolve, reject) => {
    worker.on('message', ({ played, violations }: Told) => {
      if (played !== undefined) tell(played);
      if (violations) resolve(violations);
    });
    worker.on('error', reject);
    worker.on('exit', (code, signal) =>
      reject(new Error(`A process that plays sequences ended with ${code ?? signal}.`)),
    );
  });
}

/** `npm run fuzz -- --journeys COUNT SEED`: random journeys in two processes. Gives 1 when an invariant was violated. */
export async function runJourneys(
  count: number,
  seed: number,
  print: (line: string) => void,
): Promise<number> {
  const begin = performance.now();
  const half = Math.ceil(count / 2);
  const played = new Map<number, number>();
  const shares = [
    { from: seed, many: half },
    { from: seed + half, many: count - half },
  ].filter(({ many }) => many > 0);
  const told = await Promise.all(
    shares.map(({ from, many }) =>
      share(many, from, (now) => {
        played.set(from, now);
        const all = [...played.values()].reduce((sum, one) => sum + one, 0);
        if (all % 50_000 === 0) print(`${all} played`);
      }),
    ),
  );
  const violations = new Map<string, Violation>();
  for (const one of told.flat()) {
    const before = violations.get(one.invariant);
    violations.set(one.invariant, before ? { ...before, count: before.count + one.count } : one);
  }
  for (const violation of violations.values()) print(`\n${violationInWords(violation)}`);
  const seconds = (performance.now() - begin) / 1000;
  print(
    `\n${count} random journeys (seed ${seed}) in ${seconds.toFixed(0)} s, ${(count / seconds).toFixed(0)} a second: ` +
      `${violations.size} invariants violated`,
  );
  return violations.size === 0 ? 0 : 1;
}
