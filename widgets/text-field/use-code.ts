import type { ChangeEvent, KeyboardEvent } from 'react';
import type { Leaving } from '../frame/use-leave.ts';
import type { WidgetProps } from '../types.ts';
import { useText } from './use-text.ts';

const longestCode = 50;

/** A code as it is kept: letters and digits, upper case; spaces and punctuation that people type are dropped. */
export function plainCode(typed: string): string {
  return typed
    .replace(/[^\p{L}\d]/gu, '')
    .toUpperCase()
    .slice(0, longestCode);
}

/** The input attributes of a box for a code that a button looks up; Enter presses that button and submits nothing. */
export function useCode(
  { value, onChange, onAction }: WidgetProps,
  leaving: Leaving,
  filter: (typed: string) => string,
) {
  const { text, onChange: onType } = useText(
    value,
    { filter, toValue: (code) => (code === '' ? undefined : code), tidy: (code) => code },
    onChange,
  );
  return {
    value: text,
    autoCapitalize: 'characters',
    spellCheck: false,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      leaving.used();
      onType(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onAction?.();
    },
  };
}
