import { isMap } from '../../../engine/own.ts';
import type { Json, Lookup } from '../../../engine/types.ts';
import type { OffsetProject } from '../../api/carbon-replies.ts';
import { number, text } from '../../api/unchecked.ts';
import { say } from './words.ts';

/** How much of a footprint can be offset, in percent (specification, switch completion §9). */
export const shares = [25, 50, 75, 100] as const;
export type Share = (typeof shares)[number];

/** What the page knows of a customer's footprint: tons of CO2 and pounds a year. */
export interface CarbonAnswer {
  readonly name: string;
  readonly tons: number;
  readonly cost: number;
  readonly paymentReference: string | undefined;
}

/** The customer as the effect brought it (api/carbon-replies.ts). */
export function readAnswer(carbon: Json | undefined): CarbonAnswer | undefined {
  if (!isMap(carbon)) return undefined;
  const tons = number(carbon.tons);
  const cost = number(carbon.cost);
  if (tons === undefined || cost === undefined) return undefined;
  return { name: text(carbon.name) ?? '', tons, cost, paymentReference: text(carbon.paymentReference) };
}

/** The projects of the list, as the effect brought them. */
export function projectsIn(list: Lookup | undefined): readonly OffsetProject[] {
  return (list?.items ?? []).flatMap(({ value, label, data }) => {
    if (typeof value !== 'number' || !isMap(data)) return [];
    return {
      id: value,
      name: label,
      location: text(data.location) ?? '',
      description: text(data.description) ?? '',
      overview: text(data.overview) ?? '',
      picture: text(data.picture) ?? '',
    };
  });
}

/** The chosen share; undefined before a choice. */
export const readShare = (percentage: Json | undefined): Share | undefined =>
  shares.find((share) => share === percentage);

/** "2.74 tons CO2/year" (S2.62). */
export function saidTons(tons: number): string {
  return say('tons', { tons: tons.toLocaleString('en-GB', { maximumFractionDigits: 2 }) });
}
