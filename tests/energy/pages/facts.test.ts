import { describe, expect, it } from 'vitest';
import { fuels, readLabel } from '../../../src/energy/api/tariff-replies.ts';
import { exitFeesOf } from '../../../src/energy/pages/details/details.ts';
import { termsOf } from '../../../src/energy/pages/facts.ts';
import { label } from '../../tariff.ts';
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

  it.each([
    ['£65 per fuel', '£65 per fuel', 'Exit fee £130 (£65 per fuel)'],
    ['£65', '£65', 'Exit fee £130 (£65 per fuel)'],
    [65, 65, 'Exit fee £130 (£65 per fuel)'],
    [60, '£70 per fuel', 'Exit fee £130'],
    ['£65 per fuel', undefined, 'Exit fee £65'],
    ['£65 in the first year', '£65 in the first year', 'Exit fee £65 in the first year'],
    ['£65 in the first year', '£50', 'Exit fee'],
    ['Ask us', 'Ask us', 'Exit fee'],
    [0, 0, 'Exit fee'],
  ])('say the fee of all fuels first, where labels say %s and %s [Q2.40]', (electricity, gas, says) => {
    const of = fuels.filter((fuel) => fuel === 'electricity' || gas !== undefined);
    const labels = Object.fromEntries(
      of.flatMap((fuel) => {
        const read = readLabel({ ...label, exitFees: fuel === 'gas' ? gas : electricity });
        return read ? [[fuel, read]] : [];
      }),
    );
    const deal = { ...aDeal({ hasCancellationFee: true }), exitFees: exitFeesOf(labels, of) };
    const [, fee] = termsOf(deal, '2026-11-23');
    expect(fee?.says).toBe(says);
  });

  it('draw the fee as a receipt of pounds, not of dollars', () => {
    const [, fee] = termsOf(aDeal({ hasCancellationFee: true }), '2026-11-23');
    expect(fee?.Icon).toHaveProperty('displayName', 'ReceiptPoundSterling');
  });
});
