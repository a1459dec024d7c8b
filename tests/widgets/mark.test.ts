import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastWithWhite, markColour } from '../../widgets/mark/colour.ts';
import { initialsOf } from '../../widgets/mark/SupplierMark.tsx';

describe('supplier marks', () => {
  it.each([
    ['British Gas', 'BG'],
    ['EDF Energy', 'EDF'],
    ['E.ON Next', 'EN'],
    ['OVO Energy', 'OVO'],
    ['Octopus Energy', 'OC'],
    ['ScottishPower', 'SC'],
    ['Energy', 'EN'],
    ['the Co-op', 'CO'],
    ['  ', ''],
    ['Ö', 'Ö'],
  ])('%j has the initials %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('carries white initials legibly for any id, the same way each time', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100000, max: 100000 }), (id) => {
        expect(contrastWithWhite(markColour(id))).toBeGreaterThanOrEqual(4.5);
        expect(markColour(id)).toEqual(markColour(id));
      }),
    );
  });

  it('tells the best known suppliers apart', () => {
    const colours = [2, 7, 111, 11, 15, 16].map((id) => markColour(id).join());
    expect(new Set(colours).size).toBe(6);
  });
});
