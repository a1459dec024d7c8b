import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTerms } from '../../src/energy/api/terms-request.ts';
import { liveAnswers } from '../../src/engine/live-answers.ts';
import type { Json } from '../../src/engine/types.ts';
import {
  after,
  asked,
  channels,
  consents,
  type Given,
  missing,
  opening,
  type specified,
  type Terms,
  termsPayload,
} from '../oracle/terms-oracle.ts';
import { dealsOf, nameOf, supplierIdOf, variantFiles } from './deal.ts';
import { customer, type Form, openTerms, switchKey } from './form.ts';

const shown = (form: Form) => form.card('terms').fields.map(({ name }) => name);
const wrong = (form: Form) => form.card('terms').errors.map(({ field }) => field);
const sorted = (names: readonly string[]) => [...new Set(names)].sort();
const sent = ({ model, state }: Form) => buildTerms({ switchKey, answers: liveAnswers(model, state) });
const answersOf = ({ state }: Form): Terms =>
  Object.fromEntries(consents.map((name) => [name, (state.answers[name] ?? null) as Given]));
const given = (terms: Terms) => Object.fromEntries(consents.map((name) => [name, terms[name] ?? null]));

/** Ticks that a person may make, as the widgets give them: a box that stands for an agreement is null when unticked. */
const nullWhenUnticked = [
  'agreeSmartMeterConditions',
  'suppliersTermsAndConditionsAreAccepted',
  'happyToReceiveCreditCheck',
  'happyToHaveDebtInformationAccessed',
];
function tickOf(name: string, pick: number): Json {
  if (name === 'specialNeedsId') return 1 + (pick % 5);
  if (name === 'prePaymentMeterId') return 1 + (pick % 3);
  if (pick % 2 === 0) return true;
  return nullWhenUnticked.includes(name) ? null : false;
}

/** The line of the specification that describes each variant. */
const lineOf: Readonly<Record<(typeof specified)[number], string>> = {
  default: 'S2.30',
  '2-british-gas': 'S2.31',
  '4-e-on': 'S2.32',
  '111-e-on-next': 'S2.33',
  '7-edf': 'S2.34',
  '8-shell-energy': 'S2.35',
  '12-ovo': 'S2.36',
  '22-utilita': 'S2.37',
  '42-pfp-energy': 'S2.38',
  '49-octopus-energy': 'S2.39',
  '43-so-energy': 'S2.40',
  '116-rebel-energy': 'S2.41',
  simplicity: 'S2.42',
  aes: 'S2.43',
};

describe.each(Object.entries(lineOf))('the terms of %s [%s]', (variant) => {
  it('ask, require, preset and send what the specification says, for every fuel, pay method and meter [S2.20] [S2.21] [S2.22] [S2.23] [S2.24] [S2.25] [S2.26] [S2.27] [S4.02] [S4.07]', async () => {
    for (const deal of dealsOf(variant)) {
      const form = await openTerms(deal);
      const terms = opening(deal);
      const about = nameOf(deal);
      expect(form.isOpen('terms'), about).toBe(true);
      expect(answersOf(form), about).toEqual(given(terms));
      expect(sorted(shown(form)), about).toEqual(sorted(asked(deal, terms)));
      expect(sorted(wrong(form)), about).toEqual(missing(deal, terms));
      expect(sent(form), about).toMatchObject(termsPayload(deal, terms));
    }
  });

  it('change and send what the specification says, whatever a person ticks [S4.04] [S4.05] [S4.06] [S5.07] [S5.08] [S5.09] [S5.10] [S5.11] [S5.12] [S5.13] [S5.14]', async () => {
    const deals = dealsOf(variant);
    const forms = await Promise.all(deals.map((deal) => openTerms(deal)));
    const picks = fc.array(fc.tuple(fc.nat(40), fc.nat(30)), { maxLength: 15 });
    fc.assert(
      fc.property(fc.nat(deals.length - 1), picks, (at, list) => {
        const deal = deals[at];
        let form = forms[at];
        if (deal === undefined || form === undefined) throw new Error('There are as many forms as deals.');
        let terms = opening(deal);
        for (const [place, pick] of list) {
          const names = shown(form);
          const name = names[place % names.length] ?? '';
          const value = tickOf(name, pick);
          if ((terms[name] ?? null) !== value) terms = after(terms, name, value as Given);
          form = form.give({ [name]: value });
          expect(answersOf(form)).toEqual(given(terms));
          expect(sorted(shown(form))).toEqual(sorted(asked(deal, terms)));
          expect(sorted(wrong(form))).toEqual(missing(deal, terms));
        }
        expect(sent(form)).toEqual({
          switchKey,
          mpanNumber: deal.fuel === 'gas' ? null : customer.mpanNumber,
          mpanValid: deal.fuel === 'gas' ? null : true,
          mprnNumber: deal.fuel === 'electricity' ? null : customer.mprnNumber,
          ...termsPayload(deal, terms),
        });
      }),
      { numRuns: 60, seed: supplierIdOf(variant) },
    );
  });
});

describe.each(variantFiles)('the terms of %s, whoever wrote them,', (variant) => {
  it('never give a marketing consent by themselves, and never any consent that a person has not seen', async () => {
    const marketing = [...channels, 'consent1', 'consent2', 'consent3', 'isSharedInfo'];
    for (const deal of dealsOf(variant)) {
      const form = await openTerms(deal);
      for (const name of marketing)
        expect(form.state.answers[name], `${nameOf(deal)}: ${name}`).not.toBe(true);
      const { agreeSmartMeterConditions, suppliersTermsAndConditionsAreAccepted } = sent(form);
      expect(suppliersTermsAndConditionsAreAccepted).toBe(null);
      if (agreeSmartMeterConditions) expect(shown(form)).toContain('agreeSmartMeterConditions');
    }
  });

  it('tell of the commission and of a credit check', async () => {
    const { items } = (await openTerms({ variant })).card('terms');
    const said = JSON.stringify(items);
    expect(said).toMatch(/earns commission from New Energy when you switch\. It does not change the price/);
    expect(said).toMatch(/credit check may happen|may run a credit check/);
  });
});

it('give a supplier without a file the default, and one alone [S2.44]', async () => {
  const form = await openTerms({ variant: 'default' });
  expect(JSON.stringify(form.card('terms').items)).toContain('no early exit fees');
});
