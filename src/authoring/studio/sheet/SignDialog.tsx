import type { RJSFSchema } from '@rjsf/utils';
import { useEffect, useMemo, useState } from 'react';
import { ukDayAt } from '../../../days/days.ts';
import type { DefinitionFile } from '../../../definitions/types.ts';
import { own } from '../../../engine/own.ts';
import { trade } from '../../../trade.ts';
import { counted } from '../../../words/counted.ts';
import { checkDefinitions } from '../../checker/check.ts';
import { editorSchema } from '../../checker/meta.ts';
import { type Sentence, type SignOff, signOff, withSigned } from '../../checker/sign-off.ts';
import { signatureIn, signerField } from '../accept/signer.ts';
import { Dialog } from '../Dialog.tsx';
import { AskForm } from '../form/AskForm.tsx';
import { itemsOf } from '../form/settled.ts';
import { edit } from '../state/changes.ts';
import { filesNow, type WorkspaceStore } from '../state/workspace.ts';

interface SignDialogProps {
  readonly store: WorkspaceStore;
  /** The files whose wording the sheet shows. */
  readonly files: readonly string[];
  readonly onClose: () => void;
  /** Told what was signed, in a sentence. */
  readonly onSigned: (says: string) => void;
}

/** Signs the wording of a file that the sheet shows: drafts the ledger with who, today and why. */
export function SignDialog({ store, files, onClose, onSigned }: SignDialogProps) {
  const [standing, setStanding] = useState<SignOff>();
  const all = useMemo(() => filesNow(store.getState()), [store]);
  useEffect(() => {
    let isHere = true;
    void signOff(all, trade).then((found) => isHere && setStanding(found));
    return () => {
      isHere = false;
    };
  }, [all]);
  return (
    <Dialog title="Sign wording" onClose={onClose} isAsking>
      {standing === undefined ? (
        <p role="status">The wording is being held against the ledger.</p>
      ) : (
        <Signing
          all={all}
          who={store.getState().who}
          open={standing.unsigned.filter(({ file }) => files.includes(file))}
          onSign={(chosen, signing) => {
            const on = ukDayAt(new Date());
            edit(store, withSigned(all, chosen, { ...signing, on }, trade));
            onSigned(`${counted(chosen.length, 'sentence')} signed by ${signing.by}. Save to keep it.`);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

interface SigningProps {
  readonly all: readonly DefinitionFile[];
  /** Who signed in; undefined where nobody says it. */
  readonly who: string | undefined;
  /** The sentences that nobody signed as they stand. */
  readonly open: readonly Sentence[];
  readonly onSign: (
    chosen: readonly Sentence[],
    signing: { readonly by: string; readonly reason: string | undefined },
  ) => void;
}

function Signing({ all, who, open, onSign }: SigningProps) {
  const schema = useMemo(() => signingSchema(all, open, who), [all, open, who]);
  const isBroken = useMemo(
    () => checkDefinitions(all, trade).some(({ severity }) => severity === 'error'),
    [all],
  );
  if (isBroken)
    return <p>The definitions have errors. Mend them first: wording is signed as it will be shown.</p>;
  if (open.length === 0) return <p>All of this wording is signed already.</p>;
  return (
    <AskForm
      schema={schema}
      uiSchema={{ 'ui:order': ['file', 'by', 'reason'] }}
      begin={{ by: who }}
      submit="Sign"
      onSubmit={(asked) => {
        const signed = signatureIn(asked, who);
        if (typeof signed === 'string') return [signed];
        const chosen = open.filter(({ file }) => file === asked.file);
        onSign(chosen, { by: signed.by, reason: signed.reason || undefined });
        return [];
      }}
    />
  );
}

/** What is asked of whoever signs, as the schema of the ledger has it. */
function signingSchema(
  all: readonly DefinitionFile[],
  open: readonly Sentence[],
  who: string | undefined,
): RJSFSchema {
  const ledger: RJSFSchema = Object(editorSchema(all, 'schemas/sign-off.json', trade));
  const entry = itemsOf(Object(own(ledger.properties, 'signed')));
  const said = (key: string): RJSFSchema => Object(own(entry.properties, key));
  const files = [...new Set(open.map(({ file }) => file))];
  const inFile = (file: string) => open.filter((sentence) => sentence.file === file).length;
  return {
    type: 'object',
    required: ['file', 'by'],
    properties: {
      file: {
        ...said('file'),
        title: 'File',
        oneOf: files.map((file) => ({ const: file, title: `${file}: ${counted(inFile(file), 'sentence')}` })),
      },
      by: signerField({ ...said('by'), title: 'Who signs' }, who),
      reason: { ...said('reason'), title: 'Reason' },
    },
  };
}
