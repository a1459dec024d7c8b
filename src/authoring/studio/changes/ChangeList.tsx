import type { Change } from '../../review/changes.ts';
import type { Severity } from '../../review/difference.ts';
import { saysLaw } from '../../review/law.ts';
import type { Project } from '../../review/project.ts';
import entry from '../place/Entry.module.css';
import { Place } from '../place/Place.tsx';
import type { WorkspaceStore } from '../state/workspace.ts';
import styles from './ChangesView.module.css';

interface ChangeListProps {
  readonly store: WorkspaceStore;
  readonly project: Project;
  readonly changes: readonly Change[];
}

const severities: Readonly<Record<Severity, string>> = {
  payload: 'Sent',
  required: 'Required',
  preset: 'Preset',
  presence: 'Shown',
  wording: 'Wording',
  layout: 'Layout',
};

/** Differences as sentences, word by word where a text changed, each with all that it reaches and where it is written. */
export function ChangeList({ store, project, changes }: ChangeListProps) {
  return (
    <ol className={styles.list}>
      {changes.map((change) => {
        const { severity, aspect, sentence, words, reach, place, law } = change;
        const isReworded = aspect === 'words' && words.some(({ kind }) => kind === 'same');
        return (
          <li key={`${sentence} ${reach}`} className={`${styles.change} ${entry.entry}`}>
            <p>
              <span className={styles.severity} data-severity={severity}>
                {severities[severity]}
              </span>{' '}
              {isReworded ? <Words change={change} /> : sentence}
            </p>
            <p className={entry.reach}>
              {reach} {place && <Place store={store} project={project} place={place} />}
            </p>
            {law.map((one) => (
              <p key={one.name} className={entry.reach}>
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
