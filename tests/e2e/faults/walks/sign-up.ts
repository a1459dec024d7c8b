import { expect, type Locator, type Page } from '@playwright/test';
import type { CallName } from '../../../../src/energy/api/contract.ts';
import { terms } from '../../../service/signUps.ts';
import { type Hands, mouse, unfold } from '../../hands.ts';
import { SignUpForm } from '../../sign-up.ts';
import { dealOf } from '../../sign-up-variants.ts';
import type { Visit, Walk } from '../walk.ts';
import { keepSignUp } from './kept.ts';

/** Gas by direct debit, gas by a prepayment meter, electricity: each asks as little as may be. */
const gas = dealOf('42-pfp-energy');
const prepaid = dealOf('116-rebel-energy');
const electricity = dealOf('43-so-energy');

/** Takes what a list offers where it does not offer the usual: what came odd may be of use. */
const anyChoice: Hands = {
  ...mouse,
  async pick(select, label) {
    await unfold(select);
    const isOffered = (await select.getByText(label, { exact: true }).count()) > 0;
    await select.selectOption(isOffered ? { label } : { index: 1 });
  },
};

const form = (page: Page) => new SignUpForm(page, anyChoice);
const firstName = (page: Page): Locator => form(page).box('First name');
const complete = (page: Page): Locator => form(page).complete;
const thanks = (page: Page): Locator => page.getByRole('heading', { level: 1, name: /^Thank you/ });

/** A select that has something to choose from. */
const choices = (page: Page, label: string): Locator =>
  page.getByRole('combobox', { name: label }).filter({ has: page.locator('option:nth-child(2)') });

async function openFor(visit: Visit, deal: typeof gas): Promise<void> {
  await keepSignUp(visit, deal);
  await visit.page.goto('/details');
  await expect(firstName(visit.page)).toBeVisible();
  await expect(choices(visit.page, 'Title')).toBeVisible();
}

const fillAndFinish =
  (deal: typeof gas) =>
  async ({ page }: Visit): Promise<void> => {
    await form(page).fill(deal);
    await form(page).finish();
  };

/** A call that opens the page. */
const opening = (call: CallName, says: Walk['says'], brought: (page: Page) => Locator): Walk => ({
  call,
  arrive: (visit) => keepSignUp(visit, gas),
  provoke: async ({ page }) => void (await page.goto('/details')),
  says,
  brought,
  finish: fillAndFinish(gas),
});

const lists = /We could not load (some of the lists on this page|this list)/;
const list = (call: CallName, label: string): Walk => opening(call, lists, (page) => choices(page, label));

/** A stage of the submit. */
const stage = (call: CallName, says: RegExp, deal = prepaid): Walk => ({
  call,
  async arrive(visit) {
    await openFor(visit, deal);
    await form(visit.page).fill(deal);
  },
  provoke: ({ page }) => complete(page).click(),
  says,
  again: complete,
  brought: thanks,
  finish: async ({ page }) => void (await form(page).thanked()),
});

/** The calls of the sign-up. */
export const signUpWalks: readonly Walk[] = [
  opening('POST /request/customer/whitelabel/switch/complete', 'nothing', firstName),
  opening('POST /request/switch/pro/info/saved', 'nothing', firstName),
  list('POST /request/switch/pro/detail/titles', 'Title'),
  list('POST /request/switch/pro/detail/employment-statuses', 'Employment status'),
  {
    ...list('POST /request/switch/pro/detail/residential-statuses', 'Residential status'),
    reach: ({ page }) => form(page).fillCustomer(),
  },
  {
    ...opening(
      'POST /request/switch/pro/detail/direct-debit-days',
      /We could not load (the days of the month|this list)/,
      (page) => choices(page, 'I want my Direct Debit to go out on the:'),
    ),
    async reach({ page }) {
      await form(page).fillCustomer();
      await form(page).fillMeters('gas');
      await form(page).agree(gas.agrees);
    },
    async finish({ page }) {
      await form(page).fillBank();
      await form(page).finish();
    },
  },
  {
    ...opening('GET /request/switch/pro/info/address/v2', /We could not load your address/, (page) =>
      // The address as it is, or as somebody else wrote it: as text.
      page.getByText(/Alder Close|<script>/).first(),
    ),
    reach: ({ page }) => form(page).fillCustomer(),
  },
  {
    call: 'POST /request/switch/pro/detail/special-needs',
    async arrive(visit) {
      await openFor(visit, dealOf('49-octopus-energy'));
      await form(visit.page).fillCustomer();
      await form(visit.page).fillMeters('gas');
    },
    // The page may be gone before the tick is seen.
    provoke: ({ page }) =>
      form(page)
        .terms.locator('label')
        .filter({ hasText: 'Somebody in my home has a medical condition' })
        .click({ position: { x: 4, y: 12 } }),
    says: /We could not load (the list of conditions|this list)/,
    brought: (page) => choices(page, 'Condition'),
    async finish({ page }) {
      const { agrees } = dealOf('49-octopus-energy');
      await page.getByRole('combobox', { name: 'Condition' }).selectOption({ index: 1 });
      await form(page).agree(agrees);
      await form(page).fillBank();
      await form(page).finish();
    },
  },
  {
    call: 'GET /request/customer/mpan',
    async arrive(visit) {
      await openFor(visit, electricity);
      await form(visit.page).fillCustomer();
    },
    provoke: ({ page }) => form(page).writeMeter('MPAN', terms.mpanNumber),
    // The page may be gone before one goes on.
    reach: ({ page }) => form(page).goOn(),
    says: /We could not check your MPAN/,
    brought: (page) => page.getByRole('heading', { level: 2, name: 'Consents and payment' }),
    async finish({ page }) {
      await form(page).agree(electricity.agrees);
      await form(page).fillBank();
      await form(page).finish();
    },
  },
  stage('POST /request/switch/pro/update/personal', /Customer details could not be saved/),
  stage('POST /request/switch/pro/update/address', /Address details could not be saved/),
  stage('POST /request/switch/pro/update/terms-and-conditions', /Supplier terms could not be saved/),
  stage('POST /request/bank/is-valid', /We could not verify your bank details/, gas),
  stage('POST /request/switch/pro/update/bank', /Bank details could not be saved/, gas),
  {
    ...stage(
      'POST /request/switch/pro/complete',
      /Switch could not be completed\. Please contact the administrator\./,
    ),
    findsOut: true,
    // Whoever never hears how it ended is told that it was made.
    brought: (page) => page.getByRole('heading', { level: 1, name: /^(Thank you|Processing Switch)/ }),
    finish: ({ page }) => expect(page).toHaveURL(/\/switch-complete$/),
  },
];
