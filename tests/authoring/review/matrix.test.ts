import { describe, expect, it } from 'vitest';
import { type Delta, deltasOf, matrixOf, saysMatrix } from '../../../src/authoring/review/matrix.ts';
import { openProject } from '../../../src/authoring/review/project.ts';
import { trade } from '../../../src/trade.ts';
import { shippedFiles } from '../../shipped.ts';
import { edited, shipped } from './product.ts';

const shell = 'supplier-variants/8-shell-energy.json';
const saved = matrixOf(shipped);

/** How many contexts of which variants stand how. */
function counted(deltas: readonly Delta[], standing: Delta['standing']) {
  const found = deltas.filter((delta) => delta.standing === standing);
  return [found.length, ...new Set(found.map(({ context }) => context.owner.variant))];
}

describe('the matrix', () => {
  it('counts contexts and distinct screens', () => {
    expect(saysMatrix(saved)).toBe('1,008 contexts, 384 distinct screens');
    expect(saysMatrix({ ...saved, cells: saved.cells.slice(0, 1), distinct: 1 })).toBe(
      '1 context, 1 distinct screen',
    );
    expect(Math.max(...saved.cells.map(({ number }) => number))).toBe(384);
  });

  it('makes after an edit of one variant only its screens again', () => {
    const now = openProject(edited(shell, 'send you news', 'often send you news', shippedFiles), trade);
    const deltas = deltasOf(saved, now);
    expect(counted(deltas, 'changed')).toEqual([72, '8-shell-energy']);
    expect(counted(deltas, 'same')[0]).toBe(936);
    const others = deltas.filter(({ standing }) => standing === 'same');
    expect(others.every(({ before, after }) => before === after)).toBe(true);
  });

  it('tells which contexts are new and which are gone', () => {
    const without = shippedFiles.filter(({ file }) => file !== shell);
    const more = { file: 'supplier-variants/77-new.json', text: newcomer };
    const deltas = deltasOf(saved, openProject([...without, more], trade));
    expect(counted(deltas, 'gone')).toEqual([72, '8-shell-energy']);
    expect(counted(deltas, 'new')).toEqual([72, '77-new']);
  });

  it('keeps a mistake to the contexts that use the file', () => {
    const broken = deltasOf(
      saved,
      openProject(edited('supplier-variants/default.json', '"hide"', '"hied"', shippedFiles), trade),
    );
    // So Energy and Rebel Energy extend it.
    expect(counted(broken, 'problem')).toEqual([216, '43-so-energy', '116-rebel-energy', 'default']);
    expect(counted(broken, 'same')[0]).toBe(792);
    const everywhere = deltasOf(
      saved,
      openProject(edited('schemas/conditions.json', '"says"', '"syas"', shippedFiles), trade),
    );
    expect(counted(everywhere, 'problem')[0]).toBe(1008);
  });
});

const newcomer = JSON.stringify({
  suppliers: [77],
  name: 'Newcomer',
  card: 'terms',
  text: { consent1: 'You may.' },
});
