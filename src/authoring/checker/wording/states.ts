import { denied, isFailing } from '../guards/contrary.ts';
import { at, entries, type Node, textOf } from '../json.ts';
import { keepByText } from '../keep.ts';
import type { Flaw } from '../rule.ts';
import { sentencesOf } from '../sentences.ts';
import type { ReadSource } from '../source.ts';
import english from './english.json' with { type: 'json' };
import { partsOf } from './links.ts';
import { holdsAny, wordsOf } from './phrase-match.ts';

const states: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(english.states.words));
const { refused, denied: denying }: Readonly<Record<'refused' | 'denied', readonly string[]>> =
  english.unsaid.words;
const open = [...english.open.words.all, ...english.pending.words.all];

const { over, running }: Readonly<Record<'over' | 'running', readonly string[]>> = english.finished.words;

/** Texts that say the contrary of what they are called: `not-sent` that something was sent, `sent` that it was not. */
export function* statesIn({ kind, root }: ReadSource): Generator<Flaw> {
  const section = kind === 'words' || kind === 'messages' ? at(root, kind) : at(root, 'notices');
  for (const { key, value } of entries(section))
    for (const text of kind === 'words' || kind === 'messages'
      ? [value]
      : ['heading', 'text'].flatMap((part) => at(value, part) ?? [])) {
      const said = contraryOf(partsOf(key), text);
      if (said !== undefined)
        yield {
          where: text,
          message: `This says ${JSON.stringify(said)}, and it is called "${key}". Correct one of them.`,
        };
    }
}

/** The sentence of a text that says the contrary of its name. */
function contraryOf(parts: readonly string[], text: Node): string | undefined {
  if (parts.some((part) => running.includes(part))) {
    const words = wordsOf(textOf(text) ?? '');
    const isOver = words.some((word) => over.includes(word)) && denied(words) === 0;
    const isOpen = words.some((word) => word.endsWith('ing')) || holdsAny(words, open);
    return isOver && !isOpen ? textOf(text) : undefined;
  }
  const isRefused = parts.some((part) => refused.includes(part));
  const place = parts.findIndex((part) => states.has(part.replace(/^un/, '')));
  const state = parts[place]?.replace(/^un/, '') ?? '';
  const isDenied = parts[place]?.startsWith('un') || denying.includes(parts[place - 1] ?? '');
  const forms = isRefused ? [...states.values()].flatMap(([past = '']) => past) : (states.get(state) ?? []);
  for (const sentence of sentencesOf(textOf(text) ?? '')) {
    const words = wordsOf(sentence);
    const isNot = denied(words) > 0;
    if (isDenied || isRefused) {
      const isSaid = words.some((word) => word === forms[0] || (isRefused && forms.includes(word)));
      const isOpen = isNot || words.some(isFailing) || holdsAny(words, open);
      if (isSaid || isOpen) return isSaid && !isOpen ? sentence : undefined;
    } else if (forms.some((form) => holdsAny(words, denialsOf(form)))) return sentence;
  }
  return undefined;
}

/** What denies a state: `not sent`, `could not be sent`. */
const denialsOf = keepByText((form) =>
  ['not', 'not be', 'not been', 'never', 'failed to', 'unable to', 'cannot be', 'cannot'].map(
    (denial) => `${denial} ${form}`,
  ),
);
