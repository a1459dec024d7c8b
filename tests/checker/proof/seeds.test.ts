import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '../../../src/checker/format.ts';
import { createProver } from '../../../src/checker/proof/prove.ts';
import { readDefinitionFiles } from '../../../src/definitions/read-files.ts';
import type { DefinitionFile } from '../../../src/definitions/types.ts';
import type { Json } from '../../../src/engine/types.ts';
import { replay } from './replay.ts';

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
const files = readDefinitionFiles(join(import.meta.dirname, '../../..'));
const prove = createProver();
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

  it('finds at least 98 of 100 mistakes of meaning, each with a path that the engine walks again', () => {
    expect(seeds.length).toBeGreaterThanOrEqual(100);
    const missed = seeds.filter((seed) => {
      const edited = sown(seed);
      const [problem] = prove(edited, { firstAlone: true });
      if (problem === undefined) return true;
      const path = problem.path ?? [];
      expect(path.length, seed.name).toBeGreaterThan(0);
      const { steps, last } = replay(edited, path);
      // The way leads into an open journey, or round the circle that it is about.
      const isThere = steps.some(({ open }) => open) || steps.length === 0;
      expect(last.loop !== undefined || isThere, seed.name).toBe(true);
      return false;
    });
    expect(missed.length / seeds.length, missed.map(({ name }) => name).join('; ')).toBeLessThanOrEqual(0.02);
  });
});
