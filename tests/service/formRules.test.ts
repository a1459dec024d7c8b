import { describe, expect, it } from 'vitest';
import type { DefinitionData } from '../../src/definitions/types.ts';
import { formRules } from '../../src/energy/service/sign-up/formRules.ts';
import { aCard, aJourney } from '../builders.ts';
import { startService } from './service.ts';
import * as given from './signUps.ts';

/** A sign-up form of two cards, with a variant for supplier 2. */
const data: DefinitionData = {
  journeys: {
    'sign-up': aJourney('sign-up', [
      { card: 'person' },
      { card: 'consents' },
      { card: 'debit', when: { 'plan.payMethod': ['MonthlyDirectDebit', 'QuaterlyDirectDebit'] } },
    ]),
  },
  cards: {
    person: aCard(
      'person',
      {
        firstName: {
          title: 'First name',
          type: 'string',
          pattern: '^[A-Za-z ]+$',
          errorMessage: { pattern: '{label} must be letters only.' },
        },
        lastName: { title: 'Last name', type: 'string' },
        dateOfBirth: { title: 'Date of birth', type: 'string' },
      },
      {
        require: { firstName: true, lastName: true, dateOfBirth: true },
        rules: [
          { field: 'dateOfBirth', check: 'real-date', message: 'born' },
          { field: 'lastName', differs: { from: 'firstName' }, message: 'Write each name once.' },
        ],
      },
    ),
    consents: aCard(
      'consents',
      {
        suppliersTermsAndConditionsAreAccepted: {
          title: 'Terms & Conditions Agreement',
          type: ['boolean', 'null'],
        },
        happyToReceiveCreditCheck: { title: 'Credit Check Agreement', type: ['boolean', 'null'] },
        specialNeedsId: { title: 'Condition', type: ['integer', 'null'] },
      },
      {
        require: {
          suppliersTermsAndConditionsAreAccepted: true,
          specialNeedsId: { hasMedicalConditionOrIndividualRequirement: true },
        },
      },
    ),
    debit: aCard(
      'debit',
      { accountName: { title: 'Card Holder Name', type: 'string', maxLength: 20 } },
      { require: { accountName: true } },
    ),
  },
  variants: {
    default: { owners: [], name: 'Any supplier', card: 'consents' },
    strict: {
      owners: [2],
      name: 'Strict',
      card: 'consents',
      require: { happyToReceiveCreditCheck: true },
    },
  },
  conditions: {},
  facts: {},
  messages: {
    required: '{label} is required',
    invalid: '{label} is invalid.',
    born: 'There is no such day.',
    'max-length': '{label} is longer than {max}.',
  },
  notices: {},
  owners: {},
  tables: {},
  brands: {},
  pages: {},
  settings: {},
};

const rules = formRules(data, 'sign-up');

describe('the rules of the form on the server', () => {
  const judged = (answers: object, plan = {}) => ({
    answers: { ...answers },
    plan: { supplierId: 7, payMethod: 'MonthlyDirectDebit', ...plan },
    session: {},
    today: '2026-08-10',
  });
  const refusal = (answers: object, plan = {}) =>
    rules?.refuse(Object.keys(answers), judged(answers, plan))?.body;

  it('are none where there is no such journey', () => {
    expect(formRules(data, 'nothing')).toBeUndefined();
  });

  it.each([
    [{ firstName: 'Ada', lastName: 'Lovelace', dateOfBirth: '1985-12-10' }, undefined],
    [{ firstName: 'Ada1' }, { field: 'firstName', message: 'First name must be letters only.' }],
    [
      { firstName: 'Ada', lastName: 'Ada' },
      { field: 'lastName', message: 'Write each name once.' },
    ],
    [{ firstName: '' }, { field: 'firstName', message: 'First name is required' }],
    [{ dateOfBirth: '1985-02-30' }, { field: 'dateOfBirth', message: 'There is no such day.' }],
    [
      { suppliersTermsAndConditionsAreAccepted: false },
      {
        field: 'suppliersTermsAndConditionsAreAccepted',
        message: 'Terms & Conditions Agreement is required',
      },
    ],
    [
      { suppliersTermsAndConditionsAreAccepted: null },
      {
        field: 'suppliersTermsAndConditionsAreAccepted',
        message: 'Terms & Conditions Agreement is required',
      },
    ],
    [
      { hasMedicalConditionOrIndividualRequirement: true, specialNeedsId: null },
      { field: 'specialNeedsId', message: 'Condition is required' },
    ],
    [{ hasMedicalConditionOrIndividualRequirement: null, specialNeedsId: null }, undefined],
    [
      { accountName: 'x'.repeat(21) },
      { field: 'accountName', message: 'Card Holder Name is longer than 20.' },
    ],
  ])('say of %j what the browser would', (answers, expected) => {
    expect(refusal(answers)).toEqual(expected);
  });

  it('look at the named answers only', () => {
    expect(rules?.refuse(['lastName'], judged({ firstName: '', lastName: 'Lovelace' }))).toBeUndefined();
  });

  it('have the supplier’s variant laid over them', () => {
    const answers = { happyToReceiveCreditCheck: null };
    expect(refusal(answers)).toBeUndefined();
    expect(refusal(answers, { supplierId: 2 })).toEqual({
      field: 'happyToReceiveCreditCheck',
      message: 'Credit Check Agreement is required',
    });
  });

  it('have the variant laid over them that the settings bind to the supplier', () => {
    const judgedBound = { ...judged({ happyToReceiveCreditCheck: null }), bound: { '7': 'strict' } };
    expect(rules?.refuse(['happyToReceiveCreditCheck'], judgedBound)?.body.field).toBe(
      'happyToReceiveCreditCheck',
    );
  });

  it('leave a card alone that the plan does not have', () => {
    expect(refusal({ accountName: '' })).toEqual({
      field: 'accountName',
      message: 'Card Holder Name is required',
    });
    expect(refusal({ accountName: '' }, { payMethod: 'PrePaymentMeter' })).toBeUndefined();
  });

  it('refuse a section with 400, the field and the form’s own words, and save nothing', async () => {
    const service = await startService({ rules });
    const { switchKey } = await given.beginSignUp(service);
    const refused = await service.send('POST /request/switch/pro/update/personal', {
      body: { switchKey, ...given.customer, firstName: 'C4naria' },
    });
    expect(refused).toMatchObject({
      status: 400,
      answer: { field: 'firstName', message: 'First name must be letters only.' },
    });
    const worded = await service.send('POST /request/switch/pro/update/bank', {
      body: { switchKey, ...given.bank, accountName: 'x'.repeat(101) },
    });
    // More than the contract takes at all, and still in the form's own words.
    expect(worded.answer).toEqual({ field: 'accountName', message: 'Card Holder Name is longer than 20.' });
    const terms = await service.send('POST /request/switch/pro/update/terms-and-conditions', {
      body: { switchKey, ...given.terms, happyToReceiveCreditCheck: null },
    });
    expect(terms).toMatchObject({ status: 400, answer: { field: 'happyToReceiveCreditCheck' } });
    const body = { switchKey, switchCompleteOption: 'None' };
    expect((await service.send('POST /request/switch/pro/complete', { body })).status).toBe(409);
    await service.stop();
  });
});
