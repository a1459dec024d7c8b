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
  if (isMore(one, other) || isMore(other, one)) return true;
  if (both.some((words) => holdsAny(words, english.open.words.all) || words.some(isFailing))) return false;
  if (denied(one) % 2 === denied(other) % 2) return false;
  const [fewer = new Set(), more = new Set()] = both
    .map((words) => new Set(contentOf(words).filter(isOfMatter).map(rootOf)))
    .sort((left, right) => left.size - right.size);
  const isSame = [...fewer].every((root) => more.has(root));
  return fewer.size >= few && (isSame || isUndone(one, other) || isUndone(other, one));
}

/** Whether what one sentence tells people to do, another one says that they need not, in much the same words. */
function isUndone(told: Words, other: Words): boolean {
  const [doing = ''] = told;
  const its = other[other.findIndex((word) => negations.has(word)) + 1];
  const shared = new Set(contentOf(told).filter(isOfMatter).map(rootOf));
  const both = new Set(
    contentOf(other)
      .map(rootOf)
      .filter((root) => shared.has(root)),
  );
  return its === doing && both.size >= few;
}

const negations: ReadonlySet<string> = new Set(english.denials.words.themselves);

/** Whether one sentence says that something is done for one thing alone, and another one that it is done for another one too. */
function isMore(alone: Words, other: Words): boolean {
  if (!holdsAny(alone, english.alone.words.extent) || !holdsAny(other, english.besides.words.all))
    return false;
  const [its = [], others = []] = [alone, other].map((words) =>
    contentOf(words).filter(isOfMatter).map(rootOf),
  );
  return its.some((root) => others.includes(root));
}

const beside: ReadonlySet<string> = new Set([...english.besideDenial.words.all, ...english.doers.words.all]);
const isOfMatter = (word: string) => !beside.has(word);
