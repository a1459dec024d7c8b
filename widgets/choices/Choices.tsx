import Check from 'lucide-react/icons/check';
import { equal } from '../../src/engine/equal.ts';
import { classNames } from '../class-names.ts';
import choice from '../frame/Choice.module.css';
import { FieldGroup } from '../frame/Field.tsx';
import ring from '../frame/Ring.module.css';
import { useLeave } from '../frame/use-leave.ts';
import type { WidgetProps } from '../types.ts';
import styles from './Choices.module.css';
import { HomePicture } from './HomePicture.tsx';
import { OptionFace, saySuppliers } from './OptionFace.tsx';

/** One of a few, as radio buttons drawn as tiles, segments or pictured homes. An only choice that is the answer is a statement. */
export function Choices({ id, field, value, onChange, onLeave, error, children }: WidgetProps) {
  const leaving = useLeave(onLeave);
  const options = field.options ?? [];
  const [only] = options;
  const { appearance } = field.ui;
  const look = appearance === 'segments' || appearance === 'pictures' ? appearance : 'tiles';
  const invalid = error !== undefined && styles.invalid;
  return (
    <FieldGroup id={id} field={field} error={error} leaving={leaving}>
      {options.length === 1 && only && equal(only.value, value) ? (
        <div id={id} tabIndex={-1} className={styles.statement}>
          <Check size={20} />
          <OptionFace option={only} />
        </div>
      ) : (
        <div className={classNames(styles[look], look === 'segments' && choice.segments, invalid)}>
          {options.map((option, place) => {
            const suppliersId = `${id}-${place}-suppliers`;
            return (
              <label key={JSON.stringify(option.value)} className={classNames(choice.choice, styles.option)}>
                <input
                  type="radio"
                  id={place === 0 ? id : `${id}-${place}`}
                  name={id}
                  className={classNames(ring.ring, styles.radio)}
                  checked={equal(option.value, value)}
                  aria-describedby={saySuppliers(option) && suppliersId}
                  onChange={() => {
                    leaving.used();
                    onChange(option.value);
                  }}
                />
                {look === 'pictures' && <HomePicture size={place} />}
                <OptionFace option={option} suppliersId={suppliersId} />
              </label>
            );
          })}
        </div>
      )}
      {children}
    </FieldGroup>
  );
}
