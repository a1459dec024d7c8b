import { type ReactNode, useEffect, useRef } from 'react';
import type { ResolvedField, ResolvedOption } from '../../src/engine/types.ts';
import { unbrokenPostcodes } from '../../src/words/postcode.ts';
import { Button } from '../button/Button.tsx';
import type { Wiring } from '../frame/Field.tsx';
import { say } from '../say.ts';
import { uiText } from '../ui-options.ts';
import styles from './ChosenRow.module.css';

interface ChosenRowProps {
  readonly id: string;
  readonly field: ResolvedField;
  readonly option: ResolvedOption;
  readonly wiring: Wiring;
  readonly mark?: ReactNode;
  /** A person has just chosen it: the focus, which was in the list, goes to Change. */
  readonly focus: boolean;
  readonly onFocused: () => void;
  readonly onChange: () => void;
}

/** The choice in words, with a Change button (Q2.15, Q2.21). */
export function ChosenRow({ id, field, option, wiring, mark, focus, onFocused, onChange }: ChosenRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!focus) return;
    button.current?.focus();
    onFocused();
  });
  return (
    <div className={styles.row}>
      {mark}
      <span className={styles.words} id={`${id}-chosen`}>
        {unbrokenPostcodes(option.label)}
        {option.hint && <span className={styles.hint}>{option.hint}</span>}
      </span>
      <Button
        ref={button}
        id={id}
        kind="quiet"
        aria-label={`${changeLabel(field)}: ${field.label}`}
        aria-describedby={[`${id}-chosen`, wiring['aria-describedby']].filter(Boolean).join(' ')}
        onClick={onChange}
      >
        {changeLabel(field)}
      </Button>
    </div>
  );
}

function changeLabel(field: ResolvedField): string {
  return uiText(field, 'changeLabel') ?? say('change');
}
