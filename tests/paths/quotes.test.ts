import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usages } from './amounts.ts';
import { homes } from './homes.ts';
import { type Plan, planPaths } from './plan.ts';
import { quoteTypes } from './quote-wishes.ts';
import { type End, runAll, witness } from './run.ts';
import { coverage, table } from './table.ts';

/** Paths that end at the details of a deal; those that go on to a switch stand in switches.test.ts. */
describe('every path to a quote that the definitions allow', () => {
  let plan: Plan;
  const ends: End[] = [];
  beforeAll(async () => {
    plan = await planPaths({ seed: 1 });
  });
  afterAll(() => plan?.stop());

  for (const type of Object.keys(quoteTypes))
    for (const usage of Object.keys(usages))
      it(`${type}, ${usage}: ends in ranked quotes and the details of a deal, and the service holds what was answered [Q4.01 Q4.10 Q5.08 Q7.10 Q7.20 Q7.21]`, async () => {
        const rows = plan.quotes.rows.filter((row) => row.type === type && row.usage === usage);
        const ended = await runAll(plan, rows);
        ends.push(...ended);
        expect(ended.filter(({ wrong }) => wrong.length > 0).map(witness)).toEqual([]);
      });

  it('with the sign-ups they are 400, with all pairs of values and each home in each way to pay [Q4.10 to Q4.13]', () => {
    const rows = [...plan.quotes.rows, ...plan.switches.rows];
    expect(rows.length).toBeGreaterThanOrEqual(400);
    expect(new Set(rows.map(({ home }) => home))).toEqual(new Set(Object.keys(homes)));
    expect(ends.length).toBe(plan.quotes.rows.length);
    process.stdout.write(`${table(ends, 'type')}\n${coverage(plan.quotes)}\n`);
  });

  it('the paths that are walked in a browser have every value of every dimension, end in a switch each, and are those of the file', () => {
    const { inBrowser } = plan;
    for (const dimension of Object.keys(plan.switches.rows[0] ?? {})) {
      const walked = new Set(inBrowser.map((row) => row[dimension]));
      const all = [...plan.switches.rows, ...plan.quotes.rows].map((row) => row[dimension]);
      // A path to a quote alone has nothing where a sign-up has its questions.
      const missing = all.filter((value) => value !== undefined && !walked.has(value));
      expect([dimension, missing]).toEqual([dimension, []]);
    }
    expect(inBrowser.filter(({ deal }) => deal === undefined)).toEqual([]);
    const file = join(import.meta.dirname, 'in-browser.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(inBrowser);
  });
});
