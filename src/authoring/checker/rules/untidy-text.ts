import { type FileRule, mentionsIn } from '../rule.ts';
import { placeIn } from '../source.ts';

type Untidy = readonly [RegExp, string, string];

/** What looks careless in a text of any language, what it is called, and what should stand there; a first group is what stays. */
const untidy: readonly Untidy[] = [
  [/^ +|(?<! ) +$/g, 'The text begins or ends with a blank', ''],
  [/(?<=\S) {2,}(?=\S)/g, 'Two blanks stand together', ' '],
  [/(?<=[,;:]),+/g, 'A mark stands twice', ''],
];

/** The same in English: French writes « Où ? », and « vous vous … ». */
const untidyEnglish: readonly Untidy[] = [
  ...untidy,
  [/(?<=\p{L}) (?=[,.;:!?](?:\s|$))/gu, 'A blank stands before a mark', ''],
  [/\b(?!that\b|had\b)(\p{L}{1,20}) \1\b/giu, 'A word stands twice', ''],
];

/** Of one text and one kind: whoever sees so many looks at the whole text. */
const most = 5;

export const untidyText: FileRule = {
  severity: 'warning',
  doc: 'Words that people read with a blank, a mark or a word too many.',
  *findIn(source) {
    const looks = source.kind === 'translation' ? untidy : untidyEnglish;
    for (const { name: text, node } of mentionsIn(source, 'text', 'message')) {
      if (text.trim() === '') continue;
      for (const [pattern, what, instead] of looks) {
        for (const match of firstOf(text.matchAll(pattern), most)) {
          const [found, stays = ''] = match;
          // From the beginning of the text to the mistake: the place is the right one even where it looks like others.
          const before = JSON.stringify(text.slice(0, match.index + stays.length)).slice(1, -1);
          const where = placeIn(
            source,
            node,
            JSON.stringify(found.slice(stays.length)).slice(1, -1),
            `"${before}`,
          );
          if (where.offset === node.offset) continue;
          const fix = { title: 'Take what is too many out', edits: [{ ...where, content: instead }] };
          yield { where, message: `${what}.`, fix };
        }
      }
    }
  },
};

function* firstOf<T>(all: Iterable<T>, count: number): Generator<T> {
  let left = count;
  for (const one of all) {
    if (left === 0) return;
    left -= 1;
    yield one;
  }
}
