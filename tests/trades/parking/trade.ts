import { checks } from '../../../src/engine/checks/checks.ts';
import type { TradeWords } from '../../../src/engine/trade-words.ts';
import { postcodePattern } from '../../../src/words/postcode.ts';
import { spokenOptions } from '../../../widgets/words.ts';
import { plate } from './plate.ts';
import { widgetWords } from './widget-words.ts';

/** A council's parking permit: a trade that has nothing to do with the first one, to show that the engine knows neither. */
export const trade: TradeWords = {
  sources: { place: {}, reader: {}, brand: {} },
  checks: { ...checks, plate },
  spoken: spokenOptions,
  ownLookups: [],
  whole: 'all',
  placeholders: { label: null, min: null, max: null },
  waiting: { 'find-zone': 'waiting-for-zone', 'load-terms': 'waiting-for-terms' },
  words: {
    checks: {
      'real-date': { doc: 'The value is a day that exists, as YYYY-MM-DD.', with: {} },
      'not-in-the-past': { doc: 'The value is today or later, as YYYY-MM-DD.', with: {} },
      plate: { doc: 'Letters and numbers both, as number plates have.', with: {} },
    },
    effects: {
      'find-addresses': { with: {} },
      'find-zone': { with: {}, waiting: 'waiting-for-zone', fails: 'zone-unknown' },
      'load-terms': { with: {}, waiting: 'waiting-for-terms', fails: 'terms-unknown' },
      apply: { with: {}, fails: 'not-issued' },
    },
    notes: {
      'find-addresses': { doc: 'Addresses of the postcode.', writes: ['lookup.addresses'] },
      'find-zone': { doc: 'The parking zone of the address, its council and its price.', writes: ['place'] },
      'load-terms': { doc: "Lays the council's variant over its card.", writes: ['termsKnown'] },
      apply: { doc: 'Pays and issues the permit.' },
    },
    inputs: {
      'find-addresses': { needs: ['postcode'] },
      'find-zone': { needs: ['address'] },
      'load-terms': { needs: ['place.councilId'] },
      apply: {
        needs: ['fact.price'],
        sends: {
          address: { must: true },
          kind: { must: true },
          start: { must: true },
          months: { must: true },
          vehicles: { must: true },
          room: {},
          note: {},
          proof: { must: true },
          movedIn: { when: { proof: 'tenancy' }, must: true },
          acceptsTerms: { must: true },
          mayRemind: {},
          email: { must: true },
        },
      },
    },
    formats: { postcode: { doc: 'A UK postcode without its space, in capitals.', pattern: postcodePattern } },
    lookups: { addresses: { doc: 'Addresses of the postcode.' } },
    pages: {},
    routes: {},
    owners: {
      one: 'council',
      many: 'councils',
      ids: 'text',
      example: { known: 'northwick', id: 'saltmarsh', name: 'Saltmarsh District' },
      shown: 'shows it to whoever lives there',
    },
    tables: {},
    widgets: widgetWords,
    pictures: {},
    sources: {
      place: {
        zone: 'the parking zone of the address',
        isFree: 'true where no permit is needed',
        councilId: 'id of the council',
        council: 'name of the council',
        monthly: 'pounds a month for each vehicle',
        terms: "address of the council's terms",
      },
      reader: { isStaff: 'true at the counter of a council' },
      brand: { supplierName: 'name of the operator' },
    },
    early: ['reader', 'brand'],
    flags: [],
    forms: {},
    personal: [],
  },
};
