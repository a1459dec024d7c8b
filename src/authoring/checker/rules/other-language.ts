import { at, textOf } from '../json.ts';
import { keep, keepByText } from '../keep.ts';
import { isBase, localesOf } from '../locales/locales.ts';
import { leaning, writtenIn } from '../locales/tongues.ts';
import type { Project } from '../project.ts';
import { mentionsOf, type ProjectRule } from '../rule.ts';
import { plain } from '../sentences.ts';
import { wordsOf } from '../wording/phrase-match.ts';

export const otherLanguage: ProjectRule = {
  severity: 'error',
  doc: 'A translation whose words are those of the language that all files are written in, or a text that is written in another one.',
  *find(project) {
    const written = project.read.find(
      ({ kind, ...source }) => kind === 'locale' && isBase({ kind, ...source }),
    );
    for (const locale of localesOf(project)) {
      const { file, texts } = locale;
      // Two ways of writing one language have their words in common.
      if (tongueOf(file?.root) === tongueOf(written?.root)) continue;
      for (const source of project.read)
        for (const { name, node } of writtenIn(source)) {
          if (leaning(project, locale, name) < foreign) continue;
          const said = textOf(at(file?.root, 'name')) ?? locale.name;
          const message = `${JSON.stringify(name)} looks like ${said}, and all texts here are written in ${textOf(at(written?.root, 'name'))}. Its place is in schemas/locales/${locale.name}.`;
          yield { source, where: node, message };
        }
      for (const { source, from, to } of texts) {
        const words = longWordsOf(textOf(to) ?? '');
        const known = words.filter((word) => writtenWords(project).has(word));
        const isKnown = words.length >= fewest && known.length >= words.length * most;
        const text = textOf(to) ?? '';
        const isOther = text !== textOf(from) && leaning(project, locale, text) < native;
        if (to === undefined || !(isKnown || isOther)) continue;
        const message = `These are no words of this language: ${JSON.stringify(textOf(to))}. Translate the text.`;
        yield { source, where: to, message };
      }
    }
  },
};

/** So many words are enough to tell a language by, and so many of them are nearly all. */
const fewest = 4;
const most = 0.85;

/** So much does a text look like one of another language, or of this one: no text of either comes near. */
const foreign = 10;
const native = -8;

/** A word of two letters may be one of any language. */
const longWordsOf = keepByText((text) =>
  wordsOf(plain(text)).filter((word) => /^\p{L}[\p{L}']{2,}$/u.test(word)),
);

const writtenWords = keep((project: Project): ReadonlySet<string> => {
  const texts = mentionsOf(project, 'text', 'message').filter(({ source }) => source.kind !== 'translation');
  return new Set(texts.flatMap(({ name }) => longWordsOf(name)));
});

const tongueOf = (locale: Parameters<typeof at>[0]) => textOf(at(locale, 'lang'))?.split('-')[0];
