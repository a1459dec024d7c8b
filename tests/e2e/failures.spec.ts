import { expect, expectAccessible, test } from './fixtures.ts';
import { QuoteJourney } from './journey.ts';
import { ResultsPage } from './results-page.ts';

test.beforeEach(({ allowFailures }) => {
  allowFailures.is = true;
});

test('a postcode outside Great Britain is refused in words [Q5.03]', async ({ page }) => {
  await page.goto('/switch/home-energy');
  await page.getByLabel('Postcode').fill('BT1 5GS');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(/Great Britain/).first()).toBeVisible();
  await expect(page.getByLabel('Postcode')).toHaveValue('BT15GS');
  await expectAccessible(page);
});

test('a postcode that is none is told at once it is searched [Q5.01 Q5.03]', async ({ page }) => {
  await page.goto('/switch/home-energy');
  await page.getByLabel('Postcode').fill('12345');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Postcode is invalid.').first()).toBeVisible();
  await page.getByLabel('Postcode').fill('');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Postcode is required').first()).toBeVisible();
});

test('when the quote is refused the message stands under Error and nothing typed is lost [Q8.02]', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await page.route('**/request/switch/v2/**', (route) =>
    route.fulfill({ status: 400, json: { message: 'The market is closed for a moment.' } }),
  );
  await page.getByRole('button', { name: 'View Your Quotes' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The market is closed for a moment.' });
  await expect(alert).toContainText('Error');
  await expectAccessible(page);
  await expect(page.getByRole('textbox', { name: 'Gas usage', includeHidden: true })).toHaveValue('9800');
  await page.unroute('**/request/switch/v2/**');
  await quote.viewQuotes();
});

test('a server error goes to the error page, and back restores the answers [Q8.01]', async ({ page }) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  await page.route('**/request/suppliers', (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken.' } }),
  );
  await quote
    .card(/How do you pay/)
    .locator('label')
    .filter({ hasText: /^Monthly Direct Debit/ })
    .click();
  await expect(page).toHaveURL(/\/error\/500$/);
  await expectAccessible(page);
  await page.unroute('**/request/suppliers');
  await page.goBack();
  await expect(quote.said(/How do you pay/)).toHaveText('Monthly Direct Debit');
});

test('two presses of View Your Quotes make one quote', async ({ page }) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  let made = 0;
  page.on('request', (request) => {
    if (request.url().includes('/request/switch/v2/')) made += 1;
  });
  await page.getByRole('button', { name: 'View Your Quotes' }).dblclick();
  await expect(page).toHaveURL(/results/);
  expect(made).toBe(1);
});

test('changing the postcode forgets the address at once [Q4.28]', async ({ page }) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  await quote.open('Where do you live?');
  await page.getByLabel('Postcode').fill('NR2 1N');
  await expect(quote.card('What would you like to compare?')).toHaveCount(0);
  await expect(page.getByText(/MPRN \*/)).toHaveCount(0);
});

test('every file of the product that does not come at first is asked for again, and nothing typed is lost', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text();
  const asked = new Map<string, number>();
  // What a page begins with is not ours to ask for; every other file fails once, its own imports too.
  await page.route('**/assets/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (html.includes(pathname)) return route.continue();
    const count = (asked.get(pathname) ?? 0) + 1;
    asked.set(pathname, count);
    if (count > 1) return route.continue();
    return asked.size % 2 === 0 ? route.abort() : route.fulfill({ status: 503 });
  });
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.viewQuotes();
  await page
    .getByRole('button', { name: /^Switch Now/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Change your answers' }).click();
  await expect(page.getByRole('textbox', { name: 'Gas usage', includeHidden: true })).toHaveValue('9800');
  for (const part of ['SearchSelect', 'Results', 'SignUp'])
    expect(
      [...asked].some(([path, count]) => path.includes(`/${part}-`) && count > 1),
      part,
    ).toBe(true);
});

test('meters that come late are no mistake yet, and those that do not come are asked for again by a button [Q8.04]', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  await page.route('**/request/address/recco/details', async (route) => {
    await held;
    await route.abort();
  });
  await quote.findHome('G2 1DU');
  const home = quote.card('Where do you live?');
  const unknown = home.getByText(/We do not know the meters of this address yet/);
  await page.keyboard.press('Tab');
  await expect(home.getByText('We are looking up the meters of your home.')).toBeVisible();
  await expect(unknown).toHaveCount(0);
  end();
  await expect(unknown).toBeVisible();
  const again = home.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  // Nobody is told to tick a box that is ticked; whoever takes the tick away is.
  const untold = home.getByText(/tick the box/);
  await expect(untold).toHaveCount(0);
  const box = home.getByRole('checkbox');
  await box.uncheck();
  await expect(untold).toBeVisible();
  await expect(unknown).toHaveCount(0);
  await box.check();
  await expect(unknown).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/request/address/recco/details');
  await again.click();
  await expect(page.getByText('Gas meter found').first()).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('a deal whose plan does not come leads to the first page, which says so once [S7.01]', async ({
  page,
}) => {
  const results = new ResultsPage(page);
  await results.reach();
  await page.route('**/info/switch-plan', (route) => route.abort());
  await page
    .getByRole('button', { name: /^Switch Now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/switch\/home-energy$/);
  const said = page.getByText('We could not load the deal that you chose. We could not reach our service.');
  await expect(said).toBeInViewport();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'View Your Quotes' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Postcode')).toBeVisible();
  await expect(said).toHaveCount(0);
});
