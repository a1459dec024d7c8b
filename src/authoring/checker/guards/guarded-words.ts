import { getNodePath } from 'jsonc-parser';
import { at, entries, isInside, items, type Node, textOf } from '../json.ts';
import { keep, keepByText } from '../keep.ts';
import type { Project } from '../project.ts';
import { type Finding, mentionsIn } from '../rule.ts';
import { fixedSentences, plain, sentencesOf } from '../sentences.ts';
import type { ReadSource, Source } from '../source.ts';
import { amountsIn, evenBounds } from '../wording/figures.ts';
import { wordsOf } from '../wording/phrase-match.ts';
import {
  affirmed,
  alike,
  denied,
  isContrary,
  isFailing,
  isOtherwise,
  type Speech,
  thingsIn,
} from './contrary.ts';
import type { Place } from './place.ts';

/** A sentence that people read, as its words, and the text that it stands in. */
interface Said {
  readonly source: ReadSource;
  readonly node: Node;
  readonly sentence: string;
  /** The whole text. */
  readonly text: string;
}

const shown: readonly Source['kind'][] = [
  'card',
  'journey',
  'variant',
  'notices',
  'messages',
  'words',
  'brand',
  'table',
  'conditions',
  'obligations',
  'choices',
];

/** Every sentence of every text that people read, and of what says to authors what a condition or an obligation asks. */
export const said = keep((project: Project): readonly Said[] =>
  project.read.flatMap((source) => (shown.includes(source.kind) ? saidIn(source) : [])),
);

/** What the parts of a file say under a key. */
const saidUnder = (parts: Node | undefined, key: string) =>
  entries(parts).flatMap(({ value }) => {
    const node = at(value, key);
    return node === undefined ? [] : { name: textOf(node) ?? '', node };
  });

/** The texts of a file; of a table who published its sets, and when; of conditions and obligations what each says. */
function textsOf(source: ReadSource): readonly { readonly name: string; readonly node: Node }[] {
  const { kind = '', root } = source;
  if (kind === 'table') return saidUnder(at(root, 'sets'), 'source');
  const isSaying = ['conditions', 'obligations', 'choices'].includes(kind);
  return isSaying ? saidUnder(at(root, kind), 'says') : mentionsIn(source, 'text', 'message');
}

const saidIn = keep((source: ReadSource): readonly Said[] =>
  textsOf(source).flatMap(({ name: text, node }) =>
    sentencesOf(text).map((sentence) => ({ source, node, sentence, text })),
  ),
);

/** The same by sentence and by whole text. */
const saidBy = keep((project: Project): ReadonlyMap<string, readonly Said[]> => {
  const by = new Map<string, Said[]>();
  for (const one of said(project))
    for (const key of new Set([one.sentence, one.text])) {
      const others = by.get(key);
      if (others) others.push(one);
      else by.set(key, [one]);
    }
  return by;
});

/** Behind a name: how often it stands. */
const copies = / — \d+$/;

