import type { Lookup } from '../../engine/types.ts';
import { unreadable } from '../api/failure.ts';
import { readQuoteType } from '../api/replies.ts';
import { within } from '../api/unchecked.ts';
import { effectWords } from '../vocabulary/effects.ts';
import type { LookupName } from '../vocabulary/lookups.ts';
import { type Effect, failedLists, namedItem, readList, ready } from './effect.ts';

const lists = [
  'house-types',
  'bedrooms',
  'occupancy-frequencies',
  'energy-efficiencies',
  'fuel-use-types',
] as const satisfies readonly LookupName[];

/** The choices of the five questions (Q7.13); when they cannot be had, all five lists are empty (Q8.04). */
export const loadEstimateOptions: Effect = {
  needs: [],
  fills: lists,
  async run({ api, signal }) {
    const options = (await api('GET /request/estimation/detail/all', {}, { signal }))?.response;
    const list = (rows: NonNullable<typeof options>['houseTypes']) => ready(readList(rows, namedItem));
    const found: Record<(typeof lists)[number], Lookup> = {
      'house-types': list(options?.houseTypes),
      bedrooms: list(options?.bedRooms),
      'occupancy-frequencies': list(options?.occupancyFrequencies),
      'energy-efficiencies': list(options?.energyEfficiencies),
      'fuel-use-types': list(options?.fuelUseTypes),
    };
    return { lookups: found };
  },
  failed: (failure) => failedLists(lists, failure),
};

const questions = [
  'houseType',
  'numberOfBedrooms',
  'occupancyFrequency',
  'modernisationLevel',
  'heatingAndCooking',
] as const;

/** kWh a year as a whole number; undefined for anything that cannot be a usage. */
function wholeNumber(value: unknown): number | undefined {
  const usage = within(0, 1e9, value);
  return usage === undefined ? undefined : Math.round(usage);
}

/** Estimated usage of each fuel from the five answers, kWh a year; 0 when it fails, and that is said (Q7.13, Q8.04). */
export const estimateUsage: Effect = {
  needs: ['postcode', 'fact.quoteType', ...questions],
  // Another home has figures of its own, in whatever order the answers come.
  yieldsTo: ['address', 'gdprConsent'],
  loader: 'page',
  mayStop: true,
  async run({ read, api, signal }) {
    const chosen = (name: (typeof questions)[number]) => Number(read(name));
    const query = {
      houseType: chosen('houseType'),
      numberOfBedrooms: chosen('numberOfBedrooms'),
      occupancyFrequency: chosen('occupancyFrequency'),
      modernisationLevel: chosen('modernisationLevel'),
      heatingAndCooking: chosen('heatingAndCooking'),
      switchType: readQuoteType(read('fact.quoteType')),
      postcode: String(read('postcode')),
    };
    const estimate = (await api('GET /request/estimation/usage', { query }, { signal }))?.estimatedUsageDto;
    const gas = wholeNumber(estimate?.gasUsage);
    const electricity = wholeNumber(estimate?.electricityUsage);
    if (gas === undefined && electricity === undefined) throw unreadable();
    return {
      set: {
        ...(gas === undefined ? {} : { 'gasUsage.usage': gas }),
        ...(electricity === undefined ? {} : { 'electricityUsage.usage': electricity }),
      },
    };
  },
  failed: ({ message, status, aborted }) => ({
    ...(aborted ? {} : { set: { 'gasUsage.usage': 0, 'electricityUsage.usage': 0 } }),
    failure: { heading: effectWords['estimate-usage'].fails, message, status },
  }),
};
