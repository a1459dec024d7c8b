import { inWholes } from '../../src/words/counted.ts';
import { say } from '../say.ts';

/** The yearly averages that an amount is compared with, in its own unit (kWh). */
export interface Averages {
  readonly low: number;
  readonly medium: number;
  readonly high: number;
}

/** Times a year by unit: 1 yearly, 2 monthly, 3 quarterly (specification, section 9). */
const timesAYear = [0, 1, 12, 4];

/** The amount for a whole year; undefined when it is no amount or the unit is unknown. */
export function yearly(amount: unknown, unit: unknown): number | undefined {
  const times = typeof unit === 'number' ? timesAYear[unit] : 1;
  return typeof amount === 'number' && amount > 0 && times ? amount * times : undefined;
}

/** Where an amount stands on the scale, 0 to 100: low, medium and high in the middle of three parts; it ends at twice high. */
export function place(amount: number, { low, medium, high }: Averages): number {
  const stops: readonly (readonly [number, number])[] = [
    [0, 0],
    [low, 100 / 6],
    [medium, 50],
    [high, 500 / 6],
    [high * 2, 100],
  ];
  for (let index = 1; index < stops.length; index += 1) {
    const [from, start] = stops[index - 1] ?? [0, 0];
    const [to, end] = stops[index] ?? [0, 0];
    if (amount <= to) return to === from ? end : start + ((end - start) * (amount - from)) / (to - from);
  }
  return 100;
}

/** The same in words: "about the middle of typical homes", "12% above medium". */
export function comparison(
  amount: number,
  { low, medium, high }: Averages,
): { readonly place: string; readonly difference: string } {
  const percent = Math.round((amount / medium - 1) * 100);
  return { place: say(band(amount, percent, low, high)), difference: difference(amount / medium, percent) };
}

function difference(times: number, percent: number): string {
  if (percent === 0) return say('same');
  if (percent >= 200) return say('times', { times: inWholes(Math.round(times)) });
  return percent > 0 ? say('percent-above', { percent }) : say('percent-below', { percent: -percent });
}

function band(amount: number, percent: number, low: number, high: number) {
  if (amount <= low) return 'lowest';
  if (amount >= high) return 'highest';
  if (Math.abs(percent) <= 15) return 'middle';
  return percent > 0 ? 'above-middle' : 'below-middle';
}
