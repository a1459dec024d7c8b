import { keep } from '../keep.ts';
import { type Flaw, mentionsIn, type ProjectRule } from '../rule.ts';
import { fixedSentences, plain, sentencesOf, wordsIn } from '../sentences.ts';
import { placeIn, type ReadSource } from '../source.ts';

const most = 25;

export const longSentence: ProjectRule = {
  severity: 'warning',
  doc: `A sentence of more than ${most} words that people read, and that wording.json does not give to the letter.`,
  *find(project) {
    const fixed = new Set(fixedSentences(project).map(({ sentence }) => sentence));
    for (const source of project.read) {
      for (const { sentence, ...flaw } of longIn(source)) if (!fixed.has(sentence)) yield { source, ...flaw };
    }
  },
};

const longIn = keep((source: ReadSource): readonly (Flaw & { readonly sentence: string })[] =>
  mentionsIn(source, 'text', 'message').flatMap(({ name: text, node }) =>
    sentencesOf(text).flatMap((sentence) => {
      const words = wordsIn(plain(sentence));
      if (words <= most) return [];
      const message = `This sentence has ${words} words; people follow one of at most ${most}. Make two of it.`;
      return [{ sentence, where: placeIn(source, node, sentence), message }];
    }),
  ),
);
