import { asNumber, errorId, helpId, type Widget as RjsfWidget } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { Field } from '../../../widgets/frame/Field.tsx';
import { useLeave } from '../../../widgets/frame/use-leave.ts';
import type { WidgetProps } from '../../../widgets/types.ts';
import { plainWording } from '../../engine/wording.ts';

/** Any widget written for rjsf as one of ours, in our frame: for the registry, so that a card can name it. */
export function fromRjsf(Widget: RjsfWidget): ComponentType<WidgetProps> {
  return (props) => <Framed {...props} Widget={Widget} />;
}

/** In rjsf its fields of numbers and lists stand around a widget: what they do for it is done here. */
function Framed({ Widget, id, field, value, error, rjsf, ...props }: WidgetProps & { Widget: RjsfWidget }) {
  const leaving = useLeave(props.onLeave);
  if (rjsf === undefined) throw new Error('A widget written for rjsf is drawn inside a form of rjsf.');
  const types = [rjsf.schema.type].flat();
  const isNumber = types.includes('number') || types.includes('integer');
  const isList = types.includes('array');
  const onChange = (next: Parameters<typeof rjsf.onChange>[0]) => {
    leaving.used();
    props.onChange(isNumber && typeof next === 'string' ? asNumber(next) : next);
  };
  return (
    <Field id={id} field={field} error={error} leaving={leaving}>
      {(wiring) => (
        <>
          <Widget
            {...wiring}
            {...rjsf}
            {...(isList && { multiple: true, value: value ?? [] })}
            options={{ ...field.ui, ...(field.options && { enumOptions: [...field.options] }) }}
            onChange={onChange}
          />
          {/* rjsf's widgets are described by ids of their own. */}
          <span id={helpId(id)} hidden>
            {field.hint && plainWording(field.hint)}
          </span>
          <span id={errorId(id)} hidden>
            {error}
          </span>
        </>
      )}
    </Field>
  );
}
