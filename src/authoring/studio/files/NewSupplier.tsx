import type { RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { kindOf } from '../../../definitions/kinds.ts';
import type { DefinitionFile } from '../../../definitions/types.ts';
import { own } from '../../../engine/own.ts';
import { trade } from '../../../trade.ts';
import { editorSchema } from '../../checker/meta.ts';
import { newSupplierFile } from '../../checker/new-supplier.ts';
import { Dialog } from '../Dialog.tsx';
import { AskForm } from '../form/AskForm.tsx';
import { itemsOf } from '../form/settled.ts';
import { edit, openFile } from '../state/changes.ts';
import { filesNow, type WorkspaceStore } from '../state/workspace.ts';

interface NewSupplierProps {
  readonly store: WorkspaceStore;
  readonly onClose: () => void;
}

/** Asks for what a new supplier needs and drafts its one file, which everything else finds by itself. */
export function NewSupplier({ store, onClose }: NewSupplierProps) {
  const schema = useMemo(() => newSupplierSchema(filesNow(store.getState())), [store]);
  return (
    <Dialog title="New supplier" onClose={onClose}>
      <AskForm
        schema={schema}
        uiSchema={uiSchema}
        submit="Draft its file"
        onSubmit={({ id, name, extends: parent }) => {
          const wanted = {
            id: Number(id),
            name: String(name ?? ''),
            ...(parent && { extends: String(parent) }),
          };
          const made = newSupplierFile(wanted, filesNow(store.getState()), trade);
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

const uiSchema = {
  id: { 'ui:options': { inputType: 'text' } },
  extends: { 'ui:placeholder': 'the card as it is' },
};

/** What is asked of a new supplier, as the schema of a variant's file has it. */
function newSupplierSchema(files: readonly DefinitionFile[]): RJSFSchema {
  const { properties }: RJSFSchema = Object(editorSchema(files, 'supplier-variants/new.json', trade));
  const said = (key: string): RJSFSchema => Object(own(properties, key));
  const variants = files.flatMap(({ file }) => {
    const known = kindOf(file);
    return known?.kind === 'variant' ? known.name : [];
  });
  return {
    type: 'object',
    required: ['id', 'name'],
    properties: {
      id: { ...itemsOf(said('suppliers')), title: 'Supplier id' },
      name: { ...said('name'), title: 'Name' },
      extends: { ...said('extends'), title: 'Begins from', enum: variants },
    },
  };
}
