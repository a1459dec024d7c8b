import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkAndProve } from '../../../src/authoring/checker/check-and-prove.ts';
import { formatProblems } from '../../../src/authoring/checker/format.ts';
import { proofRules } from '../../../src/authoring/checker/proof/proof-rules.ts';
import { rules } from '../../../src/authoring/checker/rules.ts';
import { readDefinitionFiles } from '../../../src/definitions/read-files.ts';
import { trade } from '../../../src/trade.ts';
import { isSeen } from './proof/seen.ts';

const folder = join(import.meta.dirname, 'fixtures');
const sourceFolder = join(import.meta.dirname, '../../../src/authoring/checker');
const sourcesIn = (name: string) => readdirSync(join(sourceFolder, name)).sort();

it('has one file and one folder of mistakes for every rule, named after it', () => {
  const files = (all: object) =>
    Object.keys(all)
      .sort()
      .map((id) => `${id}.ts`);
  expect(sourcesIn('rules')).toEqual(files(rules));
  expect(sourcesIn('proof/rules')).toEqual(files(proofRules));
  expect(readdirSync(folder).sort()).toEqual(Object.keys({ ...rules, ...proofRules }).sort());
});

describe.each(readdirSync(folder))('%s', (id) => {
  const files = readDefinitionFiles(join(folder, id), trade);
  const problems = checkAndProve(files, trade);

  it('finds its own mistakes in its fixture, and no other rule finds one', () => {
    expect(new Set(problems.map((problem) => problem.id))).toEqual(new Set([id]));
  });

  it('is seen in the engine at the end of each way that it tells', () => {
    const unseen = problems.filter((problem) => problem.path !== undefined && !isSeen(problem, files));
    expect(unseen).toEqual([]);
  });

  it('prints them as expected.txt says', () => {
    const expected = join(folder, id, 'expected.txt');
    const printed = `${formatProblems(problems, files)}\n`;
    if (process.env.UPDATE === '1') writeFileSync(expected, printed);
    expect(existsSync(expected)).toBe(true);
    expect(printed).toBe(readFileSync(expected, 'utf8'));
  });
});
