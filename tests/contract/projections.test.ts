import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallInput } from '../../src/energy/api/contract.ts';
import { allRegions } from '../../src/energy/service/market/place.ts';
import { distinctQuote, dualQuote, electricityQuote, gasQuote } from '../service/quotes.ts';
import { fixedUntil, type Held, oracleSuppliers, plansExpected } from './projection-oracle.ts';
import { resultsOf } from './results.ts';
import { databases, serviceOn } from './stores.ts';

const sold = oracleSuppliers.flatMap((supplier) => supplier.tariffs.map((tariff) => ({ supplier, tariff })));
const soldBy = new Map(sold.map((each) => [each.tariff.id, each]));
const methods = ['monthlyDirectDebit', 'quarterlyDirectDebit', 'cashOrCheque', 'prePaymentMeter'] as const;
const spelt = {
  MonthlyDirectDebit: 'monthlyDirectDebit',
  QuaterlyDirectDebit: 'quarterlyDirectDebit',
  CashOrCheque: 'cashOrCheque',
  PrePaymentMeter: 'prePaymentMeter',
} as const;
const result = { prePaymentMeter: 'PrePaymentMeter', monthlyDirectDebit: 'MonthlyDirectDebit' } as const;
const fuels = ['electricity', 'gas'] as const;
const plans = ['Existing', 'Default', 'Chosen', 'New'] as const;

const shift = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
/** Days of nine years, 29 February and the last days of months more often than chance. */
const day = fc.oneof(
  fc.integer({ min: 0, max: 3286 }).map((days) => shift('2024-01-01', days)),
  fc.constantFrom('2024-02-29', '2027-03-01', '2028-02-29', '2026-08-31', '2026-12-31', '2028-12-31'),
);
const present = fc.record({
  tariffId: fc.constantFrom(...soldBy.keys()),
  payMethod: fc.constantFrom(...methods),
  /** Days from today to the end of the tariff. */
  ends: fc.option(fc.oneof(fc.integer({ min: -30, max: 800 }), fc.integer({ min: 47, max: 51 }))),
});
const usage = fc.oneof(
  fc.record({ kwh: fc.integer({ min: 1, max: 200_000 }), cost: fc.constant(null) }),
  fc.record({ kwh: fc.constant(null), cost: fc.integer({ min: 120, max: 9000 }) }),
);
const home = fc.record({
  today: day,
  kind: fc.constantFrom(gasQuote, electricityQuote, dualQuote, distinctQuote),
  region: fc.constantFrom(...allRegions),
  night: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
  first: present,
  second: present,
  gas: usage,
  electricity: usage,
  isPrepaid: fc.boolean(),
  isCurrent: fc.boolean(),
  pick: fc.nat(),
});
type Home = typeof home extends fc.Arbitrary<infer T> ? T : never;

/** What the home has for each fuel; one supplier serves both fuels unless there are two. */
function presents({ kind, first, second, today }: Home): Partial<Record<(typeof fuels)[number], Held>> {
  const held = ({ tariffId, payMethod, ends }: Home['first']): Held => {
    const of = soldBy.get(tariffId);
    if (!of) throw new Error(`There is no tariff ${tariffId}.`);
    return { ...of, payMethod, lastDay: ends === null ? null : shift(today, ends) };
  };
  if (kind === gasQuote) return { gas: held(first) };
  if (kind === electricityQuote) return { electricity: held(first) };
  return { electricity: held(first), gas: held(kind === distinctQuote ? second : first) };
}

/** The quote as the browser would send it. */
function bodyOf(of: Home) {
  const { kind, region, night, first, second, gas, electricity, today } = of;
  const end = ({ ends }: Home['first']) => (ends === null ? null : shift(today, ends));
  const common = {
    mpan: `01801100${region.distributorId}99991001006`,
    newTariffPaymentMethod: of.isPrepaid ? 'prePaymentMeter' : 'monthlyDirectDebit',
    ...(night === undefined || kind === gasQuote ? {} : { economy7Percentage: night }),
  };
  const whole = {
    tariffId: first.tariffId,
    tariffValidToDate: end(first),
    currentPayMethod: first.payMethod,
  };
  const both = {
    gasCurrentUsageEstimated: gas.kwh,
    gasCurrentCostEstimated: gas.cost,
    electricityCurrentUsageEstimated: electricity.kwh,
    electricityCurrentCostEstimated: electricity.cost,
  };
  if (kind === dualQuote) return { ...kind, ...common, ...whole, ...both };
  if (kind === distinctQuote)
    return {
      ...kind,
      ...common,
      ...both,
      electricityTariffId: first.tariffId,
      electricityTariffValidToDate: end(first),
      electricityCurrentPayMethod: first.payMethod,
      gasTariffId: second.tariffId,
      gasTariffValidToDate: end(second),
      gasCurrentPayMethod: second.payMethod,
    };
  const used = kind === gasQuote ? gas : electricity;
  return { ...kind, ...common, ...whole, currentUsageEstimated: used.kwh, currentCostEstimated: used.cost };
}

