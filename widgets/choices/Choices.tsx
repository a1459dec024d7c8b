import Check from 'lucide-react/icons/check';
import { equal } from '../../src/engine/equal.ts';
import type { ResolvedOption } from '../../src/engine/types.ts';
import { FieldGroup } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import type { WidgetProps } from '../types.ts';
import styles from './Choices.module.css';
import { OptionFace } from './OptionFace.tsx';
import { Radios } from './Radios.tsx';

/** One of a few, as tiles, segments or pictures. An only choice that already is the answer is a statement. */
export function Choices({ id, field, value, onChange, onLeave, error }: WidgetProps) {
  const leaving = useLeave(onLeave);
  const options = field.options ?? [];
  const [only] = options;
  const settled = options.length === 1 && only !== undefined && equal(only.value, value);
  return (
    <FieldGroup id={id} field={field} error={error} leaving={leaving}>
      {settled ? (
        <Statement id={id} option={only} />
      ) : (
        <Radios
          id={id}
          options={options}
          value={value}
          appearance={field.ui.appearance}
          invalid={error !== undefined}
          onChoose={(chosen) => {
            leaving.used();
            onChange(chosen);
          }}
        />
      )}
    </FieldGroup>
  );
}

function Statement({ id, option }: { readonly id: string; readonly option: ResolvedOption }) {
  return (
    <div id={id} tabIndex={-1} className={styles.statement}>
      <Check size={20} />
      <OptionFace option={option} />
    </div>
  );
}
