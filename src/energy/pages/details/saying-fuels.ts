import type { Fuel } from '../../api/tariff-replies.ts';
import { sayProjections } from './projections-words.ts';

/** Fuels inside a sentence: "gas", "electricity and gas". */
export function sayingFuels(fuels: readonly Fuel[]): string {
  const [first] = fuels;
  return first !== undefined && fuels.length === 1
    ? sayProjections(`fuels-${first}`)
    : sayProjections('fuels-both');
}
