import { redoDepth, undoDepth } from '@codemirror/commands';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import type { KeyboardEvent } from 'react';
import styles from './Studio.module.css';
import { doAgain, takeBack } from './state/changes.ts';
import { useWorkspace, type WorkspaceStore } from './state/workspace.ts';

/** Takes back what was done to the open file in any view, or does it again; a button that has nothing to do keeps the focus. */
export function Steps({ store }: { readonly store: WorkspaceStore }) {
  const past = useWorkspace(store, (now) => now.past.get(now.file));
  const isDone = past !== undefined && undoDepth(past) > 0;
  const isTakenBack = past !== undefined && redoDepth(past) > 0;
  const steps = [
    { name: 'Undo', keys: 'Control+Z', isThere: isDone, take: takeBack, Sign: Undo2 },
    { name: 'Redo', keys: 'Control+Shift+Z', isThere: isTakenBack, take: doAgain, Sign: Redo2 },
  ];
  return steps.map(({ name, keys, isThere, take, Sign }) => (
    <button
      key={name}
      type="button"
      className={styles.step}
      aria-label={name}
      aria-keyshortcuts={keys}
      aria-disabled={!isThere}
      onClick={() => take(store)}
    >
      <Sign size={18} />
    </button>
  ));
}

/** Takes the keys of Undo and Redo, whatever box of the file they are pressed in: its own would know that box alone. */
export function onStepKey(store: WorkspaceStore, event: KeyboardEvent): void {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) doAgain(store);
  else takeBack(store);
}
