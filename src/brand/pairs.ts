import type { TokenName } from './tokens.ts';

/** A front, what it stands on, and the least contrast that it needs, to 1. */
export type Pair = readonly [front: TokenName, back: TokenName, least: number];

const words = 4.5;
const edges = 3;
const surfaces = ['color-surface', 'color-raised', 'color-sunken'] as const;
const tones = ['info', 'success', 'warning', 'danger'] as const;

const on = (least: number, fronts: readonly TokenName[], backs: readonly TokenName[]): Pair[] =>
  backs.flatMap((back) => fronts.map((front): Pair => [front, back, least]));

/** Every two tokens that stand on one another: words need 4.5:1, edges of controls and drawings 3:1 (WCAG 2.2 AA). */
export const pairs: readonly Pair[] = [
  ...on(words, ['color-text', 'color-muted', 'color-accent', 'color-accent-hover'], surfaces),
  ...on(words, ['info-text', 'success-text', 'warning-text', 'danger-text'], surfaces),
  ...on(edges, ['color-border-strong', 'color-focus', 'danger-border'], surfaces),
  ...on(words, ['color-accent-text'], ['color-accent', 'color-accent-hover']),
  ...on(
    words,
    ['color-text', 'color-muted', 'color-accent', 'color-accent-hover', 'success-text'],
    ['color-accent-soft'],
  ),
  ...on(edges, ['color-focus'], ['color-accent-soft']),
  ...tones.flatMap((tone) => [
    ...on(words, [`${tone}-text`, 'color-text', 'color-accent', 'color-accent-hover'], [`${tone}-surface`]),
    ...on(edges, [`${tone}-border`], ['color-raised']),
  ]),
  ...on(words, ['header-text'], ['header-surface']),
  ...on(edges, ['mark-text'], ['mark-surface']),
];
