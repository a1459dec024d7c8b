import type { FigureMakers } from '../../service/trade.ts';
import type { EnergyKept } from './store/energyStore.ts';

/** A sign-up that was not completed is forgotten after so many milliseconds. */
const openFor = 24 * 60 * 60 * 1000;

/** Adds the figures of sign-ups and switches, and gives what counts them. */
export function figures(kept: EnergyKept, { counter, gauge }: FigureMakers): EnergyKept {
  const { signUps } = kept;
  gauge('service_sign_ups_open', 'Sign-ups begun in the last 24 hours and not completed.', () =>
    signUps.countOpen(new Date(Date.now() - openFor).toISOString()),
  );
  const count = counter('service_switches_completed_total', 'Switches completed.');
  const complete: typeof signUps.complete = async (...given) => {
    const isCompleted = await signUps.complete(...given);
    if (isCompleted) count();
    return isCompleted;
  };
  return { ...kept, signUps: { ...signUps, complete } };
}
