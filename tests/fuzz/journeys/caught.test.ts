import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/energy/effects/effect.ts';
import { effects } from '../../../src/energy/effects/index.ts';
import { laterEffects } from '../../../src/energy/effects/later.ts';
import type { CardDefinition } from '../../../src/engine/types.ts';
import { definitions } from './ground.ts';
import type { Beginning } from './open.ts';
import { everyStart } from './starts.ts';
import type { Step } from './step.ts';
import { replay } from './walk.ts';

type Broken = NonNullable<Beginning['broken']>;

const settle: Step = { is: 'settle', from: 'first' };
const answer = (field: string, value: string | number | boolean | null): Step => ({
  is: 'answer',
  field,
  value,
});
const choose = (field: string, nth: number): Step => ({ is: 'choose', field, nth });
const press = (field: string): Step => ({ is: 'press', field });
const submit = (journey: string): Step => ({ is: 'submit', journey });
const well = (to: string): Step => ({ is: 'reply', to, nth: 0, how: 'well' });

/** An effect that waits for none of its inputs, and whose answer is never too late. */
const heedless = (effect: Effect): Effect => ({ ...effect, needs: [], needsOwn: [] });
/** An effect that brings something else than it should. */
const bringing = (effect: Effect, more: Awaited<ReturnType<Effect['run']>>): Effect => ({
  ...effect,
  run: async (context) => ({ ...(await effect.run(context)), ...more }),
});
/** An effect that takes every answer for one that counts. */
const sendingAll = (effect: Effect): Effect => ({
  ...effect,
  run: (context) => effect.run({ ...context, answers: () => context.situation().answers }),
});
/** A card from which nothing follows when one of its fields changes. */
function deaf(card: string, field: string): Broken {
  const written = definitions.cards[card];
  if (!written) throw new Error(`There is no card "${card}".`);
  const onChange = { ...written.onChange, [field]: [] } satisfies CardDefinition['onChange'];
  return { cards: { [card]: { ...written, onChange } } };
}

const both = 'a quote for both fuels of one supplier, all answered';
const fresh = 'a sign-up with supplier 9003, new';
const signUp = 'a sign-up with supplier 9003, all answered';

/** What is broken, where a journey begins, what happens, and the invariant that is violated then. */
const breaks: Readonly<
  Record<string, readonly [Broken, start: string, steps: readonly Step[], invariant: string]>
