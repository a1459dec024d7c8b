import { ariaDescribedByIds, type FieldProps, getUiOptions } from '@rjsf/utils';
import { JsonBox } from './JsonField.tsx';
import styles from './PieceForm.module.css';
import type { NamedCondition } from './piece-schema.ts';

const always = 'always';
const never = 'never';
const written = 'written';

/** A condition: always, never, one that has a name, or one written out as JSON. */
export function ConditionField({ fieldPathId, uiSchema, formData, required, ...props }: FieldProps) {
  const { $id, path } = fieldPathId;
  const { names } = getUiOptions(uiSchema);
  const known: readonly NamedCondition[] = Array.isArray(names) ? names : [];
  const change = (value: unknown) => props.onChange(value, path);
  const focus = () => props.onFocus($id, formData);
  const chosen = choiceOf(formData);
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
        <option value={written}>Something else, written as JSON</option>
        {known.map(({ name, says }) => (
          <option key={name} value={`: ${name}`}>
            {says}
          </option>
        ))}
      </select>
      {chosen === written && (
        <div className={styles.group}>
          <label htmlFor={`${$id}_json`} className={styles.label}>
            The condition as JSON
          </label>
          <JsonBox
            id={`${$id}_json`}
            value={formData}
            onFocus={focus}
            onChange={(value) => change(value ?? {})}
          />
        </div>
      )}
    </>
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
