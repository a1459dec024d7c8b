import { expect, expectAccessible, expectFit, test } from './fixtures.ts';
import { tabTo, unfold } from './hands.ts';
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
  const tab = page.getByRole('tab', { name: 'Help Me Estimate', includeHidden: true });
  await unfold(tab, (button) => button.press('Enter'));
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
  const card = await form.openPreviousAddress();
  await card
    .locator('label')
    .filter({ hasText: /I will write it myself/ })
    .click();
  const years = card.getByRole('textbox', { name: 'Years' });
  const county = card.getByRole('textbox', { name: 'County' });
  await expect(county).toHaveAccessibleDescription('If there is none, write the town.');
  await county.fill('Norfolk ');
  await county.press('Enter');
  await expect(years).toBeFocused();
  await expect(card.getByText('Please give the years, the months, or both.')).toHaveCount(1);
  // A point is no digit, and is not left out: 1.5 years are not 15.
  await years.pressSequentially('1.5');
  await years.blur();
  await expect(card.getByText('Years must be a whole number. Put the rest in the Months box.')).toBeVisible();
  await years.fill('2');
  await card.getByRole('textbox', { name: 'Address line 1' }).fill('1 High Street');
  await card.getByRole('textbox', { name: 'Address line 2' }).fill('Upton');
  await card.getByRole('textbox', { name: 'City' }).fill('Norwich');
  await card.getByRole('textbox', { name: 'Postcode' }).fill('nr2 1nh');
  await county.press('Enter');
  await expect(card).toHaveCount(0);
  await expect(
    page.getByText('1 High Street, Upton, Norwich, Norfolk, NR2 1NH, 2 years', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a previous address' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Saved: 1 High Street' })).toHaveCount(1);
});

test('a previous address is changed, left and removed with the keyboard alone, at 360 px too [S2.12]', async ({
  page,
  baseURL,
}) => {
  await openSignUp(page, String(baseURL));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/details');
  const form = new SignUpForm(page);
  await form.fillCustomer();
  const card = await form.openPreviousAddress();
  const { keyboard } = page;
  const type = async (name: string, words: string) => {
    await card.getByRole('textbox', { name }).focus();
    await keyboard.type(words);
  };
  await expect(card.getByRole('textbox', { name: 'Years' })).toBeFocused();
  await type('Months', '9');
  await card.getByRole('checkbox').focus();
  await keyboard.press('Space');
  for (const [name, words] of Object.entries(byHand)) await type(name, words);
  await keyboard.press('Enter');
  await expect(card).toHaveCount(0);
  await expect(
    page.getByText(
      /^You have told us where you lived for 1 year and 9 months of the last 3 years\. We still need 1 year and 3 months\.$/,
    ),
  ).toBeVisible();
  await expectAccessible(page);

  const change = page.getByRole('button', { name: 'Change: 1 High Street' });
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await expect(change).toBeFocused();
  await keyboard.press('Enter');
  await expect(card.getByRole('textbox', { name: 'Years' })).toBeFocused();
  await expect(card.getByRole('textbox', { name: 'Months' })).toHaveValue('9');
  await type('Years', '2');
  await expectFit(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await keyboard.press('Enter');
  await expect(change).toBeFocused();
  await expect(page.getByText(/lived for 1 year and 9 months of the last 3 years/)).toBeVisible();

  await keyboard.press('Enter');
  await type('Years', '2');
  await keyboard.press('Enter');
  await expect(change).toBeFocused();
  await expect(page.getByText('You have told us where you lived for all of the last 3 years.')).toBeVisible();

  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(change).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Previous address' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Removed: 1 High Street' })).toHaveCount(1);
});

const byHand = {
  'Address line 1': '1 High Street',
  'Address line 2': 'Upton',
  Postcode: 'nr2 1nh',
  City: 'Norwich',
  County: 'Norfolk',
};
