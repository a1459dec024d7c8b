import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandDefinition } from '../../src/definitions/types.ts';
import { expect, expectAccessible, expectFit, test } from './fixtures.ts';
import { QuoteJourney } from './journey.ts';
import { type OwnServer, startServer } from './own-server.ts';

const start = '/switch/home-energy';
const folder = join(import.meta.dirname, '../../schemas/brands');
const brandOf = (name: string): BrandDefinition =>
  JSON.parse(readFileSync(join(folder, `${name}.brand.json`), 'utf8'));

let server: OwnServer;
test.beforeAll(async () => {
  server = await startServer({ brand: 'switchyard' }, { plain: { brand: 'plain', name: 'Plain' } });
});
test.afterAll(() => server.stop());
// One service whose settings change: one test after the other.
test.describe.configure({ mode: 'serial' });

for (const brand of ['switchyard', 'wethermere'])
  test(`${brand} says in its own words how it earns, who it is, how to complain, and what the browser keeps`, async ({
    page,
    browser,
  }) => {
    server.write({ brand, languages: ['en', 'cy'] });
    const { name, logoText, supplierPhone, supplierEmail, pages = {} } = brandOf(brand);
    const links = page.getByRole('contentinfo').getByRole('link');
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    expect(Object.keys(pages)).toEqual(['how-we-earn', 'about-us', 'complaints', 'accessibility', 'cookies']);
    for (const [own, { title, parts }] of Object.entries(pages)) {
      await plain.goto(`${server.url}/about/${own}`);
      await expect(plain.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(plain.getByRole('main')).not.toContainText(/[{}]/);

      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(server.url + start);
      await links.filter({ hasText: title }).click();
      await expect(page).toHaveURL(`${server.url}/about/${own}`);
      await expect(page).toHaveTitle(`${title} – ${logoText}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const headings = parts.flatMap(({ heading }) => heading ?? []);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(headings);
      await expectFit(page);
      // A number to dial stands on one line of a phone.
      await page.setViewportSize({ width: 360, height: 740 });
      const numbers = page.getByRole('main').locator('a[href^="tel:"]');
      for (const number of await numbers.all()) expect((await number.boundingBox())?.height).toBeLessThan(30);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
    }
    await context.close();

    await page.goto(`${server.url}/about/about-us`);
    await expect(page.getByRole('main')).toContainText(`${name} is a made-up`);
    await page.goto(`${server.url}/about/complaints`);
    await expect(page.getByRole('main')).toContainText(String(supplierPhone));
    const mail = page.getByRole('main').getByRole('link', { name: String(supplierEmail) });
    await expect(mail).toHaveAttribute('href', `mailto:${supplierEmail}`);

    // They are written in one language, and say so within the frame of another.
    await page.goto(`${server.url}/about/cookies?lang=cy`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
    await expect(page.getByRole('main')).toHaveAttribute('lang', 'en-GB');
    await expectAccessible(page);
  });

test('whoever reads such a page in the midst of a quote finds the answers as they were', async ({ page }) => {
  server.write({ brand: 'switchyard' });
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU', 0, server.url + start);
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await page.getByRole('link', { name: 'How we earn' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we earn');
  await page.goBack();
  await expect(quote.said(/How do you pay/)).toHaveText('Monthly Direct Debit');
});

test('a brand that says nothing of such a page has neither page nor link', async ({ page }) => {
  server.write({ brand: 'plain' });
  await page.goto(`${server.url}/about/complaints`);
  await expect(page).toHaveURL(server.url + start);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Current Energy Information');
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(3);
});

test('the browser keeps what the page about cookies says, and no cookie [Q4.50]', async ({
  page,
  context,
}) => {
  server.write({ brand: 'switchyard' });
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU', 0, `${server.url}${start}/leeds42/spring`);
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.viewQuotes();
  const kept = await page.evaluate(() => [
    Object.keys(localStorage).sort(),
    Object.keys(sessionStorage).sort(),
  ]);
  expect(kept).toEqual([
    ['quote', 'uid', 'uuid'],
    ['answers', 'own', 'quote', 'reference', 'refererBranch', 'uid', 'uuid'],
  ]);
  expect(await context.cookies()).toEqual([]);
});
