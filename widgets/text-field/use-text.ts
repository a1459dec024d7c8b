import { type ChangeEvent, useState } from 'react';
import type { Json } from '../../src/engine/types.ts';

interface TextRules {
  readonly filter: (typed: string) => string;
  readonly toValue: (text: string) => Json | undefined;
  readonly tidy: (text: string) => string;
}

/** What a box shows, and what it does when a person types or leaves. */
export interface TextBox {
  readonly text: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly tidy: () => void;
}

/**
 * A box over an answer: it keeps a text that is not the answer's own ("12.") as long as it stands for the present answer,
 * and shows the answer itself once that changes from elsewhere. The caret stays where it was when a character is filtered out.
 */
export function useText(
  value: Json | undefined,
  rules: TextRules,
  onChange: (value: Json | undefined) => void,
): TextBox {
  const [typed, setTyped] = useState<string>();
  const text = typed !== undefined && rules.toValue(typed) === (value ?? undefined) ? typed : textOf(value);

  const put = (next: string) => {
    const answer = rules.toValue(next);
    setTyped(next === textOf(answer) ? undefined : next);
    if (answer !== (value ?? undefined)) onChange(answer);
  };

  return {
    text,
    onChange: ({ currentTarget: box }) => {
      const next = rules.filter(box.value);
      if (next !== box.value) {
        const caret = rules.filter(box.value.slice(0, box.selectionStart ?? box.value.length)).length;
        box.value = next;
        box.setSelectionRange(caret, caret);
      }
      put(next);
    },
    tidy: () => {
      const tidied = rules.tidy(text);
      if (tidied !== text) put(tidied);
    },
  };
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
