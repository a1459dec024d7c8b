import type { Watch } from '../../../service/store/keeping.ts';
import type { EnergyKept } from './keeping.ts';

/** The same, with something around each call that requests make. */
export function watchedKept(kept: EnergyKept, watched: Watch): EnergyKept {
  const { signUps, offsets } = kept;
  return {
    ...kept,
    saveQuote: watched('saveQuote', kept.saveQuote),
    findQuote: watched('findQuote', kept.findQuote),
    saveTracking: watched('saveTracking', kept.saveTracking),
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
