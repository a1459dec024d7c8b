import { describe, expect, it } from 'vitest';
import { contrast, faintPairs, faintSentence } from '../../src/brand/contrast.ts';
import { pairs } from '../../src/brand/pairs.ts';
import { colourOf, tokenWords } from '../../src/brand/tokens.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
  ])('of %s on %s is %d:1, as WCAG works it out', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

describe('the pairs', () => {
  it('are all legible in the standard look, light and dark', () => {
    expect(faintPairs({})).toEqual([]);
  });

  it('judge every colour but the lines that only part', () => {
    const judged = new Set<string>(pairs.map(([front]) => front));
    for (const [, back] of pairs) judged.add(back);
    const colours = Object.entries(tokenWords).flatMap(([name, { kind }]) =>
      kind === 'colour' ? [name] : [],
    );
    expect(colours.filter((name) => !judged.has(name))).toEqual(['color-border', 'header-line']);
  });

  it('follow a colour that another one stands in for', () => {
    const accent = { light: '#9fd8d2', dark: '#6fd0c2' };
    expect(colourOf({ 'color-accent': accent }, 'header-text')).toEqual(accent);
    const faint = faintPairs({ 'color-accent': accent }).map(({ front, back }) => `${front} on ${back}`);
    expect(faint).toContain('header-text on header-surface');
  });

  it('offer a shade that does on all that the colour stands on', () => {
    const tokens = { 'color-muted': { light: '#8a949a', dark: '#a8b7bd' } };
    const better = faintPairs(tokens)[0]?.better ?? '';
    expect(faintPairs({ 'color-muted': { light: better, dark: '#a8b7bd' } })).toEqual([]);
  });

  it('round the ratio down, so that what fails never reads as enough', () => {
    const faint = {
      front: 'color-text',
      back: 'color-raised',
      scheme: 'dark',
      ratio: 4.499,
      least: 4.5,
    } as const;
    expect(faintSentence({ ...faint, better: undefined })).toContain(
      '4.49:1 in the dark scheme; it needs 4.5:1',
    );
  });
});
