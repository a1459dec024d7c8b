import { equal } from '../../src/engine/equal.ts';
import choices from '../choices/Choices.module.css';
import { OptionFace } from '../choices/OptionFace.tsx';
import { classNames } from '../class-names.ts';
import choice from '../frame/Choice.module.css';
import { FieldGroup } from '../frame/Field.tsx';
import tick from '../frame/Tick.module.css';
import { useLeave } from '../frame/use-leave.ts';
import type { WidgetProps } from '../types.ts';
import styles from './Checkboxes.module.css';

/** Any number of a few, as boxes to tick. The answer is what is ticked, in the order of the options; none is no answer. */
export function Checkboxes({ id, field, value, onChange, onLeave, error, children }: WidgetProps) {
  const leaving = useLeave(onLeave);
  const options = (field.options ?? []).map((option) => ({
    option,
    isTicked: Array.isArray(value) && value.some((one) => equal(one, option.value)),
  }));
  const invalid = error !== undefined && choices.invalid;
  return (
    <FieldGroup id={id} field={field} error={error} leaving={leaving}>
      <div className={classNames(choices.tiles, invalid)}>
        {options.map(({ option, isTicked }, place) => (
          <label key={JSON.stringify(option.value)} className={classNames(choice.choice, choices.option)}>
            <input
              type="checkbox"
              id={place === 0 ? id : `${id}-${place}`}
              className={classNames(tick.box, styles.box)}
              checked={isTicked}
              onChange={() => {
                leaving.used();
                const now = options.filter((one) => one.isTicked !== (one.option === option));
                onChange(now.length === 0 ? undefined : now.map((one) => one.option.value));
              }}
            />
            <OptionFace option={option} />
          </label>
        ))}
      </div>
      {children}
    </FieldGroup>
  );
}
