import { denied, isFailing, rootOf } from '../guards/contrary.ts';
import { contentOf } from '../guards/other-matter.ts';
import { type FileRule, mentionsIn } from '../rule.ts';
import { sentencesOf } from '../sentences.ts';
import { placeIn } from '../source.ts';
import english from '../wording/english.json' with { type: 'json' };
import { holdsAny, wordsOf } from '../wording/phrase-match.ts';

/** So many words in common, and nothing else in one of the two, are about one thing. */
const few = 3;

export const deniesItself: FileRule = {
  severity: 'error',
  doc: 'A text of which one sentence denies what another one says, or calls needed what another one lets people leave out.',
  *findIn(source) {
    for (const { name, node } of mentionsIn(source, 'text', 'message')) {
      const all = sentencesOf(name).map((sentence) => ({ sentence, words: wordsOf(sentence) }));
      for (const [index, one] of all.entries()) {
        const other = all.slice(0, index).find(({ words }) => isDenied(words, one.words));
        if (other === undefined) continue;
        const message = `${JSON.stringify(other.sentence)} stands in the same text, and ${JSON.stringify(one.sentence)} says the contrary. Take one of them out.`;
        yield { where: placeIn(source, node, one.sentence), message };
      }
    }
  },
};

type Words = readonly string[];

/** Whether one of two sentences denies the other. What hangs on a condition may be so in one case, and not in another. */
function isDenied(one: Words, other: Words): boolean {
  const both = [one, other];
  const isLeft = both.some((words) => holdsAny(words, english.leaving.words.all));
  if (isLeft && both.some((words) => holdsAny(words, english.needing.words.all))) return true;
  if (both.some((words) => holdsAny(words, english.open.words.all) || words.some(isFailing))) return false;
  if (denied(one) % 2 === denied(other) % 2) return false;
  const [fewer = new Set(), more = new Set()] = both
    .map((words) => new Set(contentOf(words).filter(isOfMatter).map(rootOf)))
    .sort((left, right) => left.size - right.size);
  return fewer.size >= few && [...fewer].every((root) => more.has(root));
}

const beside: ReadonlySet<string> = new Set([...english.besideDenial.words.all, ...english.doers.words.all]);
const isOfMatter = (word: string) => !beside.has(word);
