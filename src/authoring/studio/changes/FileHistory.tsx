import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import type { Version } from '../../review/git.ts';
import type { Project } from '../../review/project.ts';
import look from '../look.module.css';
import { withoutChange } from '../save/merge.ts';
import { edit } from '../state/changes.ts';
import { textNow, useWorkspace, type Workspace, type WorkspaceStore } from '../state/workspace.ts';
import styles from './ChangesView.module.css';
import { type FoundHistory, historyOf } from './history.ts';
import { WhatChanged } from './WhatChanged.tsx';

/** What became of the open file, out of git and the log of saves: who changed which words and why, the newest first, and one press back to any of it. */
export function FileHistory({ store, project }: Pick<EntryProps, 'store' | 'project'>) {
  const file = useWorkspace(store, (now) => now.file);
  const saved = useWorkspace(store, (now) => now.saved.get(now.file)?.text);
  const log = useWorkspace(store, (now) => now.log);
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
  const saves = savesAfter(log, file, newest);
  const isUncommitted = newest === undefined ? saves.length > 0 : newest.text !== saved;
  return (
    <div className={`${look.pane} ${styles.list}`}>
      <h2>{file}</h2>
      <p className="quiet" role="status">
        {known === undefined ? 'Asking git…' : known.says}
      </p>
      <ol className={styles.list}>
        {saved !== undefined && known !== undefined && isUncommitted && (
          <Entry
            says="Saved, and not committed yet"
            more={[
              ...saves.map(({ at, who, reason }) => `${who ? `${who}, ` : ''}${dayOf(at)}: ${reason}`),
              ...[known.note ?? []].flat(),
            ]}
            text={saved}
            {...{ store, project, file, older: newest?.text }}
          />
        )}
        {versions.map(({ commit, says, who, at, text }, index) => (
          <Entry
            key={commit}
            says={says}
            more={[`${who}, ${dayOf(at)}`]}
            {...{ store, project, file, text, older: versions[index + 1]?.text }}
          />
        ))}
      </ol>
    </div>
  );
}

interface EntryProps {
  readonly store: WorkspaceStore;
  readonly project: Project | undefined;
  readonly file: string;
  readonly says: string;
  /** Who and when, or when and why. */
  readonly more: readonly string[];
  readonly text: string;
  /** What was before it; undefined where that is not known. */
  readonly older: string | undefined;
}

/** One state of the file: what it changed, in words where it can, the way back from that alone, and the way back to it with all that was then. */
function Entry({ store, project, file, says, more, text, older }: EntryProps) {
  const now = useWorkspace(store, (now) => textNow(now, file));
  const without = useMemo(
    () => (older === undefined || now === undefined ? undefined : withoutChange(now, older, text)),
    [now, older, text],
  );
  return (
    <li className={`${styles.version} ${look.box}`}>
      <p>{says}</p>
      {more.map((one) => (
        <p key={one} className={look.reach}>
          {one}
        </p>
      ))}
      {older !== undefined && <WhatChanged {...{ store, project, file }} before={older} after={text} />}
      {older !== undefined && without === undefined && (
        <p className={look.reach}>What came later changed the same lines: this alone cannot be taken back.</p>
      )}
      <p className={`${look.ways} ${styles.ways}`}>
        {without !== undefined && (
          <Way
            says="Take this change back"
            done="This is taken back"
            of={says}
            text={without}
            {...{ store, file }}
          />
        )}
        <Way
          says="Go back to this"
          done="This is how it stands now"
          of={says}
          text={text}
          {...{ store, file }}
        />
      </p>
    </li>
  );
}

interface WayProps extends Pick<EntryProps, 'store' | 'file' | 'text'> {
  readonly says: string;
  /** What it says once that is so. */
  readonly done: string;
  /** What the entry says that it stands at: many have such a button. */
  readonly of: string;
}

/** A way to another text of the file, which keeps its place when it was gone. */
function Way({ store, file, text, says, done, of }: WayProps) {
  const isNow = useWorkspace(store, (now) => textNow(now, file) === text);
  const isDraft = useWorkspace(store, ({ drafts }) => drafts.has(file));
  return (
    <Button
      kind="quiet"
      aria-disabled={isNow}
      onClick={() => {
        if (!isNow) edit(store, { file, text });
      }}
    >
      {isNow ? `${done}${isDraft ? ', not saved yet' : ''}` : says}
      <span className="visually-hidden">: {of}</span>
    </Button>
  );
}

/** The saves of a file that came after a version of it, the newest first. */
const savesAfter = (log: Workspace['log'], file: string, version: Version | undefined) =>
  log
    .filter(
      ({ at, files }) => files.some((one) => one.file === file) && !(Date.parse(at) < committed(version)),
    )
    .toReversed();

const committed = (version: Version | undefined) => (version === undefined ? 0 : Date.parse(version.at));

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const dayOf = (at: string) => (Number.isNaN(Date.parse(at)) ? at : days.format(Date.parse(at)));
