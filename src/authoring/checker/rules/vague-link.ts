import { type FileRule, mentionsIn } from '../rule.ts';
import { placeIn } from '../source.ts';

const links = /\[([^[\]]*)\]\(/g;
const vague =
  /^(?:(?:please )?(?:click|tap|press)(?: on)?(?: here| this(?: link)?)?|here|this|link|this link|this page|more|read more|learn more|find out more|see more|https?:\S*|www\.\S*)[.!]?$/i;

export const vagueLink: FileRule = {
  severity: 'warning',
  doc: 'A link whose words do not say where it goes, such as "here": read by itself, it tells nothing (WCAG 2.4.4).',
  *findIn(source) {
    for (const { name: text, node } of mentionsIn(source, 'text', 'message')) {
      for (const [, words = ''] of text.matchAll(links)) {
        if (!vague.test(words.trim())) continue;
        const message = `The link "${words}" does not say where it goes. Let its words name the page.`;
        yield { where: placeIn(source, node, words, '['), message };
      }
    }
  },
};
