import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mergedWith,
  mergeOf,
  pathOf,
  saysLines,
  type Taken,
} from '../../../src/authoring/studio/save/merge.ts';

const none = new Map<number, Taken>();
const lines = (...all: string[]) => all.join('\n');

describe('a question about two changes', () => {
  const file = (text: string) =>
    lines(
      '{',
      '  "title": "Home",',
      '  "options": [',
      `    { "value": "a", "label": "${text}" }`,
      '  ]',
      '}',
    );

  it('is about the value that both changed, wherever it stands by then', () => {
    const begun = file('A').replace('Home', 'Old');
    const parts = mergeOf(begun, `${file('Mine')}\n`, `${begun.replace('"A"', '"Theirs"')}\n`);
    const place = parts.findIndex((part) => 'mine' in part);
    expect(pathOf(parts, place)).toEqual(['options', 0]);
    const title = (text: string) => file('A').replace('Home', text);
    const titles = mergeOf(title('Old'), title('Mine'), title('Theirs'));
    expect(
      pathOf(
        titles,
        titles.findIndex((part) => 'mine' in part),
      ),
    ).toEqual(['title']);
  });

  it('says the words of a line that holds a text, and else the lines', () => {
    expect(saysLines(['  "title": "Say \\"yes\\"",'])).toBe('Say "yes"');
    expect(saysLines(['  "max": 3,', '  "min": 1'])).toBe('"max": 3, "min": 1');
    expect(saysLines([])).toBe('');
  });
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
