import { describe, expect, it } from 'vitest';
import { termsOf } from '../../../src/energy/pages/facts.ts';
import { aDeal } from './results/deals.ts';

const says = (parts: Parameters<typeof aDeal>[0]) => termsOf(aDeal(parts)).map((fact) => fact.says);

describe('the terms of a deal', () => {
  it('say the day and the pounds where the service tells them [Q2.31]', () => {
    expect(says({ tariffEndDate: '2027-11-21', hasCancellationFee: true, exitFees: 130 })).toEqual([
      'Fixed until 21-11-2027',
      'Exit fee £130',
      'Green',
    ]);
  });

  it('say no more than the specification’s row where it does not [Q2.31]', () => {
    expect(says({ hasCancellationFee: true, isGreen: false })).toEqual(['Fixed price', 'Exit fee']);
    expect(says({ isFixed: false, tariffEndDate: 'soon' as never, exitFees: -1 })).toEqual([
      'Variable price',
      'No exit fee',
      'Green',
    ]);
  });

  it('draw the fee as a receipt of pounds, not of dollars', () => {
    const [, fee] = termsOf(aDeal({ hasCancellationFee: true }));
    expect(fee?.Icon).toHaveProperty('displayName', 'ReceiptPoundSterling');
  });
});
