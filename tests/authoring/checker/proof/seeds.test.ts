import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '../../../../src/authoring/checker/format.ts';
import type { Problem } from '../../../../src/authoring/checker/problem.ts';
import type { DefinitionFile } from '../../../../src/definitions/types.ts';
import type { Json } from '../../../../src/engine/types.ts';
import { productFiles as files, proveProduct as prove } from '../../../product-files.ts';
import { isOfNever, isSeen } from './seen.ts';

/** A mistake of meaning: what stands at a place of a file then, or nothing where `to` is left out. */
interface Seed {
  readonly name: string;
  readonly file: string;
  readonly at: readonly (string | number)[];
  readonly to?: Json;
}

const every: readonly Seed[] = JSON.parse(readFileSync(join(import.meta.dirname, 'seeds.json'), 'utf8'));
/** Three of five, which takes seconds; SEEDS=all sows every one. */
const seeds = process.env.SEEDS === 'all' ? every : every.filter((_, index) => index % 5 < 3);
const formattingOptions = { insertSpaces: true, tabSize: 2 };

function sown({ file, at, to }: Seed): readonly DefinitionFile[] {
  return files.map((one) => {
    if (one.file !== file) return one;
    const text = applyEdits(one.text, modify(one.text, [...at], to, { formattingOptions }));
    expect(text).not.toBe(one.text);
    return { file, text };
  });
}

describe('the proof of the project', () => {
  it('finds nothing in the definitions as they stand', () => {
    const problems = prove(files);
    expect(formatProblems(problems, files)).toBe('');
  });

  it(`finds every one of ${seeds.length} mistakes of meaning, each seen at the end of its path, and not there without it`, () => {
    expect(seeds.length).toBeGreaterThanOrEqual(100);
    const missed: string[] = [];
    const unseen: string[] = [];
    for (const seed of seeds) {
      const edited = sown(seed);
      const [first] = prove(edited, { firstAlone: true });
      // What is told by example has all of it in its sentence, and no path.
      const problem =
        first?.path === undefined ? prove(edited).find(({ path }) => path !== undefined) : first;
      if (first === undefined) missed.push(seed.name);
      else if (problem === undefined) continue;
      else if (!isSeen(problem, edited) || isSeenWithout(problem))
        unseen.push(`${seed.name}: ${formatProblems([problem], edited)}`);
    }
    expect(unseen).toEqual([]);
    expect(missed).toEqual([]);
  });
});

/** Whether a way shows a mistake in files that have none: what never happens need not happen on that way either. */
function isSeenWithout(problem: Problem): boolean {
  return !isOfNever(problem) && isSeen(problem, files);
}
