import { describe, expect, it } from 'vitest';
import { termsOf } from '../../../src/energy/pages/facts.ts';
import { aDeal } from './results/deals.ts';

const says = (parts: Parameters<typeof aDeal>[0]) =>
  termsOf(aDeal(parts), '2026-11-23').map((fact) => fact.says);

describe('the terms of a deal', () => {
  it('say about which day and how many pounds, where the service tells the months and the fee [Q2.31]', () => {
    expect(says({ fixedMonths: 12, hasCancellationFee: true, exitFees: 130 })).toEqual([
      // Twelve months from the 30th, five working days after Monday 23 November 2026.
      'Fixed until about 29-11-2027',
      'Exit fee £130',
      'Green',
    ]);
  });

  it('say no more than the specification’s row where it does not [Q2.31]', () => {
    expect(says({ hasCancellationFee: true, isGreen: false })).toEqual(['Fixed price', 'Exit fee']);
    expect(says({ isFixed: false, fixedMonths: 'soon' as never, exitFees: -1 })).toEqual([
      'Variable price',
      'No exit fee',
      'Green',
    ]);
  });

  it('say the fee as a label of the tariff does, where that is all that is known [Q2.40]', () => {
    const [, fee] = termsOf(
      { ...aDeal({ hasCancellationFee: true }), exitFees: '£65 per fuel' },
      '2026-11-23',
    );
    expect(fee?.says).toBe('Exit fee £65 per fuel');
  });

  it('draw the fee as a receipt of pounds, not of dollars', () => {
    const [, fee] = termsOf(aDeal({ hasCancellationFee: true }), '2026-11-23');
    expect(fee?.Icon).toHaveProperty('displayName', 'ReceiptPoundSterling');
  });
});
