import { alike } from '../guards/contrary.ts';
import { contentOf } from '../guards/other-matter.ts';
import { at, entries, items, type Node, textOf } from '../json.ts';
import { isHiddenBy } from '../layers.ts';
import { some } from '../phrase.ts';
import { type CardParts, type Project, variantChain } from '../project.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import { sentencesOf } from '../sentences.ts';
import type { ReadSource } from '../source.ts';
import english from '../wording/english.json' with { type: 'json' };
import { holdsAny, wordsOf } from '../wording/phrase-match.ts';

const { choosing, chosen, pointing } = english.answering.words;

/** So many words that a sentence has of a question are no chance; one is enough where it points to a box or a place. */
const few = 2;
/** A sentence of so many words was copied, where so much of it stands in another variant too. */
const long = 6;
const most = 0.7;

export const hiddenQuestion: ProjectRule = {
  severity: 'error',
  doc: 'A text that tells people to answer a question, or that they did, and a variant hides it from them; or what a variant that hides it says, copied to one that asks it.',
  *find(project) {
    const given = new Map<Node, Given>();
    for (const source of project.variants.values()) {
      const card = project.cards.get(textOf(at(source.root, 'card')) ?? '');
      if (card === undefined) continue;
      const isHidden = hiddenIn(project, source, card);
      yield* toldToAnswer(source, card, isHidden);
      yield* copied(project, source, card, isHidden);
      for (const { key, value } of entries(at(source.root, 'presets')))
        if (isHidden(key))
          for (const one of saidOfAnswer(project, key, value))
            given.set(one.where, { ...one, files: [...(given.get(one.where)?.files ?? []), source.file] });
    }
    for (const { source, where, notice, name, files } of given.values()) {
      const message = `"${notice}" says that people did this themselves, and "${name}" is hidden and answered for them in ${some(new Set(files))}. Show it to those who are asked.`;
      yield { source, where, message };
    }
  },
};

/** A notice that says "you chose", where an answer is that some variants give for people. */
interface Given {
  readonly source: ReadSource;
  readonly where: Node;
  readonly notice: string;
  readonly name: string;
  readonly files: readonly string[];
}

type IsHidden = (name: string) => boolean;

/** Whether a variant hides a question, by itself or with its group. */
function hiddenIn(project: Project, source: ReadSource, { source: card, groups }: CardParts): IsHidden {
  const layers = [...variantChain(project, source), card];
  const around = (name: string) =>
    [...groups].flatMap(([group, node]) =>
      items(at(node, 'items')).some((one) => one.value === name) ? group : [],
    );
  return (name) => [name, ...around(name)].some((one) => isHiddenBy(layers, one));
}

/** A variant's own notice about what it hides. */
function* toldToAnswer(source: ReadSource, card: CardParts, isHidden: IsHidden): Generator<Finding> {
  for (const { value } of entries(at(source.root, 'notices'))) {
    const text = at(value, 'text');
    for (const words of sentencesOf(textOf(text) ?? '').map(wordsOf)) {
      if (text === undefined || !holdsAny(words, choosing)) continue;
      const least = holdsAny(words, pointing) ? 1 : few;
      const name = [...card.fields.keys()].find(
        (one) => isHidden(one) && sharedWith(card, one, words, isHidden) >= least,
      );
      if (name === undefined) continue;
      const message = `This tells people to answer "${name}", which is hidden from them here. Ask it, or say something else.`;
      yield { source, where: text, message };
    }
  }
}

/** A notice that says of a question what a variant says that hides it, where it is asked. */
function* copied(
  project: Project,
  source: ReadSource,
  card: CardParts,
  isHidden: IsHidden,
): Generator<Finding> {
  const chain = variantChain(project, source);
  for (const other of project.variants.values()) {
    if (chain.includes(other) || project.cards.get(textOf(at(other.root, 'card')) ?? '') !== card) continue;
    const isHiddenThere = hiddenIn(project, other, card);
    for (const { value } of entries(at(source.root, 'notices'))) {
      const text = at(value, 'text');
      const said = textOf(text) ?? '';
      const theirs = entries(at(other.root, 'notices')).flatMap((one) =>
        sentencesOf(textOf(at(one.value, 'text')) ?? '').map(wordsOf),
      );
      const copy = sentencesOf(said)
        .map(wordsOf)
        .find((one) => one.length >= long && theirs.some((its) => alike(one, its) >= most));
      if (text === undefined || copy === undefined) continue;
      const name = [...card.fields.keys()].find(
        (one) =>
          isHiddenThere(one) &&
          (!isHidden(one) || presetIn(project, source, one) !== presetIn(project, other, one)) &&
          sharedWith(card, one, copy, isHiddenThere) >= few,
      );
      if (name === undefined) continue;
      const here = isHidden(name) ? `is ${presetIn(project, source, name)}` : 'is asked';
      const message = `${other.file} says this, where "${name}" is hidden and is ${presetIn(project, other, name)}, and here it ${here}. Say what is so here.`;
      yield { source, where: text, message };
    }
  }
}

/** What a variant, or one that it extends, answers for people. */
const presetIn = (project: Project, source: ReadSource, name: string) =>
  variantChain(project, source).flatMap(({ root }) => at(root, 'presets', name)?.value ?? [])[0];

/** How many words a sentence has of a question that no question has which is asked. */
function sharedWith(card: CardParts, name: string, words: readonly string[], isHidden: IsHidden): number {
  const others = new Set([...card.fields.keys()].flatMap((one) => (isHidden(one) ? [] : aboutOf(card, one))));
  const about = new Set(aboutOf(card, name).filter((word) => !others.has(word)));
  return new Set(contentOf(words).filter((word) => about.has(word))).size;
}

/** What a question is about: the words of its title, its text and its hint. */
function aboutOf({ source: { root }, fields }: CardParts, name: string): readonly string[] {
  const options = items(at(root, 'ui', name, 'options')).map((option) => at(option, 'label'));
  const said = [
    at(fields.get(name), 'title'),
    ...['text', 'hint'].map((key) => at(root, 'ui', name, key)),
    ...options,
  ];
  return said.flatMap((node) => contentOf(wordsOf(textOf(node) ?? '')));
}

/** The notices of any card that say "you chose" where an answer is the one that is given. */
function* saidOfAnswer({ cards }: Project, name: string, given: Node): Generator<Omit<Given, 'files'>> {
  for (const { source } of cards.values())
    for (const { key: notice, value } of entries(at(source.root, 'notices'))) {
      const where = at(source.root, 'show', notice, name);
      if (where === undefined || where.value !== given.value) continue;
      if (holdsAny(wordsOf(textOf(at(value, 'text')) ?? ''), chosen)) yield { source, where, notice, name };
    }
}
