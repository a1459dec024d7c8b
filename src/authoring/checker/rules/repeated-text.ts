import { at, entries, type Node, textOf } from '../json.ts';
import { type FileRule, type Flaw, mentionsIn } from '../rule.ts';
import { sentencesOf, wordsIn } from '../sentences.ts';
import { placeIn, type Source } from '../source.ts';

export const repeatedText: FileRule = {
  severity: 'warning',
  doc: 'A hint, tooltip, option or notice that says again what stands beside it, a text that says one fact of two things, or a sentence with a link that two texts of a brand say.',
  *findIn(source) {
    const { kind, root } = source;
    yield* factsTwice(source);
    yield* sentencesTwice(source);
    if (kind === 'brand') yield* linksTwice(source);
    if (kind === 'words') yield* namedAlike(root);
    if (kind === 'card') {
      for (const { key, value } of entries(at(root, 'ui'))) {
        const label = at(value, 'text') ?? at(root, 'schema', 'properties', key, 'title');
        yield* repeats(label, at(value, 'hint'), 'label');
        yield* repeats(label, at(value, 'tooltip'), 'label');
        for (const option of at(value, 'options')?.children ?? [])
          yield* repeats(at(option, 'label'), at(option, 'hint'), 'label');
      }
    }
    for (const { value } of entries(at(root, 'notices')))
      yield* repeats(at(value, 'heading'), at(value, 'text'), 'heading');
  },
};

/** A fact that is worked out for one thing, and said of two in one text. */
function* factsTwice(source: Source): Generator<Flaw> {
  for (const { name: text, node } of mentionsIn(source, 'text')) {
    const said = Array.from(text.matchAll(/\{fact\.\w+\}/g), ([name]) => name);
    const twice = said.find((name, index) => said.indexOf(name) !== index);
    if (twice === undefined) continue;
    const message = `This says ${twice} twice. Say what belongs to each place.`;
    yield { where: placeIn(source, node, twice), message };
  }
}

/** A sentence that one text says twice: it was put in once too often. */
function* sentencesTwice(source: Source): Generator<Flaw> {
  for (const { name: text, node } of mentionsIn(source, 'text', 'message')) {
    const all = sentencesOf(text);
    const twice = all.find((one, index) => all.indexOf(one) !== index && wordsIn(one) >= sentence);
    if (twice !== undefined)
      yield { where: node, message: `This says "${twice}" twice. Take one of them out.` };
    const begun = all.map((one) => one.split(' ').slice(0, beginning).join(' '));
    const again = all.find(
      (one, index) =>
        one !== all[begun.indexOf(begun[index] ?? '')] && wordsIn(begun[index] ?? '') === beginning,
    );
    if (twice !== undefined || again === undefined) continue;
    const message = `Two sentences of this begin alike, and "${again}" says another thing. Keep the one that is so.`;
    yield { where: node, message };
  }
}

/** Two sentences that share so many first words are two versions of one. */
const beginning = 5;

/** A sentence with a link that two texts of a brand say: one of them was pasted where another one stood. */
function* linksTwice(source: Source): Generator<Flaw> {
  const said = mentionsIn(source, 'text').flatMap(({ name: text, node }) =>
    sentencesOf(text).flatMap((one) => (one.includes('](http') ? { one, text, node } : [])),
  );
  for (const { one, text, node } of said) {
    if (!said.some((other) => other.one === one && other.text !== text)) continue;
    const message = `Another text of this brand says "${one}" too. Say what belongs to each.`;
    yield { where: node, message };
  }
}

/** So many words are a sentence of its own, and no label that stands in several places. */
const sentence = 4;

/** Two texts of a page that are the same part of two things, and say the same: one was copied from the other. */
function* namedAlike(root: Node | undefined): Generator<Flaw> {
  const texts = entries(at(root, 'words')).filter(
    ({ value }) => (textOf(value) ?? '').split(' ').length >= sentence,
  );
  const endOf = (key: string) => /-(\w+)$/.exec(key)?.[1];
  for (const [index, { key, value }] of texts.entries()) {
    const other = texts.find(
      (one, place) =>
        place !== index &&
        endOf(one.key) === endOf(key) &&
        endOf(key) !== undefined &&
        textOf(one.value) === textOf(value),
    );
    if (other === undefined) continue;
    yield { where: value, message: `"${key}" says what "${other.key}" says. Give each its own words.` };
  }
}

function* repeats(first: Node | undefined, second: Node | undefined, noun: string): Generator<Flaw> {
  const [one, other] = [first, second].map((node) => bare(textOf(node)));
  if (second === undefined || one === undefined || one !== other) return;
  yield {
    where: second,
    message: `This says what the ${noun} says already. Say more, or take the line out.`,
  };
}

/** The words alone, without capitals and the mark at the end. */
function bare(text: string | undefined): string | undefined {
  return text
    ?.trim()
    .toLowerCase()
    .replace(/[.!?:]+$/, '');
}
