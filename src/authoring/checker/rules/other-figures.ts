import { textOf } from '../json.ts';
import { localesOf } from '../locales/locales.ts';
import type { ProjectRule } from '../rule.ts';

export const otherFigures: ProjectRule = {
  severity: 'error',
  doc: 'A translation with other figures than the text has that it translates, or a sentence that nobody translated.',
  *find(project) {
    for (const { source, from, to } of localesOf(project).flatMap(({ texts }) => texts)) {
      if (from === undefined || to === undefined) continue;
      const [text, translated] = [textOf(from) ?? '', textOf(to) ?? ''];
      const figures = figuresIn(text);
      const others = figuresIn(translated).filter((figure) => !figures.includes(figure));
      const missing = figures.filter((figure) => !figuresIn(translated).includes(figure));
      if (others.length > 0 && missing.length > 0) {
        const message = `This says ${others.join(', ')} where the text that it translates says ${missing.join(', ')}. Say the same.`;
        yield { source, where: to, message };
      } else if (text === translated && isSentence(text)) {
        const message = 'This is the text itself, and no translation of it. Translate it, or leave it out.';
        yield { source, where: to, message };
      }
    }
  },
};

/** Figures written in digits; in placeholders there are none. */
const figuresIn = (text: string): readonly string[] =>
  text.replace(/\{[^{}]*\}/g, '').match(/\d+(?:[.,:]\d+)*/g) ?? [];

/** Words that no language shares by chance: names have capitals, and a single word may be the same. */
const isSentence = (text: string) =>
  (text.replace(/\{[^{}]*\}/g, '').match(/(?<![\p{L}\p{N}])\p{Ll}{3,}/gu) ?? []).length > 0 &&
  / /.test(text.trim());
