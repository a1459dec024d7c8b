import { expect, test } from './fixtures.ts';
import { tabTo } from './hands.ts';
import { SignUpForm } from './sign-up.ts';
import { openSignUp } from './switched.ts';

test('the estimate by keyboard: Escape gives the focus back, and every answer moves on to the next question [Q2.24]', async ({
  page,
}) => {
  await page.goto('/switch/home-energy');
  await page.getByLabel('Postcode').fill('G2 1DU');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox').check();
  await page.getByRole('combobox', { name: 'Address' }).click();
  await page.getByRole('option').first().click();
  await page
    .getByRole('region', { name: /How do you pay/ })
    .getByRole('radio')
    .first()
    .focus();
  await page.keyboard.press('Space');
  const tab = page.getByRole('tab', { name: 'Help Me Estimate' });
  await tab.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await tabTo(page.getByRole('button', { name: /Answer five questions/ }));
  await page.keyboard.press('Enter');
  const questions = [
    'What kind of home is it?',
    'How many bedrooms does it have?',
    'How often is somebody at home?',
    'How well does it keep the heat?',
    'What heats your home and cooks your food?',
  ];
  for (const question of questions) {
    const heading = dialog.getByRole('heading', { name: question });
    await expect(heading).toBeVisible();
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Gas usage' })).not.toHaveValue('');
});

test('Enter in a box adds a previous address, and says before what is missing [S2.12]', async ({
  page,
  baseURL,
}) => {
  await openSignUp(page, String(baseURL));
  await page.goto('/details');
  const form = new SignUpForm(page);
  await form.fillCustomer();
  const dialog = await form.openPreviousAddress();
  await dialog
    .locator('label')
    .filter({ hasText: /I will write it myself/ })
    .click();
  const years = dialog.getByRole('textbox', { name: 'Years' });
  const county = dialog.getByRole('textbox', { name: 'County' });
  await county.fill('Norfolk ');
  await county.press('Enter');
  await expect(years).toBeFocused();
  await expect(dialog.getByText('Please give the years, the months, or both.')).toHaveCount(1);
  await years.fill('2');
  await dialog.getByRole('textbox', { name: 'Address Line 1' }).fill('1 High Street');
  await dialog.getByRole('textbox', { name: 'Address Line 2' }).fill('Upton');
  await dialog.getByRole('textbox', { name: 'City' }).fill('Norwich');
  await dialog.getByRole('textbox', { name: 'Postcode' }).fill('nr2 1nh');
  await county.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('1 High Street, Upton, Norwich, Norfolk, NR2 1NH')).toBeVisible();
});
