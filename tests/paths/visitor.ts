import { readSettings } from '../../src/app/settings.ts';
import { loadLater } from '../../src/definitions/parts.ts';
import { createClient } from '../../src/energy/api/client.ts';
import { worldOf } from '../../src/energy/effects/effect.ts';
import { effects } from '../../src/energy/effects/index.ts';
import { laterEffects } from '../../src/energy/effects/later.ts';
import { type Journeys, keepJourneys } from '../../src/energy/journeys.ts';
import { newcomer } from '../../src/energy/session.ts';
import type { Host } from './host.ts';
import { lay, type Wire } from './wire.ts';

/** Somebody with a page of their own: the journeys, effects and client of the product, and the wire below them. */
export interface Visitor {
  readonly journeys: Journeys;
  readonly wire: Wire;
  /** What the visitor's quotes are kept under: the subject of the token. */
  readonly owner: string;
}

/** Opens the product at a service, as a page does. */
export async function visit(
  host: Host,
  supplierVariants: Readonly<Record<string, string>>,
): Promise<Visitor> {
  await loadLater();
  const wire = lay(host);
  const { call, fetchToken } = createClient({
    baseUrl: wire.baseUrl,
    token: () => held,
    visitor: newcomer,
    onFatal: () => {},
  });
  const held = fetchToken().then((reply) => (typeof reply?.token === 'string' ? reply.token : undefined));
  const settings = readSettings(JSON.stringify({ supplierVariants }), (problem) => {
    throw new Error(problem);
  });
  const world = Promise.resolve(worldOf(call, effects, async () => laterEffects));
  const [, owner = ''] = (await held)?.split('.') ?? [];
  return { journeys: keepJourneys(settings, world), wire, owner };
}
