import { servedCalls } from '../../service/calls.ts';
import { lastOf } from '../../service/lastOf.ts';
import type { ServiceTrade } from '../../service/trade.ts';
import { calls } from '../api/contract.ts';
import { checkoutPages } from './carbon/checkout.ts';
import type { EnergyDefinitions } from './definitionsIn.ts';
import { figures } from './figures.ts';
import { createHandlers } from './handlers.ts';
import { samplePostcodes, spaced } from './homes/samples.ts';
import { checkoutKind, limitRules } from './limits.ts';
import { catalogueOf } from './market/catalogue.ts';
import { marketOf } from './market/projection.ts';
import { boundVariants, energySettings } from './settings.ts';
import { formWords } from './sign-up/formWords.ts';
import type { EnergyKept } from './store/energyStore.ts';
import { energyKeeping } from './store/keeping.ts';

/** What the service of home energy runs on. */
export interface EnergyOptions {
  readonly definitions?: () => EnergyDefinitions;
  /** Quarter of the price cap, such as `2024-10`; the latest when left out. */
  readonly capPeriod?: string | undefined;
}

/** Days that what somebody comes back to is kept where the quote's journey was not read. */
const usualKeptDays = 14;

/** Home energy, as the service is told of it. */
export const energyService = ({
  definitions = () => ({}),
  capPeriod,
}: EnergyOptions = {}): ServiceTrade<EnergyKept> => ({
  name: 'energy-switch',
  contract: calls,
  settings: energySettings,
  limits: limitRules,
  // What follows from a sign-up's key; to ask for one begins a new one.
  isUnderWay: (path) => /^\/request\/(switch\/pro\/(?!key$)|bank\/|customer\/whitelabel\/)/.test(path),
  keeping: energyKeeping(),
  days: { kept: 396, unfinished: 1 },
  figures,
  pageData: ({ isOwn, isDemonstration }) => ({
    canKeep: isOwn,
    // The space of a postcode does not break where it is drawn.
    samplePostcodes: isDemonstration
      ? samplePostcodes.map(({ postcode, says }) => ({
          postcode: spaced(postcode).replace(' ', '\u00a0'),
          says,
        }))
      : [],
  }),
  announcement: [
    '',
    'Postcodes to try; the first address of each tells its story:',
    ...samplePostcodes.map(
      ({ postcode, place, says }) => `  ${spaced(postcode).padEnd(9)} ${place.padEnd(20)} ${says}`,
    ),
  ],
  serve({
    store,
    tokens,
    sealer,
    outbox,
    sendsLetters,
    publicUrl,
    pages,
    settings,
    now,
    today,
    pageLimit,
    onFault,
  }) {
    const { rules, quoteRules, suppliers, keptDays = usualKeptDays } = definitions();
    const word = (name: string) => {
      const value: unknown = Reflect.get(settings(), name);
      return typeof value === 'string' ? value : '';
    };
    const catalogue = catalogueOf(suppliers);
    const handlers = createHandlers({
      store,
      tokens,
      sealer,
      outbox,
      sendsLetters,
      brand: () => ({ name: word('supplierName'), phone: word('supplierPhone') }),
      words: lastOf(settings, (all) => JSON.parse(JSON.stringify(all))),
      keptDays,
      rules,
      quoteRules,
      publicUrl,
      pages,
      bound: () => boundVariants(settings()),
      now,
      today,
      market: lastOf(today, (day) => marketOf(catalogue, day, capPeriod)),
      onTrackingFailure: (error) => onFault(error, 'tracking was not saved'),
    });
    return {
      calls: servedCalls(calls, handlers),
      pages: checkoutPages(store.offsets, pages, now, pageLimit(checkoutKind)),
      reword: formWords(rules, today),
    };
  },
});