/** Each name once, and how often it stands where that is more than once: `NAME — 2`. No copy changes unnoticed beside others. */
function counted(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} — ${count}`));
}

/** The sentences that say what is not done: what people rely on. */
export const promisesIn = (project: Project): readonly string[] =>
  counted(project.read.flatMap((source) => (shown.includes(source.kind) ? promisesOf(source) : [])));

const promisesOf = keep((source: ReadSource): readonly string[] =>
  saidIn(source).flatMap(({ sentence }) =>
    // One word is the name of a message that stands elsewhere.
    sentence.includes(' ') && isStatement(sentence) && denied(wordsOf(plain(sentence))) > 0
      ? plain(sentence)
      : [],
  ),
);

/** Where a promise is turned round: nearly the same words, and fewer that deny; undefined where nothing says the opposite. */
export function placeOfOpposite(project: Project, promise: string): Said | undefined {
  const speech = speechOf(project);
  return said(project).find((one) => {
    // What stood before stands beside it, and is no other wording of it.
    if (isKept(project, one.source, one.sentence)) return false;
    const [words, now] = toldOf(promise.replace(copies, ''), one);
    // "You can go on without it" may well be "you can go on".
    const [fewer, more] = [now, words].map((all) => denied(all.filter((word) => word !== 'without')));
    const isLess =
      (fewer ?? 0) < (more ?? 0) && !now.some((word) => isFailing(word) && !words.includes(word));
    const isDone = isLess && alike(affirmed(words), affirmed(now)) >= 0.7;
    return isDone || isContrary(speech, words, now) || isOtherwise(speech, words, now);
  });
}

/** So many words say something that has a contrary, as does what ends in a full stop; a label has none. */
const statement = 3;

export const isStatement = (sentence: string) =>
  wordsOf(plain(sentence)).length >= statement || sentence.endsWith('.');

/** The sentences that say how something is and stand in no other guard, each behind its file: `saved-quote: The link works once.` */
export function statementsIn(project: Project): readonly string[] {
  const fixed = new Set(fixedSentences(project).map(({ sentence }) => sentence));
  const names = project.read.flatMap((source) =>
    (shown.includes(source.kind) ? statementsOf(source) : []).flatMap(({ sentence, name }) =>
      fixed.has(sentence) ? [] : name,
    ),
  );
  return counted(names);
}

const statementsOf = keep((source: ReadSource) =>
  saidIn(source).flatMap(({ sentence }) => {
    const isTold = isStatement(sentence) && denied(wordsOf(plain(sentence))) === 0;
    return isTold ? { sentence, name: statementOf(source, sentence) } : [];
  }),
);

/** The guards of this kind in the ledger, by the name that it has there. */
export const toldSo = 'told so';

/** The guards of this kind in the ledger, by the name that it has there. */
export const aPromise = 'a promise';

/** What the ledger has of sentences that stand anywhere, and of those that stand in a file; and those of requirements. */
const keptSentences = keep((project: Project): ReadonlySet<string> => {
  const ledger = project.read.find(({ kind }) => kind === 'guards');
  const kept = [toldSo, aPromise].flatMap((kind) => items(at(ledger?.root, 'guards', kind)));
  const fixed = fixedSentences(project).map(({ sentence }) => sentence);
  return new Set([...kept.flatMap((name) => textOf(name)?.replace(copies, '') ?? []), ...fixed]);
});

/** Whether a text says in other words what its file said in the ledger. */
export function isReworded(project: Project, source: ReadSource, text: string): boolean {
  const file = `${fileOf(source)}: `;
  const now = new Set(saidIn(source).map(({ sentence }) => `${file}${plain(sentence)}`));
  const gone = [...keptSentences(project)].filter((name) => name.startsWith(file) && !now.has(name));
  const [words, speech] = [toldIn(plain(text)), speechOf(project)];
  return gone.some((name) => {
    const before = toldIn(name.slice(file.length));
    return (
      alike(before, words) >= 0.5 && !isContrary(speech, before, words) && !isOtherwise(speech, before, words)
    );
  });
}

/** Whether a sentence stands as the ledger has it. */
export const isKept = (project: Project, source: ReadSource, sentence: string) =>
  [plain(sentence), statementOf(source, sentence)].some((one) => keptSentences(project).has(one));

/** The words of a sentence, each length of time as one of them, and every least and most in one way. */
const toldIn = keepByText((sentence) => wordsOf(amountsIn(evenBounds(sentence.replace(sameBeside, '')))));
/** Of "10 working days' notice", as many as in "10 working days"; and "18 years old" is 18. */
const sameBeside = /(?<=s)['’](?!\w)|(?<=\d) years? old\b/gi;

/** What follows these words is an example: up to the next comma, bracket or end. */
const example = /\b(such as|for example,?|for instance,?|e\.g\.):? [^,;()]*[\d@][^,;()]*/gi;

/** The words of a sentence of the ledger and of one that stands now; in a hint or a message of a field every example is as good. */
function toldOf(before: string, { node, sentence }: Said) {
  const keys = getNodePath(node);
  const isOfField = keys.at(-1) === 'hint' || keys.at(-2) === 'errorMessage';
  const told = (text: string) => toldIn(isOfField ? text.replace(example, '$1') : text);
  return [told(before), told(plain(sentence))] as const;
}

const speechOf = keep((project: Project): Speech => {
  const { one, many } = project.trade.words.owners;
  const titles = project.read.flatMap(({ root, kind }) =>
    entries(kind === 'card' ? at(root, 'schema', 'properties') : undefined).map(({ value }) =>
      wordsOf(textOf(at(value, 'title')) ?? ''),
    ),
  );
  const things = thingsIn([...keptSentences(project)].map(toldIn), titles);
  return { parts: project.parts, owners: [one, many, `{${one}}`], things };
});

/** What a name of the ledger says, without the file that it stands in and how often. */
export const toldName = (name: string) => name.slice(name.indexOf(': ') + 2).replace(copies, '');

/** How the ledger calls the file of a sentence. Brands are an operator's own: it names none. */
export const fileOf = ({ name, kind }: ReadSource) => (kind === 'brand' ? kind : (name ?? kind));

const statementOf = (source: ReadSource, sentence: string) => `${fileOf(source)}: ${plain(sentence)}`;

/**
 * Where a sentence says the contrary of one of the ledger: the same words and a denial more or less, or one word for its
 * opposite; undefined where none does.
 */
export function placeOfDenial(project: Project, name: string): Place | undefined {
  const speech = speechOf(project);
  const place = name.indexOf(': ');
  return said(project).find((one) => {
    const { source, sentence } = one;
    if (fileOf(source) !== name.slice(0, place) || isKept(project, source, sentence)) return false;
    const [words, now] = toldOf(toldName(name), one);
    // A label of a filter may begin with "only": it says what is left, and turns nothing round.
    if (now[0] === 'only' && !sentence.endsWith('.') && `${now.slice(1)}` === `${words}`) return false;
    return isContrary(speech, words, now) || isOtherwise(speech, words, now);
  });
}

/** The sentences of requirements that stand alone in a text or between other sentences: by name, with file and part. */
export const wholeSentencesIn = (project: Project): readonly string[] =>
  fixedSentences(project).flatMap(({ sentence }) => wholes(project, sentence));

/** Each text that says it, once; a part that says it more than once has them numbered, in whatever order they stand. */
function wholes(project: Project, fixed: string): readonly string[] {
  const texts = saidBy(project).get(fixed) ?? [];
  const places = [...new Map(texts.map(({ source, node }) => [node, source]))].map(
    ([node, source]) => `${fixed} — ${source.file} ${partOf(getNodePath(node).map(String)).join(' ')}`,
  );
  return places.map((place, index) => {
    const before = places.slice(0, index).filter((one) => one === place).length;
    return before === 0 ? place : `${place} ${before + 1}`;
  });
}

/** The keys that lead to the field, notice, message or section in which a path ends. */
const partOf = (path: readonly string[]) => path.slice(0, path[0] === 'schema' ? 3 : 2);

/** The field, notice, message or section of such a name, where it still stands. */
function partNamed(project: Project, name: string): Place | undefined {
  const [file, ...path] = (name.split(' — ')[1] ?? '').split(' ');
  const source = project.read.find((one) => one.file === file);
  const node = source && at(source.root, ...partOf(path));
  return node && { source, node };
}

/** The guards of this kind in the ledger, by the name that it has there. */
export const saidToTheLetter = 'said to the letter';

/** Where a fixed sentence was said when the guards were last kept; undefined where that is gone, or nobody kept it. */
export function placeThatSaid(
  project: Project,
  fixed: string,
): Pick<Finding, 'source' | 'where'> | undefined {
  const ledger = project.read.find(({ kind }) => kind === 'guards');
  const names = items(at(ledger?.root, 'guards', saidToTheLetter)).flatMap((name) => textOf(name) ?? []);
  const part = partNamed(project, names.find((name) => name.startsWith(`${fixed} — `)) ?? '');
  return part && { source: part.source, where: part.node };
}

/**
 * The text that says such a sentence no more as it stands, with words around it or reworded, else the field, notice or
 * section that said it and is still there. Undefined where it is said as often as the `kept` names have it, only elsewhere.
 */
export function placeOfReworded(project: Project, name: string, kept: readonly string[]): Place | undefined {
  const [fixed = '', place = ''] = name.split(' — ');
  const source = project.read.find(({ file }) => file === place.split(' ')[0]);
  const all = new Set(fixedSentences(project).map(({ sentence }) => sentence));
  // What no text says at all is told by the rule that holds it to the letter.
  if (!source || !all.has(fixed) || !said(project).some(({ text }) => text.includes(fixed))) return undefined;
  const before = kept.filter((one) => one.startsWith(`${fixed} — `)).length;
  if (wholes(project, fixed).length >= before) return undefined;
  const part = partNamed(project, name);
  const within = part?.node ?? source.root;
  // A message may be called by its name, too.
  const isCalled = mentionsIn(source, 'message').some(
    ({ name: called, node }) => isInside(node, within) && textOf(project.messages.get(called)) === fixed,
  );
  if (isCalled) return undefined;
  const words = wordsOf(fixed);
  const near = said(project)
    .filter((one) => one.source === source && isInside(one.node, within) && !all.has(one.text))
    .map((one) => ({ one, shared: alike(words, wordsOf(one.sentence)) }))
    .toSorted((left, right) => right.shared - left.shared)[0];
  if (near !== undefined && near.shared >= 0.6) return near.one;
  return part;
}
