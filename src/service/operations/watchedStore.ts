import type { Store } from '../store/store.ts';

/** Does something around a call of the store, by the call's name, and gives its answer. */
export type Around = <Answer>(call: string, ask: () => Promise<Answer>) => Promise<Answer>;

/** The same store, with something around each call that requests make. */
export function watchedStore(store: Store, around: Around): Store {
  const watched =
    <Given extends readonly unknown[], Answer>(call: string, ask: (...given: Given) => Promise<Answer>) =>
    (...given: Given): Promise<Answer> =>
      around(call, () => ask(...given));
  const { signUps, offsets } = store;
  return {
    ...store,
    saveQuote: watched('saveQuote', store.saveQuote),
    findQuote: watched('findQuote', store.findQuote),
    saveTracking: watched('saveTracking', store.saveTracking),
    counters: watched('counters', store.counters),
    signUps: {
      ...signUps,
      start: watched('signUps.start', signUps.start),
      find: watched('signUps.find', signUps.find),
      save: watched('signUps.save', signUps.save),
      complete: watched('signUps.complete', signUps.complete),
      findCompleted: watched('signUps.findCompleted', signUps.findCompleted),
    },
    offsets: {
      ...offsets,
      start: watched('offsets.start', offsets.start),
      find: watched('offsets.find', offsets.find),
      settle: watched('offsets.settle', offsets.settle),
      referenceOf: watched('offsets.referenceOf', offsets.referenceOf),
    },
  };
}
