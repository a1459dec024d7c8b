import type { Counter, Histogram } from 'prom-client';
import type { Store } from '../store/store.ts';
import { Unavailable } from '../store/unavailable.ts';

/** What is measured of a store. */
export interface StoreMeters {
  readonly seconds: Histogram<'call'>;
  readonly failures: Counter<'lack'>;
  readonly completes: Counter;
}

/** The same store. The calls that requests make are timed, from asking to the answer, and counted where they fail. */
export function timedStore(store: Store, { seconds, failures, completes }: StoreMeters): Store {
  const timed =
    <Given extends readonly unknown[], Answer>(call: string, ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      const stop = seconds.startTimer({ call });
      try {
        return await ask(...given);
      } catch (thrown) {
        if (thrown instanceof Unavailable) failures.inc({ lack: thrown.lack });
        throw thrown;
      } finally {
        stop();
      }
    };
  const { signUps, offsets } = store;
  const complete = timed('signUps.complete', signUps.complete);
  return {
    ...store,
    saveQuote: timed('saveQuote', store.saveQuote),
    findQuote: timed('findQuote', store.findQuote),
    saveTracking: timed('saveTracking', store.saveTracking),
    counters: (name, points) => timed('counters', store.counters(name, points)),
    signUps: {
      ...signUps,
      start: timed('signUps.start', signUps.start),
      find: timed('signUps.find', signUps.find),
      save: timed('signUps.save', signUps.save),
      findCompleted: timed('signUps.findCompleted', signUps.findCompleted),
      async complete(...given) {
        const isCompleted = await complete(...given);
        if (isCompleted) completes.inc();
        return isCompleted;
      },
    },
    offsets: {
      ...offsets,
      start: timed('offsets.start', offsets.start),
    },
  };
}
