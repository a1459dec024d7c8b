import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { MiddlewareHandler } from 'hono';
import { methodOf, routeOf } from '../http/log.ts';
import type { Watch } from '../store/keeping.ts';
import type { Store } from '../store/store.ts';
import { Unavailable } from '../store/unavailable.ts';
import type { ServiceTrade } from '../trade.ts';

/** What is left of traces when the process ends is sent within so many milliseconds, or not at all. */
const lastWords = 2_000;

/** Traces of requests and what they asked of the store. */
export interface Traces<Kept> {
  readonly watchRequests: MiddlewareHandler;
  readonly watchStore: (store: Store<Kept>) => Store<Kept>;
}

/** How traces are taken: the `share` of requests that is kept, 0 to 1, and whether a proxy's trace is gone on with. */
interface Tracing<Kept> {
  readonly trade: Pick<ServiceTrade<Kept>, 'name' | 'keeping'>;
  readonly share: number;
  readonly hasProxy: boolean;
  /** Told once whenever traces begin to be lost. */
  readonly warn: (problem: string) => void;
}

/**
 * Sends a span for each request and each call of the store by OTLP over HTTP, to where the standard OTEL_ variables say.
 * Spans hold the route pattern, the method and the status: addresses, headers and what people sent are in none.
 */
export function createTraces<Kept>({ trade, share, hasProxy, warn }: Tracing<Kept>): Traces<Kept> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': trade.name }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new TellingExporter(warn) })],
  });
  const tracer = provider.getTracer(trade.name);
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();

  return {
    async watchRequests(context, next) {
      const method = methodOf(context);
      const told = { traceparent: context.req.header('traceparent') };
      const parent = hasProxy ? propagator.extract(ROOT_CONTEXT, told, defaultTextMapGetter) : ROOT_CONTEXT;
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
      await current.run(trace.setSpan(parent, span), next);
      const route = routeOf(context);
      const { status } = context.res;
      span.updateName(`${method} ${route}`).setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    watchStore: (store) => {
      const spanned: Watch =
        (call, ask) =>
        async (...given) => {
          const span = tracer.startSpan(`store ${call}`, { kind: SpanKind.CLIENT }, current.getStore());
          try {
            return await ask(...given);
          } catch (thrown) {
            // A message may quote what people sent.
            span.setStatus({ code: SpanStatusCode.ERROR });
            if (thrown instanceof Unavailable) span.setAttribute('error.type', thrown.lack);
            throw thrown;
          } finally {
            span.end();
          }
        };
      return {
        ...store,
        ...trade.keeping.watched(store, spanned),
        counters: spanned('counters', store.counters),
        async close() {
          await store.close();
          // What cannot be sent was told of already.
          const sent = provider.shutdown().catch(() => undefined);
          await Promise.race([sent, new Promise((end) => setTimeout(end, lastWords).unref())]);
        },
      };
    },
  };
}

/** Tells whenever traces begin to be lost. */
class TellingExporter extends OTLPTraceExporter {
  readonly #warn: (problem: string) => void;
  #isLosing = false;

  constructor(warn: (problem: string) => void) {
    super();
    this.#warn = warn;
  }

  override export(...[spans, done]: Parameters<OTLPTraceExporter['export']>): void {
    super.export(spans, (result) => {
      const { error } = result;
      if (error && !this.#isLosing)
        this.#warn(`Traces are lost: OTEL_EXPORTER_OTLP_ENDPOINT does not take them (${error.message}).`);
      this.#isLosing = error !== undefined;
      done(result);
    });
  }
}
