import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkDefinitions } from '../../src/authoring/checker/check.ts';
import { fixDefinitions, withFix } from '../../src/authoring/checker/fix.ts';
import type { Problem } from '../../src/authoring/checker/problem.ts';
import { readDefinitionFiles } from '../../src/definitions/read-files.ts';
import { trade } from '../../src/trade.ts';
import { faults, fuzz, type Outcome } from './fuzz.ts';

const files = readDefinitionFiles(join(import.meta.dirname, '../..'), trade);
/** So many of the 20,000 of `npm run fuzz`: each kind of fault three times. */
const count = 3 * Object.keys(faults).length;

/** One file in a line: what to look at when this fails. */
const line = ({ kind, file, problems: [first], thrown }: Outcome) =>
  `${kind}: ${file}:${first?.line}:${first?.column} ${first?.message ?? thrown}`;

const kindOf = ({ id, file, message }: Problem) => `${id} ${file} ${message}`;

describe(`${count} definition files with one fault each`, () => {
  let outcomes: readonly Outcome[] = [];
  beforeAll(() => {
    outcomes = [...fuzz(files, count, 1)];
  }, 600_000);

  it('throw nothing, neither when they are checked nor, accepted, when they are drawn', () => {
    expect(outcomes.filter(({ thrown }) => thrown !== undefined).map(line)).toEqual([]);
  });

  it('are refused with a place and a plain reason, or drawn', () => {
    const problems = outcomes.flatMap((outcome) => outcome.problems);
    const plain = /^[A-Z0-9"].*[.?]$/s;
    const strange = /undefined|\[object|NaN|TypeError|\bat \S+:\d/;
    expect(
      problems.filter(({ message }) => !plain.test(message) || strange.test(message.replace(/"[^"]*"/g, ''))),
    ).toEqual([]);
    expect(problems.filter(({ line: row, column, length }) => row < 1 || column < 1 || length < 1)).toEqual(
      [],
    );
  });

  it('are told at the fault itself for at least 99 in 100 of those with one place', () => {
    const placed = outcomes.filter(({ exact }) => exact !== undefined);
    const elsewhere = placed.filter(({ exact }) => exact === false);
    expect(placed.length).toBeGreaterThan(count / 2);
    expect(elsewhere.length / placed.length, elsewhere.map(line).join('\n')).toBeLessThanOrEqual(0.01);
  });

  it('hold every kind of fault, and most are refused', () => {
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(Object.keys(faults)));
    expect(outcomes.filter(({ problems }) => problems.length > 0).length).toBeGreaterThan(count / 2);
  });

  describe('and the mends that are offered in the first two of each kind', () => {
    /** Each file once: what came up twice is the same problems again. */
    const mended = () => {
      const offered = outcomes
        .slice(0, (2 * count) / 3)
        .filter(({ problems }) => problems.some(({ fix }) => fix));
      return offered.filter(
        ({ problems }, place) => offered.findIndex((one) => one.problems === problems) === place,
      );
    };

    it('are many', () => expect(mended().length).toBeGreaterThan(35));

    it('leave none of their problems, and bring no new one', () => {
      const wrong = mended().flatMap(({ file, text, problems }) => {
        const faulty = files.map((one) => (one.file === file ? { file, text } : one));
        const before = problems.map(kindOf);
        return problems.flatMap((problem) => {
          if (problem.fix === undefined) return [];
          const after = checkDefinitions(withFix(faulty, problem.file, problem.fix), trade).map(kindOf);
          // What is taken out on purpose is still to be accepted, if it was there when the guards were kept.
          const isKept = (one: string) => problem.fix?.isAsked && one.startsWith('turned-round ');
          const others = after.filter((one) => !before.includes(one) && !isKept(one));
          const left = after.filter((one) => one === kindOf(problem)).length;
          const was = before.filter((one) => one === kindOf(problem)).length;
          return left < was && others.length === 0
            ? []
            : [`${kindOf(problem)} (${problem.fix.title}): ${others}`];
        });
      });
      expect(wrong).toEqual([]);
    });

    it('leave no file worse than it was when all of them are made together', () => {
      for (const { file, text, problems } of mended().slice(0, 10)) {
        const faulty = files.map((one) => (one.file === file ? { file, text } : one));
        const { problems: left, fixed } = fixDefinitions(faulty, trade);
        expect(fixed.length).toBeGreaterThan(0);
        expect(left.length).toBeLessThan(problems.length);
        expect(left.filter(({ fix }) => fix !== undefined)).toEqual([]);
      }
    });
  });
});
