import { type FileRule, mentionsIn } from '../rule.ts';
import { placeIn } from '../source.ts';

/** What stands where the bytes of a file mean no character. */
const lost = '\uFFFD';

export const lostCharacter: FileRule = {
  severity: 'error',
  doc: 'A file that is not UTF-8, where a question mark was read or written in the place of a character, or one that was read as Windows-1252 and saved again.',
  *findIn(source) {
    const { text } = source;
    const offset = text.indexOf(lost);
    if (offset >= 0) {
      const message =
        'Here a character was lost: the file is not UTF-8. Save it as UTF-8 and write the character again.';
      yield { where: { offset, length: 1 }, message };
    }
    for (const { name: said, node } of mentionsIn(source, 'text', 'message'))
      for (const word of said.match(/\S*\p{L}\?(?:\p{L}\S*| (?=\p{Ll}))/gu) ?? []) {
        if (/[/=]/.test(word)) continue;
        const message = `In "${word}" a question mark stands for a letter that a program did not know. Write the letter again.`;
        yield { where: placeIn(source, node, word), message };
      }
    for (const { 0: run, index } of text.matchAll(/[^\0-\x7f]{2,}/g)) {
      const meant = readAgain(run);
      if (meant === undefined) continue;
      const message = `"${run}" is what "${meant}" looks like in a file that was read as Windows-1252 and saved again.`;
      yield { where: { offset: index, length: run.length }, message, suggest: meant };
    }
  },
};

/** What Windows-1252 has for the bytes from 0x80 to 0x9f; a byte above is the character of its number. Written out, since some decoders of that name give none of them. */
const from80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const byteOf = (character: string) => {
  const place = from80.indexOf(character);
  return place < 0 ? character.charCodeAt(0) : 0x80 + place;
};

/** What characters mean whose bytes in Windows-1252 are one or more of UTF-8; undefined where they are none. */
function readAgain(run: string): string | undefined {
  const bytes = [...run].map(byteOf);
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}
