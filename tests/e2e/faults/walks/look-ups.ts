import { expect, type Locator, type Page } from '@playwright/test';
import type { CallName } from '../../../../src/energy/api/contract.ts';
import { unfold } from '../../hands.ts';
import { QuoteJourney } from '../../journey.ts';
import type { Visit, Walk } from '../walk.ts';
import { find, homes, open, payAndView, payMonthly, pick, tariffOf, use, view } from './home.ts';

const missing = /We could not load this list/;
/** What the error page says above its heading. */
const errorPage = /^Error [0-9]{3}$/;
const field = (page: Page, name: string): Locator =>
  page.getByRole('combobox', { name: new RegExp(`^${name}`) });

/** The card that asks for the vehicle: nobody has to answer it, and Continue goes on from it. */
const vehicle = ({ page }: Visit): Locator =>
  page.getByRole('region', { name: 'Which vehicle do you charge at home?' });
const openVehicle = (visit: Visit) => unfold(vehicle(visit));

async function atVehicle(visit: Visit): Promise<void> {
  await find(visit, homes.gas, '/switch/vehicle-home-energy');
  await openVehicle(visit);
}

/** Chooses the first entry of a list that is searched. */
async function choose({ page }: Visit, name: string): Promise<void> {
  await field(page, name).click();
  await page.getByRole('option').first().click();
}

/** The list of one question about the vehicle, which the answers before it ask for. */
const vehicleList = (call: CallName, name: string, before: readonly string[]): Walk => ({
  call,
  async arrive(visit) {
    await atVehicle(visit);
    for (const one of before.slice(0, -1)) await choose(visit, one);
    await field(visit.page, before.at(-1) ?? '').click();
  },
  provoke: ({ page }) => page.getByRole('option').first().click(),
  says: new RegExp(`${missing.source}|There is nothing to choose from here`),
  brought: (page) => field(page, name),
  finish: payAndView,
});

const dialog = (page: Page): Locator => page.getByRole('dialog');
/** The answers of the question in sight. */
const answers = (page: Page): Locator =>
  dialog(page)
    .getByRole('button')
    .filter({ hasText: /\S/, hasNotText: /Close|Previous|Next|Back|Start|Try Again/ });

async function answer({ page }: Visit, upTo: number): Promise<void> {
  for (let position = 1; position <= upTo; position += 1) {
    await expect(dialog(page).getByRole('progressbar')).toHaveAttribute('value', `${position}`);
    await answers(page).first().click();
  }
}

/** A gas home whose deal is known, and the questionnaire about it. */
async function arriveAtUsage(visit: Visit): Promise<void> {
  await find(visit, homes.gas);
  await payMonthly(visit);
  await expect(tariffOf(visit.page)).toBeVisible();
}
async function openEstimate({ page }: Visit): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Help Me Estimate', includeHidden: true });
  await unfold(tab);
  await tab.click();
}

/** What is looked up beside the way from postcode to quotes, and the calls that nobody sees. */
export const lookUpWalks: readonly Walk[] = [
  {
    call: 'POST /auth/token',
    arrive: async () => undefined,
    async provoke(visit) {
      await open(visit, homes.gas);
      await visit.page.getByRole('button', { name: 'Search' }).click();
    },
    says: 'nothing',
    brought: (page) => field(page, 'Address'),
    async finish(visit, fault) {
      const { page } = visit;
      await pick(visit);
      await payMonthly(visit);
      await use(visit);
      const view = page.getByRole('button', { name: 'View Your Quotes' });
      await view.click();
      if (fault !== '429') return expect(page.getByRole('article').first()).toBeVisible();
      // A quote needs a token, and a service that wanted to be left alone for a while is: the error page leads back.
      await expect(page).toHaveURL(/\/error\/401$/);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await new QuoteJourney(page).viewQuotes();
    },
  },
  {
    call: 'POST /request/user/track-records',
    arrive: (visit) => find(visit, homes.gas),
    async provoke(visit) {
      await payMonthly(visit);
      // What this answer brings comes first: a clock that is moved on would end that, too.
      await tariffOf(visit.page).or(visit.page.getByText(errorPage)).first().waitFor();
    },
    says: 'nothing',
    brought: tariffOf,
    finish: view,
  },
  {
    call: 'GET /request/estimation/detail/all',
    arrive: arriveAtUsage,
    provoke: openEstimate,
    // Whoever leaves the figures leaves them behind (Q4.33).
    forgets: /usage|newTariffPaymentMethod/i,
    says: missing,
    brought: (page) => answers(page).first(),
    async finish(visit) {
      await answer(visit, 5);
      await view(visit);
    },
  },
  {
    call: 'GET /request/estimation/usage',
    async arrive(visit) {
      await arriveAtUsage(visit);
      await openEstimate(visit);
      await answer(visit, 4);
      await expect(dialog(visit.page).getByRole('progressbar')).toHaveAttribute('value', '5');
    },
    provoke: ({ page }) => answers(page).first().click(),
    says: 'why',
    loader: true,
    brought: (page) => page.getByRole('button', { name: 'View Your Quotes' }),
    finish: view,
  },
  {
    call: 'GET /request/ev/make',
    async arrive(visit) {
      await open(visit, homes.gas, '/switch/vehicle-home-energy');
      await visit.page.getByRole('button', { name: 'Search' }).click();
      await visit.page.getByRole('combobox', { name: 'Address' }).waitFor();
    },
    provoke: pick,
    reach: openVehicle,
    says: missing,
    brought: (page) => field(page, 'Make'),
    async finish(visit) {
      await vehicle(visit)
        .getByRole('button', { name: /^Continue/ })
        .click();
      await payAndView(visit);
    },
  },
  vehicleList('GET /request/ev/make/{id}/model', 'Model', ['Make']),
  vehicleList('GET /request/ev/model/{id}/enginesize', 'Engine', ['Make', 'Model']),
  {
    call: 'POST /request/ev/regno',
    async arrive(visit) {
      await atVehicle(visit);
      await visit.page.getByRole('textbox', { name: 'Registration number' }).fill('AB12CDE');
    },
    provoke: ({ page }) => page.getByRole('button', { name: 'Find my vehicle' }).click(),
    says: 'why',
    again: (page) => page.getByRole('button', { name: 'Find my vehicle' }),
    brought: (page) => page.getByRole('button', { name: /^Change: .*Make/ }),
    finish: payAndView,
  },
];
