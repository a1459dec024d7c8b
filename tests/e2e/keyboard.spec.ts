import { expect, test } from './fixtures.ts';
import { tabTo } from './hands.ts';

test('the whole way from a postcode to quotes without a mouse [Q2.11 Q2.12 Q2.14 Q2.15]', async ({
  page,
}) => {
  await page.goto('/switch/home-energy');
  await tabTo(page.getByRole('textbox', { name: /Postcode/ }));
  await page.keyboard.type('nr2 1nh');
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('checkbox', { name: /I have read/ }));
  await page.keyboard.press('Space');
  await tabTo(page.getByRole('combobox', { name: /Address/ }));
  await page.keyboard.type('zebra');
  await expect(page.getByText("0 matches for 'zebra'").first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('way 38');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^38 Lapwing Way/).first()).toBeVisible();
  const pays = page.getByRole('region', { name: /How do you pay/ });
  const compare = page.getByRole('region', { name: 'What would you like to compare?' });
  await expect(compare).toBeVisible();
  for (const region of [page.getByRole('region', { name: /Does one supplier/ }), pays]) {
    if ((await region.count()) === 0) continue;
    if ((await region.getByRole('radio', { checked: true }).count()) > 0) continue;
    await region.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByRole('tab', { name: 'Actual Figures' })).toBeVisible();
  await tabTo(page.getByRole('tab', { name: /Actual Figures/ }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Use Ofgem Averages' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Actual Figures' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Use Ofgem Averages' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await tabTo(page.getByRole('radio', { name: /^Low/ }));
  await page.keyboard.press('Space');
  await tabTo(page.getByRole('button', { name: /View Your Quotes/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\/home-energy$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

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
