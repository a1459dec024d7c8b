import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  buttonId,
  descriptionId,
} from '@rjsf/utils';
import { isValidElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../widgets/button/Button.tsx';
import look from '../look.module.css';
import styles from './PieceForm.module.css';
import { itemName } from './pieces.ts';

/** A list of a form, with a button that adds an item. */
export function ItemList({ fieldPathId, title, schema, items, canAdd, onAddClick }: ArrayFieldTemplateProps) {
  return (
    <fieldset id={fieldPathId.$id}>
      <legend className={styles.label}>{title}</legend>
      {schema.description && (
        <p id={descriptionId(fieldPathId)} className={styles.description}>
          {schema.description}
        </p>
      )}
      <div>{items}</div>
      {canAdd && (
        <Button
          kind="quiet"
          id={buttonId(fieldPathId, 'add')}
          aria-label={`Add one: ${title}`}
          onClick={() => onAddClick()}
        >
          Add one
        </Button>
      )}
    </fieldset>
  );
}

/** An item of a list with its buttons, each named after it; the focus stays with what is moved, or goes to the neighbour. */
export function Item({ children, index, hasToolbar, buttonsProps }: ArrayFieldItemTemplateProps) {
  const { fieldPathId, hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } =
    buttonsProps;
  const name = heldIn(children) || `${index + 1}`;
  const list = fieldPathId.$id.slice(0, fieldPathId.$id.lastIndexOf('/'));
  const idAt = (place: number, what: 'moveUp' | 'moveDown' | 'remove') => buttonId(`${list}/${place}`, what);
  const tools = [
    {
      ...{ what: 'moveUp' as const, words: 'Move up', press: onMoveUpItem, isOff: !hasMoveUp },
      goal: [idAt(index - 1, 'moveUp'), idAt(index - 1, 'moveDown')],
    },
    {
      ...{ what: 'moveDown' as const, words: 'Move down', press: onMoveDownItem, isOff: !hasMoveDown },
      goal: [idAt(index + 1, 'moveDown'), idAt(index + 1, 'moveUp')],
    },
    {
      ...{ what: 'remove' as const, words: 'Take out', press: onRemoveItem, isOff: !hasRemove },
      goal: [idAt(index, 'remove'), idAt(index - 1, 'remove'), buttonId(list, 'add')],
    },
  ];
  return (
    <div className={styles.item}>
      <div>{children}</div>
      {hasToolbar && (
        <div className={look.ways}>
          {tools.map(({ what, words, press, isOff, goal }) => (
            <Button
              key={what}
              kind="quiet"
              id={idAt(index, what)}
              aria-label={`${words} ${name}`}
              disabled={isOff}
              onClick={() => {
                flushSync(() => press());
                focusFirst(goal);
              }}
            >
              {words}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** What the item is called that rjsf's field draws. */
const heldIn = (field: ReactNode) =>
  isValidElement<{ formData?: never }>(field) ? itemName(field.props.formData ?? null) : '';

function focusFirst(ids: readonly string[]): void {
  const button = ids.map((id) => document.getElementById(id)).find((one) => one?.matches(':enabled'));
  button?.focus();
}
