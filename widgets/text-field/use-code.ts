import type { KeyboardEvent } from 'react';
import type { Leaving } from '../frame/use-leave.ts';
import type { WidgetProps } from '../types.ts';
import { useText } from './use-text.ts';

const longestCode = 50;

/** A code as it is kept: letters and digits, upper case; spaces and punctuation that people type are dropped. */
const filter = (typed: string) =>
  typed
    .replace(/[^\p{L}\d]/gu, '')
    .toUpperCase()
    .slice(0, longestCode);

/** The input attributes of a box for a code that a button looks up; Enter presses that button and submits nothing. */
export function useCode(props: WidgetProps, leaving: Leaving) {
  return {
    ...useText(props, leaving, { filter }),
    autoCapitalize: 'characters',
    spellCheck: false,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      props.onAction?.();
    },
  };
}
