import { expect, type Page } from '@playwright/test';
import { asked, given } from '../paths/consents.ts';
import { notAsked, type Row } from '../paths/cover.ts';
import { isDebit } from '../paths/expected-sign-up.ts';
import type { KnownHome } from '../paths/home-in.ts';
import {
  bank,
  billMprn,
  byHand,
  customer,
  elsewhere,
  newcomerMonths,
  ownPostcode,
  previous,
  stays,
} from '../paths/sign-up-wishes.ts';
import { Fields } from './fields.ts';
import { SignUpForm } from './sign-up.ts';

const endOf = ({ lists }: Row) => (lists === 'last' ? 'last' : 'first');

/** Fills in the sign-up as a path has it and completes the switch; the reference numbers that the page shows. */
export async function walkSignUp(page: Page, row: Row, home: KnownHome): Promise<readonly string[]> {
  const fields = new Fields(page);
  for (const name of ['titleId', 'employmentStatusId']) await fields.pickEnd(name, endOf(row));
  for (const name of ['firstName', 'lastName', 'emailAddress', 'dayTimePhone'] as const)
    await fields.write(name, customer[name]);
  await fields.date('dateOfBirth', customer.dateOfBirth);
  await fields.pickEnd('residentialStatusId', endOf(row));
  await earlierHomes(page, row);
  await billing(page, row);
  if (row.type !== 'gas') await fields.write('mpanNumber', home.electricity?.mpan ?? '');
  if (row.mprn === 'typed') await fields.write('mprnNumber', billMprn);
  if (row.mprn === 'looked up') await findMprn(page);
  await terms(page, row);
  if (isDebit(row)) await payment(page, row);
  return new SignUpForm(page).finish();
}

async function earlierHomes(page: Page, row: Row): Promise<void> {
  const kinds = previous[row.previous ?? ''] ?? [];
  if (kinds.length === 0) return;
  const fields = new Fields(page);
  await page.getByRole('textbox', { name: 'Years' }).fill('0');
  await page.getByRole('textbox', { name: 'Months' }).fill(`${newcomerMonths}`);
  for (const [index, kind] of kinds.entries()) {
    await page.getByRole('button', { name: 'Add a previous address' }).click();
    const [years = '', months = ''] = stays[kinds.length]?.[index] ?? [];
    await fields.write('previous.years', years);
    await fields.write('previous.months', months);
    if (kind === 'found') {
      await fields.write('previous.postcode', elsewhere.previous);
      await fields.search('previous.postcode');
      await fields.pick('previous.address', (options) => options.nth(index));
    } else {
      await fields.tick('previous.manually');
      for (const [name, value] of Object.entries({ ...byHand, ownPostcode }))
        await fields.write(`previous.${name}`, value);
    }
    await page.getByRole('button', { name: 'Save this address' }).click();
    await expect(page.getByRole('region', { name: 'Where did you live before?' })).toHaveCount(0);
  }
}

async function billing(page: Page, { billing: kind }: Row): Promise<void> {
  if (kind === 'none') return;
  const fields = new Fields(page);
  await fields.tick('separateBilling');
  if (kind === 'found') {
    await fields.write('billing.postcode', elsewhere.billing);
    await fields.search('billing.postcode');
    await fields.pick('billing.address', (options) => options.nth(1));
    return;
  }
  await fields.tick('manuallyEnterBilling');
  for (const [name, value] of Object.entries({ ...byHand, ownPostcode }))
    await fields.write(`billing.${name}`, value);
}

async function findMprn(page: Page): Promise<void> {
  const fields = new Fields(page);
  // The home's own number may have been found already.
  await fields.change('mprnNumber');
  await page.getByRole('button', { name: 'Find my MPRN' }).click();
  await fields.search('meterLookup.postcode');
  await fields.pick('meterLookup.address', (options) => options.first());
  await page.getByRole('dialog').getByRole('button', { name: 'Find my MPRN' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function terms(page: Page, row: Row): Promise<void> {
  const fields = new Fields(page);
  const { agreements = [], yesOrNo = [] } = asked[row.deal ?? ''] ?? {};
  await fields.open('suppliersTermsAndConditionsAreAccepted');
  const timing = { soon: 'Switch as soon as possible', later: 'Delay the switch by two weeks' }[
    row.timing ?? ''
  ];
  if (timing) await fields.choose('switchAfterCoolingOfPeriod', timing);
  if (row.meterKind !== notAsked) await fields.choose('prePaymentMeterId', row.meterKind ?? '');
  await smartMeters(page, row);
  for (const [name, value] of Object.entries(given(row)))
    if (yesOrNo.includes(name)) await fields.say(name, value);
    else await fields.tick(name, value);
  if (row.medical === 'yes') {
    await fields.tick('hasMedicalConditionOrIndividualRequirement');
    await fields.pickEnd('specialNeedsId', endOf(row));
  }
  for (const name of [...agreements, 'suppliersTermsAndConditionsAreAccepted']) await fields.tick(name);
}

async function smartMeters(page: Page, { smart, type }: Row): Promise<void> {
  if (smart === undefined || smart === notAsked) return;
  const fields = new Fields(page);
  const boxes = ['gas', 'electricity'].filter((fuel) => type === fuel || type?.startsWith('both'));
  const isBoth = boxes.length === 2;
  if (smart === 'none ticked' && isBoth) await fields.tick('neitherSmartMeterInstalled');
  if (smart === 'all ticked' || (smart === 'none ticked' && !isBoth))
    for (const fuel of boxes) await fields.tick(`${fuel}SmartMeterInstalled`, smart === 'all ticked');
  if ((await fields.at('agreeSmartMeterConditions').count()) > 0)
    await fields.tick('agreeSmartMeterConditions');
}

async function payment(page: Page, row: Row): Promise<void> {
  const form = new SignUpForm(page);
  const fields = new Fields(page);
  await fields.write('accountName', bank.accountName);
  const { sortCode } = bank;
  await form.box('Sort Code, first two digits').fill(sortCode.slice(0, 2));
  await form.box('Sort Code, middle two digits').fill(sortCode.slice(2, 4));
  await form.box('Sort Code, last two digits').fill(sortCode.slice(4));
  await fields.write('accountNumber', bank.accountNumber);
  await fields.pickEnd('preferredDirectDebitDay', endOf(row));
  await fields.tick('isAuthorisedToSetupDirectDebits');
}
