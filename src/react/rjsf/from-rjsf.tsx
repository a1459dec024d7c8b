import type { Widget as RjsfWidget } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { Field } from '../../../widgets/frame/Field.tsx';
import { useLeave } from '../../../widgets/frame/use-leave.ts';
import type { WidgetProps } from '../../../widgets/types.ts';

/** Any widget written for rjsf as one of ours, in our frame: for the registry, so that a card can name it. */
export function fromRjsf(Widget: RjsfWidget): ComponentType<WidgetProps> {
  return (props) => <Framed {...props} Widget={Widget} />;
}

function Framed({ Widget, id, field, value, error, rjsf, ...props }: WidgetProps & { Widget: RjsfWidget }) {
  const leaving = useLeave(props.onLeave);
  if (rjsf === undefined) throw new Error('A widget written for rjsf is drawn inside a form of rjsf.');
  const onChange = (next: Parameters<typeof rjsf.onChange>[0]) => {
    leaving.used();
    props.onChange(next);
  };
  return (
    <Field id={id} field={field} error={error} leaving={leaving}>
      {(wiring) => (
        <Widget
          {...wiring}
          {...rjsf}
          options={{ ...field.ui, ...(field.options && { enumOptions: [...field.options] }) }}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
