import type { RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { ukDayAt } from '../../../days/days.ts';
import { trade } from '../../../trade.ts';
import { counted } from '../../../words/counted.ts';
import { type Acceptance, isOfGuards, loweredGuards, otherChoices } from '../../checker/acceptance.ts';
import { Dialog } from '../Dialog.tsx';
import { AskForm } from '../form/AskForm.tsx';
import look from '../look.module.css';
import { edit } from '../state/changes.ts';
import { type Derived, type DerivedStore, useDerived } from '../state/derive.ts';
import { useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import styles from './Accept.module.css';
import { signatureIn, signerField } from './signer.ts';
import { acceptName } from './told-here.ts';

interface AcceptDialogProps {
  readonly store: WorkspaceStore;
  readonly derived: DerivedStore;
  readonly onClose: () => void;
  /** Told what was accepted, in a sentence. */
  readonly onAccepted: (says: string) => void;
}

/** Says what is chosen otherwise or guarded less, and drafts the ledgers with who accepts it, today and why. */
export function AcceptDialog({ store, derived, onClose, onAccepted }: AcceptDialogProps) {
  const now = useDerived(derived, (all) => all);
  const open = useMemo(() => openIn(now), [now]);
  const who = useWorkspace(store, (now) => now.who);
  if (typeof open === 'string')
    return (
      <Dialog title={acceptName} onClose={onClose}>
        <p role="status">{open}</p>
      </Dialog>
    );
  const says = open.flatMap((one) => one.says);
  return (
    <Dialog title={acceptName} onClose={onClose} isAsking>
      <p>Whoever gives their name here accepts this for good:</p>
      <ul className={`${styles.says} ${look.bullets}`}>
        {says.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <AskForm
        schema={schemaFor(who)}
        begin={{ by: who }}
        submit="Accept"
        onSubmit={(asked) => {
          const signed = signatureIn(asked, who);
          if (typeof signed === 'string') return [signed];
          if (signed.reason === '') return ['Say why, too.'];
          const accepted = { by: signed.by, on: ukDayAt(new Date()), reason: signed.reason };
          edit(store, ...open.map(({ ledger }) => ledger(accepted)));
          onAccepted(`${counted(says.length, 'change')} accepted by ${signed.by}. Save to keep it.`);
          onClose();
          return [];
        }}
      />
    </Dialog>
  );
}

/** What stands to be accepted; or, in a sentence, why nothing can be. As on the command line, other errors are mended first. */
function openIn({ opened: { files, problems }, proof, proved }: Derived): readonly Acceptance[] | string {
  if (problems.some((one) => one.severity === 'error' && !isOfGuards(one)))
    return 'There are other errors. Mend them first: what is accepted is what stands then.';
  if (proof === 'waiting') return 'The journeys are being proved: it shows then what is chosen otherwise.';
  const open = [loweredGuards(files, trade), otherChoices(files, proved, trade)].filter(
    ({ says }) => says.length > 0,
  );
  if (open.some(({ isOfLaw }) => isOfLaw))
    return 'What the law asks for was taken away. Put that back first: it cannot be accepted here.';
  return open.length === 0 ? 'Nothing is left to accept.' : open;
}

const schemaFor = (who: string | undefined): RJSFSchema => ({
  type: 'object',
  required: ['by', 'reason'],
  properties: {
    by: signerField({ type: 'string', title: 'Who accepts it' }, who),
    reason: { type: 'string', title: 'Why' },
  },
});
