import { at, type Entry, entries, items, type Node, textOf } from '../json.ts';
import type { FileRule, Finding, Flaw, ProjectRule } from '../rule.ts';
import type { Source } from '../source.ts';
import english from '../wording/english.json' with { type: 'json' };
import { leadsIn } from '../wording/leads.ts';
import { hostsIn, linksIn, partsOf, says, yearsIn } from '../wording/links.ts';
import { unitsIn } from '../wording/measures.ts';
import { holdsAny, wordsOf } from '../wording/phrase-match.ts';
import { statesIn } from '../wording/states.ts';
import { valuesIn } from '../wording/values.ts';

export const crossedWords: FileRule & ProjectRule = {
  severity: 'error',
  doc: 'Words that belong to what stands beside: the label of another option, the name of another address, unit or part.',
  *findIn(source) {
    yield* labelsIn(source);
    yield* titlesIn(source);
    yield* sizesIn(source);
    yield* linksIn(source);
    yield* hostsIn(source);
    yield* yearsIn(source);
    yield* endsIn(source);
    yield* unitsIn(source);
    if (source.root) yield* statesIn({ ...source, root: source.root });
    yield* leadsIn(source);
    yield* valuesIn(source);
    if (source.kind === 'journey') yield* stagesIn(source);
    if (source.kind === 'words') yield* wordsIn(entries(at(source.root, 'words')));
  },
  *find({ read, parts }) {
    const kinds = [[...parts], ...opposites];
    for (const source of read) {
      if (source.kind === 'contexts') yield* contextsOf([...parts], source);
      if (source.kind === 'card') {
        const asked = entries(at(source.root, 'schema', 'properties'));
        const only = asked.length === 1 ? at(asked[0]?.value, 'title') : undefined;
        const above = wordsOf(textOf(only) ?? '');
        yield* ofOther(opposites, source, above, at(source.root, 'title'), 'its field');
      }
      const title = wordsOf(textOf(at(source.root, 'title')) ?? '');
      for (const { key, value } of entries(at(source.root, 'notices')))
        for (const part of ['heading', 'text']) {
          const text = at(value, part);
          yield* ofOther([[...parts]], source, source.kind === 'card' ? title : [], text);
          yield* ofOther(kinds, source, partsOf(key), text);
        }
      if (source.kind !== 'words' && source.kind !== 'messages' && source.kind !== 'variant') continue;
      // A message may tell what another part stands in for; how a part is called names that part alone.
      for (const { key, value } of entries(at(source.root, source.kind === 'variant' ? 'text' : source.kind)))
        yield* ofOther(
          source.kind === 'messages' && !key.startsWith('for-') ? opposites : kinds,
          source,
          partsOf(key),
          value,
        );
    }
  },
};

const opposites: readonly (readonly string[])[] = Object.values(english.opposites.words);

/** A text that names the one of some words of a kind, where its name or the title above it names another. */
function* ofOther(
  kinds: readonly (readonly string[])[],
  source: Source,
  above: readonly string[],
  text: Node | undefined,
  beside = 'what it stands under',
): Generator<Finding> {
  if (text === undefined || above.length === 0) return;
  const words = wordsOf((textOf(text) ?? '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  for (const kind of kinds) {
    const only = (all: readonly string[]) => {
      const named = kind.filter((word) => all.includes(word));
      return named.length === 1 ? named[0] : undefined;
    };
    const [own, said] = [only(above), only(words)];
    if (own === undefined || said === undefined || own === said) continue;
    const message = `This says "${said}", and ${beside} says "${own}". Correct one of them.`;
    yield { source, where: text, message };
  }
}

/** Texts of a page that say each other's words, or tell of many what is said of one. */
function* wordsIn(said: readonly Entry[]): Generator<Flaw> {
  yield* exchangedIn(said);
  const isSame = (key: string, text: Node) => textOf(text)?.toLowerCase() === key;
  for (const { key, value } of said) {
    const other = said.find((one) => one.key !== key && isSame(one.key, value) && isSame(one.key, one.value));
    if (other === undefined) continue;
    yield {
      where: value,
      message: `"${key}" says what "${other.key}" says. Give each its own word.`,
    };
  }
  for (const { key, value } of said) {
    const unitOf = (words: readonly string[]) =>
      Object.entries(english.unitsOfTime.words).find(([, all]) =>
        words.some((word) => all.includes(word)),
      )?.[0];
    const [, per] = /\}\**\/(\p{L}+)$/u.exec(textOf(value) ?? '') ?? [];
    const [own, told] = [unitOf(partsOf(key)), unitOf([per ?? ''])];
    if (own === undefined || told === undefined || own === told) continue;
    const message = `"${key}" is said of a ${own}, and this says "/${per}". Correct one of them.`;
    yield { where: value, message };
  }
  for (const { key, value } of said) {
    const [number] = (textOf(value) ?? '').match(/\b\d+\b/g) ?? [];
    if (number === undefined || number === '1' || !partsOf(key).includes('one')) continue;
    yield {
      where: value,
      message: `"${key}" is said of one, and this says ${number}. Correct one of them.`,
    };
  }
}

