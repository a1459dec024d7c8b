import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PayMethod } from '../../src/energy/api/contract/shared.ts';
import { capFile, capOf, dayAndNight, type MeterKind } from '../../src/energy/service/market/cap.ts';
import { annualCost, averageRate, splitCost, usageOfCost } from '../../src/energy/service/market/cost.ts';
import { allRegions } from '../../src/energy/service/market/place.ts';

const methods = {
  directDebit: 'monthlyDirectDebit',
  standardCredit: 'cashOrCheque',
  prepayment: 'prePaymentMeter',
} as const satisfies Record<string, PayMethod>;

/** Ofgem's Great Britain bill: the plain mean of the 14 regions. */
function averageBill(period: string, method: PayMethod, meter: MeterKind, kwh: number): number {
  const bills = allRegions.map(({ id }) => annualCost(capOf(period).rates(id, method, meter), { kwh }));
  return bills.reduce((total, bill) => total + bill, 0) / bills.length;
}

describe('the price cap', () => {
  it('covers ten quarters and 14 regions', () => {
    expect(capFile.periods.map(({ id }) => id)).toHaveLength(10);
    expect(allRegions).toHaveLength(14);
    expect(capOf().id).toBe('2026-07');
  });

  for (const { id, published } of capFile.periods) {
    const { typicalUseKwh: use, annualBillGbp } = published;
    for (const [name, method] of Object.entries(methods)) {
      it(`gives the published dual fuel bill of ${id} by ${name}, to the pound`, () => {
        const bill =
          averageBill(id, method, 'electricity', use.electricitySingleRate) +
          averageBill(id, method, 'gas', use.gas);
        expect(Math.abs(bill - (annualBillGbp.dualFuel[name] ?? Number.NaN))).toBeLessThanOrEqual(0.6);
      });
      const economy7 = annualBillGbp.economy7[name];
      // Ofgem published no Economy 7 bill for some methods.
      if (economy7 == null) continue;
      it(`gives the published Economy 7 bill of ${id} by ${name}, to the pound`, () => {
        const bill = averageBill(id, method, 'electricityMultiRegister', use.electricityMultiRegister);
        expect(Math.abs(bill - economy7)).toBeLessThanOrEqual(0.6);
      });
    }
  }

  it('comes to £1,717 for October to December 2024, as Ofgem published', () => {
    const bill =
      averageBill('2024-10', 'monthlyDirectDebit', 'electricity', 2700) +
      averageBill('2024-10', 'monthlyDirectDebit', 'gas', 11500);
    expect(Math.round(bill)).toBe(1717);
  });

  it('treats quarterly Direct Debit as Direct Debit', () => {
    const cap = capOf();
    for (const { id } of allRegions)
      expect(cap.rates(id, 'quarterlyDirectDebit', 'gas')).toEqual(
        cap.rates(id, 'monthlyDirectDebit', 'gas'),
      );
  });
});

describe('the cost of a year', () => {
  const rates = { unitRate: 25, standingCharge: 60 };

  it('splits Economy 7 into day and night so that 42% at night costs the capped average', () => {
    // Day and night rates are billed to a thousandth of a penny, so their mean is as near.
    expect(Math.abs(averageRate(rates, 0.42) - 25)).toBeLessThanOrEqual(0.0005);
    expect(averageRate(rates, 0)).toBeCloseTo(dayAndNight(25).day, 10);
    expect(averageRate(rates, 1)).toBeCloseTo(dayAndNight(25).night, 10);
    expect(dayAndNight(25)).toEqual({ day: 31.646, night: 15.823 });
    expect(dayAndNight(25).night).toBeLessThan(25);
  });

  it('turns a cost back into the usage that it pays for, by day and night too', () => {
    const share = fc.option(fc.double({ min: 0.01, max: 1, noNaN: true }), { nil: undefined });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200_000 }), share, (kwh, nightShare) => {
        const usage = { kwh, ...(nightShare === undefined ? {} : { nightShare }) };
        expect(usageOfCost(rates, annualCost(rates, usage), nightShare)).toBeCloseTo(kwh, 4);
      }),
    );
  });

  it('counts no energy when the standing charge is more than the cost, for the pages to tell [Q2.30] [Q2.41]', () => {
    expect(usageOfCost(rates, 120, undefined)).toBe(0);
  });

  it('prices the days left at the present rates and the rest at the later ones', () => {
    const later = { unitRate: 30, standingCharge: 60 };
    const usage = { kwh: 3650 };
    expect(splitCost(rates, 365, later, usage)).toBeCloseTo(annualCost(rates, usage), 10);
    expect(splitCost(rates, -4, later, usage)).toBeCloseTo(annualCost(later, usage), 10);
    // 100 days of 10 kWh at 25p, 265 at 30p, and 60p every day.
    expect(splitCost(rates, 100, later, usage)).toBeCloseTo(250 + 795 + 219, 10);
  });
});
