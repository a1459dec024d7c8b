import { expect, expectAccessible, test } from './fixtures.ts';
import { QuoteJourney } from './journey.ts';

test.beforeEach(({ allowFailures }) => {
  allowFailures.is = true;
});

test('after a 401 nothing typed is lost, and the page is as far down as it was [S2.80 Q8.01]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  const depthNow = () => page.evaluate(() => scrollY);
  let depth = 0;
  await page.route('**/request/suppliers', async (route) => {
    depth = await depthNow();
    await route.fulfill({ status: 401, json: {} });
  });
  const pay = quote.card(/How do you pay/);
  await pay
    .locator('label')
    .filter({ hasText: /^Monthly Direct Debit/ })
    .click();

  await expect(page).toHaveURL(/\/error\/401$/);
  expect(depth).toBeGreaterThan(300);
  await expect(page.getByText('We could not authorise this request.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await depthNow()).toBe(0);
  await expectAccessible(page);

  await page.unroute('**/request/suppliers');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(pay.getByRole('radio', { name: 'Monthly Direct Debit' })).toBeChecked();
  await expect(page.getByLabel('Postcode')).toHaveValue('G21DU');
  await expect(page.getByRole('button', { name: 'Change' }).first()).toBeVisible();
  expect(await depthNow()).toBe(depth);
});

test('no record of a visit tells who it was or where they live [Q7.01]', async ({ page }) => {
  const records: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/track-records')) records.push(request.postData() ?? '');
  });
  const quote = new QuoteJourney(page);
  await quote.chooseHome('BS1 5TR', 0, '/switch/vehicle-home-energy/leeds42/spring');
  const chosen = await page.getByRole('button', { name: 'Change' }).first().locator('..').textContent();
  const address = chosen?.split(',')[0]?.trim() ?? '';
  expect(address).toMatch(/^\d+ [A-Z]/);
  await page.getByLabel('Registration number').fill('AB12CDE');
  await page.getByRole('button', { name: 'Find my vehicle' }).click();
  await quote.choose('What would you like to compare?', 'Gas Only');
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.type('Gas usage', '12345');
  await quote.viewQuotes();
  await page.goto('/error/500');
  await expect(page.getByText('Error 500')).toBeVisible();
  await expect.poll(() => records.join()).toContain('"Error Page"');

  const all = records.join('\n');
  for (const told of ['"Current Tariff"', '"Payment Type"', '"Results"', 'leeds42'])
    expect(all).toContain(told);
  for (const canary of ['BS15TR', 'BS1 5TR', address, 'AB12CDE', 'AB12 CDE', '12345', 'Bristol'])
    expect(all.toLowerCase()).not.toContain(canary.toLowerCase());
  // No run of digits as long as a meter number.
  expect(all).not.toMatch(/\d{10,}(?![0-9a-f-])/);
});
