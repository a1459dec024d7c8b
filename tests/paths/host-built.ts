import { openEmbedded } from '../../src/main/stores.ts';
import { dataKeyIn } from '../../src/service/dataKeys.ts';
import { createSealer } from '../../src/service/sealer.ts';
import { startServer } from '../e2e/own-server.ts';
import { offLimits } from '../service/off-limits.ts';
import type { Host } from './host.ts';

/** The fetch of the network: paths put their wire in its place. */
const overNetwork = globalThis.fetch;

/** The built service (dist/server) as a process of its own, over HTTP, and a second look into its database. */
export async function hostBuilt(supplierVariants: Readonly<Record<string, string>>): Promise<Host> {
  // One visitor takes all paths here: the service must not take them for a robot.
  Object.assign(process.env, offLimits);
  const server = await startServer({ supplierVariants });
  const store = await openEmbedded(server.data, true);
  return {
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = method === 'GET' ? {} : { body: await request.text() };
      return overNetwork(`${server.url}${pathname}${search}`, { method, headers, ...body });
    },
    store,
    sealer: createSealer(dataKeyIn(server.data)),
    stop: async () => {
      await store.close();
      await server.stop();
    },
  };
}
