/** Usage units of the specification §9, as the screen offers them. */
export const units = { 'a year': 1, 'a month': 2, 'a quarter': 3 } as const;
/** What a figure is multiplied by for a year, by unit index (§9). */
export const perYear = [0, 1, 12, 4] as const;

export type Unit = keyof typeof units;
/** Least, something between, and most that the bounds of §5 admit. */
export const sizes = ['least', 'usual', 'most'] as const;
type Sizes = Readonly<Record<Unit, readonly [number, number, number]>>;

/** Both kinds of figure for each fuel. The bounds of pounds are the same for both (§5); what lies between never is. */
const figures: Readonly<Record<'spend' | 'use', Readonly<Record<'gas' | 'electricity', Sizes>>>> = {
  spend: {
    gas: { 'a year': [120, 1200.5, 9000], 'a month': [10, 101.25, 750], 'a quarter': [30, 300.75, 2250] },
    electricity: { 'a year': [120, 960.25, 9000], 'a month': [10, 82.5, 750], 'a quarter': [30, 241, 2250] },
  },
  use: {
    gas: { 'a year': [1, 11_501, 200_000], 'a month': [1, 958, 16_600], 'a quarter': [1, 2875, 50_000] },
    electricity: { 'a year': [1, 2903, 75_000], 'a month': [1, 241, 6250], 'a quarter': [1, 725, 18_750] },
  },
};

/** The averages of §9, kWh a year. */
export const averages = {
  gas: { low: 7500, medium: 11_500, high: 17_000 },
  standard: { low: 1800, medium: 2700, high: 4100 },
  economy7: { low: 2200, medium: 3900, high: 6700 },
} as const;

/** Where a fuel's figure comes from, read off a value of the dimension `usage`. */
export type Usage =
  | { readonly source: 'actual'; readonly kind: 'spend' | 'use'; readonly unit: Unit }
  | { readonly source: 'estimate' }
  | { readonly source: 'average'; readonly level: keyof typeof averages.gas };

/** Every value of the dimension `usage`. */
export const usages: Readonly<Record<string, Usage>> = {
  'kWh a year': { source: 'actual', kind: 'use', unit: 'a year' },
  'kWh a month': { source: 'actual', kind: 'use', unit: 'a month' },
  'kWh a quarter': { source: 'actual', kind: 'use', unit: 'a quarter' },
  '£ a year': { source: 'actual', kind: 'spend', unit: 'a year' },
  '£ a month': { source: 'actual', kind: 'spend', unit: 'a month' },
  '£ a quarter': { source: 'actual', kind: 'spend', unit: 'a quarter' },
  'five questions': { source: 'estimate' },
  'low average': { source: 'average', level: 'low' },
  'medium average': { source: 'average', level: 'medium' },
  'high average': { source: 'average', level: 'high' },
};

/** What a person types for a fuel. */
export function typed(fuel: 'gas' | 'electricity', kind: 'spend' | 'use', unit: Unit, size: string): number {
  const [least, usual, most] = figures[kind][fuel][unit];
  return { least, most }[size] ?? usual;
}
