import { at, entries, items, textOf } from '../json.ts';
import { type FileRule, type Flaw, mentionsIn } from '../rule.ts';
import { placeIn, type Source } from '../source.ts';
import { wordsOf } from '../wording/phrase-match.ts';

export const crossedWords: FileRule = {
  severity: 'error',
  doc: 'Words that belong to what stands beside: the label of another option, the name of another address.',
  *findIn(source) {
    yield* labelsIn(source);
    yield* linksIn(source);
  },
};

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

const links = /\[([^[\]]+)\]\(\{(\w+)\}\)/g;

/** A link whose words name another address that texts are given, and not the one that it goes to. */
function* linksIn(source: Source): Generator<Flaw> {
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

/** `theirTerms` is about terms. */
const lastWord = (name: string) => partsOf(name).at(-1) ?? name;
const partsOf = (name: string) => name.split(/(?=[A-Z])|[-_ ]/).map((part) => part.toLowerCase());

/** Whether words say a name: all of its parts, whatever stands between them. */
function says(words: unknown, name: string): boolean {
  const said = wordsOf(`${words}`);
  return partsOf(name).every((part) => said.includes(part));
}
