import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { QuoteJourney } from './journey.ts';
import { ResultsPage } from './results-page.ts';
import { openSignUp } from './switched.ts';

test.beforeEach(({ allowFailures }) => {
  allowFailures.is = true;
});

/** From now on a call is refused; what it returns ends that. */
async function refuse(page: Page, path: string, status: number): Promise<() => Promise<void>> {
  await page.route(path, (route) => route.fulfill({ status, json: { message: 'Not at the moment.' } }));
  return () => page.unroute(path);
}

for (const width of [360, 1280]) {
  test(`after a 500 in the sign-up the way leads back to what was typed there, ${width} wide [Q8.01 S2.80]`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const mend = await refuse(page, '**/info/switch-plan', 500);
    await openSignUp(page, baseURL ?? '');
    await page.goto('/details');
    await expect(page.getByText('Not at the moment.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
    await expectAccessible(page);
    const back = page.getByRole('link', { name: 'Back to your answers' });
    await back.press('Enter');
    await expect(page).toHaveURL(/\/details$/);
    await page.getByRole('textbox', { name: 'First name' }).fill('Carla');
    const again = page.getByRole('button', { name: 'Try Again' });
    await expectAccessible(page);
    await again.press('Enter');
    await expect(page).toHaveURL(/\/error\/500$/);
    await back.press('Enter');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Carla');
    await mend();
    await again.press('Enter');
    await expect(page.getByRole('complementary', { name: 'Your new deal' })).toBeVisible();
    await expect(again).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Carla');
    await expectAccessible(page);
  });

  test(`an estimate that fails is asked for once more by keyboard, ${width} wide [Q8.04 Q2.24]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const quote = new QuoteJourney(page);
    await quote.chooseHome('G2 1DU');
    await quote.choose(/How do you pay/, 'Monthly Direct Debit');
    await quote.expectTariff(/Who supplies/);
    const mend = await refuse(page, '**/request/estimation/usage?*', 503);
    await quote.open('How much energy do you use?');
    await page.getByRole('tab', { name: 'Help Me Estimate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Help Me Estimate' });
    for (let question = 1; question <= 5; question += 1) {
      await expect(dialog.getByText(`Question ${question} of 5`)).toBeVisible();
      await dialog.locator('button[aria-pressed]').first().click();
    }
    const notice = dialog.getByRole('alert');
    await expect(notice).toContainText('We could not estimate your usage');
    await expect(notice).toContainText('Not at the moment.');
    await expectAccessible(page);
    await mend();
    await notice.getByRole('button', { name: 'Try Again' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Gas usage' })).not.toHaveValue(/^0?$/);
  });
}

test('a plan that fails after a reload leaves the quote: its deals are one press away [S7.01 Q2.10]', async ({
  page,
}) => {
  const results = new ResultsPage(page);
  await results.open();
  const mend = await refuse(page, '**/info/switch-plan', 503);
  await page
    .getByRole('button', { name: /^Switch Now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/switch\/home-energy$/);
  await expect(page.getByText(/^We could not load the deal that you chose\. \w/)).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to your deals' }).click();
  await mend();
  await page
    .getByRole('button', { name: /^Switch Now/ })
    .first()
    .click();
  await expect(page.getByRole('complementary', { name: 'Your new deal' })).toBeVisible();
});

test('details of an address that tell nothing are looked up again by a button [Q8.05]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const path = '**/request/address/recco/details';
  await page.route(path, (route) => route.fulfill({ json: [{ elecdetails: [{}], gasdetails: null }] }));
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  const home = quote.card('Where do you live?');
  await expect(home.getByText(/gave us no household meter/)).toBeVisible();
  await expectAccessible(page);
  await page.unroute(path);
  await home.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(quote.said('Where do you live?')).toContainText('Gas meter found');
});
