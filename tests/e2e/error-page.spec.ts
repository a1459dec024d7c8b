import { expect, expectAccessible, test } from './fixtures.ts';
import { QuoteJourney } from './journey.ts';

test.beforeEach(({ allowFailures }) => {
  allowFailures.is = true;
});

test('after a 401 nothing typed is lost, and the page is as far down as it was [S2.80 Q8.01]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 440 });
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.type('Gas usage', '12345');
  await quote.goOn();
  await page.route('**/request/switch/v2/**', (route) => route.fulfill({ status: 401, json: {} }));
  const send = page.getByRole('button', { name: 'View Your Quotes' });
  await send.scrollIntoViewIfNeeded();
  const depthNow = () => page.evaluate(() => scrollY);
  const depth = await depthNow();
  expect(depth).toBeGreaterThan(450);
  await send.click();

  await expect(page).toHaveURL(/\/error\/401$/);
  await expect(page.getByText('We could not authorise this request.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await depthNow()).toBe(0);
  await expectAccessible(page);

  await page.unroute('**/request/switch/v2/**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('textbox', { name: 'Gas usage', includeHidden: true })).toHaveValue('12345');
  await expect(page.getByLabel('Postcode')).toHaveValue('G21DU');
  await expect(quote.said(/How do you pay/)).toHaveText('Monthly Direct Debit');
  // The page moves by no more than what the failure, which has the focus, needs to be seen.
  const failure = page.getByRole('alert');
  await expect(failure).toBeInViewport({ ratio: 1 });
  const room = (await failure.boundingBox())?.height ?? 0;
  expect(Math.abs((await depthNow()) - depth)).toBeLessThan(room);
  await quote.viewQuotes();
});

test('no record of a visit tells who it was or where they live [Q7.01]', async ({ page }) => {
  const records: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/track-records')) records.push(request.postData() ?? '');
  });
  const quote = new QuoteJourney(page);
  await quote.chooseHome('BS1 5TR', 0, '/switch/vehicle-home-energy/leeds42/spring');
  const said = await quote.said('Where do you live?').textContent();
  const address = said?.split(',')[0]?.trim() ?? '';
  expect(address).toMatch(/^\d+ [A-Z]/);
  await quote.open('Which vehicle do you charge at home?');
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

  // Without the two ids, which are made up and may hold any digits.
  const all = records.join('\n').replace(/"(userTrackingId|switchId)":("[^"]*"|\d+)/g, '');
  for (const told of ['"Current Tariff"', '"Payment Type"', '"Results"', '"Error Page"', 'leeds42'])
    expect(all).toContain(told);
  for (const canary of ['BS15TR', 'BS1 5TR', address, 'AB12CDE', 'AB12 CDE', '12345', 'Bristol'])
    expect(all.toLowerCase()).not.toContain(canary.toLowerCase());
  // No run of digits as long as a meter number.
  expect(all).not.toMatch(/\d{6,}/);
});
