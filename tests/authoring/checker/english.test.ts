import { describe, expect, it } from 'vitest';
import english from '../../../src/authoring/checker/wording/english.json' with { type: 'json' };
import { holdsAny, wordsOf } from '../../../src/authoring/checker/wording/phrase-match.ts';

interface List {
  readonly says: string;
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

const lists: Readonly<Record<string, List>> = english;

describe.each(Object.entries(lists))('the words of "%s"', (name, { says, words, right, wrong }) => {
  const all = Object.values(words).flat();
  const isSaid = (text: string) => holdsAny(wordsOf(text), all);

  it('tells what it is, and shows it on both sides', () => {
    expect(says).toMatch(/\.$/);
    expect([right.filter((text) => !isSaid(text)), wrong.filter(isSaid)]).toEqual([[], []]);
    expect(Math.min(right.length, wrong.length)).toBeGreaterThan(0);
  });

  it('has no word twice on a line, nor beside what it is the contrary of', () => {
    const lines = Object.entries(words).map(([key, line]) => (name === 'contraries' ? [key, ...line] : line));
    expect(lines.filter((line) => new Set(line).size < line.length)).toEqual([]);
  });
});
