import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, expectFit, test, watch } from './fixtures.ts';
import { QuoteJourney } from './journey.ts';
import { startServer } from './own-server.ts';
import { ResultsPage } from './results-page.ts';
import { server } from './shared-server.ts';

const root = join(import.meta.dirname, '../..');

/** Where the letters lead that wait in the service's outbox, by whom they are to. */
function linkTo(address: string): string {
  const outbox = execFileSync(process.execPath, ['dist/server/outbox.js'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: server.data },
  }).toString();
  const letter = outbox.split('To: ').find((one) => one.startsWith(address)) ?? '';
  const [path = ''] = /\/saved-quote#[\w-]{43}/.exec(letter) ?? [];
  expect(path).not.toBe('');
  return server.url + path;
}

/** Another person's browser, or another one of the same person. */
async function elsewhere(browser: Browser, see: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints = await watch(page, { is: true });
  await see(page);
  expect(complaints).toEqual([]);
  await context.close();
}

async function save(page: Page, address: string): Promise<void> {
  const keep = page.getByRole('link', { name: 'Save this quote for later' });
  // A finger finds it, as it does the button beside it.
  expect((await keep.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await keep.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Save this quote for later' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Your email address' }).fill(address);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  // What is said is read out at once. To whom it goes: a slip in the address is seen.
  const told = page.locator(':focus');
  await expect(told).toContainText('Your quote is saved.');
  await expect(told).toContainText('Your link is not sent yet, because we cannot send emails at the moment.');
  await expect(told).toContainText(`It goes to ${address} once we can`);
  await expect(page.getByText('on its way')).toHaveCount(0);
  await expectAccessible(page);
}

test('saves a quote and its answers, and opens them in another browser, once', async ({
  page,
  browser,
  allowFailures,
}) => {
  allowFailures.is = true;
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU', 0, `${server.url}/switch/home-energy`);
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.viewQuotes();
  await page.setViewportSize({ width: 360, height: 740 });
  await save(page, 'dunnock@birds.example');
  await expectFit(page);
  await page.getByRole('link', { name: 'Back to your quote' }).click();
  await expect(new ResultsPage(page).deals.first()).toBeVisible();
  const link = linkTo('dunnock@birds.example');

  await elsewhere(browser, async (other) => {
    const asked: string[] = [];
    other.on('request', (request) => asked.push(request.url()));
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1, name: 'Your saved quote' })).toBeVisible();
    await expectAccessible(other);
    // The token is in no address that is sent anywhere, and a look at the page opens nothing, nor does another.
    await other.reload();
    await expect(other.getByRole('button', { name: 'Open my quote' })).toBeVisible();
    expect(
      asked.filter((url) => url.includes('/quote/open') || url.includes(link.split('#')[1] ?? '-')),
    ).toEqual([]);
    await other.getByRole('button', { name: 'Open my quote' }).press('Enter');
    await expect(other).toHaveURL(/\/results\/home-energy/);
    await expect(new ResultsPage(other).deals.first()).toBeVisible();
    // No Back leads to a link that was used.
    const entries = await other.evaluate(() => navigation.entries().map(({ url }) => url));
    expect(entries.filter((url) => url?.includes('saved-quote'))).toEqual([]);
    await other.getByRole('link', { name: 'Change your answers' }).click();
    const again = new QuoteJourney(other);
    await expect(other.getByRole('region', { name: 'Where do you live?' })).toContainText('G2 1DU');
    await expect(again.said(/How do you pay/)).toContainText('Monthly Direct Debit');
    // These are the person's own answers, none that we made.
    await expect(again.said(/How do you pay/)).toContainText('As saved: please check');
    await expect(other.getByText('Filled in: please check')).toHaveCount(0);
    // The link was used: who goes back finds the deals that it has opened.
    await other.goBack();
    await expect(new ResultsPage(other).deals.first()).toBeVisible();
    await other.getByRole('link', { name: 'Change your answers' }).click();
    await again.viewQuotes();
  });

  // Where it was saved it is gone, and that is said, with a way on.
  await page
    .getByRole('button', { name: /^Switch Now/ })
    .first()
    .click();
  const failure = page.getByRole('alert').filter({ hasText: 'opened by its link in another browser' });
  await expect(failure).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  const gone = page.getByRole('status').filter({ hasText: 'opened by its link in another browser' });
  await expect(gone).toContainText('To go on here, begin a new one.');
  await expect(page.getByText('check your connection')).toHaveCount(0);
  await expect(gone.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await gone.getByRole('link', { name: 'Start a new quote' }).click();
  await expect(page).toHaveURL(/\/switch\/home-energy$/);

  await elsewhere(browser, async (thief) => {
    await thief.goto(`${server.url}/saved-quote`);
    await expect(thief.getByText('This link is incomplete.')).toBeVisible();
    await expect(thief.getByRole('button', { name: 'Open my quote' })).toHaveCount(0);
    await expectAccessible(thief);
    // Another link in the same tab is the one that counts.
    await thief.goto(`${server.url}/saved-quote#not-the-one`);
    await thief.getByRole('button', { name: 'Open my quote' }).click();
    await expect(thief.getByText('This link is incomplete.')).toBeVisible();
    await thief.goto(link);
    await thief.getByRole('button', { name: 'Open my quote' }).click();
    await expect(thief.getByText('This link has been used already, or its time is over.')).toBeVisible();
    // There is nothing more to ask of it, nor a way that leads nowhere.
    await expect(thief.getByRole('button', { name: 'Open my quote' })).toHaveCount(0);
    await expect(thief.getByText('Open it on this device?')).toHaveCount(0);
    await expect(thief.getByRole('link', { name: 'See your switch' })).toHaveCount(0);
    await expect(thief.locator(':focus')).toContainText('This link has been used already');
    await expectAccessible(thief);
    await thief.getByRole('button', { name: 'Start a new quote' }).click();
    await expect(thief).toHaveURL(/\/switch\/home-energy$/);
  });
});

