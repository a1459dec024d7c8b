import { equal } from '../../src/engine/equal.ts';
import { classNames } from '../class-names.ts';
import { Field } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import { say } from '../say.ts';
import { ListState, listProblem } from '../search-select/ListState.tsx';
import type { WidgetProps } from '../types.ts';
import { uiText } from '../ui-options.ts';
import styles from './Select.module.css';
import { SelectBox } from './SelectBox.tsx';

/** One of a list, in the browser's own select. The empty line takes an answer back; a list that is not there says so. */
export function Select({ id, field, value, onChange, onLeave, onAction, error }: WidgetProps) {
  const leaving = useLeave(onLeave);
  const options = field.options ?? [];
  const place = options.findIndex((option) => equal(option.value, value));
  const problem = field.lookup === undefined ? undefined : listProblem(field);
  return (
    <Field id={id} field={field} error={error} leaving={leaving}>
      {(wiring) =>
        problem ? (
          <ListState id={id} field={field} problem={problem} onRetry={onAction} />
        ) : (
          <div className={classNames(styles.place, styles[uiText(field, 'width') ?? 'medium'])}>
            <SelectBox
              {...wiring}
              id={id}
              isOpen={place < 0}
              autoComplete={uiText(field, 'autocomplete') ?? 'off'}
              value={place < 0 ? '' : place}
              onChange={({ currentTarget }) => {
                leaving.used();
                onChange(
                  currentTarget.value === '' ? undefined : options[Number(currentTarget.value)]?.value,
                );
              }}
            >
              <option value="">{uiText(field, 'placeholder') ?? say('please-choose')}</option>
              {options.map((option, index) => (
                <option key={JSON.stringify(option.value)} value={index}>
                  {option.label}
                </option>
              ))}
            </SelectBox>
          </div>
        )
      }
    </Field>
  );
}
