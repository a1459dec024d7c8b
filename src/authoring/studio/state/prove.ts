import { sameItems } from '../../../engine/equal.ts';
import type { Desk } from '../work/desk.ts';
import type { Derived, DerivedStore } from './derive.ts';
import { filesNow, type WorkspaceStore } from './workspace.ts';

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
    const { opened, before } = derived.getState();
    if (opened.project === undefined) return derived.setState({ proved: [], brought: [], proof: 'held' });
    derived.setState({ proof: 'waiting' });
    timer = setTimeout(async () => {
      const outcome = await desk.ask('proof', null, { opened, project: undefined, before });
      if (outcome === undefined || derived.getState().opened !== opened) return;
      const answer = 'answer' in outcome ? outcome.answer : undefined;
      derived.setState({
        proved: answer?.problems ?? [],
        brought: answer?.brought ?? [],
        proof: answer === undefined ? 'failed' : 'done',
      });
    }, quiet);
  };
  derived.subscribe((now, then) => {
    if (now.opened !== then.opened) begin();
  });
  begin();
}

/** What follows from the drafts as they stand when their proof is no longer under way. */
export function whenProved(derived: DerivedStore, workspace: WorkspaceStore): Promise<Derived> {
  return new Promise((resolve) => {
    const look = () => {
      const now = derived.getState();
      const isCurrent = sameItems(now.opened.files, filesNow(workspace.getState()));
      if (!isCurrent || now.proof === 'waiting') return false;
      resolve(now);
      return true;
    };
    if (look()) return;
    const stop = derived.subscribe(() => {
      if (look()) stop();
    });
  });
}
