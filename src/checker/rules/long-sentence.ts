import type { Project } from '../project.ts';
import { mentionsOf, type ProjectRule } from '../rule.ts';
import { fixedSentences, plain, sentencesOf, wordsIn } from '../sentences.ts';
import { placeIn } from '../source.ts';

const most = 25;

export const longSentence: ProjectRule = {
  severity: 'warning',
  doc: `A sentence of more than ${most} words that people read, and that wording.json does not give to the letter.`,
  *find(project: Project) {
    const fixed = new Set(fixedSentences(project).map(({ sentence }) => sentence));
    for (const { source, name: text, node } of mentionsOf(project, 'text', 'message')) {
      for (const sentence of sentencesOf(text)) {
        const words = wordsIn(plain(sentence));
        if (words <= most || fixed.has(sentence)) continue;
        const message = `This sentence has ${words} words; people follow one of at most ${most}. Make two of it.`;
        yield { source, where: placeIn(source, node, sentence), message };
      }
    }
  },
};
