import type { MiddlewareHandler } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { methodOf, routeOf } from '../http/log.ts';
import type { Watch } from '../store/keeping.ts';
import type { ServiceStore, Store } from '../store/store.ts';
import { Unavailable } from '../store/unavailable.ts';
import type { FigureMakers, ServiceTrade } from '../trade.ts';

/** Seconds; 0.15 is what the slowest of a hundred may take. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5];

/** What operators measure. Labels are names that the service chose, never what people sent. */
export interface Metrics<Kept> {
  readonly registry: Registry;
  /** Counts and times every request by its route pattern. */
  readonly watchRequests: MiddlewareHandler;
  /** The same store, with every call measured. */
  readonly watchStore: (store: Store<Kept>) => Store<Kept>;
  /** Counts a request that was turned away since more came than we can do. */
  readonly countShed: () => void;
}

/** Figures of this process, with those of Node (processor, memory, event loop delay) and those of the trade. */
export function createMetrics<Kept>({
  keeping,
  figures,
}: Pick<ServiceTrade<Kept>, 'keeping' | 'figures'>): Metrics<Kept> {
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
  const timed: Watch =
    (call, ask) =>
    async (...given) => {
      const stop = storeSeconds.startTimer({ call });
      try {
        return await ask(...given);
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
      // Asked first: a trade's figures may take a connection too.
      gaugeOf(store, registry);
      lettersOf(store, makersOf(registry));
      const watched = keeping.watched(store, timed);
      return {
        ...store,
        ...figures(watched, makersOf(registry)),
        counters: timed('counters', store.counters),
      };
    },
  };
}

/** Connections to the database, counted whenever somebody looks. */
function gaugeOf({ connections }: ServiceStore, registry: Registry): void {
  if (connections === undefined) return;
  new Gauge({
    name: 'service_database_connections',
    help: 'Connections to the database that are busy or idle, and calls waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}

/** Letters that wait, counted whenever somebody looks. */
function lettersOf({ outbox }: ServiceStore, { gauge }: FigureMakers): void {
  const count = () => outbox.count(new Date().toISOString());
  gauge('service_letters_waiting', 'Letters that wait to be sent.', async () => (await count()).waiting);
  gauge(
    'service_letters_refused',
    'Letters that the mail server refused for good.',
    async () => (await count()).refused,
  );
}

/** What a trade's own figures are made with. */
const makersOf = (registry: Registry): FigureMakers => ({
  counter(name, help) {
    const counter = new Counter({ name, help, registers: [registry] });
    return () => counter.inc();
  },
  gauge(name, help, read) {
    new Gauge({
      name,
      help,
      // Every process counts the same ones.
      aggregator: 'max',
      registers: [registry],
      async collect() {
        try {
          this.set(await read());
        } catch {
          this.remove();
        }
      },
    });
  },
});
