import { at, textOf } from '../json.ts';
import { keep, keepByText } from '../keep.ts';
import { isBase, localesOf } from '../locales/locales.ts';
import type { Project } from '../project.ts';
import { mentionsOf, type ProjectRule } from '../rule.ts';
import { plain } from '../sentences.ts';
import { wordsOf } from '../wording/phrase-match.ts';

export const otherLanguage: ProjectRule = {
  severity: 'error',
  doc: 'A translation whose words are those of the language that all files are written in.',
  *find(project) {
    const written = project.read.find(
      ({ kind, ...source }) => kind === 'locale' && isBase({ kind, ...source }),
    );
    for (const { file, texts } of localesOf(project)) {
      // Two ways of writing one language have their words in common.
      if (tongueOf(file?.root) === tongueOf(written?.root)) continue;
      for (const { source, to } of texts) {
        const words = longWordsOf(textOf(to) ?? '');
        const known = words.filter((word) => writtenWords(project).has(word));
        if (to === undefined || words.length < fewest || known.length < words.length * most) continue;
        const message = `These are no words of this language: ${JSON.stringify(textOf(to))}. Translate the text.`;
        yield { source, where: to, message };
      }
    }
  },
};

/** So many words are enough to tell a language by, and so many of them are nearly all. */
const fewest = 4;
const most = 0.85;

/** A word of two letters may be one of any language. */
const longWordsOf = keepByText((text) =>
  wordsOf(plain(text)).filter((word) => /^\p{L}[\p{L}']{2,}$/u.test(word)),
);

const writtenWords = keep((project: Project): ReadonlySet<string> => {
  const texts = mentionsOf(project, 'text', 'message').filter(({ source }) => source.kind !== 'translation');
  return new Set(texts.flatMap(({ name }) => longWordsOf(name)));
});

const tongueOf = (locale: Parameters<typeof at>[0]) => textOf(at(locale, 'lang'))?.split('-')[0];
