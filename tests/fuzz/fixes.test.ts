import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkDefinitions } from '../../src/authoring/checker/check.ts';
import { fixDefinitions, withFix } from '../../src/authoring/checker/fix.ts';
import type { Problem } from '../../src/authoring/checker/problem.ts';
import { readDefinitionFiles } from '../../src/definitions/read-files.ts';
import { trade } from '../../src/trade.ts';
import { fuzz } from './fuzz.ts';

const files = readDefinitionFiles(join(import.meta.dirname, '../..'), trade);
const outcomes = [...fuzz(files, 500, 2)].filter(({ problems }) => problems.some(({ fix }) => fix));
const kindOf = ({ id, file, message }: Problem) => `${id} ${file} ${message}`;

it('has many mends to judge', () => expect(outcomes.length).toBeGreaterThan(150));

it('offers no mend that leaves its problem, or brings a new one', () => {
  const wrong = outcomes.flatMap(({ file, text, problems }) => {
    const faulty = files.map((one) => (one.file === file ? { file, text } : one));
    const before = problems.map(kindOf);
    return problems.flatMap((problem) => {
      if (problem.fix === undefined) return [];
      const after = checkDefinitions(withFix(faulty, problem.file, problem.fix), trade).map(kindOf);
      const others = after.filter((one) => !before.includes(one));
      const left = after.filter((one) => one === kindOf(problem)).length;
      const was = before.filter((one) => one === kindOf(problem)).length;
      return left < was && others.length === 0
        ? []
        : [`${kindOf(problem)} (${problem.fix.title}): ${others}`];
    });
  });
  expect(wrong).toEqual([]);
});

it('makes all of them together, and leaves no file worse than it was', () => {
  for (const { file, text, problems } of outcomes.slice(0, 60)) {
    const faulty = files.map((one) => (one.file === file ? { file, text } : one));
    const { problems: left, fixed } = fixDefinitions(faulty, trade);
    expect(fixed.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(problems.length);
    expect(left.filter(({ fix }) => fix !== undefined)).toEqual([]);
  }
});
