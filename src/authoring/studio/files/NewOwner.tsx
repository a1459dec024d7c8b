import type { RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { kindOf } from '../../../definitions/kinds.ts';
import { layoutOf } from '../../../definitions/layout.ts';
import type { DefinitionFile } from '../../../definitions/types.ts';
import { own } from '../../../engine/own.ts';
import { trade } from '../../../trade.ts';
import { editorSchema } from '../../checker/meta.ts';
import { newOwnerFile, readOwnerId } from '../../checker/new-owner.ts';
import { capital } from '../../checker/phrase.ts';
import { Dialog } from '../Dialog.tsx';
import { AskForm, whatDraftsAre } from '../form/AskForm.tsx';
import { itemsOf } from '../form/settled.ts';
import { edit, openFile } from '../state/changes.ts';
import { filesNow, type WorkspaceStore } from '../state/workspace.ts';

interface NewOwnerProps {
  readonly store: WorkspaceStore;
  readonly onClose: () => void;
}

/** Asks for what a new owner needs and drafts its one file, which everything else finds by itself. */
export function NewOwner({ store, onClose }: NewOwnerProps) {
  const schema = useMemo(() => newOwnerSchema(filesNow(store.getState())), [store]);
  return (
    <Dialog title={`New ${owners.one}`} onClose={onClose} isAsking>
      <AskForm
        schema={schema}
        uiSchema={uiSchema}
        submit="Draft its file"
        note={whatDraftsAre}
        onSubmit={({ id, name, extends: parent }) => {
          const wanted = {
            id: readOwnerId(String(id ?? ''), trade),
            name: String(name ?? ''),
            ...(parent && { extends: String(parent) }),
          };
          const made = newOwnerFile(wanted, filesNow(store.getState()), trade);
          if ('refused' in made) return made.refused;
          edit(store, made);
          openFile(store, made.file);
          onClose();
          return [];
        }}
      />
    </Dialog>
  );
}

const { owners } = trade.words;
const { folder } = layoutOf(owners);

const uiSchema = {
  id: { 'ui:options': { inputType: 'text' } },
  extends: { 'ui:placeholder': 'the card as it is' },
};

/** What is asked of a new owner, as the schema of a variant's file has it. */
function newOwnerSchema(files: readonly DefinitionFile[]): RJSFSchema {
  const { properties }: RJSFSchema = Object(editorSchema(files, `${folder}/new.json`, trade));
  const said = (key: string): RJSFSchema => Object(own(properties, key));
  const variants = files.flatMap(({ file }) => {
    const known = kindOf(file, trade);
    return known?.kind === 'variant' ? known.name : [];
  });
  return {
    type: 'object',
    required: ['id', 'name'],
    properties: {
      id: { ...itemsOf(said(owners.many)), title: `${capital(owners.one)} id` },
      name: { ...said('name'), title: 'Name' },
      extends: { ...said('extends'), title: 'Begins from', enum: variants },
    },
  };
}
