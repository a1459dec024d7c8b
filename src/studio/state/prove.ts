import type { Desk } from '../work/desk.ts';
import type { DerivedStore } from './derive.ts';

/** Milliseconds of quiet before the journeys are proved. */
const quiet = 300;

/**
 * Has the journeys proved at a desk of its own, at once and after each change. Until a proof is there the one before
 * stands, but for files with an error, of which nothing can be proved.
 */
export function prove(derived: DerivedStore, desk: Desk): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    const { opened } = derived.getState();
    if (opened.project === undefined) return derived.setState({ proved: [], proof: 'held' });
    derived.setState({ proof: 'waiting' });
    timer = setTimeout(async () => {
      const outcome = await desk.ask('proof', null, { opened, project: undefined, before: undefined });
      if (outcome === undefined || derived.getState().opened !== opened) return;
      if ('failed' in outcome) derived.setState({ proved: [], proof: 'failed' });
      else derived.setState({ proved: outcome.answer ?? [], proof: 'done' });
    }, quiet);
  };
  derived.subscribe((now, then) => {
    if (now.opened !== then.opened) begin();
  });
  begin();
}
