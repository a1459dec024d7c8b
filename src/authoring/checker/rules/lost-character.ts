import type { FileRule } from '../rule.ts';

/** What stands where the bytes of a file mean no character. */
const lost = '\uFFFD';

export const lostCharacter: FileRule = {
  severity: 'error',
  doc: 'A file that is not UTF-8: what was read in the place of a character is a question mark.',
  *findIn({ text }) {
    const offset = text.indexOf(lost);
    if (offset < 0) return;
    const message =
      'Here a character was lost: the file is not UTF-8. Save it as UTF-8 and write the character again.';
    yield { where: { offset, length: 1 }, message };
  },
};
