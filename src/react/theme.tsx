import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import withTheme from '@rjsf/core/lib/withTheme.js';
import type { ValidatorType } from '@rjsf/utils';
import { type ComponentProps, memo, type ReactNode } from 'react';
import type { WidgetRegistry } from '../../widgets/types.ts';
import { AnswerField } from './AnswerField.tsx';
import { CardItems } from './CardItems.tsx';
import { answerField, type CardForm } from './rjsf/card-form.ts';
import { fillsNothing } from './rjsf/fills-nothing.ts';
import { rjsfWidgets } from './rjsf/widgets.tsx';
import { useWidgets } from './widgets.ts';

/** What rjsf draws around its parts is drawn by ours: nothing of its own stands in the page. */
const Bare = ({ children }: { readonly children?: ReactNode }) => children;

const Nothing = () => null;

type ThemedForm = ReturnType<typeof withTheme>;

const forms = new WeakMap<WidgetRegistry, ThemedForm>();

/** rjsf's form in our theme with these widgets: one and the same for the same ones, so that nothing is drawn anew. */
function formWith(widgets: WidgetRegistry): ThemedForm {
  const form =
    forms.get(widgets) ??
    withTheme({
      fields: { SchemaField, ObjectField, [answerField]: AnswerField },
      templates: {
        FieldTemplate: Bare,
        ObjectFieldTemplate: CardItems,
        ButtonTemplates: { SubmitButton: Nothing },
      },
      widgets: rjsfWidgets(widgets),
    });
  forms.set(widgets, form);
  return form;
}

function refuse(): never {
  throw new Error('The engine validates.');
}

/** rjsf asks for a validator; here it has nothing to validate, as no answer is ever given to it. */
const validator: ValidatorType = { isValid: refuse, validateFormData: refuse, rawValidation: refuse };

/** rjsf draws, and does nothing else: it fills in nothing, checks nothing, and sends nothing. */
const settings: Omit<ComponentProps<ThemedForm>, 'schema'> = {
  validator,
  tagName: Bare,
  noValidate: true,
  noHtml5Validate: true,
  showErrorList: false,
  ...fillsNothing,
};

/** rjsf's form of one card, without data and drawn once: what changes comes to its parts from the resolved card. */
export const DrawnForm = memo(function DrawnForm(form: CardForm) {
  const Form = formWith(useWidgets());
  return <Form {...settings} {...form} />;
});
