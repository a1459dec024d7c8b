import type { JourneyState } from '../../../engine/types.ts';
import { blockedIn } from '../../review/explanation.ts';
import type { Project } from '../../review/project.ts';
import { saysPlace } from '../../review/provenance.ts';
import look from '../look.module.css';
import { Place } from '../place/Place.tsx';
import { useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { Tasks } from '../tasks/Tasks.tsx';
import styles from './Inspector.module.css';
import { isAskedForWhom } from './lines.ts';
import { OwnWords } from './OwnWords.tsx';
import type { StagedLine, Staging } from './staging.ts';
import { Translated } from './Translated.tsx';
import { Why } from './Why.tsx';

interface InspectorProps {
  readonly store: WorkspaceStore;
  readonly project: Project;
  readonly staging: Staging;
  /** The journey as it now stands in the preview, its answers included. */
  readonly state: JourneyState;
  /** The line that is pointed at or picked. */
  readonly line: StagedLine | undefined;
}

/** One sentence of the preview looked into: where it is written, when it shows, and why. */
export function Inspector({ store, project, staging, state, line }: InspectorProps) {
  const picked = useWorkspace(store, (now) => now.picked);
  const subject = useWorkspace(store, (now) => now.subject);
  const isTaken = line !== undefined && isAskedForWhom(project, staging, line, subject);
  const blocked = blockedIn(project, staging.context, { model: staging.model, state });
  return (
    <section className={styles.inspector} aria-label="Sentence">
      <label className={`${look.row} ${styles.choose}`}>
        <span>Sentence</span>
        <select
          value={picked ?? ''}
          // The focus stays: whoever types to choose would else type into a sentence.
          onChange={({ target }) => store.setState({ picked: target.value })}
        >
          <option value="">Point at one in the preview, or choose it here</option>
          {staging.lines.map((line) => (
            <option key={line.id} value={line.id}>
              {line.now ? '' : '(not now) '}
              {line.text}
            </option>
          ))}
        </select>
      </label>
      {line === undefined && blocked && (
        <p className="quiet">
          What holds the journey back:{' '}
          {blocked.fields.map(({ field }) => calledIn(staging, field)).join(', ') || blocked.waiting}.
        </p>
      )}
      {line !== undefined && (
        <>
          <blockquote className={styles.text}>{line.text}</blockquote>
          {line.translation === undefined ? (
            <>
              <ol className={styles.origins} aria-label="Written in">
                {line.origins.map((origin, index) => (
                  <li key={saysPlace(origin)}>
                    <Place store={store} project={project} place={origin} />
                    {index > 0 && ' is replaced'}
                    {index === 0 && (isTaken ? ' holds, and for others too' : ' holds')}
                  </li>
                ))}
              </ol>
              <OwnWords
                key={`${staging.context.owner.variant} ${line.id}`}
                store={store}
                project={project}
                staging={staging}
                line={line}
              />
            </>
          ) : (
            <Translated store={store} project={project} line={line} translation={line.translation} />
          )}
          <Tasks key={line.id} {...{ store, project, staging, state, line }} />
          <Why project={project} staging={staging} state={state} line={line} store={store} />
        </>
      )}
    </section>
  );
}

/** What people call a field of the cards that are looked at; elsewhere its own name. */
function calledIn({ lines }: Staging, field: string): string {
  const line = lines.find((one) => one.kind === 'field' && one.step.baseNames.get(field) === one.item);
  return line === undefined ? field : `“${line.name}”`;
}
