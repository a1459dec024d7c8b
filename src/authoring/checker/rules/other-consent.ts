import { at, entries, items, type Node, textOf } from '../json.ts';
import { keepByText } from '../keep.ts';
import type { Project } from '../project.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';
import english from '../wording/english.json' with { type: 'json' };
import { holdsAny, wordsOf } from '../wording/phrase-match.ts';

/** So many words that another field is called by, and its own is not, are no chance. */
const few = 2;

export const otherConsent: ProjectRule = {
  severity: 'error',
  doc: "Words of one field that say what another field of the card is about, and nothing of its own title; or a variant's words for a yes that takes in others too.",
  *find(project) {
    const { cards, variants } = project;
    for (const { source } of cards.values()) yield* copiedIn(source);
    yield* calledIn([...variants.values()]);
    yield* widenedIn(project);
    for (const source of variants.values()) {
      const card = cards.get(textOf(at(source.root, 'card')) ?? '')?.source.root;
      const fields = entries(at(card, 'schema', 'properties')).map(({ key, value }) => ({
        name: key,
        words: new Set([at(value, 'title'), at(card, 'ui', key, 'text')].flatMap(saidBy)),
      }));
      for (const { key, value } of entries(at(source.root, 'text'))) {
        const own = fields.find(({ name }) => name === key);
        const said = [...new Set(saidBy(value))];
        const shared = (words: ReadonlySet<string>) => said.filter((word) => words.has(word)).length;
        const [best] = fields.toSorted((one, other) => shared(other.words) - shared(one.words));
        if (own === undefined || best === undefined || shared(best.words) < shared(own.words) + few) continue;
        const message = `These words are about "${best.name}", and they stand on "${key}". Give it words of its own.`;
        yield { source, where: value, message };
      }
    }
  },
};

/** What a variant calls one field by words that the other variants have for another field, and none of them for this one. */
function* calledIn(variants: readonly ReadSource[]): Generator<Finding> {
  const all = variants.flatMap((source) =>
    ['text', 'title'].flatMap((section) =>
      entries(at(source.root, section)).map(({ key, value }) => ({
        ...{ source, section, key, value, card: textOf(at(source.root, 'card')) },
        words: wordsOf(textOf(value) ?? '').join(' '),
      })),
    ),
  );
  for (const one of all) {
    const alike = all.filter(
      ({ source, ...other }) =>
        source !== one.source &&
        other.card === one.card &&
        other.section === one.section &&
        other.words === one.words,
    );
    const [other] = alike;
    const isOwn = alike.some(({ key }) => key === one.key || lastOf(key) === lastOf(one.key));
    if (other === undefined || isOwn) continue;
    const message = `"${textOf(one.value)}" is what ${other.source.file} calls "${other.key}", and it stands on "${one.key}". Give it words of its own.`;
    yield { source: one.source, where: one.value, message };
  }
}

/** A variant's words for a question of yes or no, by which a yes holds for others than by the card's. */
function* widenedIn({ cards, variants }: Project): Generator<Finding> {
  const { all } = english.others.words;
  for (const source of variants.values()) {
    const card = cards.get(textOf(at(source.root, 'card')) ?? '');
    for (const { key, value } of entries(at(source.root, 'text'))) {
      const schema = card?.fields.get(key);
      const type = at(schema, 'type');
      if (![type, ...items(type)].some((one) => textOf(one) === 'boolean')) continue;
      const said = [at(schema, 'title'), at(card?.source.root, 'ui', key, 'text')].flatMap((node) =>
        wordsOf(textOf(node) ?? ''),
      );
      if (!holdsAny(wordsOf(textOf(value) ?? ''), all) || holdsAny(said, all)) continue;
      const message = `By these words a yes to "${key}" takes in others, and the card asks for one alone. Ask for each by itself.`;
      yield { source, where: value, message };
    }
  }
}

/** The last word of a name: of two kinds of one thing it is the same. */
const lastOf = (name: string) => name.split(/(?=[A-Z])/).at(-1);

/** The words of a box that share nothing with its title, and more with those of another box. */
function* copiedIn(source: ReadSource): Generator<Finding> {
  const fields = entries(at(source.root, 'schema', 'properties')).flatMap(({ key, value }) => {
    const [title, text] = [at(value, 'title'), at(source.root, 'ui', key, 'text')];
    return text === undefined
      ? []
      : { name: key, text, title: saidBy(title), words: [title, text].flatMap(saidBy) };
  });
  for (const { name, text, title } of fields) {
    const said = [...new Set(saidBy(text))];
    if (title.length < few || said.some((word) => title.includes(word))) continue;
    const other = fields.find(
      (one) => one.name !== name && said.filter((word) => one.words.includes(word)).length >= few,
    );
    if (other === undefined) continue;
    const message = `These words are about "${other.name}", and they stand on "${name}". Give it words of its own.`;
    yield { source, where: text, message };
  }
}

const helping = new Set([
  ...english.helping.words.all,
  ...english.joining.words.all,
  ...english.articles.words.all,
  ...english.doers.words.all,
  ...english.agreeing.words.all,
]);

/** The words of a text that say what it is about, by their first letters. */
const aboutIn = keepByText((text): readonly string[] =>
  wordsOf(text)
    .filter((word) => word.length > 3 && !word.startsWith('{') && word !== '(link)' && !helping.has(word))
    .map((word) => word.slice(0, 5)),
);

const saidBy = (node: Node | undefined) => aboutIn(textOf(node) ?? '');
