import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '../../src/energy/api/contract.ts';
import { allRegions } from '../../src/energy/service/market/place.ts';
import { dualQuote, electricityQuote } from '../service/quotes.ts';
import { startService } from '../service/service.ts';
import { resultsOf } from './results.ts';
import { databases, serviceOn } from './stores.ts';

const published: readonly {
  readonly id: string;
  readonly published: {
    readonly typicalUseKwh: Readonly<
      Record<'electricitySingleRate' | 'electricityMultiRegister' | 'gas', number>
    >;
    readonly annualBillGbp: Readonly<
      Record<'dualFuel' | 'economy7', Readonly<Record<string, number | null>>>
    >;
  };
}[] = JSON.parse(readFileSync('src/energy/service/data/price-cap.json', 'utf8')).periods;

const methods = [
  ['directDebit', 'monthlyDirectDebit', 'MonthlyDirectDebit'],
  ['standardCredit', 'cashOrCheque', 'CashOrCheque'],
  ['prepayment', 'prePaymentMeter', 'PrePaymentMeter'],
] as const;

describe.each(databases)("Ofgem's published bills on %s", (_, createDatabase) => {
  const service = serviceOn(createDatabase);
  // The typical use is the same in every quarter, so one quote a region and pay method serves them all.
  const wanted = new Map<string, CallInput<'POST /request/ppp'>['body'][]>();

  beforeAll(async () => {
    const use = published[0]?.published.typicalUseKwh;
    for (const { published: quarter } of published) expect(quarter.typicalUseKwh).toEqual(use);
    for (const [name, currentPayMethod, proposedPayMethod] of methods)
      for (const region of allRegions)
        for (const kind of ['dualFuel', 'economy7'] as const) {
          const common = { mpan: `01801100${region.distributorId}99991001006`, currentPayMethod };
          const body =
            kind === 'dualFuel'
              ? {
                  ...dualQuote,
                  ...common,
                  electricityCurrentUsageEstimated: use?.electricitySingleRate ?? null,
                  gasCurrentUsageEstimated: use?.gas ?? null,
                }
              : {
                  ...electricityQuote,
                  ...common,
                  currentUsageEstimated: use?.electricityMultiRegister ?? null,
                  economy7Percentage: 42,
                };
          const { switchId } = await resultsOf(service(), body, { proposedPayMethod });
          const list = wanted.get(`${kind} ${name}`) ?? [];
          wanted.set(`${kind} ${name}`, list);
          list.push({
            onCurrentTariff: false,
            proposedPayMethod,
            switchId,
            switchType: body.switchType,
            tariffId: 1201,
            tariffValidToDate: null,
          });
        }
  });

  /** The Great Britain averages of two plans in a quarter: the plain means of the 14 regions, in pounds. */
  const averages = async (capPeriod: string) => {
    const { call } = await startService({ store: service().store, capPeriod });
    return async (home: string) => {
      const bodies = wanted.get(home) ?? [];
      expect(bodies).toHaveLength(14);
      const bill = { Default: 0, New: 0 };
      for (const body of bodies) {
        const { pppDto } = await call('POST /request/ppp', { body });
        for (const fuel of ['electricity', 'gas'] as const)
          for (const plan of ['Default', 'New'] as const)
            bill[plan] +=
              (pppDto[`${fuel}${plan}PersonalProjectionPlan`]?.personalProjection ?? 0) / bodies.length;
      }
      return bill;
    };
  };

  it.each(published.map(({ id }) => id))(
    'are what a year on a standard tariff is projected to cost in the quarter of %s, to the pound [Q2.41]',
    async (id) => {
      const bills = published.find((quarter) => quarter.id === id)?.published.annualBillGbp;
      const projected = await averages(id);
      let compared = 0;
      for (const [name] of methods)
        for (const kind of ['dualFuel', 'economy7'] as const) {
          const bill = bills?.[kind][name];
          // Ofgem published no Economy 7 bill for some methods.
          if (bill == null) continue;
          compared += 1;
          const { Default: atDefault, New: change } = await projected(`${kind} ${name}`);
          expect(Math.abs(atDefault - bill)).toBeLessThanOrEqual(0.6);
          expect(Math.abs(change - bill)).toBeLessThanOrEqual(0.6);
        }
      expect(compared).toBeGreaterThanOrEqual(3);
    },
  );

  it('are £1,717 for October to December 2024', async () => {
    const { Default: bill } = await (await averages('2024-10'))('dualFuel directDebit');
    expect(Math.round(bill)).toBe(1717);
  });
});
