import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { planPaths } from './plan.ts';

it('the paths that are walked in a browser are 24, have every value of every dimension, and are those of the file', async () => {
  const plan = await planPaths({ seed: 1 });
  await plan.stop();
  const { inBrowser } = plan;
  expect(inBrowser.length).toBe(24);
  for (const dimension of Object.keys(plan.switches.rows[0] ?? {})) {
    const walked = new Set(inBrowser.map((row) => row[dimension]));
    const all = [...plan.switches.rows, ...plan.quotes.rows].map((row) => row[dimension]);
    expect([dimension, all.filter((value) => !walked.has(value))]).toEqual([dimension, []]);
  }
  expect(inBrowser.filter(({ deal }) => deal !== undefined).length).toBeGreaterThanOrEqual(12);
  const file = join(import.meta.dirname, 'in-browser.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(inBrowser);
});
