import type { Page } from '@playwright/test';
import { bank } from '../service/signUps.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { unfold } from './hands.ts';
import { SignUpForm } from './sign-up.ts';
import { openSignUp } from './switched.ts';

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const choice = (page: Page, name: string | RegExp) => page.getByRole('combobox', { name, exact: true });

/** Answers everything that a plan of both fuels, paid by direct debit, asks for. */
const answerAll = (page: Page) =>
  new SignUpForm(page).answer({
    fuel: 'dual',
    payMethod: 'MonthlyDirectDebit',
    agrees: ['Switch as soon as possible', 'I have read and accept'],
  });

test('the answers stand once on paper, with nothing to press and their ticks in sight, and are checked, changed and sent [S2.02] [S2.03] [S2.04] [S4.03]', async ({
  page,
  baseURL,
}) => {
  await openSignUp(page, baseURL ?? '');
  await page.goto('/details');
  await expect(page.getByRole('complementary', { name: 'Your new deal' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete Switch' })).toHaveCount(0);
  await answerAll(page);
  const review = page.getByRole('region', { name: 'Check your answers' });
  await expect(review).toBeVisible();
  await test.step('on paper', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(review).toContainText('ending in 58');
    await expect(
      page.getByRole('heading', { name: 'What happens when you complete your switch' }),
    ).toBeVisible();
    // Not the form behind them too, with the account in full.
    await expect(page.getByRole('main').getByRole('textbox').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
    // Printers leave out grounds unless they are asked for: without its own a white tick is none.
    await expect(page.locator('input[type="checkbox"]').first()).toHaveCSS('print-color-adjust', 'exact');
    await page.emulateMedia({ media: null });
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(review).toContainText('Canaria');
  await expect(review).toContainText('ending in 58');
  await expect(review).not.toContainText(bank.accountNumber);
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Change First name' }).click();
  await expect(box(page, 'First name')).toBeFocused();
  await box(page, 'First name').fill('Carla');
  await page.getByRole('button', { name: 'Back to check your answers' }).click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
  await expect(review).toContainText('Carla');

  await page.getByRole('button', { name: 'Complete Switch' }).click();
  await expect(page).toHaveURL(/\/switch-complete$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Dr Carla Finchley' })).toBeVisible();
});

test('commission and credit check are said once, in the form where it is 360 wide and in the plan where it is 1280 [S2.02]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openSignUp(page, baseURL ?? '');
  await page.goto('/details');
  const form = new SignUpForm(page);
  await form.fillCustomer();
  await form.fillMeters('dual');
  const plan = page.getByRole('complementary', { name: 'Your new deal' });
  const full = page.getByRole('button', { name: 'Your new deal in full' });
  const places = { form: form.terms, plan };
  for (const [width, place, elsewhere] of [
    [360, 'form', 'plan'],
    [1280, 'plan', 'form'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    if (await full.isVisible()) await full.click();
    for (const words of [/earns commission from/, /may run a credit check/]) {
      await expect(places[place].getByText(words)).toBeVisible();
      await expect(places[elsewhere].getByText(words).filter({ visible: true })).toHaveCount(0);
    }
  }
});

test('what was typed and not sent is asked about before the page is loaded again, and only then [S2.01]', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await openSignUp(page, baseURL ?? '');
  await page.goto('/details');
  await box(page, 'First name').click();
  await page.reload();
  expect(asked).toEqual([]);

  const leave = async () => {
    const question = page.waitForEvent('dialog');
    await page.evaluate(() => location.reload());
    await question;
    await expect(box(page, 'First name')).toHaveValue('Carla');
  };
  await box(page, 'First name').click();
  await page.keyboard.type('Carla');
  await leave();
  const deal = page.getByRole('complementary', { name: 'Your new deal' });
  await deal.getByRole('link', { name: 'Change your new deal' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your New Deal', level: 1 })).toBeVisible();
  await page.goBack();
  await leave();
  expect(asked).toEqual(['beforeunload', 'beforeunload']);

  await answerAll(page);
  await page.getByRole('button', { name: 'Complete Switch' }).click();
  await expect(page).toHaveURL(/\/switch-complete$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('a telephone number that begins with +44 is taken as it is written at home, a browser fills in what it knows, and no year of a child is offered [S2.10]', async ({
  page,
  baseURL,
}) => {
  await openSignUp(page, baseURL ?? '');
  await page.goto('/details');
  const phone = box(page, 'Daytime phone');
  await phone.pressSequentially('+44 7700 900123');
  await phone.blur();
  await expect(phone).toHaveValue('07700900123');
  await expect(phone).not.toHaveAttribute('aria-invalid');
  // What a browser knows of its owner it fills in.
  const fills = page.locator('#main [autocomplete]:not([autocomplete="off"])');
  const filled = () => fills.evaluateAll((all) => all.map((one) => one.getAttribute('autocomplete')));
  await expect
    .poll(filled)
    .toEqual([
      'honorific-prefix',
      'given-name',
      'family-name',
      'bday-day',
      'bday-month',
      'bday-year',
      'email',
      'tel',
    ]);
  const years = await choice(page, 'Year').locator('option').allInnerTexts();
  expect(Number(years[1])).toBe(new Date().getFullYear() - 18);
});

test('on a phone the deal that comes late moves nothing that is typed into [S2.02]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/info/switch-plan', async (route) => {
    await held;
    await route.continue();
  });
  await openSignUp(page, baseURL ?? '');
  await page.goto('/details');
  const name = box(page, 'First name');
  await expect(name).toBeVisible();
  const before = await name.boundingBox();
  const deal = page.getByRole('complementary', { name: 'Your new deal' });
  await expect(deal).toHaveCount(0);
  letGo();
  await expect(deal).toBeVisible();
  expect(await name.boundingBox()).toEqual(before);
});

test('at 24 px of text on 320 px of width the boxes of a sort code stay in the page, and no box of a bank account is one of a payment card [S2.50]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openSignUp(page, baseURL ?? '');
  await page.goto('/details');
  await answerAll(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 24px }');
    document.adoptedStyleSheets = [sheet];
  });
  const last = new SignUpForm(page).box('Sort Code, last two digits');
  await unfold(last);
  const edge = await last.evaluate((one) => {
    const card = one.closest('fieldset')?.getBoundingClientRect();
    return (card?.right ?? 0) - one.getBoundingClientRect().right;
  });
  expect(edge).toBeGreaterThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await last.evaluate((one) => one.clientWidth)).toBeGreaterThan(34);
  await expect(new SignUpForm(page).box('Card Holder Name')).toHaveAttribute('autocomplete', 'name');
  await expect(page.locator('[autocomplete*="cc-"]')).toHaveCount(0);
});
