import { readFileSync } from 'node:fs';
import { dualQuote } from '../service/quotes.ts';
import { expect, test } from './fixtures.ts';
import { SignUpForm } from './sign-up.ts';
import { dealOf } from './sign-up-variants.ts';
import { keepQuote } from './switched.ts';

test('a fixed price ends on one day, about right, from the deals to receipt and calendar [Q9.12] [Q2.31] [Q2.40] [S2.04] [S2.60]', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await keepQuote(page, baseURL ?? '', 'dual-consolidated', dualQuote);
  await page.goto('/results/home-energy');
  const row = page
    .getByRole('article')
    .filter({ hasText: 'ScottishPower' })
    .filter({ hasText: /Fixed until/ });
  const [, ends = 'not told'] =
    /Fixed until (about \d\d-\d\d-\d{4})/.exec((await row.first().textContent()) ?? '') ?? [];
  await row
    .first()
    .getByRole('button', { name: /^More Info/ })
    .click();
  await expect(page.getByRole('region', { name: 'This tariff' })).toContainText(`Fixed until ${ends}`);
  const figures = page.getByText('All figures').first();
  await figures.click();
  await expect(page.getByRole('row', { name: /Tariff ends on/ }).first()).toContainText(ends);
  await page
    .getByRole('button', { name: /^Switch Now/ })
    .first()
    .click();

  const form = new SignUpForm(page);
  await form.fill(dealOf('default'));
  const confirmed = page.getByRole('region', { name: 'What happens when you complete your switch' });
  await expect(confirmed).toContainText(`Price fixed until ${ends}`);
  // Every day of the page is written as the specification has it.
  await expect(confirmed).toContainText(/starts about \d\d-\d\d-\d{4} to \d\d-\d\d-\d{4}/);
  await form.finish();
  await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText(`Fixed price ends${ends}`);
  await expect(page.getByRole('main')).toContainText(/Your application\d\d-\d\d-\d{4}/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /dates to my calendar/ }).click();
  const [day, month, year] = ends.replace('about ', '').split('-');
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(
    `DTSTART;VALUE=DATE:${year}${month}${day}`,
  );
});
