import BaseInputTemplate from '@rjsf/core/lib/components/templates/BaseInputTemplate.js';
import { ClearButton, RemoveButton } from '@rjsf/core/lib/components/templates/ButtonTemplates/IconButton.js';
import DescriptionFieldTemplate from '@rjsf/core/lib/components/templates/DescriptionField.js';
import AltDateWidget from '@rjsf/core/lib/components/widgets/AltDateWidget.js';
import SelectWidget from '@rjsf/core/lib/components/widgets/SelectWidget.js';
import { asNumber, errorId, helpId, type Registry, type Widget as RjsfWidget } from '@rjsf/utils';
import { type ComponentType, useMemo } from 'react';
import { Field } from '../../../widgets/frame/Field.tsx';
import { useLeave } from '../../../widgets/frame/use-leave.ts';
import type { WidgetProps } from '../../../widgets/types.ts';
import { plainWording } from '../../engine/wording.ts';

/** Any widget written for rjsf as one of ours, in our frame: for the registry, so that a card can name it. */
export function fromRjsf(Widget: RjsfWidget): ComponentType<WidgetProps> {
  return (props) => <Framed {...props} Widget={Widget} />;
}

/** What rjsf's own widgets draw with: the product's own form brings none of it. */
const drawnWith = {
  templates: { BaseInputTemplate, DescriptionFieldTemplate },
  buttons: { ClearButton, RemoveButton },
  widgets: { AltDateWidget, SelectWidget },
};

/** A form's registry with that laid under it. */
function laidUnder({ templates, widgets, ...others }: Registry): Registry {
  const ButtonTemplates = told('button', { ...drawnWith.buttons, ...templates.ButtonTemplates });
  return {
    ...others,
    templates: told('template', { ...drawnWith.templates, ...templates, ButtonTemplates }),
    widgets: told('widget', { ...drawnWith.widgets, ...widgets }),
  };
}

/** The same parts; asking for one that is not there throws, and says which. */
function told<Parts extends object>(kind: string, parts: Parts): Parts {
  return new Proxy(parts, {
    get(from, name) {
      if (typeof name === 'string' && !(name in from))
        throw new Error(`A widget written for rjsf asks for the ${kind} "${name}", which this form has not.`);
      return Reflect.get(from, name);
    },
  });
}

/** In rjsf its fields of numbers and lists stand around a widget: what they do for it is done here. */
function Framed({ Widget, id, field, value, error, rjsf, ...props }: WidgetProps & { Widget: RjsfWidget }) {
  const leaving = useLeave(props.onLeave);
  const given = rjsf?.registry;
  const registry = useMemo(() => given && laidUnder(given), [given]);
  if (rjsf === undefined || registry === undefined)
    throw new Error('A widget written for rjsf is drawn inside a form of rjsf.');
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
            registry={registry}
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
