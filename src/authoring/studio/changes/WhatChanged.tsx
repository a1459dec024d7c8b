import { useMemo } from 'react';
import { counted } from '../../../words/counted.ts';
import type { Project } from '../../review/project.ts';
import look from '../look.module.css';
import type { WorkspaceStore } from '../state/workspace.ts';
import { useSaying } from '../words/saying.ts';
import { toldChanges } from './told-changes.ts';
import styles from './WhatChanged.module.css';

interface WhatChangedProps {
  readonly store: WorkspaceStore;
  readonly project: Project | undefined;
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** As many changes are shown at once; more are folded. */
const few = 10;

/** In what two texts of a file differ, in words: each thing by its name, as it was and as it is. */
export function WhatChanged({ store, project, file, before, after }: WhatChangedProps) {
  const { titles, speech } = useSaying(store, project, file, after);
  const changes = useMemo(() => toldChanges(before, after, titles, speech), [before, after, titles, speech]);
  if (changes.length === 0) return <p className="quiet">It stands in other lines, and says the same.</p>;
  const list = (
    <dl className={styles.changes}>
      {changes.map(({ key, title, name, before, after }) => (
        <div key={key}>
          <dt>
            {title}
            {name !== undefined && <span className={look.small}> {name}</span>}
          </dt>
          {before !== undefined && (
            <dd>
              <span className="visually-hidden">Before: </span>
              <del>{before}</del>
            </dd>
          )}
          {after !== undefined && (
            <dd>
              <span className="visually-hidden">Now: </span>
              <ins>{after}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
  if (changes.length <= few) return list;
  return (
    <details className={styles.folded}>
      <summary>{counted(changes.length, 'change')}</summary>
      {list}
    </details>
  );
}
