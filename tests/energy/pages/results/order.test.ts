import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../../src/energy/api/deal.ts';
import { inOrder, orders, sayingOrder } from '../../../../src/energy/pages/results/order.ts';
import { aDeal, someDeals } from './deals.ts';

/** What each order puts first: the lower, the earlier. */
const keys = {
  'no-exit-fee': ({ hasCancellationFee }: Deal) => Number(hasCancellationFee),
  greenest: ({ isGreen }: Deal) => Number(!isGreen),
  'longest-fix': ({ fixedMonths, isFixed }: Deal) => (fixedMonths ? -fixedMonths : isFixed ? 0 : 1),
};

describe('the order of the list', () => {
  it('is the server’s to begin with [Q7.20]', () => {
    fc.assert(
      fc.property(someDeals, (deals) => {
        expect(inOrder(deals, 'ranked')).toEqual(deals);
      }),
    );
    expect(orders[0]).toBe('ranked');
  });

  it('by exit fee, fix or green differs, and leaves equals as the server ranked them', () => {
    fc.assert(
      fc.property(
        someDeals,
        fc.constantFrom('no-exit-fee' as const, 'greenest' as const, 'longest-fix' as const),
        (deals, order) => {
          const sorted = inOrder(deals, order);
          const key = keys[order];
          sorted.forEach((deal, place) => {
            const next = sorted[place + 1];
            if (!next) return;
            expect(key(deal)).toBeLessThanOrEqual(key(next));
            if (key(deal) === key(next)) expect(deals.indexOf(deal)).toBeLessThan(deals.indexOf(next));
          });
        },
      ),
    );
  });

  it('by supplier goes from A to Z', () => {
    const names = ['so energy', 'EDF', 'Octopus'];
    const deals = names.map((supplierName, place) => aDeal({ tariffId: place, supplierName }));
    expect(inOrder(deals, 'supplier').map(({ supplierName }) => supplierName)).toEqual([
      'EDF',
      'Octopus',
      'so energy',
    ]);
  });

  it('neither loses nor invents a deal', () => {
    fc.assert(
      fc.property(someDeals, fc.constantFrom(...orders), (deals, order) => {
        expect(new Set(inOrder(deals, order))).toEqual(new Set(deals));
      }),
    );
  });

  it('is called cheapest first only where it is', () => {
    const rising = [aDeal({ totalCost: 1 }), aDeal({ tariffId: 2, totalCost: 2 })];
    expect(sayingOrder('ranked', rising).name).toBe('Cheapest first');
    expect(sayingOrder('ranked', rising.toReversed()).name).toBe('As ranked');
  });
});
