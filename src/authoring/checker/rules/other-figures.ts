import { textOf } from '../json.ts';
import { type Differing, otherDates } from '../locales/dates.ts';
import { type Locale, localesOf } from '../locales/locales.ts';
import type { Finding, ProjectRule } from '../rule.ts';

export const otherFigures: ProjectRule = {
  severity: 'error',
  doc: 'A translation with other figures, months or weekdays than the text has that it translates, or a sentence that nobody translated.',
  *find(project) {
    for (const locale of localesOf(project)) yield* inLocale(locale);
  },
};

function* inLocale(locale: Locale): Generator<Finding> {
  const otherNames = otherDates(locale);
  for (const { source, from, to } of locale.texts) {
    if (from === undefined || to === undefined) continue;
    const [text, translated] = [textOf(from) ?? '', textOf(to) ?? ''];
    const differing = [otherFiguresOf(text, translated), otherNames(text, translated)].find(
      ({ others, missing }) => others.length > 0 && missing.length > 0,
    );
    if (differing !== undefined) {
      const message = `This says ${differing.others.join(', ')} where the text that it translates says ${differing.missing.join(', ')}. Say the same.`;
      yield { source, where: to, message };
    } else if (text === translated && isSentence(text)) {
      const message = 'This is the text itself, and no translation of it. Translate it, or leave it out.';
      yield { source, where: to, message };
    }
  }
}

function otherFiguresOf(text: string, translated: string): Differing {
  const [figures, its] = [figuresIn(text), figuresIn(translated)];
  return {
    others: its.filter((figure) => !figures.includes(figure)),
    missing: figures.filter((figure) => !its.includes(figure)),
  };
}

/** Figures written in digits; in placeholders there are none. */
const figuresIn = (text: string): readonly string[] =>
  text.replace(/\{[^{}]*\}/g, '').match(/\d+(?:[.,:]\d+)*/g) ?? [];

/** Words that no language shares by chance: names have capitals, and a single word may be the same. */
const isSentence = (text: string) =>
  (text.replace(/\{[^{}]*\}/g, '').match(/(?<![\p{L}\p{N}])\p{Ll}{3,}/gu) ?? []).length > 0 &&
  / /.test(text.trim());
