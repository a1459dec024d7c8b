import type { Json, Lookup } from '../../../src/engine/types.ts';
import type { Effect, Effects } from '../../../src/runtime/effect.ts';

/** A made-up street: nothing here is a real address, council or price. */
const streets: Readonly<Record<string, readonly string[]>> = {
  NW12AB: ['1 Mill Lane, Northwick', '2 Mill Lane, Northwick', '9 Free Street, Northwick'],
  HG34DE: ['5 Castle Hill, Harrowgate', '7 Castle Hill, Harrowgate'],
};

const councils: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  Northwick: {
    councilId: 'northwick',
    council: 'Northwick Council',
    zone: 'N4',
    monthly: 6.5,
    terms: 'https://northwick.example/permits',
  },
  Harrowgate: {
    councilId: 'harrowgate',
    council: 'Harrowgate Borough',
    zone: 'H1',
    monthly: 9.25,
    terms: 'https://harrowgate.example/permits',
  },
};

const failedList: Lookup = { status: 'failed', items: [] };

const findAddresses: Effect = {
  needs: ['postcode'],
  fills: ['addresses'],
  run: async ({ read }) => {
    const found = streets[String(read('postcode'))] ?? [];
    const items = found.map((label) => ({ value: label, label }));
    return { lookups: { addresses: { status: 'ready', items } } };
  },
  failed: () => ({ lookups: { addresses: failedList } }),
};

const findZone: Effect = {
  needs: ['address'],
  run: async ({ read }) => {
    const address = String(read('address'));
    if (address.includes('Free Street')) return { sources: { place: { isFree: true } } };
    const place = Object.entries(councils).find(([town]) => address.endsWith(town))?.[1] ?? {};
    return { sources: { place } };
  },
  failed: () => ({ sources: { place: {} }, failure: { message: 'zone-unknown' } }),
};

const loadTerms: Effect = {
  needs: ['place.councilId'],
  run: async ({ variant }) => {
    const loaded = await variant();
    return loaded === undefined
      ? { failure: { message: 'terms-unknown' } }
      : { variant: loaded, set: { termsKnown: true } };
  },
  failed: () => ({ failure: { message: 'terms-unknown' } }),
};

/** The permits that were issued while the page is open. */
export const issued: Readonly<Record<string, Json>>[] = [];

const apply: Effect = {
  needs: ['fact.price'],
  run: async ({ answers, read }) => {
    issued.push({ ...answers(), price: read('fact.price') ?? null });
    return {};
  },
  failed: () => ({ failure: { message: 'not-issued' } }),
};

/** Everything that the permit's journey may ask for. */
export const effects: Effects = {
  'find-addresses': findAddresses,
  'find-zone': findZone,
  'load-terms': loadTerms,
  apply,
};
