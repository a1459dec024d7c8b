import type { Difference } from './difference.ts';

/** Who or what differs: `Leeds`, or `leeds, york` as one of many. */
export interface Subject {
  readonly words: string;
  readonly isPlural: boolean;
}

/** Whether a difference is one in time, or one between two things that stand side by side. */
export type Tense = 'change' | 'contrast';

/** A difference as a sentence without its full stop, in plain English. */
export function saysDifference(difference: Difference, subject: Subject, tense: Tense): string {
  const said = predicate(difference, subject, tense);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

function predicate(difference: Difference, subject: Subject, tense: Tense): string {
  const { aspect, name, item, part, before, after } = difference;
  const does = (plain: string) => (subject.isPlural ? plain : thirdPerson(plain));
  const now = tense === 'change' ? 'now ' : '';
  const starts = (plain: string) => `${subject.words} ${now}${does(plain)}`;
  const stops = (plain: string) =>
    tense === 'change'
      ? `${subject.words} no longer ${does(plain)}`
      : `${subject.words} ${subject.isPlural ? 'do' : 'does'} not ${plain}`;
  const was = (words: string) => (tense === 'change' ? ` (before: ${words})` : ` (there: ${words})`);
  const it = quoted(name);
  switch (aspect) {
    case 'sent':
      if (after === undefined) return `${stops('send')} ${before} for "${item}", which is never asked`;
      return `${starts('send')} ${after} for "${item}" without asking${was(before ?? 'nothing')}`;
    case 'required':
      if (after === 'never')
        return `${stops('require')} ${it}${before === 'always' ? '' : was(when(before))}`;
      return `${starts('require')} ${it}${after === 'always' && before === 'never' ? '' : ` ${when(after)}${was(when(before))}`}`;
    case 'required at first':
      return `${after === 'true' ? starts('require') : stops('require')} ${it} as the card opens`;
    case 'preset':
      if (after === undefined) return `${stops('answer')} ${it} beforehand${was(String(before))}`;
      return `${starts('answer')} ${it} beforehand with ${after}${was(before ?? 'no answer')}`;
    case 'shown':
      return after === undefined
        ? `${stops('show')} ${quoted(firstLine(before))}`
        : `${starts('show')} ${quoted(firstLine(after))}`;
    case 'when':
      return `${starts('show')} ${it} ${when(after)}${was(when(before))}`;
    case 'at first':
      return `${after === 'true' ? starts('show') : stops('show')} ${it} as the card opens`;
    case 'name':
      return `${starts('call')} ${quoted(before)} ${quoted(after)}`;
    case 'widget':
      return `${starts('ask')} ${it} as ${after}${was(String(before))}`;
    case 'group':
      return `${starts('show')} ${it} ${place('in', after)}${was(place('in', before))}`;
    case 'order':
      return `${starts('show')} ${it} ${place('after', after)}${was(place('after', before))}`;
    case 'order of parts':
      return `${starts('show')} the parts of ${it} in another order`;
    case 'words':
      if (before === undefined) return `${starts('say')} ${quoted(after)} as the ${part} of ${it}`;
      if (after === undefined) return `${stops('say')} ${quoted(before)} as the ${part} of ${it}`;
      return `${starts('say')} ${quoted(after)} instead of ${quoted(before)}`;
  }
}

function thirdPerson(plain: string): string {
  return `${plain}s`;
}

function when(words: string | undefined): string {
  return words === 'always' || words === 'never' ? words : `when ${words}`;
}

function place(word: 'in' | 'after', name: string | undefined): string {
  if (name === undefined || name === '') return word === 'in' ? 'outside of any group' : 'first';
  return `${word} ${quoted(name)}`;
}

function firstLine(words: string | undefined): string | undefined {
  return words?.split('\n', 1)[0];
}

function quoted(words: string | undefined): string {
  return `“${words ?? ''}”`;
}
