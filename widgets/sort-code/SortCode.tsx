import { type ChangeEvent, type ClipboardEvent, Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { FieldGroup, wire } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import type { WidgetProps } from '../types.ts';
import { type Box, boxes, dealt, digitsOf, filled, type SortCodeParts } from './parts.ts';
import styles from './SortCode.module.css';

const names = ['first two digits', 'middle two digits', 'last two digits'] as const;
const next = [1, 2, undefined] as const;
const previous = [undefined, 0, 1] as const;

/** A sort code in three boxes of two digits (S2.50). A paste fills them; the focus moves on only behind a typed second digit. */
export function SortCode({ id, field, value, onChange, onLeave, error }: WidgetProps) {
  const leaving = useLeave(onLeave);
  const inputs = useRef<Partial<Record<Box, HTMLInputElement | null>>>({});
  const [typed, setTyped] = useState<SortCodeParts>();
  // Which box holds what stays known for as long as it stands for the present answer.
  const answer = typeof value === 'string' ? value : '';
  const parts = typed?.join('') === answer ? typed : dealt(answer);

  const put = (wanted: SortCodeParts) => {
    leaving.used();
    setTyped(wanted);
    const joined = wanted.join('');
    if (joined !== answer) onChange(joined === '' ? undefined : joined);
  };

  const goTo = (box: Box | undefined) => {
    const input = box === undefined ? undefined : inputs.current[box];
    input?.focus();
    input?.select();
  };

  const onType = (box: Box) => (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.currentTarget;
    const digits = digitsOf(text);
    // What comes at once, from a keyboard's suggestions or a password manager, is no typing: it fills as a paste does.
    const { nativeEvent } = event;
    const isTyped =
      nativeEvent instanceof InputEvent &&
      nativeEvent.inputType === 'insertText' &&
      (nativeEvent.data ?? '').length < 2;
    const isAtEnd = selectionStart === text.length;
    const follower = next[box];
    const spills = digits.length === 3 && isAtEnd && follower !== undefined && parts[follower] === '';
    if (isTyped && digits.length > 2 && !spills) return;
    put(filled(parts, box, digits));
    if (isTyped && isAtEnd && (spills || (digits.length === 2 && parts[box].length < 2))) goTo(follower);
  };

  const onPaste = (box: Box) => (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = digitsOf(event.clipboardData.getData('text'));
    if (digits === '') return;
    event.preventDefault();
    put(filled(parts, box, digits));
  };

  const onKeyDown = (box: Box) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && parts[box] === '') goTo(previous[box]);
  };

  return (
    <FieldGroup id={id} field={field} error={error} leaving={leaving}>
      <div className={styles.boxes}>
        {boxes.map((box) => (
          <Fragment key={box}>
            {box > 0 && (
              <span className={styles.dash} aria-hidden="true">
                –
              </span>
            )}
            <input
              {...wire({ id, field, error })}
              ref={(input) => {
                inputs.current[box] = input;
              }}
              id={box === 0 ? id : `${id}-${box + 1}`}
              className={styles.box}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-label={`${field.label}, ${names[box]}`}
              value={parts[box]}
              onChange={onType(box)}
              onPaste={onPaste(box)}
              onKeyDown={onKeyDown(box)}
            />
          </Fragment>
        ))}
      </div>
    </FieldGroup>
  );
}
