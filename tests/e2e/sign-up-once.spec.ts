import type { Page, Route } from '@playwright/test';
import { bank, customer } from '../service/signUps.ts';
import { expect, expectFit, test } from './fixtures.ts';
import { keyboard, tabTo, unfold } from './hands.ts';
import { QuoteJourney } from './journey.ts';
import { server } from './shared-server.ts';
import { SignUpForm } from './sign-up.ts';
import { begin, type Deal, heldSwitch } from './sign-up-deals.ts';
import { dealOf } from './sign-up-variants.ts';

/** Opens the form of a new sign-up. */
async function open(page: Page, deal: Deal) {
  const { switchId } = await begin(page, server.url, deal);
  await page.goto(`${server.url}/details`);
  return { switchId, form: new SignUpForm(page), held: () => heldSwitch(server.data, switchId) };
}

/** Notes how often the switch is asked for. */
function completions(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/switch/pro/complete')) count += 1;
  });
  return () => count;
}

test('a double click on Complete Switch makes one switch [S2.03] [S7.06]', async ({ page }) => {
  const deal = dealOf('12-ovo');
  const { form, held } = await open(page, deal);
  const asked = completions(page);
  await form.fill(deal);
  await form.complete.dblclick();
  expect(await form.thanked()).toEqual((await held())?.references);
  expect(asked()).toBe(1);
});

