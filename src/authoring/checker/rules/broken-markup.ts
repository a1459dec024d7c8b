import { type FileRule, mentionsIn } from '../rule.ts';
import { placeIn } from '../source.ts';

const good = 'Write {name}, **bold** or [words](address).';

/** Marks that would be shown as they are typed, once everything whole is taken away. */
const whole = /\\[\\*[\]]|\{[A-Za-z][\w.-]*\}|\[[^[\]]+\]\([^()\s]*\)|\*\*(?=\S)[^*]+\*\*/g;
const broken = /\{[^{}]*\}?|\}|\*\*|\[[^[\]]*\] ?\([^()]*\)?|\]\(/;
const html = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d+);/i;

export const brokenMarkup: FileRule = {
  severity: 'error',
  doc: 'A placeholder, link or bold text that is not whole, or HTML: people would see its marks.',
  *findIn(source) {
    for (const { name: text, node } of mentionsIn(source, 'text', 'message')) {
      const [tag] = html.exec(text) ?? [];
      if (tag !== undefined) {
        const message = `"${tag}" is HTML, and people would see it as it stands here. ${good}`;
        yield { where: placeIn(source, node, tag), message };
      }
      const rest = text.replace(whole, (found) => ' '.repeat(found.length));
      const match = broken.exec(rest);
      if (match === null) continue;
      const found = text.slice(match.index, match.index + match[0].length).trim();
      const message = `"${found}" is not whole, so people would see these marks. ${good}`;
      yield { where: placeIn(source, node, found), message };
    }
  },
};