/** Two texts of one page, named alike to their last word, of which each says the name of the other and not its own. */
function* exchangedIn(said: readonly Entry[]): Generator<Flaw> {
  const texts = said.flatMap(({ key, value }) => {
    const [, about = '', end = ''] = /^(.*)-(\w+)$/.exec(key) ?? [];
    return about === '' ? [] : { key, about, end, value, words: wordsOf(textOf(value) ?? '') };
  });
  const names = ({ words }: (typeof texts)[number], name: string) =>
    partsOf(name).every((part) => words.some((word) => word.slice(0, stem) === part.slice(0, stem)));
  for (const one of texts)
    for (const other of texts) {
      if (one === other || one.end !== other.end || !names(one, other.about) || names(one, one.about))
        continue;
      if (!names(other, one.about) || names(other, other.about)) continue;
      const message = `"${one.key}" says what "${other.key}" is about, and that one what this is about. Exchange them.`;
      yield { where: one.value, message };
    }
}

/** So many letters tell what word it is: `green` of `greenest`. */
const stem = 5;

/** A stage that says what another one's effects are called after, and not what its own are. */
function* stagesIn({ root }: Source): Generator<Flaw> {
  const stages = items(at(root, 'submit', 'stages')).map((stage) => ({
    says: at(stage, 'says'),
    words: wordsOf(textOf(at(stage, 'says')) ?? ''),
    names: items(at(stage, 'run')).flatMap((run) => partsOf(textOf(run) ?? '')),
  }));
  for (const { says: told, words, names } of stages) {
    const other = stages
      .filter((one) => one.says !== told)
      .flatMap((one) => one.names)
      .find((name) => words.includes(name) && !names.includes(name));
    if (told === undefined || other === undefined || names.some((name) => words.includes(name))) continue;
    const message = `This says "${other}", which another stage sees to. Give each stage its own words.`;
    yield { where: told, message };
  }
}

/** A situation that is named after one part, and gives a path a word of another. */
function* contextsOf(parts: readonly string[], source: Source): Generator<Finding> {
  for (const { value: dimension } of entries(at(source.root, 'dimensions')))
    for (const { key, value } of entries(at(dimension, 'values')))
      for (const { value: given } of entries(at(value, 'set')))
        if (textOf(given) !== undefined) yield* ofOther([parts], source, partsOf(key), given, `"${key}"`);
  for (const { value } of entries(at(source.root, 'homes'))) yield* ofOnePart(parts, source, value);
}

/** A home that is said to have something of one part alone, and has it of another. */
function* ofOnePart(parts: readonly string[], source: Source, home: Node): Generator<Finding> {
  const says = at(home, 'says');
  const words = wordsOf(textOf(says) ?? '');
  const [part, ...more] = parts.filter((one) => words.includes(one));
  if (
    says === undefined ||
    part === undefined ||
    more.length > 0 ||
    !holdsAny(words, english.alone.words.extent)
  )
    return;
  const given = entries(at(home, 'set'));
  const isOf = (key: string, one: string) => partsOf(lastWordsOf(key)).includes(one);
  for (const { key, value } of given) {
    const other = parts.find((one) => one !== part && isOf(key, one));
    const about = partsOf(lastWordsOf(key)).find((word) => word !== other && words.includes(word));
    if (other === undefined || about === undefined || value.value !== true) continue;
    const own = given.find((one) => isOf(one.key, part) && partsOf(lastWordsOf(one.key)).includes(about));
    if (own?.value.value !== false) continue;
    const message = `This is "${textOf(says)}", and "${key}" is true and "${own.key}" is false. Correct the sentence or the values.`;
    yield { source, where: says, message };
  }
}

