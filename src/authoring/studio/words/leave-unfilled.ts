import { kindOf } from '../../../definitions/kinds.ts';
import { trade } from '../../../trade.ts';
import { discard, edit } from '../state/changes.ts';
import type { WorkspaceStore } from '../state/workspace.ts';
import { withoutUnfilled } from './translations.ts';

/** Takes out again the translations that were drafted and that nobody wrote; the one of a name alone, where one is given. */
export function leaveUnfilled(store: WorkspaceStore, name?: string): void {
  for (const { file, text } of store.getState().drafts.values()) {
    if (kindOf(file, trade)?.kind !== 'translation') continue;
    const left = withoutUnfilled(text, name);
    if (left === undefined) discard(store, file);
    else if (left !== text) edit(store, { file, text: left });
  }
}
