import { type Flaw, mentionsIn } from '../rule.ts';
import { placeIn, type Source } from '../source.ts';
import { wordsOf } from './phrase-match.ts';

const links = /\[([^[\]]+)\]\(\{(\w+)\}\)/g;

/** A link whose words name another address that texts are given, and not the one that it goes to. */
export function* linksIn(source: Source): Generator<Flaw> {
  const addresses = Object.entries(source.trade.placeholders).flatMap(([name, path]) =>
    /Url$/.test(path ?? '') ? name : [],
  );
  for (const { name: text, node } of mentionsIn(source, 'text', 'message')) {
    for (const [, words = '', address = ''] of text.matchAll(links)) {
      if (!addresses.includes(address) || says(words, lastWord(address))) continue;
      const other = addresses.find((one) => says(words, lastWord(one)));
      if (other === undefined) continue;
      const message = `"${words}" leads to {${address}}, and its words name {${other}}. Correct the words or the address.`;
      yield { where: placeIn(source, node, words, '['), message };
    }
  }
}

/** Two links of a text of which each leads to the site that the other's words name. */
export function* hostsIn(source: Source): Generator<Flaw> {
  for (const { name: text, node } of mentionsIn(source, 'text', 'message')) {
    const all = Array.from(text.matchAll(outerLinks), ([, words = '', address = '']) => {
      const host = (/^https?:\/\/([^/?#:]+)/.exec(address)?.[1] ?? '').replaceAll(/[^a-z0-9]/g, '');
      return { words, host, named: wordsOf(words).filter((word) => word.length > 3 && word !== '(link)') };
    });
    // How much of a link's words its host says.
    const fits = (named: readonly string[], host: string) =>
      named.filter((word) => host.includes(word)).length;
    for (const one of all)
      for (const other of all) {
        const isBetter = (its: typeof one, than: typeof one) =>
          fits(its.named, than.host) > fits(its.named, its.host);
        if (one.host === other.host || !isBetter(one, other) || !isBetter(other, one)) continue;
        const message = `"${one.words}" leads to the site that "${other.words}" is called after, and that one to its own. Exchange the addresses.`;
        yield { where: placeIn(source, node, one.words, '['), message };
      }
  }
}

const outerLinks = /\[([^[\]]+)\]\((https?:[^()\s]+)\)/g;
const year = /\b(?:19|20)\d\d\b/g;

/** A link whose words name a year, and whose address names others. */
export function* yearsIn(source: Source): Generator<Flaw> {
  for (const { name: text, node } of mentionsIn(source, 'text', 'message')) {
    for (const [, words = '', address = ''] of text.matchAll(outerLinks)) {
      const [said = [], led = []] = [words, address].map((one): readonly string[] => one.match(year) ?? []);
      const other = said.find((one) => led.length > 0 && !led.includes(one));
      if (other === undefined) continue;
      const message = `This says ${other}, and its address is of ${led.join(', ')}. Correct the words or the address.`;
      yield { where: placeIn(source, node, words, '['), message };
    }
  }
}

/** `theirTerms` is about terms. */
const lastWord = (name: string) => partsOf(name).at(-1) ?? name;
/** The words of a name, in small letters. */
export const partsOf = (name: string) => name.split(/(?=[A-Z])|[-_ ]/).map((part) => part.toLowerCase());

/** Whether words say a name: all of its parts, whatever stands between them. */
export function says(words: unknown, name: string): boolean {
  const said = wordsOf(`${words}`);
  return partsOf(name).every((part) => said.includes(part));
}
