import { textOf } from '../json.ts';
import { keep, keepByText } from '../keep.ts';
import type { Project } from '../project.ts';
import { mentionsIn } from '../rule.ts';
import { plain } from '../sentences.ts';
import type { ReadSource } from '../source.ts';
import type { Locale, Translated } from './locales.ts';

/** How often each three letters stand in the words of a text or of a language. */
interface Tongue {
  readonly counts: ReadonlyMap<string, number>;
  readonly all: number;
}

/** The letters of each word of a text, three at a time, with where it begins and ends; a word counts once. */
const tongueOf = keepByText((text): Tongue => {
  const words = plain(text)
    .replaceAll(/\{[^{}]*\}/g, ' ')
    .toLowerCase()
    .match(/\p{L}+/gu);
  const counts = new Map<string, number>();
  let all = 0;
  for (const word of new Set(words))
    for (let place = 0; place < word.length; place += 1) {
      const three = `^${word}$`.slice(place, place + 3);
      counts.set(three, (counts.get(three) ?? 0) + 1);
      all += 1;
    }
  return { counts, all };
});

/** The texts of a file in the language that all files are written in. */
export const writtenIn = keep((source: ReadSource) =>
  source.kind === 'translation' ? [] : mentionsIn(source, 'text', 'message'),
);

/** What a project's texts are made of, and against those each of its languages. */
const tonguesOf = keep(({ read }: Project) => {
  const written = together(read.map(tongueOfFile));
  const beside = keep(({ textsByFile }: Locale) => {
    const own = together(textsByFile.map(tongueOfTexts));
    return { own, kinds: new Set([...own.counts.keys(), ...written.counts.keys()]).size };
  });
  return { written, beside };
});

const tongueOfFile = keep((source: ReadSource) =>
  together(writtenIn(source).map(({ name }) => tongueOf(name))),
);

const tongueOfTexts = keep((texts: readonly Translated[]) =>
  together(texts.map(({ to }) => tongueOf(textOf(to) ?? ''))),
);

function together(tongues: readonly Tongue[]): Tongue {
  const counts = new Map<string, number>();
  let all = 0;
  for (const one of tongues) {
    all += one.all;
    for (const [three, count] of one.counts) counts.set(three, (counts.get(three) ?? 0) + count);
  }
  return { counts, all };
}

/** So many threes of letters tell what a language looks like. */
const enough = 3000;

/**
 * By how much a text looks like one of a language rather than of the one that all files are written in, its own letters not
 * counted there: about 0 for what could be either, below it for what is written in that one.
 */
export function leaning(project: Project, locale: Locale, text: string): number {
  const { written, beside } = tonguesOf(project);
  const { own: its, kinds } = beside(locale);
  if (written.all < enough || its.all < enough) return 0;
  const own = tongueOf(text);
  const share = (count: number, all: number) => Math.log((count + 0.5) / (all + 0.5 * kinds));
  let sum = 0;
  for (const [three, count] of own.counts) {
    const others = Math.max(0, (written.counts.get(three) ?? 0) - count);
    sum += count * (share(its.counts.get(three) ?? 0, its.all) - share(others, written.all - own.all));
  }
  return sum;
}
