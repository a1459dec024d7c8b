import { type LineChange, lineChanges } from '../save/line-changes.ts';
import { capitalised, saysPath, sentencesIn } from '../words/sentences.ts';

/** A sentence before and after; a side is left out where it had none. */
interface WordsChange {
  readonly name: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** What a version of a file changed: its sentences, and the lines that say something else. Nothing where what was before is not known. */
export function historyChanges(
  file: string,
  older: string | undefined,
  text: string,
): { readonly words: readonly WordsChange[]; readonly lines: readonly LineChange[] } {
  if (older === undefined) return { words: [], lines: [] };
  const [was, is] = [older, text].map((one) => {
    const sentences = sentencesIn({ file, text: one });
    return new Map(sentences.map(({ path, text }) => [JSON.stringify(path), { path, text }]));
  });
  const places = new Map([...(was ?? []), ...(is ?? [])]);
  const words = [...places].flatMap(([key, { path }]) => {
    const [before, after] = [was?.get(key)?.text, is?.get(key)?.text];
    return before === after ? [] : { name: capitalised(saysPath(path)), before, after };
  });
  const isTold = ({ sign, text }: LineChange) =>
    words.some(({ before, after }) => {
      const said = sign === 'added' ? after : before;
      return said !== undefined && text.includes(JSON.stringify(said));
    });
  return { words, lines: lineChanges(older, text).filter((line) => !isTold(line)) };
}