> = {
  'tariffs that never take the standard one': [
    { effects: { 'fetch-tariffs': bringing(effects['fetch-tariffs'], { set: {} }) } },
    both,
    [answer('currentPayMethod', 'cashOrCheque')],
    'a chosen tariff is in its list',
  ],
  'suppliers that take nothing back': [
    { effects: { 'fetch-suppliers': bringing(effects['fetch-suppliers'], { set: {} }) } },
    both,
    [choose('supplierId', 1), settle, answer('currentPayMethod', 'cashOrCheque')],
    'a chosen supplier is in its list',
  ],
  'suppliers of an old pay method': [
    { effects: { 'fetch-suppliers': { ...effects['fetch-suppliers'], needsOwn: [] } } },
    both,
    [press('supplierId'), answer('currentPayMethod', 'cashOrCheque'), well('POST /request/suppliers')],
    'suppliers belong to postcode',
  ],
  'addresses of an old postcode': [
    { effects: { 'search-addresses': heedless(effects['search-addresses']) } },
    both,
    [answer('postcode', 'BS15TR'), press('postcode'), answer('postcode', 'B11BB')],
    'addresses belong to their postcode',
  ],
  'meters of an old address': [
    { effects: { 'load-meters': heedless(effects['load-meters']) } },
    both,
    [press('address'), answer('gdprConsent', null)],
    'meters belong to the home',
  ],
  'a word on an old MPAN': [
    { effects: { 'check-mpan': heedless(laterEffects['check-mpan']) } },
    signUp,
    [answer('mpanNumber', '018011002012345678902'), { is: 'empty', field: 'mpanNumber' }],
    'the word on an MPAN belongs',
  ],
  'a quote without a figure that was answered': [
    {
      effects: {
        'create-quote': {
          ...effects['create-quote'],
          run: (context) => {
            const { 'gasUsage.usage': _, ...answers } = context.answers();
            return effects['create-quote'].run({ ...context, answers: () => answers });
          },
        },
      },
    },
    both,
    [submit('quote')],
    'a quote is what is on the page',
  ],
  'a quote that counts though the answers have changed': [
    { effects: { 'create-quote': bringing(effects['create-quote'], { set: {} }) } },
    both,
    [submit('quote'), answer('gasUsage.usage', 900)],
    'a saved quote is of the answers on the page',
  ],
  'a switch of a section that was not sent': [
    { effects: { 'save-personal': { ...laterEffects['save-personal'], run: async () => ({}) } } },
    signUp,
    [submit('sign-up')],
    'the switch is of the answers on the page',
  ],
  'terms with everything that was ever answered': [
    { effects: { 'save-terms': sendingAll(laterEffects['save-terms']) } },
    'a sign-up with supplier 12, all answered',
    [
      answer('gasSmartMeterInstalled', true),
      answer('agreeSmartMeterConditions', true),
      answer('gasSmartMeterInstalled', false),
      answer('neitherSmartMeterInstalled', true),
      submit('sign-up'),
    ],
    'a section of the sign-up is what is on the page',
  ],
  'a switch that is made and called a failure': [
    {
      effects: {
        'complete-switch': {
          ...laterEffects['complete-switch'],
          run: async (context) => {
            const { set: _, ...outcome } = await laterEffects['complete-switch'].run(context);
            return outcome;
          },
        },
      },
    },
    signUp,
    [
      submit('sign-up'),
      ...['update/personal', 'update/address'].map((call) => well(`POST /request/switch/pro/${call}`)),
      well('the fingerprint of the terms'),
      well('POST /request/switch/pro/update/terms-and-conditions'),
      well('POST /request/bank/is-valid'),
      well('POST /request/switch/pro/update/bank'),
      well('the fingerprint of the terms'),
      answer('firstName', 'Émilie'),
    ],
    'whoever has switched is told so',
  ],
  'terms that are accepted by their arrival': [
    {
      effects: {
        'load-supplier-terms': bringing(laterEffects['load-supplier-terms'], {
          set: { suppliersTermsAndConditionsAreAccepted: true },
        }),
      },
    },
    fresh,
    [],
    'a consent comes from a person',
  ],
  'a tab from which nothing follows': [
    deaf('usage', 'usageSource'),
    both,
    [{ is: 'touch', field: 'gasUsage.usage' }, answer('usageSource', 'estimate')],
    'a change of tab or toggle clears validation',
  ],
  'a postcode in the session': [
    {
      effects: {
        'load-plan': bringing(laterEffects['load-plan'], { sources: { session: { uuid: 'NR21NH' } } }),
      },
    },
    fresh,
    [],
    'nothing personal is kept',
  ],
  'a Neither from which nothing follows': [
    deaf('terms', 'neitherSmartMeterInstalled'),
    'a sign-up with supplier 111, all answered',
    [answer('gasSmartMeterInstalled', true), answer('neitherSmartMeterInstalled', true)],
    'toggles hold',
  ],
  'a kind of figure that the other fuel does not follow': [
    deaf('usage', 'gasUsage.usageType'),
    both,
    [answer('gasUsage.usageType', 0)],
    'both fuels have figures of one kind',
  ],
  'an average from which nothing follows': [
    deaf('usage', 'averageLevel'),
    both,
    [answer('usageSource', 'average'), answer('averageLevel', 'low')],
    'an average fills every fuel',
  ],
  'meters that never come': [
    { effects: { 'load-meters': { ...effects['load-meters'], run: () => new Promise(() => {}) } } },
    both,
    [press('address')],
    'everything ends',
  ],
  'meters that come late and clear what was typed': [
    {
      effects: {
        'estimate-usage': {
          ...effects['estimate-usage'],
          run: async (context) => {
            await effects['estimate-usage'].run(context);
            const { meter } = context.situation().sources;
            return { sources: { meter: { ...meter, gasAnnualQuantity: 1 } } };
          },
        },
      },
    },
    'a quote for figures to be estimated, all answered',
    [submit('estimate'), answer('gasUsage.usage', 900), well('GET /request/estimation/usage')],
    'nothing that comes late overwrites',
  ],
  'a home whose figures depend on what came first': [
    {
      effects: {
        'load-customer-address': {
          ...laterEffects['load-customer-address'],
          run: async (context) => {
            const outcome = await laterEffects['load-customer-address'].run(context);
            const isFirst = context.read('residentialStatusId') === undefined;
            return { ...outcome, set: { ...outcome.set, lengthOfResidencyInMonths: isFirst ? 1 : 2 } };
          },
        },
      },
    },
    fresh,
    [],
    'the same answers give the same form',
  ],
  'suppliers that change a figure each time': [
    {
      effects: {
        'fetch-suppliers': {
          ...effects['fetch-suppliers'],
          run: async (context) => {
            const outcome = await effects['fetch-suppliers'].run(context);
            const usage = Number(context.read('electricityUsage.usage'));
            return { ...outcome, set: { ...outcome.set, 'electricityUsage.usage': usage + 1 } };
          },
        },
      },
    },
    both,
    [{ is: 'back', field: 'currentPayMethod', value: 'quarterlyDirectDebit', waits: true }],
    'going there and back changes nothing',
  ],
  'an effect that throws as it fails': [
    {
      effects: {
        'load-meters': {
          ...effects['load-meters'],
          run: () => Promise.reject(new Error('broken')),
          failed: () => {
            throw new Error('broken');
          },
        },
      },
    },
    both,
    [press('address')],
    'nothing throws',
  ],
};

const starts = await everyStart();

describe('what is broken is caught', () => {
  it.each(Object.entries(breaks))('%s', async (_, [broken, name, steps, invariant]) => {
    const start = starts.find((one) => one.name === name);
    if (!start) throw new Error(`There is no start "${name}".`);
    const sequence = { start: name, heedsAbort: false, steps: [...steps, settle] };
    expect(await replay(start, sequence)).toBeUndefined();
    expect(await replay({ ...start, broken }, sequence)).toContain(invariant);
  });
});
