import Link from 'lucide-react/icons/link';
import { useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { hashOf } from './link.ts';

/** Puts everything that is drafted and chosen into the address, and the address on the clipboard. */
export function ShareButton({ store }: { readonly store: WorkspaceStore }) {
  const [says, setSays] = useState('');
  const linked = useWorkspace(store, (now) => now.linked);
  const drafts = useWorkspace(store, (now) => now.drafts);
  async function share() {
    const { drafts, file, choice, view } = store.getState();
    const hash = await hashOf({ drafts: [...drafts.values()], file, choice, view });
    window.history.replaceState(null, '', hash);
    store.setState({ linked: drafts });
    try {
      await navigator.clipboard.writeText(window.location.href);
      setSays('Link copied');
    } catch {
      setSays('The link is in the address bar');
    }
  }
  return (
    <>
      <span role="status">{drafts === linked ? says : ''}</span>
      <Button kind="quiet" onClick={() => void share()}>
        <Link size={18} /> Share
      </Button>
    </>
  );
}
