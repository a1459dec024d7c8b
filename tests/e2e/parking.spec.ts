import { join } from 'node:path';
import { servePages } from './built-page.ts';
import { expect, expectAccessible, expectFit, test } from './fixtures.ts';

const here = 'http://permit.test';

test('a second trade is drawn, walked and submitted by the same engine and parts', async ({ page }) => {
  const root = join(import.meta.dirname, '../trades/parking');
  await servePages(page, here, { configFile: join(root, 'vite.config.ts') });
  await page.goto(`${here}/`);
  await expect(page).toHaveURL(`${here}/permit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resident parking permit');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Postcode' }).fill('hg3 4de');
  await page.getByRole('button', { name: 'Find my address' }).click();
  await page.getByText('5 Castle Hill, Harrowgate').click();
  await expect(page.getByText('Zone H1')).toBeVisible();
  await page.getByText('Resident', { exact: true }).click();
  const start = new Date(Date.now() + 40 * 86_400_000);
  await page.getByLabel('Day', { exact: true }).selectOption(`${start.getUTCDate()}`);
  await page.getByLabel('Month', { exact: true }).selectOption({ index: start.getUTCMonth() + 1 });
  await page.getByLabel('Year', { exact: true }).selectOption(`${start.getUTCFullYear()}`);
  await page.getByRole('radio', { name: '12 months' }).check();
  await expect(page.getByText('Your permit lasts until')).toBeVisible();
  await page.getByRole('textbox', { name: 'Registration' }).fill('AB12CDE');
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await page.getByRole('radio', { name: 'My council tax account' }).check();
  await expect(page.getByText('Permits of Harrowgate are digital')).toBeVisible();
  await page.getByRole('checkbox', { name: /I accept the terms of permits/ }).check();
  await expect(page.getByText('£111.00')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('somebody@example.com');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFit(page);
  await page.getByRole('button', { name: 'Pay and apply' }).click();
  await expect(page.getByText('Your permit is on its way to your email.')).toBeVisible();
});
