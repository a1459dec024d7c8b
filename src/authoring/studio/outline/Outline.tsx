import { memo, useDeferredValue, useMemo } from 'react';
import look from '../look.module.css';
import { OneStop } from '../place/OneStop.tsx';
import { goTo } from '../state/changes.ts';
import { textNow, useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { type Titles, useTitles } from '../words/titles.ts';
import styles from './Outline.module.css';
import { entryAt, type OutlineEntry, outlineOf } from './outline.ts';

/** What the open file holds by name: a press puts the cursor there, and where the cursor is stands out. */
export function Outline({ store }: { readonly store: WorkspaceStore }) {
  const file = useWorkspace(store, (now) => now.file);
  const text = useWorkspace(store, (now) => textNow(now, now.file) ?? '');
  const cursor = useWorkspace(store, (now) => now.cursor);
  // After a keystroke the preview comes first.
  const shown = useDeferredValue(useMemo(() => ({ file, text, cursor }), [file, text, cursor]));
  return <Sections store={store} titles={useDeferredValue(useTitles(store))} {...shown} />;
}

interface SectionsProps {
  readonly store: WorkspaceStore;
  readonly titles: Titles;
  readonly file: string;
  readonly text: string;
  readonly cursor: number;
}

const Sections = memo(function Sections({ store, titles, file, text, cursor }: SectionsProps) {
  const sections = useMemo(() => outlineOf(text), [text]);
  const current = entryAt(sections, cursor);
  return (
    <nav className={styles.outline} aria-label="Outline">
      <h2 className={styles.head}>Outline</h2>
      {sections.length === 0 && <p className={look.note}>This file holds nothing by name.</p>}
      <OneStop label="Places of the file" isUpright>
        {sections.map(({ title, entries }) => (
          <details key={`${file} ${title}`} open className={styles.section}>
            <summary>
              {title} <span className={styles.count}>{entries.length}</span>
            </summary>
            <ul>
              {entries.map((entry) => (
                <li key={entry.offset}>
                  <button
                    type="button"
                    className={look.line}
                    aria-current={entry === current || undefined}
                    title={`${entry.name} ${entry.says}`}
                    onClick={() => goTo(store, file, entry.offset, 0)}
                  >
                    <span>{called(entry, titles)}</span>{' '}
                    {called(entry, titles) !== entry.name && <span className={look.small}>{entry.name}</span>}
                    <span className="visually-hidden">, {title}</span>
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </OneStop>
    </nav>
  );
});

/** What people read of an entry: its title, else what it says in more than a word of the file, else its name. */
function called({ name, says }: OutlineEntry, titles: Titles): string {
  return titles.get(name) ?? (says.includes(' ') ? says : name);
}
