import { at, entries, items, type Node, textOf } from '../json.ts';
import { keep, keepByText } from '../keep.ts';
import { plain } from '../sentences.ts';
import english from '../wording/english.json' with { type: 'json' };
import { isNumber } from '../wording/figures.ts';
import { wordsOf } from '../wording/phrase-match.ts';
import type { Differing } from './dates.ts';
import { type Language, listed } from './locales.ts';

/** One kind of things: by each word or phrase of the texts, and by each of a language, the first word of the thing. */
interface Kind {
  readonly said: ReadonlyMap<string, string>;
  readonly told: ReadonlyMap<string, string>;
}

/** A thing that a text names and its translation does not, with the words that the language has for it. */
export interface Lost {
  readonly thing: string;
  readonly words: readonly string[];
}

const { ones } = english.numbers.words;

/** The words of a text, a small number in digits as its word. */
const saidIn = keepByText((text): readonly string[] =>
  wordsOf(plain(text).replaceAll(/['’]/g, " '")).map((word) =>
    /^[1-9]\d?$/.test(word) ? (ones[Number(word)] ?? word) : word,
  ),
);

/** The kinds of things, such as numbers or lengths of time, of which a language says the words that it has for each. */
const kindsOf = keep(({ file }: Language): readonly Kind[] =>
  items(at(file?.root, 'kinds')).map((kind) => {
    const things = entries(kind).map(({ key, value }) => ({ said: key.split('/'), value }));
    const said = things.flatMap(({ said }) =>
      said.map((word) => [saidIn(word).join(' '), said[0] ?? ''] as const),
    );
    const told = things.flatMap(({ said, value }) =>
      items(value).map((word) => [saidIn(textOf(word) ?? '').join(' '), said[0] ?? ''] as const),
    );
    return { said: new Map(said), told: new Map([...said, ...told]) };
  }),
);

/** The things of a kind that words name, one after the other; of phrases that begin alike it is the longest. */
function thingsIn(words: readonly string[], names: ReadonlyMap<string, string>): readonly string[] {
  const found: string[] = [];
  const longest = longestOf(names);
  for (let place = 0; place < words.length; place += 1)
    for (let length = longest.get(words[place] ?? '') ?? 0; length > 0; length -= 1) {
      const thing = names.get(words.slice(place, place + length).join(' '));
      if (thing === undefined) continue;
      found.push(thing);
      place += length - 1;
      break;
    }
  return found;
}

/** How many words the phrases of names have at most, by the word that they begin with. */
const longestOf = keep((names: ReadonlyMap<string, string>): ReadonlyMap<string, number> => {
  const longest = new Map<string, number>();
  for (const words of [...names.keys()].map((name) => name.split(' ')))
    longest.set(words[0] ?? '', Math.max(words.length, longest.get(words[0] ?? '') ?? 0));
  return longest;
});

/**
 * What a translation names of each kind where its text names another thing: `three` for `two`, `month` for `year`; numbers
 * also in another order.
 */
export function otherThings(language: Language): (text: string, translated: string) => readonly Differing[] {
  const kinds = kindsOf(language);
  return (text, translated) => {
    if (kinds.length === 0) return [];
    const [words, own] = [saidIn(text), saidIn(translated)];
    return kinds.map(({ said, told }) => {
      const [named, its] = [thingsIn(words, said), thingsIn(own, told)];
      const [others, missing] = [without(its, named), without(named, its)];
      const isMoved =
        others.length + missing.length === 0 && named.every(isNumber) && `${named}` !== `${its}`;
      return isMoved ? { others: [its.join(', ')], missing: [named.join(', ')] } : { others, missing };
    });
  };
}

/** The first thing that a text names and its translation does not, of those that the language names wherever its texts do. */
export function lostThing(language: Language): (text: string, translated: string) => Lost | undefined {
  const lostIn = oneSided(language, 'always');
  return (text, translated) =>
    lostIn((kind) => [thingsIn(saidIn(text), kind.said), thingsIn(saidIn(translated), kind.told)]);
}

/** The first thing that a translation names and its text does not, of those that the language names only where its texts do. */
export function addedThing(language: Language): (text: string, translated: string) => Lost | undefined {
  const addedIn = oneSided(language, 'onlyIfSaid');
  return (text, translated) =>
    addedIn((kind) => [thingsIn(saidIn(translated), kind.told), thingsIn(saidIn(text), kind.said)]);
}

type Things = readonly string[];

/** The first thing of a list of the language that is named on one side, and not on the other. */
function oneSided(language: Language, list: string) {
  const listedThings = new Set(listed(language, list).map(({ name }) => name));
  const kinds = listedThings.size === 0 ? [] : kindsOf(language);
  return (sidesOf: (kind: Kind) => readonly [Things, Things]): Lost | undefined => {
    for (const kind of kinds) {
      const [here, there] = sidesOf(kind);
      const thing = here.find((name) => listedThings.has(name) && !there.includes(name));
      if (thing === undefined) continue;
      const { said, told } = kind;
      return {
        thing,
        words: [...told].flatMap(([word, name]) => (name === thing && !said.has(word) ? word : [])),
      };
    }
    return undefined;
  };
}

/** Where a language says that it always names, or only if it is said, what none of its kinds has. */
export function namedInVain(language: Language): readonly Node[] {
  const things = new Set(kindsOf(language).flatMap(({ said }) => [...said.values()]));
  return ['always', 'onlyIfSaid'].flatMap((key) =>
    listed(language, key).flatMap(({ name, node }) => (things.has(name) ? [] : node)),
  );
}

/** What the one has that the other has not, or not as often. */
function without(all: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return all.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
