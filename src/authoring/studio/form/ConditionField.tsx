import { ariaDescribedByIds, type FieldProps, getUiOptions, type RJSFSchema } from '@rjsf/utils';
import { type ReactNode, useState } from 'react';
import { isMap } from '../../../engine/own.ts';
import { says } from '../../../engine/says.ts';
import { isSayable, type Speech } from '../../review/said-value.ts';
import { capitalised } from '../words/sentences.ts';
import { JsonBox } from './JsonField.tsx';
import styles from './PieceForm.module.css';
import type { NamedCondition } from './piece-schema.ts';

const always = 'always';
const never = 'never';
const written = 'written';

/** A condition: always, never, one that has a name, or one written out, as a sentence that can be looked at as JSON. */
export function ConditionField({
  fieldPathId,
  uiSchema,
  formData,
  required,
  ...props
}: FieldProps<unknown, RJSFSchema, Speech>) {
  const { $id, path } = fieldPathId;
  const { names } = getUiOptions(uiSchema);
  const known: readonly NamedCondition[] = Array.isArray(names) ? names : [];
  const change = (value: unknown) => props.onChange(value, path);
  const focus = () => props.onFocus($id, formData);
  const chosen = choiceOf(formData);
  const { conditions, naming } = props.registry.formContext;
  const isWritten = isMap(formData) && isSayable(formData) && Object.keys(formData).length > 0;
  const sentence = isWritten ? capitalised(says(formData, conditions, naming)) : undefined;
  return (
    <>
      <select
        id={$id}
        value={chosen}
        aria-describedby={ariaDescribedByIds($id)}
        onFocus={focus}
        onChange={({ target }) => change(conditionFor(target.value))}
      >
        {(!required || chosen === '') && <option value="">not said</option>}
        <option value={always}>Always</option>
        <option value={never}>Never</option>
        <option value={written}>{sentence ?? 'Something else, written as JSON'}</option>
        {known.map(({ name, says }) => (
          <option key={name} value={`: ${name}`}>
            {says}
          </option>
        ))}
      </select>
      {chosen === written && (
        <div className={styles.group}>
          {sentence !== undefined && <p>{sentence}.</p>}
          <Written isOpen={sentence === undefined}>
            <label htmlFor={`${$id}_json`} className={styles.label}>
              The condition as JSON
            </label>
            <JsonBox
              id={`${$id}_json`}
              value={formData}
              onFocus={focus}
              onChange={(value) => change(value ?? {})}
            />
          </Written>
        </div>
      )}
    </>
  );
}

/** What is written as JSON, folded away until somebody asks for it or has to write it; then it stays. */
function Written({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const [isShown, setShown] = useState(isOpen);
  return (
    <details
      className={styles.folded}
      open={isShown}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary>As JSON</summary>
      {children}
    </details>
  );
}

function choiceOf(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? always : never;
  return typeof value === 'string' ? `: ${value}` : written;
}

function conditionFor(choice: string): unknown {
  const plain: Readonly<Record<string, unknown>> = {
    '': undefined,
    [always]: true,
    [never]: false,
    [written]: {},
  };
  return choice in plain ? plain[choice] : choice.slice(2);
}
