import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definitionsIn } from '../../src/energy/service/definitionsIn.ts';
import type { JourneyStore } from '../../src/runtime/store.ts';
import type { Deal } from '../sign-up/deal.ts';
import { FakeService, fillIn, press, settled, signUpStore } from '../sign-up/service.ts';
import { dualQuote, electricityQuote, gasQuote, quotedFor } from './quotes.ts';
import { type Service, startService } from './service.ts';
import * as given from './signUps.ts';

const { rules } = definitionsIn(join(import.meta.dirname, '../..'));
const consents = 'terms-and-conditions';

let service: Service;
beforeAll(async () => {
  service = await startService({ rules });
});
afterAll(() => service.stop());

/** A tariff of each supplier that has a variant. */
const tariffs: Readonly<Record<string, number>> = {
  '2-british-gas': 201,
  '7-edf': 701,
  '8-shell-energy': 801,
  '12-ovo': 1201,
  '22-utilita': 2201,
  '42-pfp-energy': 4201,
  '43-so-energy': 4301,
  '49-octopus-energy': 4901,
  '4-e-on': 401,
  '111-e-on-next': 11101,
  '116-rebel-energy': 11601,
};
const deals = fc.record<Deal>({
  variant: fc.constantFrom(...Object.keys(tariffs)),
  fuel: fc.constantFrom('gas', 'electricity', 'dual'),
  payMethod: fc.constantFrom('MonthlyDirectDebit', 'PrePaymentMeter'),
  gasIsSmart: fc.boolean(),
  electricityIsSmart: fc.boolean(),
});

const channels = Object.keys(given.terms).filter((name) => name.startsWith('supplierMay'));
const asked = [
  ...channels,
  'consent1',
  'consent2',
  'consent3',
  'isSharedInfo',
  'happyToReceiveCreditCheck',
  'happyToHaveDebtInformationAccessed',
];
const boxes = [
  ...asked,
  'gasSmartMeterInstalled',
  'electricitySmartMeterInstalled',
  'neitherSmartMeterInstalled',
  'agreeSmartMeterConditions',
  'hasMedicalConditionOrIndividualRequirement',
  'switchAfterCoolingOfPeriod',
];
const clicks = fc.array(fc.tuple(fc.constantFrom(...boxes), fc.boolean()), { maxLength: 12 });

const fieldsOf = (store: JourneyStore) =>
  store.view.getState().steps.flatMap(({ open, card }) => (open ? card.fields.map(({ name }) => name) : []));

/** Answers what the form still wants: boxes are ticked, and the first of a list is chosen. */
function mend(store: JourneyStore): void {
  for (let round = 0; round < 4; round += 1)
    for (const { card, open } of store.view.getState().steps)
      for (const { field, rule } of open ? card.errors : [])
        if (rule === 'required') store.change(field, /Id$/.test(field) ? 1 : true);
}

/** Adds the address before, in the boxes of its own card. */
function addAddress(store: JourneyStore): void {
  store.change('lengthOfResidencyInMonths', 12);
  store.entry({ kind: 'add-entry', list: 'previousAddresses' });
  const typed = {
    years: '2',
    manually: true,
    line1: '2 Elm Road',
    line2: 'Thorpe ',
    city: 'Norwich',
    county: 'Norfolk',
    ownPostcode: 'NR21NH',
  };
  for (const [name, value] of Object.entries(typed)) store.change(`previous.${name}`, value);
  store.entry({ kind: 'save-entry', list: 'previousAddresses' });
}

/** The sections that a page sends of a deal after these clicks, by their calls; and the questions that it asks. */
async function pageOf(deal: Deal, clicked: readonly (readonly [string, boolean])[], isMoved: boolean) {
  const fake = new FakeService(deal);
  const store = signUpStore(fake, deal);
  const { mpanNumber, mprnNumber } = given.terms;
  await fillIn(store, { mpanNumber, mprnNumber, accountName: ' A Lovelace ' });
  if (isMoved) addAddress(store);
  for (const [field, value] of clicked) if (fieldsOf(store).includes(field)) store.change(field, value);
  await settled(store);
  mend(store);
  await settled(store);
  const shown = fieldsOf(store);
  await press(store);
  const sent = fake.calls.filter(({ name }) => name.includes('/update/'));
  return { shown, sent: sent.map(({ name, body }) => [name.replace(/.*\//, ''), body] as const) };
}

/** The sign-up of a deal on the service. */
function wantedFor({ variant, fuel, payMethod }: Deal): Partial<given.Wanted> {
  const chosen = { tariffId: tariffs[variant] ?? 0, payMethod };
  const present = { tariffId: variant === '12-ovo' ? 201 : 1201 };
  if (fuel === 'dual')
    return {
      body: { ...quotedFor(dualQuote, payMethod), ...present },
      switchPlan: { gas: chosen, electricity: chosen },
    };
  const body = fuel === 'gas' ? quotedFor(gasQuote, payMethod) : quotedFor(electricityQuote, payMethod);
  return { kind: fuel, body: { ...body, ...present }, switchPlan: { [fuel]: chosen } };
}

describe('whatever a page sends', () => {
  it('is saved, of every supplier and deal, and however often minds were changed [S7.04]', async () => {
    await fc.assert(
      fc.asyncProperty(deals, clicks, fc.boolean(), async (deal, clicked, isMoved) => {
        const { sent } = await pageOf(deal, clicked, isMoved);
        expect(sent.map(([section]) => section)).toEqual([
          'personal',
          'address',
          consents,
          ...(deal.payMethod === 'PrePaymentMeter' ? [] : ['bank']),
        ]);
        for (const [section, body] of sent)
          expect([section, body, await given.sendSection(service, section, body, wantedFor(deal))]).toEqual([
            section,
            body,
            'saved',
          ]);
      }),
      { numRuns: 15 },
    );
  }, 120_000);

  it('is all that is saved: a yes to what it does not ask is refused by name [S7.04]', async () => {
    await fc.assert(
      fc.asyncProperty(deals, clicks, fc.constantFrom(...asked), async (deal, clicked, field) => {
        const { sent, shown } = await pageOf(deal, clicked, false);
        const body = sent.find(([section]) => section === consents)?.[1];
        fc.pre(!shown.includes(field) && body?.[field] !== true);
        const refused = await given.sendSection(
          service,
          consents,
          { ...body, [field]: true },
          wantedFor(deal),
        );
        expect(refused).toMatchObject({ status: 400, field });
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});
