import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedWith, mergeOf, sidesOf, type Taken } from '../../../src/authoring/studio/save/merge.ts';

const none = new Map<number, Taken>();
const lines = (...all: string[]) => all.join('\n');

it('either side of a question is the whole file, and they differ in what is asked alone', () => {
  const parts = mergeOf(lines('a', 'b', 'c', 'd'), lines('A', 'b', 'C', 'd'), lines('1', 'b', '3', 'D'));
  const [first, last] = parts.flatMap((part, place) => ('mine' in part ? [place] : []));
  expect(sidesOf(parts, first ?? -1)).toEqual({
    mine: lines('A', 'b', 'C', 'D'),
    theirs: lines('1', 'b', 'C', 'D'),
  });
  expect(sidesOf(parts, last ?? -1).theirs).toBe(lines('A', 'b', '3', 'D'));
});

describe('two changes of one file', () => {
  it('that are about other lines both stand', () => {
    const parts = mergeOf(
      lines('{', 'a', 'b', 'c', '}'),
      lines('{', 'A', 'b', 'c', '}'),
      lines('{', 'a', 'b', '}'),
    );
    expect(mergedWith(parts, none)).toBe(lines('{', 'A', 'b', '}'));
  });

  it('that are the same are one', () => {
    expect(mergedWith(mergeOf('a\nb\nc', 'a\nB\nc', 'a\nB\nc'), none)).toBe('a\nB\nc');
  });

  it('of the same lines are a question, and whoever is taken has those lines alone', () => {
    const parts = mergeOf(
      lines('{', 'a', 'b', 'c'),
      lines('{', 'mine', 'b', 'c'),
      lines('{', 'theirs', 'b', 'C'),
    );
    expect(mergedWith(parts, none)).toBeUndefined();
    const place = parts.findIndex((part) => 'mine' in part);
    expect(mergedWith(parts, new Map([[place, 'mine']]))).toBe(lines('{', 'mine', 'b', 'C'));
    expect(mergedWith(parts, new Map([[place, 'theirs']]))).toBe(lines('{', 'theirs', 'b', 'C'));
  });

  it('of lines that touch are a question each, and what one alone changed of them stands whoever is taken', () => {
    const parts = mergeOf(lines('a', 'b', 'c'), lines('mine', 'MINE', 'c'), lines('theirs', 'b', 'THEIRS'));
    const places = parts.flatMap((part, place) => ('mine' in part ? [place] : []));
    expect(places).toHaveLength(1);
    const taking = (whose: Taken) => mergedWith(parts, new Map(places.map((place) => [place, whose])));
    expect(taking('mine')).toBe(lines('mine', 'MINE', 'THEIRS'));
    expect(taking('theirs')).toBe(lines('theirs', 'MINE', 'THEIRS'));
  });

  it('that take lines away on one side leave no empty line behind', () => {
    const parts = mergeOf('a\nb\nc', 'a\nc', 'a\nB\nc');
    const place = parts.findIndex((part) => 'mine' in part);
    expect(mergedWith(parts, new Map([[place, 'mine']]))).toBe('a\nc');
  });

  it('lose nothing: all taken from one side is that side, wherever both changed something', () => {
    const text = fc.array(fc.constantFrom('a', 'b', '', '{'), { maxLength: 8 }).map((all) => all.join('\n'));
    fc.assert(
      fc.property(text, text, text, (begun, mine, theirs) => {
        const parts = mergeOf(begun, mine, theirs);
        const all = (whose: Taken) => mergedWith(parts, new Map(parts.map((_, index) => [index, whose])));
        if (begun === theirs) expect(all('mine')).toBe(mine);
        if (begun === mine) expect(all('mine')).toBe(theirs);
        expect(all('mine')).toBeDefined();
        expect(mergedWith(mergeOf(begun, mine, mine), none)).toBe(mine);
      }),
    );
  });
});
