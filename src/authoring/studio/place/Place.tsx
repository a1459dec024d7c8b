import type { Project } from '../../review/project.ts';
import { type Origin, saysPlace } from '../../review/provenance.ts';
import look from '../look.module.css';
import { goToOrigin } from '../preview/lines.ts';
import type { WorkspaceStore } from '../state/workspace.ts';

interface PlaceProps {
  readonly store: WorkspaceStore;
  readonly project: Project;
  readonly place: Origin;
}

/** Where something is written, by file and line: a press puts the cursor there. */
export function Place({ store, project, place }: PlaceProps) {
  return (
    <button type="button" className={look.place} onClick={() => goToOrigin(store, project, place)}>
      {saysPlace(place)}
    </button>
  );
}
