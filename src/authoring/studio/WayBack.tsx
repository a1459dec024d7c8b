import { Component, type ReactNode } from 'react';
import { Button } from '../../../widgets/button/Button.tsx';
import styles from './share/Incoming.module.css';
import { discard } from './state/changes.ts';
import { type Files, useWorkspace, type WorkspaceStore } from './state/workspace.ts';

interface WayBackProps {
  readonly store: WorkspaceStore;
  readonly children: ReactNode;
}

/** The studio, or where it breaks on what is drafted a way back to what is saved, one draft after the other. */
export function WayBack({ store, children }: WayBackProps) {
  const drafts = useWorkspace(store, (now) => now.drafts);
  return (
    <Boundary drafts={drafts} instead={<Leave store={store} drafts={drafts} />}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  readonly drafts: Files;
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly drafts?: Files;
  readonly isBroken: boolean;
}

/** Other drafts than those on which it broke are tried anew. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false };

  static getDerivedStateFromProps({ drafts }: BoundaryProps, before: BoundaryState): BoundaryState {
    return drafts === before.drafts ? before : { drafts, isBroken: false };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}

function Leave({ store, drafts }: { readonly store: WorkspaceStore; readonly drafts: Files }) {
  if (drafts.size === 0)
    return (
      <main className={styles.incoming}>
        <h1>The studio broke down</h1>
        <p>Nothing is drafted that could be lost.</p>
        <Button kind="primary" onClick={beginAnew}>
          Load it anew
        </Button>
      </main>
    );
  return (
    <main className={styles.incoming}>
      <h1>A draft cannot be shown</h1>
      <p>Leave the draft, and its file is again what is saved. The others stay as they are.</p>
      <ul>
        {[...drafts.keys()].map((file) => (
          <li key={file}>
            <code>{file}</code>{' '}
            <Button aria-label={`Leave this draft: ${file}`} onClick={() => discard(store, file)}>
              Leave this draft
            </Button>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** Without what a link says in the address. */
function beginAnew(): void {
  window.history.replaceState(null, '', window.location.pathname);
  window.location.reload();
}
