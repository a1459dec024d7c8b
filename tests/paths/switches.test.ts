import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deals } from './deals.ts';
import { type Plan, planPaths } from './plan.ts';
import { type End, runAll, witness } from './run.ts';
import { coverage, table } from './table.ts';

describe('every path to a switch that the definitions allow', () => {
  let plan: Plan;
  const ends: End[] = [];
  beforeAll(async () => {
    plan = await planPaths({ seed: 1 });
  });
  afterAll(() => plan?.stop());

  for (const deal of Object.keys(deals))
    it(`${deal}: ends in a reference number, and the service holds what was answered and no consent more [S2.20 to S2.44] [S4.03 S4.07 S7.04 S7.05 S7.06]`, async () => {
      const rows = plan.switches.rows.filter((row) => row.deal === deal);
      const ended = await runAll(plan, rows);
      ends.push(...ended);
      expect(ended.filter(({ wrong }) => wrong.length > 0).map(witness)).toEqual([]);
    });

  it('they are 250, and each ends in a switch [S7.06]', () => {
    expect(ends.length).toBeGreaterThanOrEqual(250);
    expect(ends.filter(({ reached }) => reached !== 'a switch').map(witness)).toEqual([]);
    process.stdout.write(`${table(ends, 'deal')}\n${coverage(plan.switches)}\n`);
  });
});
