import { type KeyboardEvent, useRef, useState } from 'react';
import { equal } from '../../src/engine/equal.ts';
import { classNames } from '../class-names.ts';
import choice from '../frame/Choice.module.css';
import { FieldGroup } from '../frame/Field.tsx';
import { QuietLabel } from '../frame/quiet-label.ts';
import { useLeave } from '../frame/use-leave.ts';
import type { WidgetProps } from '../types.ts';
import { nextTab } from './next-tab.ts';
import styles from './Tabs.module.css';

/**
 * Tabs that each open a group of the card, and name themselves: the label is only heard. Arrows move the focus, Enter or Space chooses, for leaving a tab may clear
 * what was typed there (Q4.33). None need be chosen; a library's tabs would choose the first by themselves.
 */
export function Tabs({ id, field, value, onChange, onLeave, error, children }: WidgetProps) {
  const leaving = useLeave(onLeave);
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const options = field.options ?? [];
  const chosen = options.findIndex((option) => equal(option.value, value));
  const reachable = Math.min(focused ?? Math.max(chosen, 0), options.length - 1);
  const tabId = (place: number) => (place === 0 ? id : `${id}-${place}`);

  const move = (event: KeyboardEvent, place: number) => {
    const next = nextTab(event.key, place, options.length);
    if (next === undefined) return;
    event.preventDefault();
    setFocused(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div>
      <QuietLabel value>
        <FieldGroup id={id} field={field} error={error} leaving={leaving}>
          <div
            ref={list}
            role="tablist"
            aria-labelledby={`${id}-label`}
            className={classNames(choice.segments, styles.list)}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
            }}
          >
            {options.map((option, place) => (
              <button
                key={JSON.stringify(option.value)}
                type="button"
                role="tab"
                id={tabId(place)}
                className={classNames(choice.choice, styles.tab)}
                aria-selected={place === chosen}
                aria-controls={place === chosen && children ? `${id}-panel` : undefined}
                tabIndex={place === reachable ? 0 : -1}
                onKeyDown={(event) => move(event, place)}
                onClick={() => {
                  leaving.used();
                  if (place !== chosen) onChange(option.value);
                }}
              >
                {option.label}
                {option.hint && <span className={styles.hint}>{option.hint}</span>}
              </button>
            ))}
          </div>
        </FieldGroup>
      </QuietLabel>
      {chosen >= 0 && children && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(chosen)} className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
