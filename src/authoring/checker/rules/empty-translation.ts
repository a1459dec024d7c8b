import { removal } from '../edits.ts';
import { at, entries, textOf } from '../json.ts';
import type { FileRule } from '../rule.ts';

export const emptyTranslation: FileRule = {
  severity: 'error',
  isOfWords: true,
  doc: 'A translation without a word: people see the text itself until somebody writes it.',
  *findIn({ kind, root }) {
    if (kind !== 'translation') return;
    for (const { value } of entries(at(root, 'texts'))) {
      const target = at(value, 'target');
      if (target === undefined || textOf(target)?.trim() !== '') continue;
      const message = 'This translation is empty. Write what people are to read, or take it out.';
      yield { where: target, message, fix: removal(value) };
    }
  },
};
