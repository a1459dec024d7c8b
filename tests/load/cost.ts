import type { CallName } from '../../src/energy/api/contract.ts';
import type { Loaded } from './service.ts';
import { journey, type visitorsOf } from './visit.ts';

/** How many ask at once. */
const atOnce = 8;

/**
 * Lets so many visitors take each step of the journey together, once without counting, and gives the processor time that
 * the service takes for a call, milliseconds. Throws on an answer that is none.
 */
export async function cost(
  service: Loaded,
  visitors: ReturnType<typeof visitorsOf>,
  count: number,
): Promise<ReadonlyMap<CallName, number>> {
  const costs = new Map<CallName, number>();
  for (const many of [Math.ceil(count / 2), count]) {
    const all = Array.from({ length: many }, () => visitors.come());
    for (const name of journey) {
      const waiting = [...all];
      const before = service.processor();
      const askAll = async () => {
        for (let one = waiting.pop(); one; one = waiting.pop()) {
          const { status, wrong } = await one.ask(name);
          if (status !== 200) throw new Error(`${name} answered ${wrong ?? status}`);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, askAll));
      costs.set(name, (service.processor() - before) / many);
    }
  }
  return costs;
}
