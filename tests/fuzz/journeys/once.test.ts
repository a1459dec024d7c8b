import { describe, expect, it } from 'vitest';
import { everyStart } from './starts.ts';
import type { Step } from './step.ts';
import { replay } from './walk.ts';

const submit: Step = { is: 'submit', journey: 'sign-up' };
const settle: Step = { is: 'settle', from: 'first' };
const answer = (field: string, value: string | boolean | null): Step => ({ is: 'answer', field, value });

const well = (to: string): Step => ({ is: 'reply', to, nth: 0, how: 'well' });

/** Every section of the sign-up is saved. */
const saved = [
  'POST /request/switch/pro/update/personal',
  'POST /request/switch/pro/update/address',
  'the fingerprint of the terms',
  'POST /request/switch/pro/update/terms-and-conditions',
  'POST /request/bank/is-valid',
  'POST /request/switch/pro/update/bank',
].map(well);

/** The shortest sequences that random journeys once went wrong with, by what was wrong. */
const sequences: Readonly<Record<string, readonly [start: string, ...Step[]]>> = {
  'a stage of the sign-up went on with a card that had closed [S4.03]': [
    'a sign-up with supplier 2, all answered',
    submit,
    { is: 'empty', field: 'dayTimePhone' },
  ],
  'the switch was completed with a title that was not on the page any more [S4.03] [S7.06]': [
    'a sign-up with supplier 2, all answered',
    submit,
    { is: 'choose', field: 'titleId', nth: 1 },
  ],
  'a switch that was made was called a failure, for an answer that had changed meanwhile [S7.06]': [
    'a sign-up with supplier 9003, all answered',
    submit,
    ...saved,
    well('the fingerprint of the terms'),
    answer('firstName', 'Émilie'),
  ],
  'terms were sent as accepted that were no longer ticked [S7.04]': [
    'a sign-up with supplier 4, confirm',
    submit,
    well('POST /request/switch/pro/update/personal'),
    well('POST /request/switch/pro/update/address'),
    answer('suppliersTermsAndConditionsAreAccepted', null),
  ],
  'terms were sent of a card that had closed [S4.03] [S7.04]': [
    'a sign-up with supplier 42, confirm',
    submit,
    well('POST /request/switch/pro/update/personal'),
    well('POST /request/switch/pro/update/address'),
    { is: 'empty', field: 'mpanNumber' },
  ],
  'a switch was asked for while a name was being changed [S4.03] [S7.06]': [
    'a sign-up with supplier 9003, all answered',
    submit,
    ...saved,
    answer('firstName', 'Émilie'),
    well('the fingerprint of the terms'),
  ],
  'a switch was asked for once more with a name that had changed meanwhile [S4.03] [S7.06]': [
    'a sign-up with supplier 9003, all answered',
    submit,
    ...saved,
    well('the fingerprint of the terms'),
    { is: 'reply', to: 'POST /request/switch/pro/complete', nth: 0, how: 503 },
    { is: 'reply', to: 'POST /request/customer/whitelabel/switch/complete', nth: 0, how: 'empty' },
    submit,
    well('the fingerprint of the terms'),
    well('the fingerprint of the terms'),
    answer('firstName', 'Émilie'),
    { is: 'reply', to: 'POST /request/customer/whitelabel/switch/complete', nth: 0, how: 'empty' },
  ],
  'tariffs of an old pay method stood while the suppliers came [Q4.30] [Q4.32]': [
    'a quote for both fuels of one supplier, usage',
    answer('currentPayMethod', 'prePaymentMeter'),
    well('POST /request/tariffs'),
    answer('currentPayMethod', 'monthlyDirectDebit'),
  ],
  'an estimate for the home before replaced the figure of the one chosen meanwhile [Q4.35] [Q7.13]': [
    'a quote for figures to be estimated, new-payment-method',
    { is: 'submit', journey: 'estimate' },
    { is: 'choose', field: 'address', nth: 1 },
  ],
  'an estimate for the home before replaced the figure of the one looked up anew [Q4.35] [Q7.13]': [
    'a quote for figures to be estimated, new-payment-method',
    { is: 'submit', journey: 'estimate' },
    answer('gdprConsent', null),
    answer('gdprConsent', true),
  ],
  'a tariff was chosen from a list, and a new one came without it [Q4.30]': [
    'a quote for figures to be estimated, payment-type',
    answer('currentPayMethod', 'monthlyDirectDebit'),
    well('POST /request/tariffs'),
    { is: 'press', field: 'tariff' },
    { is: 'choose', field: 'tariff', nth: 1 },
    { is: 'reply', to: 'POST /request/tariffs', nth: 0, how: 'empty' },
  ],
  'a supplier of another home stood chosen, whom the list for that way to pay does not hold [Q4.27] [Q4.32]':
    [
      'a quote for gas only, payment-type.gas',
      answer('gasCurrentPayMethod', 'cashOrCheque'),
      { is: 'choose', field: 'address', nth: 1 },
      settle,
      answer('compareFuel', 'gas'),
      answer('gasCurrentPayMethod', 'cashOrCheque'),
    ],
  'a vehicle that was looked up left one engine to choose from, or all, as answers came [Q7.14]': [
    'a quote with a vehicle, usage',
    answer('electricOnly', 'no'),
    { is: 'press', field: 'registrationNumber' },
  ],
  'models of a vehicle that was looked up stood beside a make that was chosen meanwhile [Q7.14]': [
    'a quote with a vehicle, all answered',
    { is: 'press', field: 'registrationNumber' },
    { is: 'choose', field: 'vehicleMake', nth: 1 },
  ],
  'a switch went on or stopped by the order of replies, once a meter was taken back and put back [S4.03]': [
    'a sign-up with supplier 9003, all answered',
    submit,
    { is: 'empty', field: 'mpanNumber' },
    answer('mpanNumber', '018011002012345678901'),
  ],
};

const starts = await everyStart();

describe('random journeys once found, and find no more, that', () => {
  it.each(Object.entries(sequences))('%s', async (_, [name, ...steps]) => {
    const start = starts.find((one) => one.name === name);
    if (!start) throw new Error(`There is no start "${name}".`);
    for (const heedsAbort of [true, false])
      expect(await replay(start, { start: name, heedsAbort, steps: [...steps, settle] })).toBeUndefined();
  });
});
