import { definitionsNow, loadLater, routes } from '../../../src/definitions/parts.ts';
import { loadVariant } from '../../../src/definitions/variants.ts';
import type { Values } from '../../../src/engine/types.ts';
import type { World } from '../../../src/runtime/run.ts';
import { createJourneyStore, type JourneyStore } from '../../../src/runtime/store.ts';
import { today } from '../../../src/runtime/today.ts';
import { trade } from './trade.ts';

/** Every journey that has an address, begun; `keptOf` gives what was kept of one, `isStaff` whether a council's counter asks. */
export async function beginJourneys(
  world: Promise<World>,
  isStaff: boolean,
  keptOf: (journey: string) => Values | undefined,
): Promise<Readonly<Record<string, JourneyStore>>> {
  // A journey that comes later is there from the beginning, too: they are few.
  await loadLater();
  const begin = (journey: string) =>
    createJourneyStore({
      definitions: definitionsNow(),
      journey,
      trade,
      world,
      today: today(),
      session: {},
      sources: { reader: { isStaff } },
      kept: keptOf(journey),
      variantOf: loadVariant,
    });
  return Object.fromEntries(Object.keys(routes).map((journey) => [journey, begin(journey)]));
}
