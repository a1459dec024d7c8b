import { mentionsOf, type ProjectRule } from '../rule.ts';
import { fixedSentences } from '../sentences.ts';

export const toTheLetter: ProjectRule = {
  severity: 'error',
  doc: 'A sentence that a requirement fixes, and that no text says to the letter.',
  *find(project) {
    const said = [...mentionsOf(project, 'text', 'message')].map(({ name }) => name);
    for (const { source, node, requirement, sentence } of fixedSentences(project)) {
      if (said.some((text) => text.includes(sentence))) continue;
      const message = `${requirement} fixes this sentence, and no text says it to the letter. Put the words back, or take this line out.`;
      yield { source, where: node, message };
    }
  },
};
