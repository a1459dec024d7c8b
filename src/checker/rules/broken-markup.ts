import { type FileRule, mentionsIn } from '../rule.ts';
import { placeIn } from '../source.ts';

const good = 'Write {name}, **bold** or [words](address).';

/** Marks that would be shown as they are typed, once everything whole is taken away. */
const whole = /\\[\\*[\]]|\{[A-Za-z][\w.-]*\}|\[[^[\]]+\]\([^()\s]*\)|\*\*(?=\S)[^*]+\*\*/g;
const broken = /\{[^{}]*\}?|\}|\*\*|\[[^[\]]*\] ?\([^()]*\)?|\]\(/;

export const brokenMarkup: FileRule = {
  severity: 'error',
  doc: 'A placeholder, link or bold text that is not whole: people would see its marks.',
  *findIn(source) {
    for (const { name: text, node } of mentionsIn(source, 'text', 'message')) {
      const rest = text.replace(whole, (found) => ' '.repeat(found.length));
      const match = broken.exec(rest);
      if (match === null) continue;
      const found = text.slice(match.index, match.index + match[0].length).trim();
      const message = `"${found}" is not whole, so people would see these marks. ${good}`;
      yield { where: placeIn(source, node, found), message };
    }
  },
};
