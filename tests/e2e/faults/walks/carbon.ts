import { expect, type Locator, type Page } from '@playwright/test';
import type { Visit, Walk } from '../walk.ts';
import { keepSwitch } from './kept.ts';

const projects = (page: Page): Locator => page.getByRole('heading', { name: 'Choose a project' });
const offset = (page: Page): Locator => page.getByRole('button', { name: /^Offset your carbon by 25%/ });
const paying = (page: Page): Locator => page.getByRole('button', { name: /^Pay/ });
const paid = (page: Page): Locator => page.getByRole('heading', { level: 1, name: 'Payment Successful' });

async function choose({ page }: Visit): Promise<void> {
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click();
  await page.getByRole('radio', { name: /^25%/ }).check();
}

async function pay({ page }: Visit): Promise<void> {
  await paying(page).click();
  await expect(paid(page)).toBeVisible();
}

async function chooseAndPay(visit: Visit): Promise<void> {
  await choose(visit);
  await offset(visit.page).click();
  await pay(visit);
}

async function openOffset(visit: Visit): Promise<void> {
  const { switchId } = await keepSwitch(visit);
  await visit.page.goto(`/carbon-offset/${switchId}`);
}

/** The calls of the carbon offset, up to its payment. */
export const carbonWalks: readonly Walk[] = [
  {
    call: 'POST /request/clevel/customer/carbonoffset',
    async arrive(visit) {
      const { switchId } = await keepSwitch(visit);
      await visit.page.goto('/carbon-offset');
      await visit.page.getByRole('textbox', { name: 'Switch Id' }).fill(`${switchId}`);
    },
    provoke: ({ page }) => page.getByRole('button', { name: 'See Projects' }).click(),
    says: /We could not find a switch with this Id\.|could not reach our service|could not read/,
    loader: true,
    again: (page) => page.getByRole('button', { name: 'See Projects' }),
    brought: projects,
    finish: chooseAndPay,
    leaves: 'at its end',
  },
  {
    call: 'GET /request/clevel/projects',
    arrive: async () => undefined,
    provoke: openOffset,
    says: /We have encountered an issue fetching offset projects from our provider/,
    brought: projects,
    finish: chooseAndPay,
    leaves: 'at its end',
  },
  {
    call: 'POST /request/clevel/customer/{id}/carbonoffset/payment',
    async arrive(visit) {
      await openOffset(visit);
      await choose(visit);
    },
    provoke: ({ page }) => offset(page).click(),
    says: /The service says no|could not (reach|read|do this|open the payment page)|very busy/,
    loader: true,
    again: offset,
    brought: paying,
    finish: pay,
    leaves: 'at once',
  },
  {
    call: 'GET /request/clevel/customer/carbonoffset/payment/update',
    async arrive(visit) {
      await openOffset(visit);
      await choose(visit);
      await offset(visit.page).click();
      await expect(paying(visit.page)).toBeVisible();
    },
    provoke: ({ page }) => paying(page).click(),
    says: /We could not confirm your payment yet/,
    brought: paid,
    // The reference as the service wrote it, whatever that is.
    finish: ({ page }, fault) =>
      expect(page.getByText(fault === 'hostile strings' ? /<script>/ : /CO2-[0-9A-F]{10}/)).toBeVisible(),
  },
];
