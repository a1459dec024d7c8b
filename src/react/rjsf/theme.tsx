import type { ThemeProps } from '@rjsf/core';
import { type FieldProps, getUiOptions, optionsList } from '@rjsf/utils';
import { type ReactNode, Suspense } from 'react';
import type { WidgetRegistry } from '../../../widgets/types.ts';
import { own } from '../../engine/own.ts';
import { answerField } from './card-form.ts';
import { rjsfWidgets } from './widgets.tsx';

/** Our widgets say label, hint and error themselves. */
const Bare = ({ children }: { readonly children?: ReactNode }) => children;

/** Widgets of ours as a theme of rjsf, for a form that holds its own data: `withTheme(cardTheme(widgets))`. */
export function cardTheme(widgets: WidgetRegistry): ThemeProps {
  return {
    widgets: rjsfWidgets(widgets),
    fields: { [answerField]: FormAnswer },
    templates: { FieldTemplate: Bare },
  };
}

/** The field of rjsf that draws an answer by its card's widget, whatever its type, from the form's own data. */
function FormAnswer(props: FieldProps) {
  const {
    name,
    schema,
    uiSchema = {},
    registry,
    fieldPathId,
    formData,
    rawErrors,
    required,
    onChange,
  } = props;
  const { answer, hint, enumNames, ...options } = getUiOptions(uiSchema);
  const Widget = own(registry.widgets, `${answer}`);
  const choices = optionsList(schema.type === 'array' ? Object(schema.items) : schema, uiSchema);
  return (
    Widget && (
      <Suspense>
        <Widget
          id={fieldPathId.$id}
          name={name}
          label={schema.title ?? name}
          required={required ?? false}
          schema={schema}
          uiSchema={uiSchema}
          registry={registry}
          options={{ ...options, help: hint, ...(enumNames && choices && { enumOptions: choices }) }}
          value={formData}
          rawErrors={rawErrors ?? []}
          onChange={(value) => onChange(value, fieldPathId.path)}
          onBlur={props.onBlur}
          onFocus={props.onFocus}
        />
      </Suspense>
    )
  );
}
