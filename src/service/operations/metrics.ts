import type { MiddlewareHandler } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { methodOf, routeOf } from '../http/log.ts';
import type { Store } from '../store/store.ts';
import { Unavailable } from '../store/unavailable.ts';
import { type Around, watchedStore } from './watchedStore.ts';

/** Seconds; 0.15 is what the slowest of a hundred may take. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5];
/** A sign-up that is not completed is forgotten after so many milliseconds. */
const openFor = 24 * 60 * 60 * 1000;

/** What operators measure. Labels are names that the service chose, never what people sent. */
export interface Metrics {
  readonly registry: Registry;
  /** Counts and times every request by its route pattern. */
  readonly watchRequests: MiddlewareHandler;
  /** The same store, with every call measured. */
  readonly watchStore: (store: Store) => Store;
  /** Counts a request that was turned away since more came than we can do. */
  readonly countShed: () => void;
}

/** Meters of this process, with those of Node: processor, memory, event loop delay. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'service_requests_total',
    help: 'Requests answered, by route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'service_request_duration_seconds',
    help: 'Time from a request to its answer, by route pattern.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  });
  const shed = new Counter({
    name: 'service_requests_shed_total',
    help: 'Requests turned away since more came than the service can do.',
    registers,
  });
  const storeSeconds = new Histogram({
    name: 'service_store_duration_seconds',
    help: 'Time that a call of the store took, with its wait for a connection or a lock.',
    labelNames: ['call'],
    buckets,
    registers,
  });
  const storeFailures = new Counter({
    name: 'service_store_failures_total',
    help: 'Calls that the database could not serve, by what it lacked.',
    labelNames: ['lack'],
    registers,
  });
  const completes = new Counter({
    name: 'service_switches_completed_total',
    help: 'Switches completed.',
    registers,
  });
  const timed: Around = async (call, ask) => {
    const stop = storeSeconds.startTimer({ call });
    try {
      return await ask();
    } catch (thrown) {
      if (thrown instanceof Unavailable) storeFailures.inc({ lack: thrown.lack });
      throw thrown;
    } finally {
      stop();
    }
  };

  return {
    registry,
    countShed: () => shed.inc(),
    async watchRequests(context, next) {
      const start = performance.now();
      await next();
      const method = methodOf(context);
      const route = routeOf(context);
      requests.inc({ method, route, status: context.res.status });
      seconds.observe({ method, route }, (performance.now() - start) / 1000);
    },
    watchStore(store) {
      gaugesOf(store, registry);
      const watched = watchedStore(store, timed);
      const complete: Store['signUps']['complete'] = async (...given) => {
        const isCompleted = await watched.signUps.complete(...given);
        if (isCompleted) completes.inc();
        return isCompleted;
      };
      return { ...watched, signUps: { ...watched.signUps, complete } };
    },
  };
}

/** What is asked of the store whenever somebody looks; what it cannot tell at present is left out. */
function gaugesOf({ signUps, connections }: Store, registry: Registry): void {
  const registers = [registry];
  // Asked first: to count sign-ups takes a connection too.
  if (connections !== undefined)
    new Gauge({
      name: 'service_database_connections',
      help: 'Connections to the database that are busy or idle, and calls waiting for one.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    });
  new Gauge({
    name: 'service_sign_ups_open',
    help: 'Sign-ups begun in the last 24 hours and not completed.',
    // Every process counts the same ones.
    aggregator: 'max',
    registers,
    async collect() {
      try {
        this.set(await signUps.countOpen(new Date(Date.now() - openFor).toISOString()));
      } catch {
        this.remove();
      }
    },
  });
}
