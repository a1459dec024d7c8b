import { at, entries, items, jsonOf, type Node, textOf } from '../json.ts';
import { keep, keepByText } from '../keep.ts';
import type { Project } from '../project.ts';
import { sentencesOf } from '../sentences.ts';
import type { ReadSource } from '../source.ts';
import { figuresIn, isAsLong, isOtherTime } from './figures.ts';
import { holdsAny, wordsOf } from './phrase-match.ts';

/** A rule of words as `schemas/word-rules.json` has it. */
export interface WordRule {
  readonly name: string;
  readonly source: ReadSource;
  readonly node: Node;
  readonly says: string;
  /** Only consents to marketing, all other yes-or-no answers, or other personal ones; else every text. */
  readonly of: string | undefined;
  /** Texts that the page chooses by what it knows, as `words: name`. */
  readonly except: readonly string[];
  /** What the sentences of an owner need that has a figure of its own, by the figure's name. */
  readonly own: Readonly<Record<string, string>>;
  /** The sentence of a text that breaks it; undefined where the text keeps to it. `own` is needed instead of what most need. */
  readonly brokenIn: (text: string, own?: string) => string | undefined;
}

/** Every rule of words of a project. */
export const wordRulesOf = ({ read }: Project): readonly WordRule[] => read.flatMap(rulesIn);

const rulesIn = keep((source: ReadSource): readonly WordRule[] =>
  source.kind !== 'word-rules'
    ? []
    : entries(at(source.root, 'rules')).map(({ key, value }) => ({
        name: key,
        source,
        node: value,
        says: textOf(at(value, 'says')) ?? '',
        of: textOf(at(value, 'of')),
        except: items(at(value, 'except')).flatMap((one) => textOf(one) ?? []),
        own: Object.fromEntries(entries(at(value, 'own')).map((one) => [one.key, textOf(one.value) ?? ''])),
        brokenIn: breaker(value),
      })),
);

/** The first sentence of a text that breaks a rule. */
function breaker(rule: Node): WordRule['brokenIn'] {
  const [about = [], never = [], most = [], unless = []] = ['about', 'never', 'needs', 'unless'].map((key) =>
    items(at(rule, key)).flatMap((one) => textOf(one) ?? []),
  );
  const figures = entries(at(rule, 'figures'));
  return (text, own) => {
    const needs = own === undefined ? most : [own];
    return read(text).find(({ words, sentence }) => {
      if (about.length > 0 && !holdsAny(words, about)) return false;
      const isBroken =
        holdsAny(words, never) ||
        (needs.length > 0 && !holdsAny(words, needs)) ||
        figures.some(({ key, value }) =>
          figuresIn(sentence).some(
            (figure) =>
              isAsLong(figure, key, Number(jsonOf(value))) === false || isOtherTime(figure.unit, key),
          ),
        );
      return isBroken && !holdsAny(words, unless);
    })?.sentence;
  };
}

/** The sentences of a text and their words: every rule asks for them. */
const read = keepByText((text) =>
  sentencesOf(text).map((sentence) => ({ sentence, words: wordsOf(sentence) })),
);
