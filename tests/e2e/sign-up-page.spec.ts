import type { Page } from '@playwright/test';
import { bank, customer, terms } from '../service/signUps.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { openSignUp } from './switched.ts';

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const choice = (page: Page, name: string | RegExp) => page.getByRole('combobox', { name, exact: true });
const tick = (page: Page, text: string | RegExp) =>
  page.locator('label').filter({ hasText: text }).first().click();

/** Answers everything that a plan of both fuels, paid by direct debit, asks for. */
async function answerAll(page: Page): Promise<void> {
  await choice(page, 'Title').selectOption({ label: 'Dr' });
  await box(page, 'First Name').fill(customer.firstName);
  await box(page, 'Last Name').fill(customer.lastName);
  await choice(page, 'Day').selectOption('4');
  await choice(page, 'Month').selectOption({ label: 'March' });
  await choice(page, 'Year').selectOption('1971');
  await box(page, 'Email').fill(customer.emailAddress);
  await box(page, 'Day Time Phone').fill(customer.dayTimePhone);
  await box(page, 'MPAN').fill(terms.mpanNumber);
  await box(page, 'MPRN').fill(terms.mprnNumber);
  await tick(page, 'Switch as soon as possible');
  await tick(page, /accept.*terms/i);
  await box(page, 'Card Holder Name').fill(bank.accountName);
  await box(page, /sort code.*first/i).fill(bank.sortCode1);
  await box(page, /sort code.*second|sort code.*middle/i).fill(bank.sortCode2);
  await box(page, /sort code.*third|sort code.*last/i).fill(bank.sortCode3);
  await box(page, 'Account Number').fill(bank.accountNumber);
  await choice(page, /Direct Debit to go out/).selectOption({ index: 1 });
  await tick(page, 'I confirm that I am the account holder');
}

test('the answers are checked, changed and sent [S2.02] [S2.03] [S4.03]', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openSignUp(page, baseURL ?? '');
  await page.goto('/details');
  await expect(page.getByRole('complementary', { name: 'Your new deal' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete Switch' })).toHaveCount(0);
  await answerAll(page);
  const review = page.getByRole('region', { name: 'Check your answers' });
  await expect(review).toContainText('Canaria');
  await expect(review).toContainText('ending in 58');
  await expect(review).not.toContainText(bank.accountNumber);
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Change First Name' }).click();
  await expect(box(page, 'First Name')).toBeFocused();
  await box(page, 'First Name').fill('Carla');
  await page.getByRole('button', { name: 'Back to check your answers' }).click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
  await expect(review).toContainText('Carla');

  await page.getByRole('button', { name: 'Complete Switch' }).click();
  await expect(page).toHaveURL(/\/switch-complete$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Dr Carla Finchley' })).toBeVisible();
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
  await box(page, 'First Name').click();
  await page.reload();
  expect(asked).toEqual([]);

  const leave = async () => {
    const question = page.waitForEvent('dialog');
    await page.evaluate(() => location.reload());
    await question;
    await expect(box(page, 'First Name')).toHaveValue('Carla');
  };
  await box(page, 'First Name').click();
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