const pence = (pounds: number) => Math.round(pounds * 100);

describe.each(databases)('projections on %s', (_, createDatabase) => {
  let now = 0;
  const service = serviceOn(createDatabase, { now: () => now });

  it('agree with an oracle in every figure, and with the results to the penny [Q2.41, Q7.21]', async () => {
    await fc.assert(
      fc.asyncProperty(home, async (of) => {
        now = Date.parse(`${of.today}T12:00:00Z`);
        const { kind } = of;
        const proposedPayMethod = result[of.isPrepaid ? 'prePaymentMeter' : 'monthlyDirectDebit'];
        const more = { proposedPayMethod, includeAllPayMethodOptions: true };
        const { rows, leavingFees, switchId } = await resultsOf(service(), bodyOf(of), more);
        const row = rows[of.pick % rows.length];
        if (!row) throw new Error('There are no results.');
        const has = presents(of);
        const ofQuote = fuels.filter((fuel) => has[fuel]);
        const body: CallInput<'POST /request/ppp'>['body'] = {
          onCurrentTariff: of.isCurrent,
          proposedPayMethod: row.payMethod,
          switchId,
          switchType: kind.switchType,
          tariffId: of.isCurrent ? of.first.tariffId : row.tariffId,
          tariffValidToDate: null,
        };
        const { pppDto } = await service().call('POST /request/ppp', { body });
        const { tilDto } = await service().call('POST /request/til', { body });

        let [stay, change, fees] = [0, 0, 0];
        for (const fuel of fuels) {
          const label = tilDto[`${fuel}TariffInformationLabel`];
          const found = Object.fromEntries(
            plans.map((plan) => [plan, pppDto[`${fuel}${plan}PersonalProjectionPlan`]]),
          );
          const held = has[fuel];
          if (!held) {
            expect(Object.values(found)).toEqual([null, null, null, null]);
            expect(label).toBeNull();
            continue;
          }
          const asked = of.isCurrent ? held : askedOf(row, of.today);
          const given = of[fuel];
          const kwh = given.kwh ?? found.Existing?.annualUsage ?? Number.NaN;
          const nightPercentage = kind === gasQuote ? undefined : of.night;
          const expected = plansExpected(
            { region: of.region.id, fuel, kwh, nightPercentage, today: of.today },
            held,
            asked,
          );
          expect(found).toEqual(expected);
          const { standingCharge, unitRate, unitRateDay, unitRateNight } = expected.New;
          expect(label).toMatchObject({ standingCharge, unitRate, unitRateDay, unitRateNight });
          // A cost is turned into the usage that it pays for; below the standing charge there is none.
          if (given.cost !== null && kwh > 0)
            expect(expected.Existing.previousTwelveMonthsWithVat).toBe(given.cost);
          fees += expected.Existing.terminationFees;
          stay += pence(expected.Existing.personalProjection);
          change += pence(expected.New.personalProjection);
        }
        expect(ofQuote.length).toBeGreaterThan(0);
        expect(leavingFees).toBe(fees);
        if (of.isCurrent) expect(stay).toBe(change);
        else expect([pence(row.totalCost), pence(row.savings)]).toEqual([change, stay - change]);
      }),
      { numRuns: 150 },
    );
  });

  const askedOf = (
    row: { readonly tariffId: number; readonly payMethod: keyof typeof spelt },
    today: string,
  ): Held => {
    const of = soldBy.get(row.tariffId);
    if (!of) throw new Error(`There is no tariff ${row.tariffId}.`);
    return { ...of, payMethod: spelt[row.payMethod], lastDay: fixedUntil(today, of.tariff.months) };
  };
});
