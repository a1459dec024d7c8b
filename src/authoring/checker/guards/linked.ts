import { type Node, textOf } from '../json.ts';
import { wordsOf } from '../wording/phrase-match.ts';

/** What each link of a text leads to: an address by its name, or the words of the link that its address says. */
export const addressesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\[([^[\]]*)\]\(([^()]*)\)/g)).flatMap(([, label = '', address = '']) =>
    address.startsWith('{')
      ? `${slugOf(label)} ${address}`
      : wordsOf(label).flatMap((word) =>
          word.length > 3 && address.includes(word) ? `${slugOf(label)} …${word}` : [],
        ),
  );
const slugOf = (label: string) => wordsOf(label).join('-');

/** Whether a text has a link that is called so. */
export const isLinked = (node: Node, label: string) =>
  Array.from((textOf(node) ?? '').matchAll(/\[([^[\]]*)\]\(/g)).some(([, one = '']) => slugOf(one) === label);
