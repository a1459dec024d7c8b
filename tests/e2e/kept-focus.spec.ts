import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { QuoteJourney } from './journey.ts';
import { ResultsPage } from './results-page.ts';
import { SignUpForm } from './sign-up.ts';
import { makeSwitch, openSignUp, rememberVisitor } from './switched.ts';

test.beforeEach(({ allowFailures }) => {
  allowFailures.is = true;
});

/** Lets a call fail until the function that it gives is called. */
async function failing(page: Page, path: string): Promise<() => Promise<void>> {
  const pattern = `**/request/**/${path}`;
  await page.route(pattern, (route) => route.fulfill({ status: 503, body: '<html>' }));
  return () => page.unroute(pattern);
}

/** Presses a button by keyboard; it goes away, and the focus is where it is wanted. */
async function pressAway(button: Locator, wanted: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
  await expect(wanted).toBeFocused();
}

const again = (within: Page | Locator) => within.getByRole('button', { name: 'Try Again' });

test('after meters and suppliers that come at the second time their cards fold, and the focus is at what is next [Q8.04]', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  const meters = await failing(page, 'recco/details');
  const suppliers = await failing(page, 'suppliers');
  await quote.chooseHome('G2 1DU');
  const home = quote.card('Where do you live?');
  await expect(again(home)).toBeVisible();
  await meters();
  await pressAway(again(home), quote.card(/How do you pay/).getByRole('heading'));
  await expect(page.getByText('Gas meter found').first()).toBeVisible();
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  const supplier = quote.card(/Who supplies/);
  await expect(again(supplier).first()).toBeVisible();
  await suppliers();
  await again(supplier).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'View Your Quotes' })).toBeFocused();
});

test('after lists, a number and the terms that come at the second time the focus is where people go on [S7.02]', async ({
  page,
  baseURL,
}) => {
  await openSignUp(page, String(baseURL));
  const lists = await failing(page, 'detail/*');
  const mpan = await failing(page, 'customer/mpan*');
  await page.route('**/assets/variants-*.js*', (route) => route.fulfill({ status: 503 }));
  await page.goto('/details');
  const card = (name: string | RegExp) => page.getByRole('region', { name });
  const customer = card('Your details');
  await expect(again(customer).first()).toBeVisible();
  await lists();
  await pressAway(again(customer).first(), customer.getByRole('combobox', { name: 'Title' }));
  await pressAway(again(customer), customer.getByRole('combobox', { name: 'Employment status' }));
  const form = new SignUpForm(page);
  await form.fillCustomer();
  const address = card('How long have you lived at this address?');
  await pressAway(again(address), address.getByRole('combobox', { name: 'Residential status' }));
  await form.fillMeters('dual');
  const meters = card('Your meter numbers');
  await expect(again(meters)).toBeVisible();
  await mpan();
  await pressAway(again(meters), form.box('MPRN'));
  await form.goOn();
  const waiting = card("Your new supplier's terms");
  await expect(again(waiting)).toBeVisible();
  await page.unroute('**/assets/variants-*.js*');
  await again(waiting).focus();
  await page.keyboard.press('Enter');
  await expect(form.terms.getByRole('heading', { level: 3 }).first()).toBeFocused();
});

test('after deals and parts of the details that come at the second time the focus is on them [Q8.04 Q2.40]', async ({
  page,
}) => {
  const results = new ResultsPage(page);
  await results.open();
  const deals = await failing(page, 'results/detail');
  await page.reload();
  const button = page.getByRole('button', { name: 'Try Again' });
  await expect(button).toBeVisible();
  await deals();
  await pressAway(button, page.getByRole('region', { name: 'About these deals' }));
  const projections = await failing(page, 'ppp');
  const information = await failing(page, 'tariff/information');
  await page
    .getByRole('button', { name: /^More Info/ })
    .first()
    .click();
  for (const [name, mend] of [
    ['This tariff', information],
    ['Your personal projection', projections],
  ] as const) {
    const section = page.getByRole('region', { name });
    await expect(again(section)).toBeVisible();
    await mend();
    await pressAway(again(section), section);
    await expect(section).not.toHaveAttribute('aria-busy', 'true');
    await expect(section).toBeFocused();
  }
});

test('after a footprint and projects that come at the second time the focus is at their headings [S2.71]', async ({
  page,
  baseURL,
}) => {
  const made = await makeSwitch(String(baseURL));
  await rememberVisitor(page, made);
  const customer = await failing(page, 'clevel/customer/carbonoffset*');
  const projects = await failing(page, 'clevel/projects');
  await page.goto(`/carbon-offset/${made.switchId}`);
  const button = page.getByRole('button', { name: 'Try Again' });
  await expect(button).toBeVisible();
  await customer();
  await pressAway(button, page.getByRole('heading', { level: 1, name: 'Hello Canaria Finchley' }));
  await expect(button).toBeVisible();
  await projects();
  await pressAway(button, page.getByRole('heading', { level: 2, name: 'Choose a project' }));
});