test('saves answers before there is a quote, once there are any, and goes on where they end, after a reload too [Q2.10]', async ({
  page,
  browser,
}) => {
  const quote = new QuoteJourney(page);
  await page.goto(`${server.url}/switch/home-energy`);
  await expect(page.getByRole('heading', { name: 'Where do you live?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Save this quote for later' })).toHaveCount(0);
  await quote.chooseHome('G2 1DU', 0, `${server.url}/switch/home-energy`);
  await save(page, 'linnet@birds.example');
  await elsewhere(browser, async (other) => {
    const link = linkTo('linnet@birds.example');
    await other.goto(link);
    await other.getByRole('button', { name: 'Open my quote' }).click();
    await expect(other).toHaveURL(/\/switch\/home-energy$/);
    const home = other.getByRole('region', { name: 'Where do you live?' });
    await expect(home).toContainText('G2 1DU');
    // The page forgets when it is loaded again (Q2.10), and the link brings back what it said that it would.
    await other.reload();
    await expect(other.getByRole('textbox', { name: 'Postcode' })).toHaveValue('');
    await other.goto(link);
    await expect(other.getByText('open the link again: on this device')).toBeVisible();
    await other.getByRole('button', { name: 'Open my quote' }).click();
    await expect(home).toContainText('G2 1DU');
    const again = new QuoteJourney(other);
    await again.choose(/How do you pay/, 'Monthly Direct Debit');
    await again.expectTariff(/Who supplies/);
    await again.viewQuotes();
  });
});

