import type { JourneyState } from '../../../engine/types.ts';
import type { Project } from '../../review/project.ts';
import type { StagedLine, Staging } from '../preview/staging.ts';
import type { WorkspaceStore } from '../state/workspace.ts';

/** What a task works on: one line of the preview, in its situation. */
export interface TaskProps {
  readonly store: WorkspaceStore;
  readonly project: Project;
  readonly staging: Staging;
  /** The journey as it now stands in the preview. */
  readonly state: JourneyState;
  readonly line: StagedLine;
}
