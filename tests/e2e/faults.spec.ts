import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { unfold } from './hands.ts';
import { QuoteJourney } from './journey.ts';

test.beforeEach(({ allowFailures }) => {
  allowFailures.is = true;
});

/**
 * Answers the first request to a path in another way; those after it reach the service. The browser goes on asking here: at the
 * moment when it stops, what it fetches just then could be lost.
 */
async function once(page: Page, path: string, answer: (route: Route) => Promise<void>) {
  let isAnswered = false;
  await page.route(path, (route) => {
    if (isAnswered) return route.continue();
    isAnswered = true;
    return answer(route);
  });
}

test('addresses, suppliers and results survive a service that is too busy, and nothing is hard to read [Q8.04]', async ({
  page,
}) => {
  const busy = (route: Route) => route.fulfill({ status: 429, headers: { 'retry-after': '30' }, body: '' });
  const quote = new QuoteJourney(page);
  await page.goto('/switch/home-energy');
  await once(page, '**/request/address/recco?*', busy);
  await page.getByLabel('Postcode').fill('G2 1DU');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(/Please try again/).first()).toBeVisible();
  await expect(page.getByLabel('Postcode')).toHaveValue('G21DU');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('checkbox', { name: /I have read the Terms/ }).check();
  await page.getByRole('combobox', { name: 'Address' }).click();
  await page.getByRole('option').first().click();
  await once(page, '**/request/suppliers', busy);
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  // A card says it while it is folded and when it has opened.
  await expect(page.getByText(/We could not load the suppliers/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try Again' }).first().click();
  await quote.expectTariff(/Who supplies/);
  await quote.viewQuotes();
});

test('names that mean harm are only words, and the page stays as quick [Q8.04]', async ({ page }) => {
  const name = '<img src=x onerror="complain(1)"><script>complain(1)</script>\u202E';
  await page.route('**/request/suppliers', (route) =>
    route.fulfill({
      json: {
        suppliersDto: {
          gasSuppliers: Array.from({ length: 100_000 }, (_, id) => ({ id, name: `${name} ${id}` })),
        },
      },
    }),
  );
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  const supplier = quote.card(/Who supplies/).locator('button[aria-label^="Change: Supplier"]');
  await unfold(supplier);
  await supplier.click();
  await expect(page.getByRole('option').first()).toContainText('<script>');
  await expect(page.locator('main img, main script')).toHaveCount(0);
});

test('a quote that takes long can be waited for or left, and made again [Q4.40] [Q8.02]', async ({
  page,
}) => {
  await page.clock.install();
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await page.route('**/request/switch/v2/**', () => undefined);
  await page.getByRole('button', { name: 'View Your Quotes' }).click();
  await page.clock.runFor(2000);
  const overlay = page.getByRole('dialog', { name: 'Please wait' });
  await expect(overlay).toContainText('Saving your quote');
  await expectAccessible(page);
  await page.clock.runFor(8000);
  await expect(overlay.getByRole('button', { name: 'Keep waiting' })).toBeVisible();
  await expectAccessible(page);
  // The page below is out of reach: Tab stays in the overlay.
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await overlay.getByRole('button', { name: 'Stop and go back' }).click();
  await expect(overlay).toHaveCount(0);
  const alert = page.getByRole('alert').filter({ hasText: 'Nothing that you typed is lost' });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/request/switch/v2/**');
  await quote.viewQuotes();
});

test('a visit leaves behind what the specification names, and of what was typed the usage in the tab alone [Q4.50]', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU', 0, '/switch/home-energy/BRANCH/REF');
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.viewQuotes();
  const kept = await page.evaluate(() => ({
    local: { ...localStorage },
    tab: { ...sessionStorage },
    cookies: document.cookie,
    page: `${location.href} ${JSON.stringify(history.state)} ${document.title}`,
  }));
  expect(Object.keys(kept.local).sort()).toEqual(['quote', 'uid', 'uuid']);
  // The tab has the same for itself, so that no other one takes its place when it is loaded again.
  // What tells of nobody goes with the tab (src/decisions/0015-answers-of-a-tab.md).
  const ofTab = ['answers', 'own', 'quote', 'reference', 'refererBranch', 'uid', 'uuid'];
  expect(Object.keys(kept.tab).sort()).toEqual(ofTab);
  expect(kept.cookies).toBe('');
  expect(JSON.stringify(kept)).not.toMatch(/G21DU|G2 1DU|Glasgow/);
  expect(JSON.stringify([kept.local, kept.page])).not.toContain('9800');
});
