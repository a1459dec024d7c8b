import type { ProjectRule } from '../rule.ts';
import { fixedSentences } from '../sentences.ts';

export const toTheLetter: ProjectRule = {
  severity: 'error',
  doc: 'A sentence that a requirement fixes, and that no text says to the letter.',
  *find(project) {
    // As it is written in the files: a text is said even where something beside it is mistaken.
    const said = project.read.flatMap(({ kind, text }) => (kind === 'wording' ? [] : text));
    for (const { source, node, requirement, sentence } of fixedSentences(project)) {
      if (said.some((text) => text.includes(JSON.stringify(sentence).slice(1, -1)))) continue;
      const message = `${requirement} fixes this sentence, and no text says it to the letter. Put the words back, or take this line out.`;
      yield { source, where: node, message };
    }
  },
};
