import { useEffect, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import type { Version } from '../../review/git.ts';
import entry from '../place/Entry.module.css';
import { type LineChange, lineChanges } from '../save/line-changes.ts';
import { edit } from '../state/changes.ts';
import { textNow, useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import styles from './ChangesView.module.css';
import { type FoundHistory, historyOf } from './history.ts';

/** What became of the open file, out of git: who changed which lines and why, the newest first, and one press back to any of it. */
export function FileHistory({ store }: { readonly store: WorkspaceStore }) {
  const file = useWorkspace(store, (now) => now.file);
  const saved = useWorkspace(store, (now) => now.saved.get(now.file)?.text);
  const now = useWorkspace(store, (state) => textNow(state, state.file));
  const [found, setFound] = useState<FoundHistory & { readonly of: string }>();
  // What was saved may have been committed since.
  useEffect(() => {
    let isWanted = true;
    void historyOf(file, fetch).then((history) => {
      if (isWanted) setFound({ ...history, of: `${file} ${saved}` });
    });
    return () => {
      isWanted = false;
    };
  }, [file, saved]);
  const known = found?.of === `${file} ${saved}` ? found : undefined;
  const versions = known?.versions ?? [];
  const [newest] = versions;
  return (
    <>
      <h3 className={styles.title}>{file}</h3>
      <p className={styles.none} role="status">
        {known === undefined ? 'Asking git…' : known.says}
      </p>
      {newest !== undefined && saved !== undefined && newest.text !== saved && (
        <p className={styles.says}>What is saved is not committed yet.</p>
      )}
      <ol className={styles.list}>
        {versions.map((version, index) => (
          <li key={version.commit} className={`${styles.version} ${entry.entry}`}>
            <p>
              {version.says}{' '}
              <span className={entry.reach}>
                {version.who}, <time dateTime={version.at}>{dayOf(version)}</time>
              </span>
            </p>
            <Lines changes={changesOf(version, versions[index + 1])} />
            {version.text !== now && (
              <Button kind="quiet" onClick={() => edit(store, { file, text: version.text })}>
                Go back to this
              </Button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const dayOf = ({ at }: Version) => (Number.isNaN(Date.parse(at)) ? at : days.format(Date.parse(at)));

/** The lines that a version changed; of the oldest that is known nothing is said, for what was before it is not. */
const changesOf = (version: Version, older: Version | undefined) =>
  older === undefined ? [] : lineChanges(older.text, version.text);

function Lines({ changes }: { readonly changes: readonly LineChange[] }) {
  return (
    <div className={styles.lines}>
      {changes.map(({ sign, line, text }) =>
        sign === 'added' ? (
          <ins key={`${sign} ${line}`}>{text}</ins>
        ) : (
          <del key={`${sign} ${line}`}>{text}</del>
        ),
      )}
    </div>
  );
}
