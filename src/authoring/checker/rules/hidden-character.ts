import { hiddenIn } from '../hidden.ts';
import { nodesOf, textOf } from '../json.ts';
import type { FileRule } from '../rule.ts';

export const hiddenCharacter: FileRule = {
  severity: 'error',
  doc: 'A character that nobody sees, such as one that turns the direction of reading: a text would not be what it seems.',
  *findIn({ text, root }) {
    for (const node of nodesOf(root)) {
      const character = hiddenIn(textOf(node) ?? '');
      if (character === undefined) continue;
      const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
      const place = text.slice(node.offset, node.offset + node.length).indexOf(character);
      const where = place < 0 ? node : { offset: node.offset + place, length: character.length };
      const edits = [{ offset: where.offset, length: where.length, content: '' }];
      const message = `This text holds ${code}, which nobody sees. Take it out.`;
      yield { where, message, fix: place < 0 ? undefined : { title: `Take ${code} out`, edits } };
    }
  },
};
