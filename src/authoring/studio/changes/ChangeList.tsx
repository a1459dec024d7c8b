import type { Change } from '../../review/changes.ts';
import type { Severity } from '../../review/difference.ts';
import { saysLaw } from '../../review/law.ts';
import type { Project } from '../../review/project.ts';
import look from '../look.module.css';
import { Place } from '../place/Place.tsx';
import type { WorkspaceStore } from '../state/workspace.ts';
import styles from './ChangesView.module.css';

interface ChangeListProps {
  readonly store: WorkspaceStore;
  readonly project: Project;
  readonly changes: readonly Change[];
}

const severities: Readonly<Record<Severity, readonly [says: string, tone: string]>> = {
  payload: ['Sent', 'danger'],
  required: ['Required', 'danger'],
  preset: ['Preset', 'danger'],
  presence: ['Shown', 'warning'],
  wording: ['Wording', 'info'],
  layout: ['Layout', 'none'],
};

/** Differences as sentences, word by word where a text changed, each with all that it reaches and where it is written. */
export function ChangeList({ store, project, changes }: ChangeListProps) {
  return (
    <ol className={styles.list}>
      {changes.map((change) => {
        const { severity, aspect, sentence, words, reach, place, law } = change;
        const [says, tone] = severities[severity];
        const isReworded = aspect === 'words' && words.some(({ kind }) => kind === 'same');
        return (
          <li key={`${sentence} ${reach}`} className={`${styles.change} ${look.box}`}>
            <p>
              <span className={look.pill} data-tone={tone}>
                {says}
              </span>{' '}
              {isReworded ? <Words change={change} /> : sentence}
            </p>
            <p className={look.reach}>
              {reach} {place && <Place store={store} project={project} place={place} />}
            </p>
            {law.map((one) => (
              <p key={one.name} className={look.reach}>
                The law: {saysLaw(one)}
              </p>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

/** A text that changed: what went is struck through, what came is underlined, and both are announced. */
function Words({ change: { name, words } }: { readonly change: Change }) {
  let at = 0;
  return (
    <>
      <span className="visually-hidden">Of {name}: </span>
      {words.map(({ kind, text }) => {
        at += text.length;
        const key = `${kind} ${at}`;
        if (kind === 'added') return <ins key={key}>{text}</ins>;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        return <span key={key}>{text}</span>;
      })}
    </>
  );
}