test('the button comes with the answers to check above it: nothing that is late pushes it from under a press [S2.03]', async ({
  page,
}) => {
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const asked = page.waitForRequest('**/assets/Review-*.js');
  await page.route('**/assets/Review-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const deal = dealOf('12-ovo');
  const { form } = await open(page, deal);
  // Asked for long before it is needed.
  await asked;
  await form.answer(deal);
  await expect(page.getByRole('region', { name: 'What’s left' })).toBeHidden();
  await expect(form.complete).toHaveCount(0);
  end();
  await expect(form.complete).toBeVisible();
  await expect(page.getByRole('region', { name: 'Check your answers' })).toBeVisible();
});

test('two tabs that complete at once make one switch, and say the same [S7.06]', async ({
  page,
  allowFailures,
}) => {
  // The slower tab may be told that its key is used up.
  allowFailures.is = true;
  const deal = dealOf('116-rebel-energy');
  const { form, held } = await open(page, deal);
  const tab = await page.context().newPage();
  await tab.goto(`${server.url}/details`);
  const other = new SignUpForm(tab);
  await form.fill(deal);
  await other.fill(deal);
  await Promise.all([form.complete.click(), other.complete.click()]);
  const [first, second] = await Promise.all([form.thanked(), other.thanked()]);
  expect(first).toEqual((await held())?.references);
  expect(second).toEqual(first);
});

// Where the slower tab stands when the other has completed: before anything, between the bank check and what it is for, at the end.
for (const path of ['update/personal', 'update/bank', 'pro/complete'])
  test(`a tab whose ${path} comes only once another has completed says the same [S7.06]`, async ({
    page,
    allowFailures,
  }) => {
    allowFailures.is = true;
    const deal = dealOf('42-pfp-energy');
    const { form, held } = await open(page, deal);
    const tab = await page.context().newPage();
    await tab.goto(`${server.url}/details`);
    const slower = new SignUpForm(tab);
    await form.fill(deal);
    await slower.fill(deal);
    const [route] = await Promise.all([
      new Promise<Route>((reached) => tab.route(`**/request/**/${path}`, reached, { times: 1 })),
      slower.complete.click(),
    ]);
    const first = await form.finish();
    await route.continue();
    expect(first).toEqual((await held())?.references);
    expect(await slower.thanked()).toEqual(first);
  });

const stages = [
  ['update/personal', 409, 'Customer details could not be saved'],
  ['update/address', 503, 'Address details could not be saved'],
  ['update/terms-and-conditions', 400, 'Supplier terms could not be saved'],
  ['bank/is-valid', 'timedout', 'We could not verify your bank details'],
  ['update/bank', 409, 'Bank details could not be saved'],
  ['pro/complete', 503, 'Switch could not be completed. Please contact the administrator.'],
] as const;

test('every stage that fails, or answers 500, says its own alert, nothing typed is lost, and the next attempt goes on [S8.01] [S2.03] [Q8.01]', async ({
  page,
  allowFailures,
}) => {
  allowFailures.is = true;
  const deal = dealOf('42-pfp-energy');
  const { form, held } = await open(page, deal);
  await form.fill(deal);
  const review = page.getByRole('region', { name: 'Check your answers' });
  const standing = ['Your details', 'Your address', 'Supplier terms', 'Your bank details', 'Your switch'];
  for (const [place, [path, fault, alert]] of stages.entries()) {
    const pattern = `**/request/**/${path}`;
    for (const answer of [500, fault] as const) {
      await page.route(pattern, (route) =>
        answer === 'timedout' ? route.abort(answer) : route.fulfill({ status: answer, json: {} }),
      );
      await form.complete.click();
      if (answer === 500) {
        await expect(page).toHaveURL(/\/error\/500$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await page.goBack();
      }
      await expect(page.getByText(alert, { exact: true })).toBeVisible();
      await expect(form.box('First name')).toHaveValue(customer.firstName);
      await expect(form.box('Account Number')).toHaveValue(bank.accountNumber);
      await page.unroute(pattern);
    }
    // Verifying and saving the bank details are one line of what is told.
    const at = place < 4 ? place : place - 1;
    await expect(review.getByRole('status').getByRole('listitem')).toHaveText(
      standing.map((says, line) => `${says}: ${line < at ? 'saved' : line === at ? 'not saved' : 'waiting'}`),
    );
  }
  expect(await held()).toBeUndefined();
  expect(await form.finish()).toEqual((await held())?.references);
});

test('a lost answer to a switch that was made is no failure [S7.06]', async ({ page, allowFailures }) => {
  allowFailures.is = true;
  const deal = dealOf('116-rebel-energy');
  const { form, held } = await open(page, deal);
  await form.fill(deal);
  let isLost = false;
  await page.route('**/switch/pro/complete', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort('timedout');
  });
  expect(await form.finish()).toEqual((await held())?.references);
  expect(isLost).toBe(true);
});

test('a switch that was made, and nobody can say so, is not called a failure; the next press finds it, also in a page of a former release [S7.06] [S8.01] [S2.60]', async ({
  page,
  allowFailures,
}) => {
  allowFailures.is = true;
  const deal = dealOf('116-rebel-energy');
  const { form, held } = await open(page, deal);
  await form.fill(deal);
  await page.route('**/switch/pro/complete', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.route('**/whitelabel/switch/complete', (route) => route.abort('connectionrefused'));
  await form.complete.click();
  const unknown = page.getByText('We do not know yet whether your switch was made.');
  await expect(unknown).toBeVisible();
  await expect(page.getByText('could not be completed')).toHaveCount(0);
  await page.unrouteAll();
  // Meanwhile the service was renewed: what this page would draw next is there no more.
  await page.route('**/assets/SwitchComplete-*.js', (route) => route.fulfill({ status: 404 }));
  await page.route('**/switch-complete', async (route) => {
    await page.unroute('**/assets/SwitchComplete-*.js');
    await route.continue();
  });
  await form.complete.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  expect(await form.thanked()).toEqual((await held())?.references);
});

test('from the postcode to the references of both fuels by direct debit; no trace of the person is left in the browser, the address bar, the console or the tracking [T-48]', async ({
  page,
}) => {
  const traces: string[] = [];
  page.on('console', (message) => traces.push(message.text()));
  page.on('framenavigated', (frame) => traces.push(frame.url()));
  page.on('request', (request) => {
    traces.push(request.url());
    if (request.url().endsWith('/track-records')) traces.push(request.postData() ?? '');
  });
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH', 0, `${server.url}/switch/home-energy`);
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.type('Electricity usage', '2900');
  await quote.viewQuotes();
  await page
    .getByRole('button', { name: /^Switch Now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/details$/);
  const form = new SignUpForm(page);
  await form.fillCustomer();
  await page.getByText('Send my bills to another address').click();
  await page.getByText("I can't find the address: I will write it myself").click();
  await form.box('Address line 1').fill('7 Canary Wharf Mews');
  await form.box('Address line 2').fill('Thorpe');
  await form.box('City').fill('Norwich');
  await form.box('County').fill('Norfolk');
  await form.box('Postcode').fill('NR2 1NH');
  await form.fillMeters('dual');
  await expect(form.terms).toBeVisible();
  // Widgets whose code comes later are there before anybody looks which questions this supplier asks.
  await expect(form.terms.locator('[aria-busy="true"]')).toHaveCount(0);
  const soon = form.terms.getByText('Switch as soon as possible', { exact: true });
  await form.terms.getByText('I have read and accept').click({ position: { x: 4, y: 8 } });
  if ((await soon.count()) > 0) await soon.click();
  for (const text of ['may run a credit check.', 'I agree to the Debt Assignment Protocol']) {
    const box = form.terms.getByRole('checkbox', { name: text });
    if ((await box.count()) > 0) await box.check();
  }
  await form.fillBank();
  expect(await form.finish()).toHaveLength(2);
  const kept = await page.evaluate(async () => [
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    JSON.stringify(await indexedDB.databases()),
    JSON.stringify(history.state),
    document.cookie,
  ]);
  expect(traces.some((text) => text.includes('Switch Complete'))).toBe(true);
  const all = [...traces, ...kept].join('\n');
  const { dateOfBirth, emailAddress, dayTimePhone, lastName } = customer;
  const { sortCode, accountNumber } = bank;
  const canaries = [dateOfBirth, '19710304', emailAddress, dayTimePhone, lastName, sortCode, accountNumber];
  for (const canary of [...canaries, '08-99-99', 'Canary Wharf', encodeURIComponent(emailAddress)])
    expect(all).not.toContain(canary);
});

test('without a mouse from the postcode to the reference: electricity alone, prepayment, a variant [Q2.11 Q2.12 Q2.14 Q2.15 S2.03 S2.60]', async ({
  page,
}) => {
  const deal = dealOf('22-utilita');
  const { write, tick, press } = keyboard;
  const box = (name: string) => page.getByRole('textbox', { name });
  await page.goto(`${server.url}/switch/home-energy`);
  await write(box('Postcode'), 'm2 5db');
  await page.keyboard.press('Enter');
  await tick(page.getByRole('checkbox', { name: /I have read/ }));
  await tabTo(page.getByRole('combobox', { name: 'Address' }));
  await page.keyboard.type('zebra');
  await expect(page.getByText("0 matches for 'zebra'").first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tick(page.getByRole('radio', { name: 'Electricity Only' }));
  for (const title of ['What would you like to compare?', 'Do you have an Economy 7 meter?'])
    await press(page.getByRole('button', { name: `Continue ${title}` }));
  await unfold(page.getByRole('tab', { name: 'Actual Figures', includeHidden: true }), press);
  await tabTo(page.getByRole('tab', { name: 'Actual Figures' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const averages = page.getByRole('tab', { name: 'Use Ofgem Averages' });
  await expect(averages).toBeFocused();
  await expect(averages).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Enter');
  await expect(averages).toHaveAttribute('aria-selected', 'true');
  await tick(page.getByRole('radio', { name: /^Low/ }));
  await press(page.getByRole('button', { name: 'View Your Quotes' }));
  await expect(page).toHaveURL(/\/results\/home-energy$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const offer = page.getByRole('article').filter({ hasText: 'Utilita' }).first();
  await press(offer.getByRole('button', { name: /^Switch Now/ }));
  await expect(page).toHaveURL(/\/details$/);
  const form = new SignUpForm(page, keyboard);
  await form.fill({ ...deal, fuel: 'electricity' });
  const [reference, ...others] = await form.finish();
  expect([reference, others]).toEqual([expect.stringMatching(/^E-/), []]);
  const switchId = await page.evaluate(() => JSON.parse(localStorage.getItem('quote') ?? '{}').switchId);
  const held = await heldSwitch(server.data, switchId);
  expect(held?.references).toEqual([reference]);
  expect(held?.terms.evidence.variant).toBe(deal.variant);
});

test('axe finds nothing in an empty form, with errors, in its terms, the sum, the review, a failed stage and the thanks, and all fits [S2.01] [S2.50]', async ({
  page,
  allowFailures,
}) => {
  allowFailures.is = true;
  const deal = dealOf('111-e-on-next');
  const { form } = await open(page, deal);
  await expect(form.box('First name')).toBeVisible();
  await expectFit(page);
  await form.box('Email').fill('nobody');
  await form.box('Daytime phone').fill('12');
  await form.box('Daytime phone').press('Tab');
  await expect(page.getByText('Email is invalid.').first()).toBeVisible();
  await expectFit(page);
  await form.fillCustomer();
  await form.fillMeters(deal.fuel);
  await expect(form.terms).toContainText('Letter');
  await expectFit(page);
  await form.agree(deal.agrees);
  await page.getByText('How we worked this out').click();
  await expect(page.getByText(/^Gas: £[\d,]+\.\d\d a year ÷ 12 = £[\d,]+\.\d\d a month$/)).toBeVisible();
  await form.fillBank();
  await form.end();
  await expect(form.complete).toBeVisible();
  await expectFit(page);
  await page.route('**/update/bank', (route) => route.fulfill({ status: 409, json: {} }), { times: 1 });
  await form.complete.click();
  await expect(page.getByText('Bank details could not be saved', { exact: true })).toBeVisible();
  await expectFit(page);
  await form.finish();
  await expectFit(page);
});