const lastWordsOf = (path: string) => path.split('.').at(-1) ?? path;

const { little, much } = english.sizes.words;

/** Two options of which the lower says that it is much, and the higher that it is little: their words were exchanged. */
function* sizesIn({ root }: Source): Generator<Flaw> {
  const sizeOf = (...texts: readonly (Node | undefined)[]) => {
    const words = texts.flatMap((text) => wordsOf(textOf(text) ?? ''));
    const [isLittle, isMuch] = [little, much].map((all) => all.some((word) => words.includes(word)));
    return isLittle === isMuch ? 0 : isMuch ? 1 : -1;
  };
  for (const { value: ui } of entries(at(root, 'ui'))) {
    const options = items(at(ui, 'options')).map((option) => ({
      hint: at(option, 'hint'),
      size: sizeOf(at(option, 'value'), at(option, 'label')),
      said: sizeOf(at(option, 'hint')),
    }));
    const turned = options.filter(({ size, said }) => size !== 0 && said === -size);
    const isBoth = turned.some(({ size }) => size === 1) && turned.some(({ size }) => size === -1);
    for (const { hint } of isBoth ? turned : []) {
      if (hint === undefined) continue;
      yield {
        where: hint,
        message: 'The hint of the higher option says less, and that of the lower more. Exchange them.',
      };
    }
  }
}

/** An option whose label says another option's value, and not its own. */
function* labelsIn({ root }: Source): Generator<Flaw> {
  for (const { value: ui } of entries(at(root, 'ui'))) {
    const options = items(at(ui, 'options')).flatMap((option) => {
      const [value, label] = [textOf(at(option, 'value')), at(option, 'label')];
      return value === undefined || label === undefined ? [] : { value, label };
    });
    for (const { value, label } of options) {
      const other = options.find(
        (one) => one.value !== value && says(label.value, one.value) && !says(label.value, value),
      );
      // Only where that one's own label does not say it: one that says both beside one of them.
      if (other === undefined || says(other.label.value, other.value)) continue;
      const message = `This says "${other.value}", and choosing it means "${value}". Give each option its own words.`;
      yield { where: label, message };
    }
  }
}

/** A field whose title is word for word the name of another field of its card, or the end of that name. */
function* titlesIn({ kind, root }: Source): Generator<Flaw> {
  if (kind !== 'card') return;
  const fields = entries(at(root, 'schema', 'properties')).map(({ key, value }) => ({
    key,
    title: at(value, 'title'),
    name: partsOf(key.split('.').at(-1) ?? key).join(' '),
  }));
  for (const { key, title, name } of fields) {
    const words = wordsOf(textOf(title) ?? '').join(' ');
    const other = fields.find((one) => one.key !== key && one.name === words);
    if (title === undefined || other === undefined || says(name, words)) continue;
    const message = `This is what "${other.key}" is called, and it stands on "${key}". Give it its own words.`;
    yield { where: title, message };
  }
}

/** The two ends of a scale that say each the other end of what its title says: a night share from "Night" to "Day". */
function* endsIn({ root }: Source): Generator<Flaw> {
  for (const { key, value: ui } of entries(at(root, 'ui'))) {
    const title = wordsOf(textOf(at(root, 'schema', 'properties', key, 'title')) ?? '');
    const [low, high] = ['low', 'high'].map((end) => at(ui, end));
    for (const pair of opposites) {
      const [own, ...more] = pair.filter((word) => title.includes(word));
      const other = pair.find((word) => word !== own);
      if (own === undefined || other === undefined || more.length > 0 || high === undefined) continue;
      if (!says(high.value, other) || !says(low?.value, own)) continue;
      const message = `More of "${own}" is at this end, and it says "${other}". Exchange the words of the two ends.`;
      yield { where: high, message };
    }
  }
}
