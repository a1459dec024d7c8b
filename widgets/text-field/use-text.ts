import { type ChangeEvent, useState } from 'react';
import type { Json } from '../../src/engine/types.ts';
import type { Leaving } from '../frame/use-leave.ts';
import type { WidgetProps } from '../types.ts';

interface TextRules {
  /** What stays of what is typed. */
  readonly filter: (typed: string) => string;
  /** The answer that a text stands for; without it the text itself. */
  readonly toValue?: (text: string) => Json | undefined;
  /** The text as it stays on leaving. */
  readonly tidy?: (text: string) => string;
}

/**
 * The input attributes of a box over an answer: it keeps a text that is not the answer's own ("12.") as long as it stands for the
 * present answer, and shows the answer itself once that changes from elsewhere. The caret stays where it was when a
 * character is filtered out.
 */
export function useText(
  { value, onChange }: Pick<WidgetProps, 'value' | 'onChange'>,
  leaving: Leaving,
  { filter, toValue = (text) => text || undefined, tidy }: TextRules,
) {
  const [typed, setTyped] = useState<string>();
  const text = typed !== undefined && toValue(typed) === (value ?? undefined) ? typed : textOf(value);
  const put = (next: string) => {
    const answer = toValue(next);
    setTyped(next === textOf(answer) ? undefined : next);
    if (answer !== (value ?? undefined)) onChange(answer);
  };
  return {
    value: text,
    onChange: ({ currentTarget: box }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      leaving.used();
      const next = filter(box.value);
      if (next !== box.value) {
        const caret = filter(box.value.slice(0, box.selectionStart ?? box.value.length)).length;
        box.value = next;
        box.setSelectionRange(caret, caret);
      }
      put(next);
    },
    onBlur: () => {
      const tidied = tidy?.(text) ?? text;
      if (tidied !== text) put(tidied);
    },
  };
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
