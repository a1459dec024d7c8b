import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Json } from '../../src/engine/types.ts';
import { Button } from '../button/Button.tsx';
import { Field } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import { ChosenRow } from '../search-select/ChosenRow.tsx';
import type { WidgetProps } from '../types.ts';
import { uiText } from '../ui-options.ts';
import styles from './KnownAnswer.module.css';

interface KnownAnswerProps extends WidgetProps {
  /** Draws the field where its answer is written. */
  readonly box: ComponentType<WidgetProps>;
  /** The answer as it is shown where nobody writes it. */
  readonly say: (value: string) => string;
}

/**
 * A text that was found for a person: it stands as words with a Change button, which opens its box (S2.14). The box is open
 * too where there is no answer, where it is wrong, and for what is written in it. The answer that stood there can be kept
 * after all, by the button that `keepLabel` names.
 */
export function KnownAnswer({ box: Box, say, ...props }: KnownAnswerProps) {
  const { id, field, value, error, onChange, onAction } = props;
  const leaving = useLeave(props.onLeave);
  // The answer that is in the hands of a person; another one was found.
  const [held, setHeld] = useState<Json>();
  // The answer that stood as words when its box was opened.
  const [stood, setStood] = useState<string>();
  // Who asked for what was found, or kept it, is led to it.
  const [hasAsked, setHasAsked] = useState(false);

  const keepLabel = uiText(field, 'keepLabel');
  if (typeof value !== 'string' || value === held || error !== undefined)
    return (
      <div className={styles.known}>
        <Box
          {...props}
          onChange={(next) => {
            setHeld(next);
            setHasAsked(false);
            onChange(next);
          }}
          onAction={() => {
            setHasAsked(true);
            onAction?.();
          }}
        />
        {stood !== undefined && keepLabel !== undefined && (
          <Button
            kind="quiet"
            onClick={() => {
              setHeld(undefined);
              setStood(undefined);
              setHasAsked(true);
              if (value !== stood) onChange(stood);
            }}
          >
            {keepLabel} <span className="visually-hidden">{say(stood)}</span>
          </Button>
        )}
      </div>
    );
  const change = () => {
    flushSync(() => {
      setHeld(value);
      setStood(value);
    });
    const written = document.getElementById(id);
    written?.focus();
    // As Tab would have it: what is typed stands in its place.
    if (written instanceof HTMLInputElement) written.select();
  };
  return (
    <Field id={id} field={field} error={error} leaving={leaving}>
      {(wiring) => (
        <ChosenRow
          id={id}
          field={field}
          option={{ value, label: say(value) }}
          wiring={wiring}
          focus={hasAsked}
          onFocused={() => setHasAsked(false)}
          onChange={change}
        />
      )}
    </Field>
  );
}
