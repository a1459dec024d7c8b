import { type FormEvent, useState } from 'react';
import { Button } from '../../../widgets/button/Button.tsx';
import { newSupplierFile } from '../../checker/new-supplier.ts';
import { kindOf } from '../../definitions/kinds.ts';
import { Dialog } from '../Dialog.tsx';
import { edit, openFile } from '../state/changes.ts';
import { filesNow, type WorkspaceStore } from '../state/workspace.ts';
import styles from './NewSupplier.module.css';

interface NewSupplierProps {
  readonly store: WorkspaceStore;
  readonly onClose: () => void;
}

/** Asks for what a new supplier needs and drafts its one file, which everything else finds by itself. */
export function NewSupplier({ store, onClose }: NewSupplierProps) {
  const [id, setId] = useState('');
  const [name, setName] = useState('');
  const [parent, setParent] = useState('');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const files = filesNow(store.getState());
  const variants = files.flatMap(({ file }) => {
    const known = kindOf(file);
    return known?.kind === 'variant' ? known.name : [];
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = { id: Number(id), name, ...(parent !== '' && { extends: parent }) };
    const made = newSupplierFile(wanted, files);
    if ('refused' in made) return setRefused(made.refused);
    edit(store, made);
    openFile(store, made.file);
    onClose();
  }

  return (
    <Dialog title="New supplier" onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.field}>
          Supplier id
          <input value={id} required inputMode="numeric" onChange={({ target }) => setId(target.value)} />
        </label>
        <label className={styles.field}>
          Name
          <input value={name} required onChange={({ target }) => setName(target.value)} />
        </label>
        <label className={styles.field}>
          Begins from
          <select value={parent} onChange={({ target }) => setParent(target.value)}>
            <option value="">the card as it is</option>
            {variants.map((variant) => (
              <option key={variant}>{variant}</option>
            ))}
          </select>
        </label>
        <div role="alert" className={styles.refused}>
          {refused.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <Button type="submit" kind="primary">
          Draft its file
        </Button>
      </form>
    </Dialog>
  );
}
