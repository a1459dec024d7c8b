import type { World } from '../../runtime/run.ts';
import type { Call } from '../api/client.ts';
import { callingThrough, type Effect } from './effect.ts';

type Bodies = Readonly<Record<string, Effect>>;

/** What our journeys can do to the world through one client: effects at once, and those that come later where there are any. */
export function worldOf(api: Call, effects: Bodies, loadLater?: () => Promise<Bodies>): World {
  return {
    effects: callingThrough(api, effects),
    ...(loadLater && { laterEffects: async () => callingThrough(api, await loadLater()) }),
  };
}
