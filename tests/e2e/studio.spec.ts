import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { hashOf } from '../../src/authoring/studio/share/link.ts';
import { beginning } from '../../src/authoring/studio/state/choice.ts';
import { definitions } from '../../src/build/definitions-plugin.ts';
import { studio } from '../../src/build/studio-plugin.ts';
import { trade } from '../../src/trade.ts';
import { test as base, expect, expectNoFindings } from './fixtures.ts';
import { keyboard } from './hands.ts';
import { copyOf, leaveUnproved, serveStudio, studioOnCopy } from './studio-on-copy.ts';

const root = join(import.meta.dirname, '../..');
const file = 'supplier-variants/111-e-on-next.json';
const whole = { timeout: 60_000 };
const words =
  'When you switch, {brandName} earns commission from {supplier}. It does not change the price that you pay.';
const said = 'When you switch, Switchyard earns commission from E.ON Next.';

const folders = ['schemas', 'supplier-variants'];

/** With the product's own studio on a copy, as it is served once it is built: a test names it before its page, which asks it until it is closed. */
const test = base.extend<{ served: Omit<ReturnType<typeof copyOf>, 'remove'> & { readonly url: string } }>({
  served: async ({ browserName: _ }, use) => {
    const copy = copyOf(root, folders);
    copy.commit();
    const { url, stop } = await serveStudio(root, copy.folder);
    await use({ ...copy, url });
    stop();
    copy.remove();
  },
});

// All contexts are worked out in the browser, and a dev server makes its first pages slowly.
test.slow();

const pane = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title=Preview]');

/** Rewords the sentence about commission, as plain words. */
async function reword(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Commission: text commission', exact: true }).fill(text);
}

