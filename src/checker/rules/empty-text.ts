import { type FileRule, mentionsIn } from '../rule.ts';

export const emptyText: FileRule = {
  severity: 'error',
  doc: 'A text without a word: people would see an empty place.',
  *findIn(source) {
    for (const { name: text, node } of mentionsIn(source, 'text', 'message')) {
      if (text.trim() !== '') continue;
      yield {
        where: node,
        message: 'This text is empty. Write what people are to read, or take the line out.',
      };
    }
  },
};
