import { ariaDescribedByIds, type FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import { equal } from '../../../engine/equal.ts';
import styles from './PieceForm.module.css';

/** A value of any shape, written as JSON. What cannot be read changes nothing, and says so; an empty one takes the value out. */
export function JsonField({ fieldPathId, formData, onChange, onFocus }: FieldProps) {
  return (
    <JsonBox
      id={fieldPathId.$id}
      describedBy={ariaDescribedByIds(fieldPathId.$id)}
      value={formData}
      onChange={(value) => onChange(value, fieldPathId.path)}
      onFocus={() => onFocus(fieldPathId.$id, formData)}
    />
  );
}

interface JsonBoxProps {
  readonly id: string;
  /** The ids of what is said of it elsewhere. */
  readonly describedBy?: string;
  /** JSON; undefined for none. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onFocus: () => void;
}

/** A text area of JSON, which keeps what is typed as long as it stands for the value. */
export function JsonBox({ id, describedBy = '', value, onChange, onFocus }: JsonBoxProps) {
  const [typed, setTyped] = useState(() => ({ text: written(value), isBroken: false }));
  const isOwn = typed.isBroken || equal(read(typed.text), value);
  const text = isOwn ? typed.text : written(value);
  return (
    <>
      <textarea
        id={id}
        className={styles.json}
        value={text}
        rows={1}
        spellCheck={false}
        onFocus={onFocus}
        // What cannot be read is no step of the file: the box takes it back by itself.
        onKeyDown={(event) => isOwn && typed.isBroken && event.stopPropagation()}
        aria-invalid={(isOwn && typed.isBroken) || undefined}
        aria-describedby={`${describedBy} ${id}__broken`.trim()}
        onChange={({ target }) => {
          const next = read(target.value);
          const isBroken = next === undefined && target.value.trim() !== '';
          setTyped({ text: target.value, isBroken });
          if (!isBroken) onChange(next);
        }}
      />
      <p id={`${id}__broken`} className={styles.errors}>
        {isOwn && typed.isBroken ? 'This cannot be read as JSON yet: the file has what was here before.' : ''}
      </p>
    </>
  );
}

const written = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** The value that a text says; undefined for none, and for what is no JSON. */
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
