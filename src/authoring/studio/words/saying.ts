import { useMemo } from 'react';
import { kindOf } from '../../../definitions/kinds.ts';
import { trade } from '../../../trade.ts';
import type { Project } from '../../review/project.ts';
import { type Speech, speechOf } from '../../review/said-value.ts';
import { useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { type Titles, titlesFor } from './titles.ts';

/** What is needed to say what a file holds as people read it. */
export interface Saying {
  readonly titles: Titles;
  readonly speech: Speech;
}

/** How what a file holds is said; `project` is what was read last without a mistake. */
export function useSaying(
  store: WorkspaceStore,
  project: Project | undefined,
  file: string,
  text: string,
): Saying {
  const saved = useWorkspace(store, (now) => now.saved);
  return useMemo(() => {
    const { kind, name = '' } = kindOf(file, trade) ?? {};
    const card = kind === 'variant' ? project?.data.variants[name]?.card : name;
    return {
      // What a draft asks anew has a title there alone.
      titles: titlesFor(project?.files ?? saved.values(), { file, text }),
      speech: speechOf(project, card),
    };
  }, [saved, project, file, text]);
}
