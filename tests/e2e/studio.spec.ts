import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { hashOf } from '../../src/authoring/studio/share/link.ts';
import { beginning } from '../../src/authoring/studio/state/choice.ts';
import { definitions } from '../../src/build/definitions-plugin.ts';
import { studio } from '../../src/build/studio-plugin.ts';
import { trade } from '../../src/trade.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const root = join(import.meta.dirname, '../..');
const file = 'supplier-variants/111-e-on-next.json';
const whole = { timeout: 60_000 };
const words = 'A reworded sentence from {supplier}.';

/** The studio on a dev server that reads and saves a copy of the project's definitions. */
async function studioOnCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'studio-'));
  for (const folder of ['schemas', 'supplier-variants'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  const server = await createServer({
    configFile: false,
    root: join(root, 'src'),
    mode: 'development',
    logLevel: 'error',
    plugins: [react(), definitions(copy, trade), studio(copy, trade)],
    // Of its own, for two servers that make one at once wait for each other.
    cacheDir: join(copy, '.vite'),
    server: { port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  const address = server.httpServer?.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    read: (name: string) => (existsSync(join(copy, name)) ? readFileSync(join(copy, name), 'utf8') : ''),
    stop: async () => {
      await server.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

// All contexts are worked out in the browser, and a dev server makes its first pages slowly.
test.slow();

const pane = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title=Preview]');

/** Rewords the sentence about commission, as plain words. */
async function reword(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'commission', exact: true }).fill(text);
}

test('a sentence is reworded, seen in every context, and saved with a reason into its one line', async ({
  page,
}) => {
  const dev = await studioOnCopy();
  try {
    const before = dev.read(file);
    await page.goto(`${dev.url}/studio.html`);
    await reword(page, 'A reworded sentence from {nobody}.');
    await expect(page.getByText('Nothing fills {nobody}').first()).toBeVisible();
    await reword(page, words);
    await expect(preview(page).getByText('A reworded sentence from E.ON Next.')).toBeVisible();
    await pane(page, 'Matrix').click();
    await expect(page.getByText('36 changed.')).toBeVisible(whole);
    await pane(page, 'Changes').click();
    await expect(page.getByText('36 of 1,008 contexts, 1 supplier: E.ON Next')).toBeVisible(whole);
    await page.getByRole('button', { name: 'Save 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save' });
    await expectAccessible(page);
    await dialog.getByLabel('Why?').fill('Says it better');
    await dialog.getByRole('button', { name: 'Save this file' }).click();
    await expect(dialog.getByText('Saved 1 file.')).toBeVisible();
    const [old, now] = [before.split('\n'), dev.read(file).split('\n')];
    expect(now.filter((line, index) => line !== old[index])).toEqual([`      "text": "${words}"`]);
    expect(JSON.parse(dev.read('schemas/wording-log.jsonl'))).toMatchObject({
      reason: 'Says it better',
      files: [{ file }],
    });
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
    await pane(page, 'Sheet').click();
    await expect(page.getByText(/20\d\d: Says it better/)).toBeVisible(whole);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('cell', { name: 'A reworded sentence from E.ON Next.' })).toBeVisible(whole);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  } finally {
    await dev.stop();
  }
});

test('a sentence is found by its words, and said otherwise for one supplier alone', async ({ page }) => {
  const alone = 'Our own words of {supplier}.';
  await page.goto('/studio.html');
  await page.getByRole('searchbox').fill('may run a credit');
  await page.getByRole('button', { name: /may run a credit check before.*terms\.card\.json/ }).click();
  await expect(page.getByRole('textbox', { name: 'credit check', exact: true })).toBeFocused();
  await page.getByRole('searchbox').fill('12-ovo');
  await page.getByRole('button', { name: '12-ovo', exact: true }).click();
  await expect(page.getByText('This supplier has no words of its own')).toBeVisible();
  await preview(page).getByText('OVO may run a credit check').click();
  await expect(page.getByText('holds, and for others too')).toBeVisible();
  await page.getByRole('button', { name: 'Say it otherwise for OVO alone' }).click();
  await expect(page.getByLabel('Words for OVO alone')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Words for OVO alone').fill(alone);
  await page.getByRole('button', { name: 'Use these words' }).click();
  await expect(preview(page).getByText('Our own words of OVO.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'supplier-variants/12-ovo.json' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'credit check', exact: true })).toHaveValue(alone);
  await expect(page.getByRole('button', { name: 'Say it otherwise for OVO alone' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'credit check', exact: true }).fill('{nobody}');
  await expect(page.getByText('A draft has an error: this is how it was before.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Say it otherwise for OVO alone' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'credit check', exact: true }).fill(alone);
  await pane(page, 'Matrix').click();
  await expect(page.getByText('72 changed.')).toBeVisible(whole);
  await page.getByRole('searchbox').fill('no such words anywhere');
  await expect(page.getByText('no sentence holds them')).toBeVisible();
});

test('a notice is changed by its form: the preview follows, a wrong value says so, and all of it is taken back', async ({
  page,
}) => {
  await page.goto('/studio.html');
  await pane(page, 'Form').click();
  await preview(page).getByText('may run a credit check before').click();
  await expect(page.getByLabel('Part', { exact: true })).toHaveValue('["notices","credit-check"]');
  await expectAccessible(page);
  await page.getByLabel('Heading').fill('Your credit record');
  await expect(preview(page).getByText('Your credit record', { exact: true })).toBeVisible();
  await page.getByLabel('Heading').fill('The record of {nobody}');
  await expect(page.getByLabel('Heading')).toHaveAccessibleDescription(/Nothing fills \{nobody\}/);
  await page.getByLabel('Label').fill('Why?');
  await expect(page.getByText('Fill this in: it may not be left out.')).toBeVisible();
  await expectAccessible(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await undo.click();
  await expect(undo).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel('Part', { exact: true }).selectOption({ label: 'in general' });
  await expectAccessible(page);
});

test('[S5.11] a supplier that drops a legal consent is not saved, and told which and how one meets it', async ({
  page,
}) => {
  const dev = await studioOnCopy();
  const shell = 'supplier-variants/8-shell-energy.json';
  const before = dev.read(shell);
  const asked = '  "require": { "happyToReceiveCreditCheck": true },\n';
  try {
    await page.goto(`${dev.url}/studio.html`);
    await page.getByRole('button', { name: '8-shell-energy' }).click();
    await pane(page, 'JSON').click();
    await page.getByRole('textbox', { name: `Text of ${shell}` }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(before.replace(asked, ''));
    await page.getByRole('button', { name: 'Save 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save' });
    await dialog.getByLabel('Why?').fill('Asks less');
    await dialog.getByRole('button', { name: 'Save this file' }).click();
    await expect(dialog.getByText('Nothing was saved: mend first')).toBeVisible(whole);
    await expect(
      dialog.getByText('This cannot be saved: with it the proof of the journeys fails.'),
    ).toBeVisible();
    await dialog.getByText('How one comes to meet it').first().click();
    await expect(dialog.getByText('open "sign-up"').first()).toBeVisible();
    await expectAccessible(page);
    expect(dev.read(shell)).toBe(before);
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog.getByText('This cannot be saved')).toBeHidden(whole);
  } finally {
    await dev.stop();
  }
});

test('the built studio saves nothing: it points both ways, shares by link and is accessible', async ({
  page,
}) => {
  await page.goto('/studio.html');
  const sentence = preview(page).getByText(
    'E.ON Next may run a credit check before it accepts your application.',
  );
  await sentence.click();
  await expect(page.getByRole('heading', { name: 'supplier-variants/4-e-on.json' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'credit check', exact: true })).toBeFocused();
  await expect(page.getByText('schemas/cards/terms.card.json:')).toHaveCount(1);
  await pane(page, 'JSON').click();
  await sentence.click();
  await expect(page.getByRole('textbox', { name: 'Text of supplier-variants/4-e-on.json' })).toBeFocused();
  await pane(page, 'Words').click();
  await page.getByRole('button', { name: 'Right to left' }).click();
  await expect(preview(page).locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText('Journeys proved')).toBeVisible(whole);
  await expectAccessible(page);
  await page.getByRole('button', { name: '111-e-on-next' }).click();
  await reword(page, words);
  await expect(preview(page).locator('[data-picked]')).toHaveText('A reworded sentence from E.ON Next.');
  await pane(page, 'Share').click();
  await expect(page).toHaveURL(/#s1\./);
  await page.reload();
  await page.getByRole('button', { name: 'Look at them' }).click();
  await expect(preview(page).getByText('A reworded sentence from E.ON Next.')).toBeVisible();
  await page.getByRole('button', { name: 'Download 1' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('111-e-on-next.json');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await pane(page, 'Lists').click();
  await page.getByRole('button', { name: 'schemas/cards/terms.card.json:4:' }).click(whole);
  await expect(page.getByRole('heading', { name: 'schemas/cards/terms.card.json' })).toBeVisible();
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('button', { name: 'isSharedInfo', exact: false }).first().click();
  await expect(outline.locator('[aria-current]')).toContainText('isSharedInfo');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await pane(page, 'Looks').click();
  await pane(page, 'Sheet').click();
  await pane(page, 'Matrix').click();
  await page.getByLabel('Only what is not the same').check(whole);
  await expect(page.getByRole('button', { name: /E\.ON Next, gas.*: Changed/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/showcase.html');
  await page.goto('/studio.html#s1.broken');
  await expect(page.getByText('This link cannot be read')).toBeVisible();
});

test('a hostile link shows nothing before it is accepted, is marked while it stands, and leads nowhere', async ({
  page,
  context,
}) => {
  const contexts = readFileSync(join(root, 'schemas/contexts.json'), 'utf8');
  const variant = readFileSync(join(root, file), 'utf8');
  const lure = 'Type your password here';
  const bait = 'Sign in at [your bank](https://evil.example) first.';
  const hash = await hashOf({
    drafts: [
      { file: 'schemas/contexts.json', text: contexts.replace(/"says": "[^"]*"/, `"says": "${lure}"`) },
      { file, text: variant.replace(/"text": "[^"]*"/, `"text": "${bait}"`) },
    ],
    file,
    choice: { ...beginning, variant: '111-e-on-next' },
    view: 'preview',
  });
  await page.goto(`/studio.html${hash}`);
  const question = page.getByRole('heading', { name: 'This link brings 2 changed files' });
  await expect(question).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    /^schemas\/contexts\.json: 1 line of \d+ that the saved file does not have$/,
    /^supplier-variants\/111-e-on-next\.json: 1 line of /,
  ]);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await page.content()).not.toContain(lure);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Leave them' }).click();
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');

  await page.goto('/showcase.html');
  await page.goto(`/studio.html${hash}`);
  await page.getByRole('button', { name: 'Look at them' }).click();
  await expect(page.getByText('2 files by a link: what stands there is its maker’s word')).toBeVisible();
  await expect(page.getByLabel(`By the link: “${lure}”`)).toBeVisible();
  await expect(page.getByText(lure, { exact: true })).toHaveCount(0);
  await expect(preview(page).getByText('Sign in at your bank')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Give up what the link brought' }).click();
  await expect(page.getByText('by a link: what stands there')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible();

  // A page of its own, since the browser complains of what it keeps a link from.
  const pressed = await context.newPage();
  await pressed.goto(`/studio.html${hash}`);
  await pressed.getByRole('button', { name: 'Look at them' }).click();
  await pressed.getByRole('button', { name: 'Point at sentences' }).click();
  const kept = pressed.waitForEvent('console', (message) =>
    message.text().startsWith("Blocked opening 'https://evil"),
  );
  await pressed.frameLocator('iframe').getByRole('link', { name: 'your bank' }).click();
  await kept;
  expect(context.pages()).toEqual([page, pressed]);
});
