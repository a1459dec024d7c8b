import { type Flaw, mentionsIn } from '../rule.ts';
import { placeIn, type Source } from '../source.ts';
import english from './english.json' with { type: 'json' };
import { partsOf } from './links.ts';

/** How much of something: those of one kind are measured alike. */
const units: readonly Readonly<Record<string, readonly string[]>>[] = [
  english.unitsOfTime.words,
  english.unitsOfWeight.words,
];

type Parts = readonly string[];

/** Where a placeholder says its unit, and the words behind it theirs; an adjective tells the time of all that follows it. */
const measures = [
  {
    measured: /\{([\w.]+)\}\**\s+(?:(?:a|per|each|every)\s+)?(\p{L}+)/gu,
    unitOf: (name: Parts) => name.at(-1),
  },
  {
    measured: /\{([\w.]+)\}\**(?: \p{L}+){0,4} (?:a|per|each|every) (\p{L}+)/gu,
    unitOf: (name: Parts) => name.slice(0, -1).find((part) => /^annual$|ly$/.test(part)),
  },
];

/** A placeholder that is named after a unit, before the words of another: `{month} a year`, `{annualCost} a month`. */
export function* unitsIn(source: Source): Generator<Flaw> {
  const texts = mentionsIn(source, 'text', 'message');
  for (const { name: text, node, measured, unitOf } of texts.flatMap((one) =>
    measures.map((way) => ({ ...one, ...way })),
  ))
    for (const [, name = '', word = ''] of text.matchAll(measured)) {
      const unit = unitOf(partsOf(name.split('.').at(-1) ?? name));
      const isOther = units.some((kind) => {
        const [own, said] = [unit, word.toLowerCase()].map((one) =>
          Object.values(kind).find((words) => one !== undefined && words.includes(one)),
        );
        return own !== undefined && said !== undefined && own !== said;
      });
      if (!isOther) continue;
      const message = `{${name}} is told by "${unit}", and the words behind it say "${word}". Correct one of them.`;
      yield { where: placeIn(source, node, `{${name}}`), message };
    }
}
