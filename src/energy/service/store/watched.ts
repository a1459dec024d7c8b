import type { Watch } from '../../../service/store/keeping.ts';
import type { EnergyKept } from './energyStore.ts';

/** The same, with something around each call that requests make. */
export function watchedKept(kept: EnergyKept, watched: Watch): EnergyKept {
  const { signUps, offsets, kept: saved, wordings, progress } = kept;
  return {
    ...kept,
    saveQuote: watched('saveQuote', kept.saveQuote),
    findQuote: watched('findQuote', kept.findQuote),
    wasLedFrom: watched('wasLedFrom', kept.wasLedFrom),
    saveTracking: watched('saveTracking', kept.saveTracking),
    signUps: {
      ...signUps,
      start: watched('signUps.start', signUps.start),
      find: watched('signUps.find', signUps.find),
      save: watched('signUps.save', signUps.save),
      complete: watched('signUps.complete', signUps.complete),
      findCompleted: watched('signUps.findCompleted', signUps.findCompleted),
    },
    wordings: { ...wordings, keep: watched('wordings.keep', wordings.keep) },
    kept: { save: watched('kept.save', saved.save), open: watched('kept.open', saved.open) },
    progress: {
      of: watched('progress.of', progress.of),
      begin: watched('progress.begin', progress.begin),
      renew: watched('progress.renew', progress.renew),
      open: watched('progress.open', progress.open),
      end: watched('progress.end', progress.end),
    },
    offsets: {
      ...offsets,
      start: watched('offsets.start', offsets.start),
      find: watched('offsets.find', offsets.find),
      settle: watched('offsets.settle', offsets.settle),
      paidBy: watched('offsets.paidBy', offsets.paidBy),
    },
  };
}
