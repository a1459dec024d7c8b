import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newJourneyFiles } from '../../src/authoring/checker/new-journey.ts';
import { readDefinitionFiles } from '../../src/definitions/read-files.ts';
import { trade } from '../trades/parking/trade.ts';
import { permit } from '../trades/parking/vite.config.ts';
import { buildPages, drawnBy, servePages } from './built-page.ts';
import { expect, expectAccessible, expectFit, expectNoFindings, test } from './fixtures.ts';
import { studioOnCopy } from './studio-on-copy.ts';

const here = 'http://permit.test';
const root = join(import.meta.dirname, '../trades/parking');
const config = { configFile: join(root, 'vite.config.ts') };

let built: Awaited<ReturnType<typeof buildPages>>;
test.beforeAll(async () => {
  built = await buildPages(config);
});

// One worker, and so one build: it costs more than a test.
test.describe.configure({ mode: 'default' });

test('a second trade is drawn, walked and submitted by the same engine and parts', async ({ page }) => {
  await servePages(page, here, built);
  await page.goto(`${here}/`);
  await expect(page).toHaveURL(`${here}/permit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resident parking permit');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(16);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360 - 16);
  await expectFit(page);
  await page.getByRole('textbox', { name: 'Postcode' }).fill('hg3 4de');
  await page.getByRole('button', { name: 'Find my address' }).click();
  await page.getByText('5 Castle Hill, Harrowgate').click();
  await expect(page.getByText('Zone H1').filter({ visible: true })).toHaveCount(1);
  await page.getByText('Resident', { exact: true }).click();
  const start = new Date(Date.now() + 40 * 86_400_000);
  await page.getByLabel('Day', { exact: true }).selectOption(`${start.getUTCDate()}`);
  await page.getByLabel('Month', { exact: true }).selectOption({ index: start.getUTCMonth() + 1 });
  await page.getByLabel('Year', { exact: true }).selectOption(`${start.getUTCFullYear()}`);
  await page.getByRole('radio', { name: '12 months' }).check();
  await expect(page.getByText('Your permit lasts until')).toBeVisible();
  const goOn = page.getByRole('button', { name: /^Continue/ });
  await goOn.click();
  for (const [registration, badge] of [
    ['AB12CDE', undefined],
    ['XY34ZZZ', 'A1B2C3'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a vehicle' }).click();
    const card = page.getByRole('region', { name: 'A vehicle' });
    await expect(card.locator('h3:focus, input[type="text"]:focus')).toHaveCount(1);
    await card.getByRole('textbox', { name: 'Registration' }).fill(registration);
    await card.getByRole('radio', { name: 'Battery' }).check();
    await card.getByRole('radio', { name: badge === undefined ? 'No' : 'Yes', exact: true }).check();
    if (badge !== undefined) await card.getByRole('textbox', { name: 'Number of the badge' }).fill(badge);
    await page.getByRole('button', { name: 'Save this vehicle' }).click();
    await expect(card).toHaveCount(0);
  }
  await expect(page.getByText('XY34ZZZ, Battery, Blue Badge A1B2C3', { exact: true })).toBeVisible();
  await goOn.click();
  await page.getByRole('radio', { name: 'My council tax account' }).check();
  await expect(page.getByText('Permits of Harrowgate are digital')).toBeVisible();
  await page.getByRole('checkbox', { name: /I accept the terms of permits/ }).check();
  await goOn.click();
  await expect(page.getByText('£111.00')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('somebody@example.com');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFit(page);
  await page.getByRole('button', { name: 'Pay and apply' }).click();
  await expect(page.getByText('Your permit is on its way to your email.')).toBeVisible();
});

test('a second trade is drawn by the server too, and its browser takes that over to the letter', async ({
  page,
}) => {
  const drawn = await drawnBy(join(root, 'draw.tsx'), config, '/permit');
  expect(drawn.title).toContain('Resident parking permit');
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await servePages(page, here, built, drawn);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await isReleased;
    await route.fallback();
  });
  await page.goto(`${here}/permit`, { waitUntil: 'commit' });
  const box = page.getByRole('textbox', { name: 'Postcode' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resident parking permit');
  const drawnNow = () => page.locator('#app').evaluate((app) => app.innerHTML);
  const sent = await drawnNow();
  const element = await box.elementHandle();
  release();
  await page.waitForLoadState('networkidle');
  expect(await drawnNow()).toBe(sent);
  await box.fill('hg3 4de');
  await page.getByRole('button', { name: 'Find my address' }).click();
  await expect(page.getByText('5 Castle Hill, Harrowgate')).toBeVisible();
  expect(await element?.evaluate((one) => one.isConnected)).toBe(true);
  expect(said).toEqual([]);
});

test('a second trade keeps what tells of nobody for as long as the tab lives', async ({ page }) => {
  await servePages(page, here, built);
  await page.goto(`${here}/permit`);
  const findHome = async () => {
    await page.getByRole('textbox', { name: 'Postcode' }).fill('hg3 4de');
    await page.getByRole('button', { name: 'Find my address' }).click();
    await page.getByText('5 Castle Hill, Harrowgate').click();
  };
  await findHome();
  await page.getByRole('radio', { name: '12 months' }).check();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('');
  await findHome();
  await expect(page.getByRole('radio', { name: '12 months' })).toBeChecked();
});

test('a second trade has a page for a journey that somebody begins', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'permit-'));
  try {
    for (const part of ['schemas', 'council-variants'])
      cpSync(join(root, part), join(folder, part), { recursive: true });
    const made = newJourneyFiles(
      { name: 'refund', title: 'A refund' },
      readDefinitionFiles(root, trade),
      trade,
    );
    if ('refused' in made) throw new Error(made.refused.join());
    for (const { file, text } of made) writeFileSync(join(folder, file), text);
    await servePages(page, here, await buildPages({ ...permit(folder), configFile: false }));
  } finally {
    rmSync(folder, { recursive: true });
  }
  await page.goto(`${here}/refund`);
  await page.getByRole('textbox', { name: 'Draft: your question' }).fill('I moved away.');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(
    page.getByText('That was the last question. Draft: say here what happens next.'),
  ).toBeVisible();
});

test('a second trade speaks the languages that it brings', async ({ page }) => {
  await servePages(page, here, built);
  await page.goto(`${here}/permit?lang=cy`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('hg3 4de');
  await page.getByRole('button', { name: 'Find my address' }).click();
  await page.getByText('5 Castle Hill, Harrowgate').click();
  await expect(page.getByRole('heading', { name: 'Pa drwydded sydd ei hangen arnoch chi?' })).toBeVisible();
  await expect(page.getByLabel('Month', { exact: true })).toContainText('Rhagfyr');
});

test('a second trade shows the widgets of its own, each in its states', async ({ page }) => {
  await servePages(page, here, built);
  await page.goto(`${here}/showcase.html`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['number-plate', 'notice', 'button']);
  await expect(page.getByRole('textbox', { name: 'Registration' })).toHaveCount(3);
  await expectAccessible(page);
});

const file = 'council-variants/harrowgate.json';

/** Saves a draft while others save the same file, and looks at its history: what only a dev server does, whose files change under the page. */
async function saveBesideOthers(page: Page, dev: Awaited<ReturnType<typeof studioOnCopy>>): Promise<void> {
  const before = dev.read(file);
  const digital = 'Permits of {place.council} are digital.';
  const ours = 'A permit of {place.council} is digital.';
  const elsewhere = (text: string) => text.replace('may remind me', 'may write to me');
  const theirs = (text: string) => text.replace(digital, 'Permits of {place.council} are paperless.');
  const dialog = page.getByRole('dialog', { name: 'Save' });
  const together = dialog.getByRole('button', { name: 'Bring both together' });
  const paperless = page.getByRole('textbox', { name: 'Paperless', exact: true });
  dev.commit();
  await paperless.fill(ours);
  dev.write(file, elsewhere(before));
  await page.getByRole('button', { name: 'Save 1' }).click();
  await expect(dialog.getByText('so both changes can stand')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save this file' })).toBeDisabled();
  await expectNoFindings(page);
  dev.write(file, theirs(elsewhere(before)));
  await expect(dialog.getByText('both of you changed it')).toBeVisible();
  await expect(together).toBeDisabled();
  await expectNoFindings(page);
  await dialog.getByRole('radio', { name: /^Yours: .*A permit of / }).check();
  await together.click();
  await expect(together).toHaveCount(0);
  await dialog.getByLabel('Why?').fill('Both of us');
  await dialog.getByRole('button', { name: 'Save this file' }).click();
  await expect(dialog.getByText('Saved 1 file.')).toBeVisible();
  expect(dev.read(file)).toBe(elsewhere(before).replace(digital, ours));
  await dialog.getByRole('button', { name: 'Done' }).click();

  dev.write(file, theirs(before));
  dev.git('commit', '-qam', 'Say paperless');
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const first = page.getByRole('listitem').filter({ hasText: 'Say paperless' });
  await expect(first).toContainText('Ann, ');
  await expect(first.locator('ins')).toContainText('{place.council} are paperless');
  await expect(first.locator('del')).toContainText('{place.council} are digital');
  await expectNoFindings(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Begin' })
    .getByRole('button', { name: /^Go back to this/ })
    .click();
  await expect(page.getByRole('button', { name: 'Save 1' })).toBeVisible();
  await expect(paperless).toHaveValue(/are digital/);
}

test('a second trade is edited in the studio: seen as its customers see it, asked for whom, and saved; what somebody else saved stands beside the draft, the same line is a question, and the history leads back', async ({
  page,
}) => {
  // A dev server makes its first pages slowly.
  test.slow();
  const words = 'Permits of {place.council} are digital.';
  const dev = await studioOnCopy(root, ['schemas', 'council-variants'], permit);
  const pane = (name: string) => page.getByRole('button', { name, exact: true });
  const preview = page.frameLocator('iframe[title=Preview]');
  try {
    const before = dev.read(file).split('\n');
    await page.goto(`${dev.url}/studio.html`);
    const paperless = page.getByRole('textbox', { name: 'Paperless', exact: true });
    await paperless.fill('Permits of {place.town} are digital.');
    await expect(page.getByText(/place\.town/).first()).toBeVisible();
    await paperless.fill(words);
    await expect(preview.getByText('Permits of Harrowgate Borough are digital.')).toBeVisible();
    await pane('Matrix').click();
    await expect(page.getByText('4 contexts, 2 distinct screens. The drafts: 2 changed.')).toBeVisible();
    await expectAccessible(page);
    await pane('Save 1').click();
    const dialog = page.getByRole('dialog', { name: 'Save' });
    await expect(dialog.getByText(/^2 of 4 contexts, 1 council: Harrowgate Borough/)).toBeVisible();
    await dialog.getByLabel('Why?').fill('Says it better');
    await dialog.getByRole('button', { name: 'Save this file' }).click();
    await expect(dialog.getByText('Saved 1 file.')).toBeVisible();
    const now = dev.read(file).split('\n');
    expect(now.filter((line, index) => line !== before[index])).toEqual([`      "text": "${words}",`]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await saveBesideOthers(page, dev);
    await pane('Preview').click();
    await preview.getByText('Your answers go to Harrowgate Borough').click();
    await expect(pane('For all 2')).toBeFocused();
    await pane('For all 2').press('Enter');
    await expect(page.getByRole('heading', { name: 'schemas/cards/council-terms.card.json' })).toBeVisible();
    await pane('Form').click();
    await expect(page.getByLabel('Part', { exact: true })).toHaveValue('["notices","privacy"]');
    await page
      .getByRole('textbox', { name: 'Text (optional)' })
      .fill('Your answers stay with {place.council}.');
    await expect(preview.getByText('Your answers stay with Harrowgate Borough.')).toBeVisible();
    await pane('Sheet').click();
    await expect(page.getByRole('heading', { name: /^Harrowgate Borough: what/ })).toBeVisible();
    await expectAccessible(page);
    // A widget of the trade's own is drawn as on its page.
    await pane('Preview').click();
    await page.getByRole('searchbox').fill('What does it run on?');
    await page.getByText('schemas/cards/vehicle.card.json').first().click();
    await expect(preview.getByRole('textbox', { name: 'Registration' })).toBeVisible();
    // A page that is open when its server ends complains of that.
    await page.close();
  } finally {
    await dev.stop();
  }
});
