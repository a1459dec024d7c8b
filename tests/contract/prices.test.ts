import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capOf } from '../../src/energy/service/market/cap.ts';
import { suppliers } from '../../src/energy/service/market/catalogue.ts';
import { annualCost } from '../../src/energy/service/market/cost.ts';
import { toPence } from '../../src/energy/service/market/rounding.ts';
import { distinctQuote, dualQuote, electricityQuote, gasQuote } from '../service/quotes.ts';
import { resultsOf } from './results.ts';
import { databases, serviceOn } from './stores.ts';

const cap = capOf();
const rates = (
  meter: Parameters<typeof cap.rates>[2],
  method: Parameters<typeof cap.rates>[1] = 'monthlyDirectDebit',
) => cap.rates('A', method, meter);

describe.each(databases)('prices and savings on %s', (_, createDatabase) => {
  const service = serviceOn(createDatabase);
  const defaults = async (body: Parameters<typeof resultsOf>[1]) =>
    (await resultsOf(service(), body)).rows.find((row) => !row.isFixed);

  describe('prices', () => {
    it('of a standard tariff are the price cap of the region, to the penny', async () => {
      const gas = annualCost(rates('gas'), { kwh: 11500 });
      const electricity = annualCost(rates('electricity'), { kwh: 2700 });
      expect((await defaults(gasQuote))?.totalCost).toBeCloseTo(gas, 2);
      expect((await defaults(electricityQuote))?.totalCost).toBeCloseTo(electricity, 2);
      // Each fuel is rounded to pence: the total is the sum of what its two projections show.
      expect((await defaults(dualQuote))?.totalCost).toBe(toPence(toPence(gas) + toPence(electricity)));
    });

    it('follow the pay method', async () => {
      const { rows } = await resultsOf(service(), gasQuote, { proposedPayMethod: 'CashOrCheque' });
      const expected = annualCost(rates('gas', 'cashOrCheque'), { kwh: 11500 });
      expect(rows.find((row) => !row.isFixed)?.totalCost).toBeCloseTo(expected, 2);
    });

    it('split Economy 7 by the share used at night: 42% costs the capped average, more costs less', async () => {
      const at = async (economy7Percentage: number) =>
        (await defaults({ ...electricityQuote, economy7Percentage }))?.totalCost ?? 0;
      expect(await at(42)).toBeCloseTo(annualCost(rates('electricityMultiRegister'), { kwh: 2700 }), 2);
      expect(await at(80)).toBeLessThan(await at(42));
      expect(await at(1)).toBeGreaterThan(await at(42));
    });

    it('take the region from the MPAN before the postcode', async () => {
      const scottish = { ...gasQuote, mpan: '018011001799991701002' };
      const expected = annualCost(cap.rates('P', 'monthlyDirectDebit', 'gas'), { kwh: 11500 });
      expect((await defaults(scottish))?.totalCost).toBeCloseTo(expected, 2);
    });

    it('are the same whether the usage or its cost is given', async () => {
      const cost = annualCost(rates('gas'), { kwh: 11500 });
      const byUse = await resultsOf(service(), gasQuote);
      const byCost = await resultsOf(service(), {
        ...gasQuote,
        currentUsageEstimated: null,
        currentCostEstimated: cost,
      });
      const costs = (rows: typeof byUse.rows) => rows.map(({ totalCost, savings }) => [totalCost, savings]);
      expect(costs(byCost.rows)).toEqual(costs(byUse.rows));
    });

    it('rise with usage, for every tariff', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 100, max: 90_000 }),
          fc.integer({ min: 1, max: 5_000 }),
          async (kwh, more) => {
            const costs = async (usage: number) => {
              const { rows } = await resultsOf(service(), { ...gasQuote, currentUsageEstimated: usage });
              return new Map(rows.map((row) => [row.tariffId, row.totalCost]));
            };
            const [less, greater] = [await costs(kwh), await costs(kwh + more)];
            for (const [tariffId, cost] of less) expect(greater.get(tariffId)).toBeGreaterThan(cost);
          },
        ),
        { numRuns: 10 },
      );
    });

    it('of every demonstration tariff are within 20% of the cap', () => {
      for (const { tariffs } of suppliers)
        for (const { unitFactor, standingFactor } of tariffs)
          for (const factor of [unitFactor, standingFactor]) {
            expect(factor).toBeGreaterThanOrEqual(0.8);
            expect(factor).toBeLessThanOrEqual(1.2);
          }
    });
  });

  describe('savings', () => {
    it('are the present year less the new one; the same standard rates save nothing', async () => {
      const { rows } = await resultsOf(service(), dualQuote);
      const present =
        annualCost(rates('gas'), { kwh: 11500 }) + annualCost(rates('electricity'), { kwh: 2700 });
      for (const row of rows) expect(row.savings).toBeCloseTo(present - row.totalCost, 1);
      expect(rows.find((row) => !row.isFixed)?.savings).toBe(0);
      expect(rows[0]?.savings).toBeGreaterThan(0);
    });

    it('count the days left on a fixed tariff, then the default tariff of its supplier', async () => {
      // Today is 10 August 2026: with the last day, 100 days are left on tariff 202 (95.5% of the cap's unit rate).
      const fixed = { ...gasQuote, tariffId: 202, tariffValidToDate: '2026-11-17' };
      const cheap = { ...rates('gas'), unitRate: Math.round(rates('gas').unitRate * 0.955 * 1000) / 1000 };
      const usage = { kwh: 11500 };
      const present = (annualCost(cheap, usage) * 100 + annualCost(rates('gas'), usage) * 265) / 365;
      const row = await defaults(fixed);
      expect(row?.savings).toBeCloseTo(present - (row?.totalCost ?? 0), 1);
      expect(row?.savings).toBeLessThan(0);
    });

    it('take a tariff that has ended as the default one', async () => {
      const ended = await defaults({ ...gasQuote, tariffId: 202, tariffValidToDate: '2026-08-01' });
      expect(ended?.savings).toBe(0);
    });

    it('add up both fuels of two suppliers', async () => {
      const { rows } = await resultsOf(service(), { ...distinctQuote, gasCurrentPayMethod: 'cashOrCheque' });
      const present =
        annualCost(rates('gas', 'cashOrCheque'), { kwh: 11500 }) +
        annualCost(rates('electricity'), { kwh: 2700 });
      expect(rows[0]?.savings).toBeCloseTo(present - (rows[0]?.totalCost ?? 0), 1);
    });
  });
});
