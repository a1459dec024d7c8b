import { Type } from '@sinclair/typebox';
import factorData from '../data/emission-factors.json' with { type: 'json' };
import { dataOf } from '../dataOf.ts';
import { toPence } from '../market/rounding.ts';
import { poundsPerTonne } from './projects.ts';

/** Kilograms of CO2e for a kWh (emission-factors.json). */
export const factors = dataOf(
  'emission-factors.json',
  Type.Object({ gas: Type.Number(), electricity: Type.Number() }),
  factorData,
);

/** The yearly footprint of a home's gas, kg CO2e to two decimals (published factor, emission-factors.json). */
export const footprintOf = (gasKwh: number): number => Math.round(gasKwh * factors.gas * 100) / 100;

/** What offsetting such a footprint costs, in pounds. */
export const fullCost = (footprint: number): number => toPence((footprint / 1000) * poundsPerTonne);
