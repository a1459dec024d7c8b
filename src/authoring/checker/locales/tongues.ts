import { textOf } from '../json.ts';
import { keep, keepByText } from '../keep.ts';
import type { Project } from '../project.ts';
import { mentionsIn } from '../rule.ts';
import { plain } from '../sentences.ts';
import type { ReadSource } from '../source.ts';
import type { Locale } from './locales.ts';

/** How often each three letters stand in the words of a language. */
interface Tongue {
  readonly counts: ReadonlyMap<string, number>;
  readonly all: number;
}

/** The letters of each word of a text, three at a time, with where it begins and ends. */
const threesIn = keepByText((text): readonly string[] => {
  const words = plain(text)
    .replaceAll(/\{[^{}]*\}/g, ' ')
    .toLowerCase()
    .match(/\p{L}+/gu);
  return [...new Set(words)].flatMap((word) =>
    Array.from({ length: word.length }, (_, place) => `^${word}$`.slice(place, place + 3)),
  );
});

/** The texts of a file in the language that all files are written in. */
export const writtenIn = keep((source: ReadSource) =>
  source.kind === 'translation' ? [] : mentionsIn(source, 'text', 'message'),
);

/** What a project's texts are made of, and against those each of its languages. */
const tonguesOf = keep(({ read }: Project) => {
  const written = tongueOf(read.flatMap((source) => writtenIn(source).map(({ name }) => name)));
  const beside = keep(({ texts }: Locale) => {
    const own = tongueOf(texts.flatMap(({ to }) => textOf(to) ?? []));
    return { own, kinds: new Set([...own.counts.keys(), ...written.counts.keys()]).size };
  });
  return { written, beside };
});

function tongueOf(texts: readonly string[]): Tongue {
  const counts = new Map<string, number>();
  let all = 0;
  for (const three of texts.flatMap(threesIn)) {
    counts.set(three, (counts.get(three) ?? 0) + 1);
    all += 1;
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
  const threes = threesIn(text);
  const inText = new Map<string, number>();
  for (const three of threes) inText.set(three, (inText.get(three) ?? 0) + 1);
  const share = (count: number, all: number) => Math.log((count + 0.5) / (all + 0.5 * kinds));
  return threes.reduce((sum, three) => {
    const others = Math.max(0, (written.counts.get(three) ?? 0) - (inText.get(three) ?? 0));
    return sum + share(its.counts.get(three) ?? 0, its.all) - share(others, written.all - threes.length);
  }, 0);
}
