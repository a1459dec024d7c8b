import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { QuoteJourney } from '../e2e/journey.ts';
import { type OwnServer, startServer } from '../e2e/own-server.ts';
import { SignUpForm } from '../e2e/sign-up.ts';
import { applyJson, blocksOf } from '../guide-blocks.ts';

const root = join(import.meta.dirname, '../..');

/** Of what is longer the beginning is shown. */
const tallest = 1100;

/** Takes what is in the window, or around some part of the page, as a small WebP file in .github. */
async function take(page: Page, name: string, around?: Locator): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const box = await around?.boundingBox();
  const top = await page.evaluate(() => scrollY);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    // A picture of a whole long page would be higher than WebP can be, and empty.
    captureBeyondViewport: box !== undefined && box !== null,
    ...(box && {
      clip: { x: box.x, y: box.y + top, width: box.width, height: Math.min(box.height, tallest), scale: 1 },
    }),
  });
  writeFileSync(join(root, '.github', `${name}.webp`), Buffer.from(data, 'base64'));
}

/** The project as it is after the guides were followed, built: with the new card and with Foo Energy. */
function followGuides(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const left = ['.git', '.data', 'dist', 'node_modules', 'test-results'];
  cpSync(root, folder, { recursive: true, filter: (path) => !left.includes(relative(root, path)) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const run = (...args: readonly string[]) =>
    execFileSync('npm', ['run', '--silent', ...args], { cwd: folder });
  run('new:supplier', '--', '--id', '117', '--name', 'Foo Energy', '--extends', 'default');
  for (const guide of ['schemas/guide.md', 'supplier-variants/README.md'])
    for (const block of blocksOf(readFileSync(join(root, guide), 'utf8')))
      if (block.kind === 'json' && !block.words.includes('wrong')) applyJson(folder, block);
  run('build');
  return folder;
}

let folder: string;
let server: OwnServer;
let followed: OwnServer;
let rebranded: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = followGuides();
  server = await startServer({ brand: 'switchyard' });
  followed = await startServer({ brand: 'switchyard' }, {}, folder);
  rebranded = await startServer({ brand: 'wethermere' });
});
test.afterAll(async () => {
  for (const one of [server, followed, rebranded]) await one.stop();
  rmSync(folder, { recursive: true, force: true });
});
test.use({ viewport: { width: 1280, height: 820 } });

/** Answers the first questions of a gas home, up to its tariff. */
async function beginQuote(page: Page, { url }: OwnServer): Promise<QuoteJourney> {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU', 0, `${url}/switch/home-energy`);
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  return quote;
}

/** Answers every question of a home with both fuels, so that each card is a line. */
async function answerQuote(page: Page, { url }: OwnServer): Promise<QuoteJourney> {
  await page.setViewportSize({ width: 1280, height: 960 });
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH', 0, `${url}/switch/home-energy`);
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.type('Electricity usage', '2700');
  await quote.goOn();
  // It scrolls there first.
  await expect(page.getByRole('button', { name: 'View Your Quotes' })).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  return quote;
}

test('the quote journey, and its deals', async ({ page }) => {
  const quote = await answerQuote(page, server);
  await take(page, 'quote-journey');
  await quote.viewQuotes();
  await take(page, 'deals');
});

test('the same in another brand', async ({ page }) => {
  await answerQuote(page, rebranded);
  await take(page, 'brand');
});

test('the card that the guide adds', async ({ page }) => {
  const quote = await beginQuote(page, followed);
  await quote.choose('Are you about to move?', 'Yes');
  await expect(page.getByText('Switch after your move')).toBeVisible();
  await take(page, 'new-card', quote.card('Are you about to move?'));
});

test('the supplier that the guide adds', async ({ page }) => {
  const quote = await beginQuote(page, followed);
  await quote.choose('Are you about to move?', 'No');
  await quote.viewQuotes();
  const deal = page.getByRole('article').filter({ hasText: 'Foo Energy' }).first();
  await deal.scrollIntoViewIfNeeded();
  await take(page, 'new-supplier', deal);
  await deal.getByRole('button', { name: /^Switch Now/ }).click();
  const form = new SignUpForm(page);
  await form.fillCustomer();
  await form.fillMeters('gas');
  await expect(form.terms).toContainText('welcome pack');
  await take(page, 'terms', form.terms);
});

test('the studio', async ({ page }) => {
  await page.goto(`${server.url}/studio.html`);
  await page.getByRole('button', { name: 'Words', exact: true }).click();
  const words = page.getByRole('textbox', { name: 'Commission: text commission', exact: true });
  await words.fill(
    '{brandName} earns commission from {supplier} when you switch. It does not change your price.',
  );
  const preview = page.frameLocator('iframe[title=Preview]');
  await expect(preview.getByText('It does not change your price.')).toBeVisible();
  await expect(page.getByText('Journeys proved')).toBeVisible();
  await take(page, 'studio');
});

test('the showcase', async ({ page }) => {
  await page.goto(`${server.url}/showcase.html`);
  await expect(page.getByRole('textbox', { name: 'First name' }).first()).toBeVisible();
  await expect(page.getByText('Loading…', { exact: true })).toHaveCount(0);
  await take(page, 'showcase');
});
