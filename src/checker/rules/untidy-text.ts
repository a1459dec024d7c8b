import { type FileRule, mentionsIn } from '../rule.ts';
import { placeIn } from '../source.ts';

/** What looks careless in a text, what it is called, and what should stand there. */
const untidy: readonly (readonly [RegExp, string, string])[] = [
  [/^ +|(?<! ) +$/g, 'The text begins or ends with a blank', ''],
  [/(?<=\S) {2,}(?=\S)/g, 'Two blanks stand together', ' '],
  [/(?<=\p{L}) (?=[,.;:!?](?:\s|$))/gu, 'A blank stands before a mark', ''],
  [/(?<=[,;:]),+/g, 'A mark stands twice', ''],
  [/(?<=\b(?!that|had)(\p{L}+)) \1\b/giu, 'A word stands twice', ''],
];

export const untidyText: FileRule = {
  severity: 'warning',
  doc: 'Words that people read with a blank, a mark or a word too many.',
  *findIn(source) {
    for (const { name: text, node } of mentionsIn(source, 'text', 'message')) {
      if (text.trim() === '') continue;
      for (const [pattern, what, instead] of untidy) {
        for (const { index, 0: found } of text.matchAll(pattern)) {
          // From the beginning of the text to the mistake: the place is the right one even where it looks like others.
          const before = JSON.stringify(text.slice(0, index)).slice(1, -1);
          const { offset, length } = placeIn(source, node, JSON.stringify(found).slice(1, -1), `"${before}`);
          if (offset === node.offset) continue;
          const fix = { title: 'Take what is too many out', edits: [{ offset, length, content: instead }] };
          yield { where: { offset, length }, message: `${what}.`, fix };
        }
      }
    }
  },
};
