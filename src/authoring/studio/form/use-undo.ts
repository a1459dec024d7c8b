import { useState } from 'react';
import { edit } from '../state/changes.ts';
import type { WorkspaceStore } from '../state/workspace.ts';

/** What was typed into one field in one go. */
interface Step {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly field: string | undefined;
}

/**
 * Drafts what forms change, field by field, and takes it back. A step that is no longer the file's last change is not
 * taken back: what was changed elsewhere since would be lost with it.
 */
export function useUndo(store: WorkspaceStore, file: string, text: string) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.findLast((step) => step.file === file);
  const undoable = last?.after === text ? last : undefined;
  return {
    isUndoable: undoable !== undefined,
    take(next: string, field: string | undefined) {
      const isSame = undoable !== undefined && undoable.field === field;
      const step = { file, before: isSame ? undoable.before : text, after: next, field };
      setSteps([...steps.filter((one) => !isSame || one !== undoable), step]);
      edit(store, { file, text: next });
    },
    undo() {
      if (undoable === undefined) return;
      setSteps(steps.filter((one) => one !== undoable));
      edit(store, { file, text: undoable.before });
    },
  };
}
