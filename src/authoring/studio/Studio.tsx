import Save from 'lucide-react/icons/save';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../widgets/button/Button.tsx';
import { FilesPane } from './files/FilesPane.tsx';
import { Looks } from './Looks.tsx';
import { Outline } from './outline/Outline.tsx';
import styles from './Studio.module.css';
import { SaveDialog } from './save/SaveDialog.tsx';
import { ByLink } from './share/ByLink.tsx';
import { ShareButton } from './share/ShareButton.tsx';
import type { DerivedStore } from './state/derive.ts';
import { useProblems } from './state/use-problems.ts';
import { useWorkspace, type WorkspaceStore } from './state/workspace.ts';
import { TextPane } from './TextPane.tsx';
import type { Desk } from './work/desk.ts';

interface StudioProps {
  readonly store: WorkspaceStore;
  readonly derived: DerivedStore;
  /** Where the looks have worked out what takes long. */
  readonly desk: Desk;
  /** A server takes what is saved. */
  readonly canSave: boolean;
  /** What is to be said first, such as that a link could not be read. */
  readonly notice?: string | undefined;
}

const panes = ['files', 'text', 'view'] as const;
type Pane = (typeof panes)[number];
const paneTitles: Readonly<Record<Pane, string>> = { files: 'Files', text: 'Text', view: 'Looks' };

/** The authoring tool: files, the text of one, and what people meet. */
export function Studio({ store, derived, desk, canSave, notice }: StudioProps) {
  const [pane, setPane] = useState<Pane>('text');
  const [isSaving, setSaving] = useState(false);
  const problems = useProblems(derived);
  const goal = useWorkspace(store, (now) => now.goal);
  // Where one pane is seen at a time, it is the one that the cursor was sent to.
  useEffect(() => {
    if (goal !== undefined) setPane('text');
  }, [goal]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) setSaving(true);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
  // No links, for the address is a link's to share.
  const skipTo = (wanted: Pane) => {
    flushSync(() => setPane(wanted));
    document.getElementById(`pane-${wanted}`)?.focus();
  };
  const showText = useCallback(() => setPane('text'), []);
  const isAway = useWorkspace(store, (now) => now.isAway);
  const count = useWorkspace(store, (now) => now.drafts.size);
  return (
    <div className={styles.studio} data-pane={pane}>
      <header className={styles.head}>
        <p className={styles.skip}>
          <button type="button" onClick={() => skipTo('text')}>
            Skip to the text
          </button>
          <button type="button" onClick={() => skipTo('view')}>
            Skip to the looks
          </button>
        </p>
        <h1 className={styles.name}>Studio</h1>
        <p className={styles.mode} role="status">
          {isAway
            ? 'The studio’s server does not answer, or you are no longer signed in. Your drafts stay in this page; it is asked again every few seconds.'
            : (notice ?? (canSave ? '' : 'Nothing is saved here: download or share what you change.'))}
        </p>
        <ByLink store={store} />
        <div className={styles.actions}>
          <ShareButton store={store} />
          <Button
            kind={count === 0 ? 'secondary' : 'primary'}
            aria-keyshortcuts="Control+S"
            onClick={() => setSaving(true)}
          >
            <Save size={18} /> {canSave ? 'Save' : 'Download'}
            {count > 0 && ` ${count}`}
          </Button>
        </div>
      </header>
      <nav className={styles.panes} aria-label="Panes">
        {panes.map((one) => (
          <button key={one} type="button" aria-pressed={one === pane} onClick={() => setPane(one)}>
            {paneTitles[one]}
          </button>
        ))}
      </nav>
      <main className={styles.main}>
        <div className={styles.files}>
          <FilesPane store={store} problems={problems} onOpen={showText} />
          <Outline store={store} />
        </div>
        <TextPane store={store} derived={derived} />
        <section id="pane-view" tabIndex={-1} className={styles.view} aria-label="Looks">
          <Looks store={store} derived={derived} desk={desk} canSave={canSave} />
        </section>
      </main>
      {isSaving && (
        <SaveDialog
          store={store}
          derived={derived}
          desk={desk}
          canSave={canSave}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
}
