import { useState } from 'react';
import { type Files, useWorkspace, type WorkspaceStore } from './workspace.ts';

/** What was said of the drafts, and a way to say it: it is no word of what they are once they are others. */
export function useSaid(store: WorkspaceStore): readonly [string, (says: string) => void] {
  const drafts = useWorkspace(store, (now) => now.drafts);
  const [said, setSaid] = useState<{ readonly says: string; readonly of: Files }>();
  const say = (says: string) => setSaid({ says, of: store.getState().drafts });
  return [said?.of === drafts ? said.says : '', say];
}