test('the way back leads to the quote as it stood: questions half answered, or deals filtered and in another order [Q2.10] [Q2.35]', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  const back = page.getByRole('link', { name: 'Back to your quote' });
  const keep = async () => {
    await page.getByRole('link', { name: 'Save this quote for later' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Save this quote for later' })).toBeFocused();
  };
  await quote.chooseHome('G2 1DU', 0, `${server.url}/switch/home-energy`);
  await keep();
  await expect(back).toHaveAttribute('href', '/switch/home-energy');
  await back.click();
  await expect(page).toHaveURL(/\/switch\/home-energy$/);
  await expect(page.getByText('This browser has no quote')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Where do you live?' })).toContainText('G2 1DU');
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.viewQuotes();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Green first');
  const address = page.url();
  expect(address).toMatch(/sort=/);
  await keep();
  await back.click();
  await expect(page).toHaveURL(address);
  // Who changes the answers comes back to them, and not to the deals of those before.
  await page.getByRole('link', { name: 'Change your answers' }).click();
  await keep();
  await back.click();
  await expect(page).toHaveURL(/\/switch\/home-energy$/);
  await expect(quote.said(/How do you pay/)).toContainText('Monthly Direct Debit');
  // Of a page that was loaded again the deals alone are left.
  await keep();
  await page.reload();
  await back.click();
  await expect(page).toHaveURL(/\/results\/home-energy$/);
  await expect(new ResultsPage(page).deals.first()).toBeVisible();
});

test('says why a quote was not saved, and lets the person try again [Q5.01]', async ({
  page,
  allowFailures,
}) => {
  allowFailures.is = true;
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU', 0, `${server.url}/switch/home-energy`);
  await page.getByRole('link', { name: 'Save this quote for later' }).click();
  const address = page.getByRole('textbox', { name: 'Your email address' });
  const send = page.getByRole('button', { name: 'Email me a link' });
  // Nothing typed yet: the label is seen, not heard alone, and the button is there.
  const label = await page.locator('label', { hasText: 'Your email address' }).boundingBox();
  expect(label?.height).toBeGreaterThan(14);
  await expect(send).toBeVisible();
  await address.press('Enter');
  await expect(page.getByText('Your email address is required').first()).toBeVisible();
  await expect(address).toBeFocused();
  await address.fill('nobody');
  await address.blur();
  await expect(page.getByText('Email is invalid.').first()).toBeVisible();
  await page.route('**/quote/keep', (route) =>
    route.fulfill({ status: 503, json: { message: 'Not at the moment.' } }),
  );
  await address.fill('wren@birds.example');
  await send.click();
  await expect(page.getByText('Not at the moment.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/quote/keep');
  await address.press('Enter');
  await expect(page.getByText('Your quote is saved.')).toBeVisible();
});

test('says that the link is on its way where the service says so, in the language of the page', async ({
  page,
}) => {
  const welsh = await startServer({ languages: ['en', 'cy'] });
  await page.route('**/quote/keep', async (route) => {
    const reply = await route.fetch();
    const { keptDto } = await reply.json();
    // As where a mail server takes letters.
    await route.fulfill({ response: reply, json: { keptDto: { ...keptDto, isOnItsWay: true } } });
  });
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU', 0, `${welsh.url}/switch/home-energy`);
  const save = async (keep: string, address: string, send: string) => {
    await page.getByRole('link', { name: keep }).click();
    await page.getByRole('textbox', { name: address }).fill('wren@birds.example');
    await page.getByRole('button', { name: send }).click();
  };
  await save('Save this quote for later', 'Your email address', 'Email me a link');
  const told = page.locator(':focus');
  await expect(told).toContainText('Your link is on its way to wren@birds.example.');
  await expect(page.getByText('not sent yet')).toHaveCount(0);
  await page.getByRole('link', { name: 'Cymraeg' }).click();
  await page.getByRole('link', { name: 'Yn ôl i’ch dyfynbris' }).click();
  await save('Cadw’r dyfynbris hwn at eto', 'Eich cyfeiriad e-bost', 'Anfonwch ddolen ataf');
  await expect(told).toContainText('Mae eich dolen ar ei ffordd i wren@birds.example.');
  await page.unroute('**/quote/keep');
  await page.getByRole('link', { name: 'Yn ôl i’ch dyfynbris' }).click();
  await save('Cadw’r dyfynbris hwn at eto', 'Eich cyfeiriad e-bost', 'Anfonwch ddolen ataf');
  await expect(told).toContainText('Nid yw eich dolen wedi’i hanfon eto');
  await page.goto('about:blank');
  await welsh.stop();
});

test('offers nothing where another API serves the page, and saves nothing where there is nothing', async ({
  page,
}) => {
  await page.goto(`${server.url}/save-quote`);
  await expect(page).toHaveURL(/\/switch\/home-energy$/);
  await expect(page.getByText('This browser has no quote to save yet.')).toBeInViewport();
  const other = await startServer({}, {}, root, { API_BASE_URL: server.url });
  await page.route(`${server.url}/**`, (route) =>
    route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await page.goto(`${other.url}/switch/home-energy`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Save this quote for later' })).toHaveCount(0);
  await page.goto(`${other.url}/save-quote`);
  await expect(page.getByText('Quotes cannot be saved on this site.')).toBeInViewport();
  // What the page brings when it is idle must find its server.
  await page.goto('about:blank');
  await other.stop();
});

test('prints the deals and their comparison with brand, day and answers, and nothing to press', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU', 0, `${server.url}/switch/home-energy`);
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.viewQuotes();
  const printed = page.getByText(/^Found through .* on \d{2}-\d{2}-\d{4}\. Questions: \d/);
  await expect(printed).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(printed).toBeVisible();
  await expect(page.locator('dt', { hasText: 'Postcode' })).toBeVisible();
  await expect(new ResultsPage(page).deals.first().getByText(/^£[\d,]+ a year$/)).toBeVisible();
  await expect(new ResultsPage(page).deals.first()).toBeVisible();
  const toPress = page.locator('main :is(button, a)').filter({ visible: true });
  await expect(toPress).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  const results = new ResultsPage(page);
  for (const place of [0, 1]) await results.deals.nth(place).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Compare 2 deals' }).click();
  const next = page.getByRole('rowheader', { name: 'Next' });
  await expect(next).toBeVisible();
  for (const width of [700, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ media: 'print' });
    const year = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'A year' }) });
    await expect(year).toBeVisible();
    // A line stands on one page.
    await expect(year).toHaveCSS('break-inside', 'avoid');
    await expect(toPress).toHaveCount(0);
    await expect(next).toBeHidden();
  }
  await page.goBack();
  // Of a page that was loaded again one consent is left: no list is better than that.
  await page.reload();
  await expect(new ResultsPage(page).deals.first()).toBeVisible();
  await expect(page.locator('dt', { hasText: 'Permission' })).toHaveCount(0);
});
