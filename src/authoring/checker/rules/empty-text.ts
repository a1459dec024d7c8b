import { at, entries } from '../json.ts';
import { type FileRule, mentionsIn } from '../rule.ts';

export const emptyText: FileRule = {
  severity: 'error',
  doc: 'A text or a notice without a word: people would see an empty place.',
  *findIn(source) {
    // Rule empty-translation: people see the text itself.
    if (source.kind === 'translation') return;
    for (const { keyNode, key, value } of entries(at(source.root, 'notices'))) {
      const isSaying = ['text', 'use', 'picture'].some((part) => at(value, part) !== undefined);
      if (value.type !== 'object' || isSaying) continue;
      const message = `Notice "${key}" says nothing. Give it a "text", or take it out.`;
      yield { where: keyNode, message };
    }
    for (const { name: text, node } of mentionsIn(source, 'text', 'message')) {
      if (text.trim() !== '') continue;
      yield {
        where: node,
        message: 'This text is empty. Write what people are to read, or take the line out.',
      };
    }
  },
};
