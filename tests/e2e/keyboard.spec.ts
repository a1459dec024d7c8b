import { expect, test } from './fixtures.ts';
import { tabTo } from './hands.ts';

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
