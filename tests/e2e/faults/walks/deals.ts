import { expect, type Locator, type Page } from '@playwright/test';
import type { CallName } from '../../../../src/energy/api/contract.ts';
import { SignUpForm } from '../../sign-up.ts';
import { dealOf } from '../../sign-up-variants.ts';
import { tryAgain, type Visit, type Walk } from '../walk.ts';
import { keepQuote } from './kept.ts';

const deal = dealOf('42-pfp-energy');
const details = `/tariff-details/${deal.tariffId}`;
const switchNow = (page: Page): Locator => page.getByRole('button', { name: /^Switch Now/ }).first();
const signUp = (page: Page): Locator => page.getByRole('textbox', { name: 'First name' });

/** From the sign-up's page to the reference number. */
async function finish({ page }: Visit): Promise<void> {
  const form = new SignUpForm(page);
  await form.fill(deal);
  await form.finish();
}

/** One part of the page of a tariff. */
const part = (call: CallName, title: string, says: RegExp, brought: (region: Locator) => Locator): Walk => {
  const region = (page: Page) => page.getByRole('region', { name: title });
  return {
    call,
    arrive: keepQuote,
    provoke: async ({ page }) => void (await page.goto(details)),
    says,
    again: (page) => region(page).getByRole('button', { name: 'Try Again' }),
    brought: (page) => brought(region(page)),
    async finish({ page }) {
      await switchNow(page).click();
      await expect(signUp(page)).toBeVisible();
    },
  };
};

async function arriveAtDetails(visit: Visit): Promise<void> {
  await keepQuote(visit);
  await visit.page.goto(details);
  await expect(switchNow(visit.page)).toBeVisible();
}

/** The deal beside the sign-up: a key and its plan have come. */
const plan = (page: Page): Locator => page.getByRole('complementary', { name: 'Your new deal' });

/** Where no sign-up came about the first page says so (S7.01); one step back is the deal. */
async function backToDeal({ page }: Visit): Promise<void> {
  if (new URL(page.url()).pathname === '/switch/home-energy') await page.goBack();
}

/** The calls between the quotes and the sign-up. */
export const dealWalks: readonly Walk[] = [
  {
    call: 'POST /request/results/detail',
    arrive: keepQuote,
    provoke: async ({ page }) => void (await page.goto('/results/home-energy')),
    says: /We could not load the deals for your quote/,
    loader: true,
    brought: (page) => page.getByRole('article').first(),
    finish: ({ page }) => expect(switchNow(page)).toBeVisible(),
  },
  {
    ...part(
      'POST /request/tariffs/tariff/information',
      'This tariff',
      /We could not load what we know of this tariff|We do not know this tariff/,
      (region) => region.getByRole('heading').first(),
    ),
    async goneFor({ page }) {
      await page.getByRole('link', { name: 'Back to your deals' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  part(
    'POST /request/til',
    'Tariff Information Label',
    /We could not load the Tariff Information Label/,
    (region) => region.getByRole('table').first(),
  ),
  part(
    'POST /request/ppp',
    'Your personal projection',
    /We could not load your personal projection/,
    (region) => region.getByRole('img', { name: /How far ahead switching is/ }),
  ),
  {
    call: 'POST /request/switch/pro/key',
    arrive: arriveAtDetails,
    provoke: ({ page }) => switchNow(page).click(),
    // A key that opens nothing is found out by the plan, which it cannot load.
    says: /Your switch has not started|You have switched with this quote already|We could not load the deal that you chose/,
    comeBack: backToDeal,
    again: switchNow,
    brought: plan,
    finish,
  },
  {
    call: 'POST /request/switch/pro/info/switch-plan',
    arrive: arriveAtDetails,
    provoke: ({ page }) => switchNow(page).click(),
    says: /We could not load the deal that you chose|This sign-up is not open any more/,
    comeBack: backToDeal,
    again: (page) => switchNow(page).or(tryAgain(page)).first(),
    brought: plan,
    finish,
  },
];
