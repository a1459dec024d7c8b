import { insist } from '../../widgets/insist.ts';
import type { World } from '../runtime/run.ts';
import type { ClientOptions } from './api/client.ts';
import { connect } from './api/connect.ts';
import { worldOf } from './effects/effect.ts';
import { effects } from './effects/index.ts';

/** What the journeys of a page can do: every effect, above the one client and its token. */
export function openWorld(options: Omit<ClientOptions, 'token'>): World {
  // Somebody waits at a button: asked for once more, and then told.
  const loadLater = () => insist(async () => (await import('./effects/later.ts')).laterEffects, 2);
  return worldOf(connect(options), effects, loadLater);
}
