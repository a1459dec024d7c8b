import type { Page } from '@playwright/test';
import { customer } from '../service/signUps.ts';
import { expect, expectFit, test } from './fixtures.ts';
import { unfold } from './hands.ts';
import { server } from './shared-server.ts';
import { SignUpForm } from './sign-up.ts';
import { begin, type Deal, heldSwitch } from './sign-up-deals.ts';
import { dealOf } from './sign-up-variants.ts';

/** Fills in a sign-up whose bank details are then not verified: details, address and terms are taken. */
async function stopsAtTheBank(page: Page, deal: Deal) {
  const { switchId } = await begin(page, server.url, deal);
  await page.goto(`${server.url}/details`);
  const form = new SignUpForm(page);
  await form.fill(deal);
  await page.route('**/bank/is-valid', (route) => route.fulfill({ status: 409, json: {} }), { times: 1 });
  await form.complete.click();
  await expect(page.getByText('We could not verify your bank details', { exact: true })).toBeVisible();
  return { switchId };
}

/** Notes which sections are sent. */
function sections(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const section = /\/update\/(.+)$/.exec(request.url())?.[1];
    if (section) sent.push(section);
  });
  return sent;
}

const back = 'Your answers are back';

test('a sign-up that is loaded again goes on with what is missing: birth date and bank details, no more [S4.01] [S4.03]', async ({
  page,
  allowFailures,
}) => {
  allowFailures.is = true;
  page.on('dialog', (dialog) => void dialog.accept());
  const deal = dealOf('2-british-gas');
  const { switchId } = await stopsAtTheBank(page, deal);
  await unfold(new SignUpForm(page).box('Account Number'));
  await expect(page.getByText('this page never keeps your bank details')).toBeVisible();
  const ticked = await new SignUpForm(page).ticked();
  await page.reload();
  const form = new SignUpForm(page);
  await expect(page.getByRole('status').filter({ hasText: back })).toContainText('your date of birth never');
  await expect(form.box('First name')).toHaveValue(customer.firstName);
  await expect(form.box('Email')).toHaveValue(customer.emailAddress);
  await expect(page.getByRole('combobox', { name: 'Year', exact: true })).toHaveValue('0');
  await expectFit(page);
  const sent = sections(page);
  for (const [name, label] of [
    ['Day', '4'],
    ['Month', 'March'],
    ['Year', '1971'],
  ] as const)
    await page.getByRole('combobox', { name, exact: true }).selectOption({ label });
  // You, and the home: each is looked through once more.
  await form.goOn();
  await form.goOn();
  await expect(form.terms).toBeVisible();
  await expect(form.found('MPRN')).toHaveAccessibleDescription(/^\*001000\*\*\*/);
  await expect.poll(() => form.ticked()).toEqual(ticked);
  await expect(form.box('Account Number')).toHaveValue('');
  await form.fillBank();
  await form.end();
  await expect(form.complete).toBeVisible();
  await expectFit(page);
  const references = await form.finish();
  expect(sent).toEqual(['personal', 'bank']);
  const held = await heldSwitch(server.data, switchId);
  expect(references).toEqual(held?.references);
  expect(held?.personal).toMatchObject({ lastName: customer.lastName });
});

test('a second tab has it too; another visitor with the same key has nothing', async ({
  page,
  request,
  allowFailures,
}) => {
  allowFailures.is = true;
  await stopsAtTheBank(page, dealOf('42-pfp-energy'));
  const key = await page.evaluate(() => localStorage.getItem('switchKey'));
  const second = await page.context().newPage();
  await second.goto(`${server.url}/details`);
  await expect(second.getByText(back)).toBeVisible();
  await expect(new SignUpForm(second).box('Last name')).toHaveValue(customer.lastName);
  await expect(new SignUpForm(second).box('Daytime phone')).toHaveValue(customer.dayTimePhone);

  const given = await request.post(`${server.url}/auth/token`, { headers: { 'Visitor-Id': 'else' } });
  const { token } = await given.json();
  const reply = await request.post(`${server.url}/request/switch/pro/info/saved`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { switchKey: key },
  });
  expect(reply.status()).toBe(404);
  expect(await reply.text()).not.toContain(customer.lastName);
});

test('the way back from the thanks, and a reload of them, keep the reference [S2.60]', async ({ page }) => {
  const deal = dealOf('22-utilita');
  await begin(page, server.url, deal);
  await page.goto(`${server.url}/results/home-energy`);
  await page.goto(`${server.url}/details`);
  const form = new SignUpForm(page);
  await form.fill(deal);
  const references = await form.finish();
  await page.reload();
  await expect(page.getByText(references[0] ?? 'none', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(references[0] ?? 'none', { exact: true })).toBeVisible();
  await page.goForward();
  await expect(page.getByText(references[0] ?? 'none', { exact: true })).toBeVisible();
});
