import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { type OwnServer, startServer } from './own-server.ts';
import { makeSwitch, openSignUp, rememberSwitch } from './switched.ts';

// The default brand is looked at where each page is tested; here every page from the deals on wears the other one.
let server: OwnServer;
test.beforeAll(async () => {
  server = await startServer({ brand: 'wethermere', carbonOffset: true });
});
test.afterAll(() => server.stop());

const views = [
  { width: 320, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/** The page in every width, narrow to wide, the middle one dark. */
async function expectFine(page: Page, state: string): Promise<void> {
  for (const { width, colorScheme } of views) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect([state, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([state, width]);
    await test.step(`${state}, ${width} wide`, () => expectAccessible(page));
  }
}

test('every page from the deals on, in the second brand, at 320, 768 and 1280 pixels: axe finds nothing, nothing overflows', async ({
  page,
  allowFailures,
}) => {
  test.slow();
  allowFailures.is = true;
  const heading = (name: string | RegExp) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await openSignUp(page, server.url);

  await page.goto(`${server.url}/results/home-energy`);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.locator('header').textContent()).toContain('Wethermere');
  for (const place of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(place)
      .check();
  await expectFine(page, 'deals');
  await page.getByRole('button', { name: 'Compare 2 deals' }).click();
  await expectFine(page, 'compared deals');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${server.url}/results/home-energy?isGreen=yes`);
  await page.getByRole('button', { name: 'Filter Results' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter Results' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${server.url}/tariff-details/702`);
  await expect(page.getByRole('table', { name: /Tariff Information Label/ }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /How far ahead switching is/ })).toBeVisible();
  for (const summary of await page.locator('main summary').all()) await summary.click();
  await expectFine(page, 'details');
  await page.goto(`${server.url}/tariff-details/999999`);
  await heading('We do not know this tariff');
  await expectFine(page, 'an unknown tariff');
  await page.goto(`${server.url}/error/404`);
  await expect(page.getByText('We could not find this resource.')).toBeVisible();
  await expectFine(page, 'error');

  await page.goto(`${server.url}/details`);
  await expect(page.getByRole('complementary', { name: 'Your new deal' })).toBeVisible();
  for (const name of ['First name', 'Email']) {
    await page.getByRole('textbox', { name }).fill('1');
    await page.getByRole('textbox', { name }).blur();
  }
  await expect(page.getByText('Email is invalid.').first()).toBeVisible();
  await expectFine(page, 'sign-up');

  const made = await makeSwitch(server.url);
  await rememberSwitch(page, made, { switchDelayed: true });
  await page.goto(`${server.url}/switch-complete`);
  await heading('Thank you');
  await expect(page.getByText(/tons CO2\/year/)).toBeVisible();
  await expectFine(page, 'complete');
  await page.goto(`${server.url}/carbon-offset`);
  await heading('Offset Your Current Switch');
  await expectFine(page, 'existing switch');
  await page.goto(`${server.url}/carbon-offset/${made.switchId}`);
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click();
  await page.getByRole('radio', { name: /^75%/ }).check();
  await expectFine(page, 'carbon offset');
});
