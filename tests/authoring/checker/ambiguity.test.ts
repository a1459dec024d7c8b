import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unsafeBecause } from '../../../src/authoring/checker/regex/ambiguity.ts';
import { formatWords } from '../../../src/energy/vocabulary/formats.ts';

describe('a pattern that backtracks exponentially is refused', () => {
  it.each([
    '^(a+)+$',
    '^(a*)*$',
    '^(a|a)*$',
    '^(a|aa)+$',
    '^(\\w|\\d)+$',
    '^(\\d|[0-9a-f])*x',
    '^([a-z]+-?)+$',
    '^(\\s*\\w*)*$',
    '^((a{1,3})+b?)+$',
    '^(\\p{L}|[A-Z])+$',
    '^(.*,)*.*;$',
    '^(a+){10,}$',
    'x(a|b|ab)*y',
    '^((a*|b*)c)*$',
  ])('%s', (pattern) => expect(unsafeBecause(pattern)).toMatch(/ever more ways/));
});

describe('a pattern that backtracks quadratically is refused', () => {
  it.each([
    '^a*a*$',
    '^\\d+\\d+$',
    '^\\s*[\\s\\d]*x$',
    '\\s+$',
    'a+b',
    '^.*,.*$x',
    '^[a-z]*-?[a-z]*$',
    '^a|b+$',
  ])('%s', (pattern) => expect(unsafeBecause(pattern)).toMatch(/ever more ways/));
});

describe('a safe pattern is admitted', () => {
  it.each([
    '',
    '^02',
    '^\\d{6,10}$',
    '^[A-Z]{2}\\d{6}[A-D]?$',
    "^\\p{L}+([ '-]\\p{L}+)*$",
    '^[a-z0-9]+(\\.[a-z0-9]+)*@[a-z]+$',
    '^(gas|electricity)$',
    '^(a|b)*c$',
    '^a*b*$',
    '^(\\d{2}-){2}\\d{2}$',
    '^\\d+(\\.\\d)?$',
    '^(?:x{1,3}){2}$',
    'a?b',
    '^(?:[ac]b)*ab(?:cb)*d$',
    '^\\b[^,]*,[^,]*$',
    ...Object.values(formatWords).map(({ pattern }) => pattern),
  ])('%s', (pattern) => expect(unsafeBecause(pattern)).toBeUndefined());
});

describe('a pattern that cannot be judged is refused', () => {
  it.each([
    ['^(.)\\1$', /refers back/],
    ['^(?=a)a$', /looks ahead or behind/],
    ['(?<!a)b', /looks ahead or behind/],
    ['^[a-z', /Unterminated/],
    ['\\-', /Invalid escape/],
    [`^${'(abcdefgh?){8}'.repeat(8)}$`, /too many parts/],
    [`^(${'abcdefgh'.repeat(6)})*$`, /repeats too many parts/],
  ])('%s', (pattern, reason) => expect(unsafeBecause(pattern)).toMatch(reason));
});

type Pattern =
  | { readonly kind: 'set'; readonly set: string }
  | { readonly kind: 'both' | 'either'; readonly left: Pattern; readonly right: Pattern }
  | { readonly kind: 'many'; readonly inner: Pattern };

const { pattern: patterns } = fc.letrec<{ pattern: Pattern }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 4 },
    fc.record({ kind: fc.constant('set'), set: fc.constantFrom('a', 'b', 'ab', 'c') }),
    fc.record({ kind: fc.constantFrom('both', 'either'), left: tie('pattern'), right: tie('pattern') }),
    fc.record({ kind: fc.constant('many'), inner: tie('pattern') }),
  ),
}));

describe('an admitted pattern', () => {
  it('takes a text in no more ways as the text grows', () => {
    fc.assert(
      fc.property(patterns, fc.constantFrom('a', 'b', 'c', 'ab', 'ac', 'abc'), (pattern, unit) => {
        if (unsafeBecause(`^${printed(pattern)}$`) !== undefined) return;
        const most = (from: number) =>
          Math.max(...Array.from({ length: 12 }, (_, more) => ways(pattern, unit.repeat(from + more))));
        expect(most(13)).toBeLessThanOrEqual(most(1));
      }),
      { numRuns: 500, examples: [[many(both(either(many(set('a')), many(set('b'))), set('c'))), 'c']] },
    );
  });
});

function set(characters: string): Pattern {
  return { kind: 'set', set: characters };
}
function both(left: Pattern, right: Pattern): Pattern {
  return { kind: 'both', left, right };
}
function either(left: Pattern, right: Pattern): Pattern {
  return { kind: 'either', left, right };
}
function many(inner: Pattern): Pattern {
  return { kind: 'many', inner };
}

function printed(pattern: Pattern): string {
  if (pattern.kind === 'set') return `[${pattern.set}]`;
  if (pattern.kind === 'many') return `(?:${printed(pattern.inner)})*`;
  const between = pattern.kind === 'both' ? '' : '|';
  return `(?:${printed(pattern.left)}${between}${printed(pattern.right)})`;
}

/** In how many ways a backtracking matcher can take the whole of a text, as ECMAScript defines the matcher. */
function ways(pattern: Pattern, text: string): number {
  const from = (one: Pattern, at: number): ReadonlyMap<number, number> => {
    const ends = new Map<number, number>();
    const add = (end: number, number: number) => ends.set(end, (ends.get(end) ?? 0) + number);
    if (one.kind === 'set') {
      if (one.set.includes(text[at] ?? '!')) add(at + 1, 1);
    } else if (one.kind === 'either') {
      for (const part of [one.left, one.right]) for (const [end, number] of from(part, at)) add(end, number);
    } else if (one.kind === 'many') {
      add(at, 1);
      // A round that takes nothing is refused, so every round moves on.
      for (const [middle, round] of from(one.inner, at))
        if (middle > at) for (const [end, rest] of from(one, middle)) add(end, round * rest);
    } else {
      for (const [middle, left] of from(one.left, at))
        for (const [end, right] of from(one.right, middle)) add(end, left * right);
    }
    return ends;
  };
  return from(pattern, 0).get(text.length) ?? 0;
}
