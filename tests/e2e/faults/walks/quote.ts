import { expect, type Locator, type Page } from '@playwright/test';
import type { CallName } from '../../../../src/energy/api/contract.ts';
import { goOnFromHome } from '../../hands.ts';
import { QuoteJourney } from '../../journey.ts';
import { type Walk, why } from '../walk.ts';
import {
  find,
  homes,
  open,
  payAndView,
  payCards,
  payMonthly,
  pick,
  supplierOf,
  tariffOf,
  use,
  view,
} from './home.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const search = (page: Page): Locator => button(page, 'Search');
const viewQuotes = (page: Page): Locator => button(page, 'View Your Quotes');

/** An answer without a meter that may be compared: another address is asked for. */
const noMeter = /We found no household meter at this address/;

const quoteBy = (kind: keyof typeof homes, call: CallName): Walk => ({
  call,
  async arrive(visit) {
    await find(visit, homes[kind]);
    if (kind === 'two') await new QuoteJourney(visit.page).choose(/Does one supplier/, 'No');
    await goOnFromHome(visit.page);
    await payMonthly(visit, kind === 'two' ? 2 : 1);
    await use(visit);
    await expect(viewQuotes(visit.page)).toBeVisible();
  },
  provoke: ({ page }) => viewQuotes(page).click(),
  says: 'why',
  loader: true,
  again: viewQuotes,
  brought: (page) => page.getByRole('heading', { name: 'Choose Your New Deal', level: 1 }),
  finish: ({ page }) => expect(new QuoteJourney(page).deals().first()).toBeVisible(),
});

const searching: Omit<Walk, 'call'> = {
  arrive: (visit) => open(visit, homes.gas),
  provoke: ({ page }) => search(page).click(),
  says: 'why',
  again: search,
  brought: (page) => page.getByRole('combobox', { name: 'Address' }),
  async finish(visit) {
    await pick(visit);
    await payAndView(visit);
  },
};

/** The calls from a postcode to its quotes. */
export const quoteWalks: readonly Walk[] = [
  { ...searching, call: 'GET /request/address/recco' },
  { ...searching, call: 'GET /request/address/list/postcode', settings: { gbData: true } },
  {
    call: 'POST /request/address/recco/details',
    async arrive(visit) {
      const { page } = visit;
      await open(visit, homes.gas);
      await search(page).click();
      await page.getByRole('checkbox', { name: /I have read the Terms/ }).check();
      await page.getByRole('combobox', { name: 'Address' }).click();
    },
    provoke: ({ page }) => page.getByRole('option').first().click(),
    says: new RegExp(`${why.source}|${noMeter.source}`),
    loader: true,
    async comeBack({ page }) {
      if ((await page.getByText(noMeter).count()) === 0) return;
      await page.getByRole('button', { name: 'Change: Address' }).click();
      await page.getByRole('option').first().click();
      await payCards(page).first().waitFor();
    },
    brought: (page) => payCards(page).first(),
    finish: payAndView,
  },
  {
    call: 'POST /request/suppliers',
    arrive: (visit) => find(visit, homes.gas),
    provoke: (visit) => payMonthly(visit),
    says: /We could not load the suppliers/,
    brought: supplierOf,
    finish: view,
  },
  {
    call: 'POST /request/tariffs',
    arrive: (visit) => find(visit, homes.gas),
    provoke: (visit) => payMonthly(visit),
    says: /We could not load this supplier's tariffs/,
    brought: tariffOf,
    finish: view,
  },
  quoteBy('gas', 'POST /request/switch/v2/gas'),
  quoteBy('electricity', 'POST /request/switch/v2/electricity'),
  quoteBy('both', 'POST /request/switch/v2/dual-consolidated'),
  quoteBy('two', 'POST /request/switch/v2/dual-distinct'),
];
