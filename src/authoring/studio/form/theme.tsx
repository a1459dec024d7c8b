import { getDefaultRegistry, type ThemeProps, withTheme } from '@rjsf/core';
import {
  descriptionId,
  errorId,
  type FieldProps,
  type FieldTemplateProps,
  getUiOptions,
  helpId,
  type ObjectFieldTemplateProps,
  type WidgetProps,
} from '@rjsf/utils';
import look from '../look.module.css';
import { ConditionField } from './ConditionField.tsx';
import { Item, ItemList } from './ItemList.tsx';
import { JsonField } from './JsonField.tsx';
import styles from './PieceForm.module.css';
import { conditionField, jsonField } from './piece-schema.ts';

/** A label, what it is for, the field, and what to mend. */
function Labelled(props: FieldTemplateProps) {
  const {
    id,
    label,
    required,
    schema,
    uiSchema,
    rawDescription,
    formData,
    rawErrors = [],
    fieldPathId,
    children,
  } = props;
  const isGroup = schema.properties !== undefined || schema.items !== undefined;
  const { widget, field } = getUiOptions(uiSchema);
  // A box to tick has its words beside it.
  const isBox = schema.type === 'boolean' && widget === undefined && field === undefined;
  // rjsf calls an item of a list by a name that it makes of the list's.
  const last = fieldPathId.path.at(-1);
  const called = typeof last === 'number' && !schema.title ? `${last + 1}` : label;
  const told = [...new Set(rawErrors)];
  // The choice describes itself.
  const isChosen = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].some(
    (one) => typeof one === 'object' && one.description && one.const === formData,
  );
  // By these rjsf's widgets describe their box, whether they are there or not.
  const unsaid = [
    ...(told.length === 0 ? [errorId(id)] : []),
    ...(rawDescription || isChosen ? [] : [descriptionId(id)]),
    helpId(id),
  ];
  return (
    <div className={styles.field} data-wrong={told.length > 0 || undefined}>
      {!isGroup && !isBox && called !== '' && (
        <label htmlFor={id} className={styles.label}>
          {called}
          {!required && fieldPathId.path.length > 0 && <span className={styles.optional}> (optional)</span>}
        </label>
      )}
      {!isGroup && rawDescription && (
        <p id={descriptionId(id)} className={styles.description}>
          {rawDescription}
        </p>
      )}
      {children}
      {unsaid.map((one) => (
        <span key={one} id={one} hidden />
      ))}
      {told.length > 0 && (
        <div id={errorId(id)} className={styles.errors}>
          {told.map((one) => (
            <p key={one}>{one}</p>
          ))}
        </div>
      )}
    </div>
  );
}

/** The keys of an object; those that it does not have are folded away where they are many. */
function Keys({ title, description, properties, uiSchema, fieldPathId }: ObjectFieldTemplateProps) {
  const { folded } = getUiOptions(uiSchema);
  const isFolded = (name: string) => Array.isArray(folded) && folded.includes(name);
  const shown = properties.filter(({ name }) => !isFolded(name));
  const others = properties.filter(({ name }) => isFolded(name));
  const isRoot = fieldPathId.path.length === 0;
  return (
    <fieldset className={isRoot ? look.stack : styles.group}>
      {title !== '' && <legend className={isRoot ? 'visually-hidden' : styles.label}>{title}</legend>}
      {description && <p className={styles.description}>{description}</p>}
      {shown.map(({ content }) => content)}
      {others.length > 0 && (
        <details className={styles.folded}>
          <summary>Not said here ({others.length})</summary>
          <div className={look.stack}>{others.map(({ content }) => content)}</div>
        </details>
      )}
    </fieldset>
  );
}

const { fields, widgets } = getDefaultRegistry();
const { StringField = JsonField } = fields;
const { SelectWidget } = widgets;

/** A list of which nothing is chosen says so. */
function Select(props: WidgetProps) {
  return SelectWidget && <SelectWidget {...props} placeholder={props.placeholder || 'Choose'} />;
}

/** The box of a text or a number; of what is neither its JSON, where it can be mended. */
function Text(props: FieldProps) {
  return typeof props.formData === 'object' ? <JsonField {...props} /> : <StringField {...props} />;
}

const theme: ThemeProps = {
  widgets: { SelectWidget: Select },
  fields: { StringField: Text, [jsonField]: JsonField, [conditionField]: ConditionField },
  templates: {
    FieldTemplate: Labelled,
    ObjectFieldTemplate: Keys,
    ArrayFieldTemplate: ItemList,
    ArrayFieldItemTemplate: Item,
  },
};

/** rjsf's form as the studio looks. */
export const StudioForm = withTheme(theme);
