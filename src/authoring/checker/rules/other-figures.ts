import { textOf } from '../json.ts';
import { type Differing, otherDates } from '../locales/dates.ts';
import { otherThings } from '../locales/kinds.ts';
import { inTranslations } from '../locales/locales.ts';
import type { ProjectRule } from '../rule.ts';

export const otherFigures: ProjectRule = {
  severity: 'error',
  doc: 'A translation with other figures, numbers, months or weekdays than the text has that it translates, or with them in another order, or with another thing of a kind that its language lists; or a sentence that nobody translated.',
  find: inTranslations((language) => {
    const [otherNames, otherWords] = [otherDates(language), otherThings(language)];
    return function* ({ source, from, to }) {
      const [text, translated] = [textOf(from) ?? '', textOf(to) ?? ''];
      const differing = [
        otherFiguresOf(text, translated),
        otherNames(text, translated),
        ...otherWords(text, translated),
      ].find(({ others, missing }) => others.length > 0 && missing.length > 0);
      const moved = movedIn(text, translated);
      if (differing !== undefined) {
        const message = `This says ${differing.others.join(', ')} where the text that it translates says ${differing.missing.join(', ')}. Say the same.`;
        yield { source, where: to, message };
      } else if (moved !== undefined) {
        const message = `This says ${moved} in another order than the text that it translates. Say them in its order.`;
        yield { source, where: to, message };
      } else if (text === translated && isSentence(text)) {
        const message = 'This is the text itself, and no translation of it. Translate it, or leave it out.';
        yield { source, where: to, message };
      }
    };
  }),
};

function otherFiguresOf(text: string, translated: string): Differing {
  const [figures, its] = [figuresIn(text), figuresIn(translated)];
  return {
    others: its.filter((figure) => !figures.includes(figure)),
    missing: figures.filter((figure) => !its.includes(figure)),
  };
}

/** The figures of a translation, and placeholders side by side, that its text has the other way round. */
function movedIn(text: string, translated: string): string | undefined {
  const [figures, its] = [figuresIn(text), figuresIn(translated)];
  if (`${figures}` !== `${its}` && `${figures.toSorted()}` === `${its.toSorted()}`) return its.join(', ');
  const pairs = Array.from(text.matchAll(/(\{[^{}]*\})(?=[^\p{L}\p{N}{}]{0,3}(\{[^{}]*\}))/gu));
  const turned = pairs.find(
    ([, first = '', second = '']) =>
      first !== second &&
      new RegExp(`${escaped(second)}[^\\p{L}\\p{N}{}]{0,3}${escaped(first)}`, 'u').test(translated),
  );
  return turned && `${turned[2]}, ${turned[1]}`;
}

const escaped = (name: string) => name.replaceAll(/[{}.]/g, '\\$&');

/** Figures written in digits; in placeholders there are none. */
const figuresIn = (text: string): readonly string[] =>
  text.replace(/\{[^{}]*\}/g, '').match(/\d+(?:[.,:]\d+)*/g) ?? [];

/** Words that no language shares by chance: names have capitals, and a single word may be the same. */
const isSentence = (text: string) =>
  (text.replace(/\{[^{}]*\}/g, '').match(/(?<![\p{L}\p{N}])\p{Ll}{3,}/gu) ?? []).length > 0 &&
  / /.test(text.trim());
