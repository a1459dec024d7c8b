import { Button } from '../../../../widgets/button/Button.tsx';
import { counted } from '../../../words/counted.ts';
import { discard } from '../state/changes.ts';
import { filesByLink, useWorkspace, type WorkspaceStore } from '../state/workspace.ts';

/** Says as long as it is so that drafts came by a link, and that what they say is not the studio's word. */
export function ByLink({ store }: { readonly store: WorkspaceStore }) {
  const count = useWorkspace(store, (now) => filesByLink(now).length);
  if (count === 0) return null;
  const giveUp = () => {
    for (const file of filesByLink(store.getState())) discard(store, file);
  };
  return (
    <>
      <strong>
        {counted(count, 'file')} by a link: what stands there is its maker’s word, not the studio’s.
      </strong>{' '}
      <Button kind="quiet" onClick={giveUp}>
        Give up what the link brought
      </Button>
    </>
  );
}