test('a sentence is reworded, seen in every context, and saved with a reason into its one line', async ({
  served,
  page,
}) => {
  const before = served.read(file);
  await page.goto(`${served.url}/studio.html`);
  await reword(page, 'A reworded sentence from {nobody}.');
  await expect(page.getByText('Nothing fills {nobody}').first()).toBeVisible();
  await reword(page, words);
  await expect(preview(page).getByText(said)).toBeVisible();
  await pane(page, 'Matrix').click();
  await expect(page.getByText('36 changed.')).toBeVisible(whole);
  await pane(page, 'Changes').click();
  await expect(page.getByText('36 of 1,008 contexts, 1 supplier: E.ON Next')).toBeVisible(whole);
  await page.getByRole('button', { name: 'Save 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save' });
  await expect(dialog.getByText(/^36 of 1,008 contexts, 1 supplier: E\.ON Next/)).toBeVisible(whole);
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Save this file' }).click();
  await expect(dialog.getByLabel('Why?')).toBeFocused();
  await expect(dialog.getByText('Write first why it is changed')).toBeVisible();
  await expectNoFindings(page);
  await dialog.getByLabel('Why?').fill('Says it better');
  await dialog.getByRole('button', { name: 'Save this file' }).click();
  await expect(dialog.getByText('Saved 1 file.')).toBeVisible(whole);
  const [old, now] = [before.split('\n'), served.read(file).split('\n')];
  expect(now.filter((line, index) => line !== old[index])).toEqual([`      "text": "${words}"`]);
  expect(JSON.parse(served.read('schemas/wording-log.jsonl'))).toMatchObject({
    reason: 'Says it better',
    files: [{ file }],
  });
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  await pane(page, 'Sheet').click();
  await expect(page.getByText(/20\d\d: Says it better/)).toBeVisible(whole);
  await expect(page.getByText('The law on “Commission”:').first()).toBeVisible();
  await expect(page.getByText('Question: Faster Switching').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('cell', { name: said })).toBeVisible(whole);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('a sentence is found by its words, and said otherwise for one supplier alone', async ({ page }) => {
  const alone = 'Our own words of {supplier}.';
  await leaveUnproved(page);
  await page.goto('/studio.html');
  await page.getByRole('searchbox').fill('may run a credit');
  await page.getByRole('button', { name: /may run a credit check before.*terms\.card\.json/ }).click();
  await expect(page.getByRole('textbox', { name: 'Credit check', exact: true })).toBeFocused();
  await page.getByRole('searchbox').fill('12-ovo');
  await page.getByRole('button', { name: 'OVO 12-ovo', exact: true }).click();
  await expect(page.getByText('This supplier has no words of its own')).toBeVisible();
  const frame = page.locator('iframe[title=Preview]');
  const room = await frame.boundingBox();
  const sentence = preview(page).getByText('OVO may run a credit check');
  await sentence.hover();
  await expect(page.getByText('holds, and for others too')).toBeVisible();
  // Nothing that is told of it moves it from under the pointer.
  expect(await frame.boundingBox()).toEqual(room);
  await sentence.click();
  // Nothing that others say too is open for a keystroke before it is said for whom.
  const forAll = page.getByRole('button', { name: /^For all \d+$/ });
  await expect(forAll).toBeFocused();
  await expect(page.getByRole('heading', { name: 'supplier-variants/12-ovo.json' })).toBeVisible();
  // A file without words of its own leaves the problems at the foot of the window.
  const problems = await page.getByRole('region', { name: 'Problems' }).boundingBox();
  expect(Math.round((problems?.y ?? 0) + (problems?.height ?? 0))).toBe(page.viewportSize()?.height);
  await expect(
    page.getByRole('group', { name: /^\d+ suppliers have these words, shown or not: .*\bOVO\b.*For whom/ }),
  ).toBeVisible();
  await expectNoFindings(page);
  await forAll.press('Enter');
  await expect(page.getByRole('heading', { name: 'schemas/cards/terms.card.json' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Credit check', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'For OVO alone' }).click();
  await expect(page.getByLabel('Words for OVO alone')).toBeFocused();
  await expectNoFindings(page);
  await page.getByLabel('Words for OVO alone').fill(alone);
  await page.getByRole('button', { name: 'Use these words' }).click();
  await expect(preview(page).getByText('Our own words of OVO.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'supplier-variants/12-ovo.json' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Credit check', exact: true })).toHaveValue(alone);
  await expect(page.getByRole('button', { name: 'For OVO alone' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Credit check', exact: true }).fill('{nobody}');
  await expect(page.getByText('A draft has an error: this is how it was before.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'For OVO alone' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Credit check', exact: true }).fill(alone);
  await pane(page, 'Matrix').click();
  await expect(page.getByText('72 changed.')).toBeVisible(whole);
  await page.getByRole('searchbox').fill('no such words anywhere');
  await expect(page.getByText('no sentence holds them')).toBeVisible();
});

test('on a laptop the preview has the width of a phone and its height, and few stops of Tab lead to the first sentence; a notice is changed by its form: the preview follows, a wrong value says so, and all of it is taken back', async ({
  page,
}) => {
  await leaveUnproved(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/studio.html');
  await expect(preview(page).getByText('may run a credit check before')).toBeVisible();
  const room = await page.locator('iframe[title=Preview]').boundingBox();
  expect(room?.width).toBeGreaterThanOrEqual(360);
  expect(room?.height).toBeGreaterThanOrEqual(340);
  const isCut = await preview(page)
    .locator('html')
    .evaluate((html) => html.scrollWidth > html.clientWidth);
  expect(isCut).toBe(false);
  const sentence = page.getByRole('textbox', { name: /commission/ }).first();
  const isThere = () => sentence.evaluate((box) => box === document.activeElement);
  const skip = page.getByRole('button', { name: 'Skip to the text' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  let stops = 1;
  for (; !(await isThere()); stops += 1) {
    expect(stops).toBeLessThan(25);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(pane(page, 'Form')).toBeFocused();
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'E.ON Next 111-e-on-next', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'supplier-variants/4-e-on.json' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'wording', exact: true })).toBeFocused();
  await expectNoFindings(page);
  await skip.focus();
  await expectNoFindings(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Text' })).toBeFocused();

  await page.getByRole('button', { name: '111-e-on-next' }).click();
  await pane(page, 'Form').click();
  await preview(page).getByText('may run a credit check before').click();
  await page.getByRole('button', { name: /^For all/ }).click();
  await expect(page.getByLabel('Part', { exact: true })).toHaveValue('["notices","credit-check"]');
  await expectNoFindings(page);
  await page.getByLabel('Heading').fill('Your credit record');
  await expect(preview(page).getByText('Your credit record', { exact: true })).toBeVisible();
  await page.getByLabel('Heading').fill('The record of {nobody}');
  await expect(page.getByLabel('Heading')).toHaveAccessibleDescription(/Nothing fills \{nobody\}/);
  await page.getByLabel('Label').fill('Why?');
  await expect(page.getByText('Fill this in: it may not be left out.')).toBeVisible();
  await expectNoFindings(page);
  // Neither another way to edit nor another file forgets what was done, and the keys do what the button does.
  await pane(page, 'Words').click();
  await page.getByRole('button', { name: '8-shell-energy' }).click();
  await page.getByRole('button', { name: /^E\.ON 4-e-on/ }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(page.getByText('Fill this in: it may not be left out.')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Heading credit check, heading', exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(undo).toBeDisabled();
  await pane(page, 'JSON').click();
  await page.getByRole('textbox', { name: /^Text of/ }).focus();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(undo).toBeEnabled();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(undo).toBeDisabled();
  await pane(page, 'Form').click();
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel('Part', { exact: true }).selectOption({ label: 'in general' });
  await expectNoFindings(page);
});

test('[S5.11] a supplier that drops a legal consent is not saved, and told which and how one meets it', async ({
  served,
  page,
}) => {
  const shell = 'supplier-variants/8-shell-energy.json';
  const before = served.read(shell);
  const asked = '  "require": { "happyToReceiveCreditCheck": true },\n';
  await page.goto(`${served.url}/studio.html`);
  await page.getByRole('button', { name: '8-shell-energy' }).click();
  await pane(page, 'JSON').click();
  const json = page.getByRole('textbox', { name: `Text of ${shell}` });
  await json.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('{ "name": ');
  // The key works from the preview too.
  await preview(page).getByText('may run a credit check before').focus();
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: 'Save' });
  await expect(dialog.getByText(`Nothing can be saved yet: ${shell} has a mistake at 1:`)).toBeVisible();
  await expect(dialog.getByText('Your drafts are kept')).toBeVisible();
  await expect(dialog.getByText('What customers see otherwise')).toHaveCount(0);
  await expect(dialog.getByLabel('Why?')).toHaveCount(0);
  await expectNoFindings(page);
  await pane(page, 'Go to the mistake').click();
  await expect(dialog).toHaveCount(0);
  await expect(json).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(before.replace(asked, ''));
  await page.getByRole('button', { name: 'Save 1' }).click();
  await dialog.getByLabel('Why?').fill('Asks less');
  await dialog.getByRole('button', { name: 'Save this file' }).click();
  await expect(dialog.getByText('Nothing was saved: mend first')).toBeVisible(whole);
  await expect(dialog.getByText('This cannot be saved: with it not every journey works.')).toBeVisible();
  await dialog.getByText('Steps that lead to it').first().click();
  await expect(dialog.getByText('open "sign-up"').first()).toBeVisible();
  await expectNoFindings(page);
  expect(served.read(shell)).toBe(before);
  const question = page.getByRole('dialog', { name: 'Discard this draft?' });
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(question.getByText(`${shell} will be what is saved again.`)).toBeVisible();
  await expect(question.getByText('always required')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Keep the draft' })).toBeFocused();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Discard' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Discard it' }).click();
  await expect(dialog.getByText('Nothing was changed.')).toBeVisible();
  await expect(dialog.getByText('This cannot be saved')).toBeHidden(whole);
});

test('the built studio saves nothing: it points both ways, shares by link and is accessible', async ({
  page,
}) => {
  await page.goto('/studio.html');
  const sentence = preview(page).getByText(
    'E.ON Next may run a credit check before it accepts your application.',
  );
  await sentence.click();
  await page.getByRole('button', { name: 'For all 2' }).click();
  await expect(page.getByRole('heading', { name: 'supplier-variants/4-e-on.json' })).toBeVisible();
  await expect(
    page.getByRole('textbox', { name: 'Credit check: text credit check', exact: true }),
  ).toBeFocused();
  await expect(page.getByText('schemas/cards/terms.card.json:')).toHaveCount(1);
  await pane(page, 'JSON').click();
  await sentence.click();
  await page.getByRole('button', { name: 'For all 2' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Text of supplier-variants/4-e-on.json' })).toBeFocused();
  await pane(page, 'Words').click();
  await page.getByText('Window: Full width').click();
  await page.getByRole('button', { name: 'Right to left' }).click();
  await expect(page.getByText('Window: Full width, Right to left')).toBeVisible();
  await expect(preview(page).locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText('Journeys proved')).toBeVisible(whole);
  await expectNoFindings(page);
  await page.getByRole('button', { name: '111-e-on-next' }).click();
  await reword(page, words);
  await expect(preview(page).locator('[data-picked]')).toContainText(said);
  await pane(page, 'Share').click();
  await expect(page).toHaveURL(/#s1\./);
  await page.reload();
  await page.getByRole('button', { name: 'Look at them' }).click();
  await expect(preview(page).getByText(said)).toBeVisible();
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
  await expectNoFindings(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await pane(page, 'Looks').click();
  await pane(page, 'Sheet').click();
  await pane(page, 'Matrix').click();
  await page.getByLabel('Only what is not the same').check(whole);
  await expect(page.getByRole('button', { name: /E\.ON Next, gas.*: Changed/ }).first()).toBeVisible();
  await expectNoFindings(page);
  await page.goto('/showcase.html');
  await page.goto('/studio.html#s1.broken');
  await expect(page.getByText('This link cannot be read')).toBeVisible();
});

test('an editor that comes late takes no key from who is asked for whom a sentence is changed', async ({
  page,
}) => {
  let come = () => {};
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/studio/CodeEditor-*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/studio.html');
  const sentence = preview(page).getByText(
    'E.ON Next may run a credit check before it accepts your application.',
  );
  await sentence.click();
  await page.getByRole('button', { name: 'For all 2' }).click();
  await pane(page, 'JSON').click();
  await sentence.click();
  const all = page.getByRole('button', { name: 'For all 2' });
  await expect(all).toBeFocused();
  come();
  const editor = page.getByRole('textbox', { name: 'Text of supplier-variants/4-e-on.json' });
  await expect(editor).toBeVisible();
  await expect(all).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await expect(page.getByText('Journeys proved')).toBeVisible(whole);
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
  await leaveUnproved(page);
  await page.goto(`/studio.html${hash}`);
  const question = page.getByRole('heading', { name: 'This link brings 2 changed files' });
  await expect(question).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    /^schemas\/contexts\.json: 1 line of \d+ that the saved file does not have$/,
    /^supplier-variants\/111-e-on-next\.json: 1 line of /,
  ]);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await page.content()).not.toContain(lure);
  await expectNoFindings(page);
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
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Give up what the link brought' }).click();
  await expect(page.getByRole('button', { name: 'Keep them' })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Give them up' }).click();
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

test('no draft blanks the studio: what cannot be shown is refused with a reason, all else stands', async ({
  page,
}) => {
  const link = (text: string) =>
    hashOf({
      drafts: [{ file, text }],
      file,
      choice: { ...beginning, variant: '__proto__' },
      view: 'preview',
    });
  const deep = '['.repeat(8000);
  await page.goto(`/studio.html${await link(deep)}`);
  await expect(
    page.getByText(`its draft of ${file} has more than 32 brackets inside one another. Nothing was taken`),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
  await expectNoFindings(page);

  await page.goto('/showcase.html');
  await page.goto(
    `/studio.html${await link('{"__proto__":{"toString":{}},"toString":[{"name":[]}],"text":{"a":"\\ud800"},"show":7}')}`,
  );
  await page.getByRole('button', { name: 'Look at them' }).click();
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await expect(outline.getByText('__proto__').first()).toBeVisible();
  for (const way of ['Words', 'Form', 'JSON']) {
    await pane(page, way).click();
    await expect(page.getByText('A draft has an error: this is how it was before.')).toBeVisible();
  }
  await page.getByRole('textbox', { name: `Text of ${file}` }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(deep);
  await expect(outline.getByText('This file holds nothing by name.')).toBeVisible();
  await pane(page, 'Form').click();
  await expect(page.getByText('Nothing of this file can be filled in')).toBeVisible();
});

test('without a mouse and without JSON: required for one supplier, hidden while another answer holds, one question more', async ({
  served,
  page,
}) => {
  const shell = 'supplier-variants/8-shell-energy.json';
  const terms = 'schemas/cards/terms.card.json';
  const news = 'May Shell Energy send you news and offers?';
  const { press, pick, write, tick } = keyboard;
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const sentence = (name: string) => pick(page.getByRole('combobox', { name: 'Sentence' }), name);
  await leaveUnproved(page);
  await page.goto(`${served.url}/studio.html`);
  await write(page.getByRole('searchbox'), '8-shell');
  await press(button('Shell Energy 8-shell-energy'));
  await sentence(news);
  await press(button('Required…'));
  await pick(dialog.getByLabel('When must it be answered?'), 'Always');
  await pick(dialog.getByLabel('For whom?'), 'Shell Energy alone');
  await expectNoFindings(page);
  await press(dialog.getByRole('button', { name: 'Draft it' }));
  await expect(button('Save 1')).toBeVisible();
  await expect(page.getByText(/^Drafted into/)).toBeInViewport({ ratio: 1 });

  await sentence(news);
  await press(button('Hidden…'));
  await pick(dialog.getByLabel('When is it hidden?'), 'Only electricity is switched');
  await press(dialog.getByRole('button', { name: 'Draft it' }));
  await expect(dialog.getByText('Fill this in: it may not be left out.')).toBeVisible();
  await pick(dialog.getByLabel('For whom?'), 'Shell Energy alone');
  await press(dialog.getByRole('button', { name: 'Draft it' }));

  await sentence(news);
  await press(button('A new question…'));
  await write(dialog.getByLabel('What it asks'), 'Are you about to move?');
  await pick(dialog.getByLabel('How it is answered'), 'with yes or no');
  await tick(dialog.getByLabel('It must be answered'));
  await expectNoFindings(page);
  await pick(dialog.getByLabel('For whom?'), 'Shell Energy alone');
  await press(dialog.getByRole('button', { name: 'Draft it' }));
  await expect(preview(page).getByText('Are you about to move?')).toBeVisible();
  await expect(button('A new question…')).toBeFocused();
  await expect(button('Words')).toHaveAttribute('aria-pressed', 'true');
  await expectNoFindings(page);
  await press(button('Save 2'));
  await expect(dialog.getByText(/Are you about to move\?/).first()).toBeVisible(whole);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(served.read(shell)).toBe(readFileSync(join(root, shell), 'utf8'));
  expect(served.read(terms)).toBe(readFileSync(join(root, terms), 'utf8'));
});

// Files that change under the page, and their history: parking.spec.ts, where a dev server has little to prove.
test('on a dev server the studio opens as it is built', async ({ page }) => {
  const dev = await studioOnCopy(root, folders, (copy) => ({
    root: join(root, 'src'),
    plugins: [react(), definitions(copy, trade), studio(copy, trade)],
  }));
  await leaveUnproved(page);
  try {
    await page.goto(`${dev.url}/studio.html`);
    await reword(page, words);
    await expect(preview(page).getByText(said)).toBeVisible();
    // A page that is open when its server ends complains of that.
    await page.close();
  } finally {
    await dev.stop();
  }
});
