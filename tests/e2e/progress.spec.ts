import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { brokenDays } from './broken-days.ts';
import { expect, expectAccessible, expectFit, test, watch } from './fixtures.ts';
import { type OwnServer, startServer } from './own-server.ts';
import { type MadeSwitch, makeSwitch, rememberSwitch } from './switched.ts';

const root = join(import.meta.dirname, '../..');

let server: OwnServer;
let made: MadeSwitch;
test.beforeAll(async () => {
  server = await startServer({});
});
test.beforeEach(async () => {
  made = await makeSwitch(server.url);
});
test.afterAll(() => server.stop());

// Letters to one address are limited, so the service is its own; one worker, and so one service.
test.describe.configure({ mode: 'default' });

/** What waits in the service's outbox. */
const outbox = () =>
  execFileSync(process.execPath, ['dist/server/outbox.js'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: server.data, PUBLIC_URL: 'https://site.example' },
  }).toString();

/** Another browser, whose pages are watched like all others. */
async function elsewhere(browser: Browser, see: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints = await watch(page, { is: true });
  await see(page);
  expect(complaints).toEqual([]);
  await context.close();
}

const follow = (page: Page) => page.getByRole('region', { name: 'Follow its progress' });
const steps = (page: Page) => page.getByRole('region', { name: 'What has happened, and what is next' });

/** The address of the link on the page of a completed switch. */
async function linkOn(page: Page): Promise<string> {
  await page.goto(`${server.url}/switch-complete`);
  const link = await follow(page).getByRole('link').textContent();
  expect(link).toMatch(/^http.*\/switch-progress#[\w-]{43}$/);
  return link ?? '';
}

test('a link shows what has happened and what is next, in any browser and as often as it is opened', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await rememberSwitch(page, made);
  const link = await linkOn(page);
  await expectAccessible(page);
  await expectFit(page);
  // The letter brings the very same one.
  const [, token = ''] = link.split('#');
  expect(outbox()).toContain(`https://site.example/switch-progress#${token}`);
  // It is still the same one after a reload, so that no copy of it is dead.
  await page.reload();
  await expect(follow(page).getByRole('link')).toHaveText(link);

  await elsewhere(browser, async (other) => {
    await other.setViewportSize({ width: 360, height: 740 });
    const asked: string[] = [];
    other.on('request', (request) => asked.push(request.url()));
    await other.goto(link);
    await expect(
      other.getByRole('heading', { level: 1, name: `Your switch to ${made.switched.supplier}` }),
    ).toBeVisible();
    for (const number of Object.values(made.switched.referenceNumbers))
      await expect(other.getByText(number ?? '-', { exact: true }).first()).toBeVisible();
    const items = steps(other).getByRole('listitem');
    await expect(items.filter({ hasText: 'You applied through' })).toContainText('Done');
    await expect(items.filter({ hasText: 'We sent your application' })).toContainText('Done');
    await expect(items.and(other.locator('[aria-current="step"]'))).toHaveCount(1);
    await expect(items.filter({ hasText: 'Last day to cancel' })).toContainText(
      '14 days after your welcome pack comes',
    );
    await expect(items.filter({ hasText: 'supplies your home' })).toContainText('5 to 10 working days');
    await expect(items.filter({ hasText: 'Done' })).toHaveCount(2);
    expect(await other.locator('main').textContent()).not.toMatch(/Canaria|Finchley|Norwich|NR2/);
    await expectAccessible(other);
    await expectFit(other);
    // Where a line ends depends on the width and on the day's own digits.
    for (let width = 320; width <= 400; width += 4) {
      await other.setViewportSize({ width, height: 740 });
      expect(await brokenDays(other), `${width} px`).toEqual([]);
    }
    // The token is in no address that is sent anywhere.
    expect(asked.filter((url) => url.includes(token))).toEqual([]);
    await other.reload();
    await expect(steps(other)).toBeVisible();
    await other.emulateMedia({ media: 'print' });
    await expect(steps(other)).toBeVisible();
    await expect(other.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
    const paper = (await other.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await other.emulateMedia({ media: 'screen' });
    // Days later it is the link alone that is left: it takes the day of the welcome pack, and has the dates.
    const today = await other.evaluate(() => new Intl.DateTimeFormat('en-CA').format());
    await other.getByLabel('Day your welcome pack came').fill(today);
    await expect(other.getByText(/^You can cancel until \d\d-\d\d-\d{4}\.$/)).toBeVisible();
    await expect(items.filter({ hasText: 'Last day to cancel' })).toContainText(/\d\d-\d\d-\d{4}/);
    const download = other.waitForEvent('download');
    await other.getByRole('button', { name: /dates to my calendar/ }).click();
    const kept = readFileSync(await (await download).path(), 'utf8').replaceAll('\r\n ', '');
    expect(kept).toContain(`${made.switched.supplier}: last day to cancel your switch`);
    expect(kept).toContain(made.switched.referenceNumbers.g ?? '-');
  });
  expect(outbox()).not.toContain(token);
});

test('who has the link stops it by the keyboard, and only the browser that switched makes another', async ({
  page,
  browser,
}) => {
  await rememberSwitch(page, made);
  const link = await linkOn(page);
  await elsewhere(browser, async (other) => {
    await other.goto(link);
    // One press alone stops nothing: from here the link cannot be made again.
    await other.getByText('Stop this link').focus();
    await other.keyboard.press('Enter');
    await expect(other.getByText('cannot be made again from here')).toBeVisible();
    await expect(steps(other)).toBeVisible();
    await expectAccessible(other);
    await other.keyboard.press('Tab');
    await other.keyboard.press('Enter');
    await expect(other.getByRole('heading', { level: 1, name: 'This link is stopped' })).toBeFocused();
    await expectAccessible(other);
    await other.reload();
    await expect(other.getByText('We could not find a switch by this link.')).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('link', { name: 'Compare tariffs for a home' }).click();
    await expect(other).toHaveURL(/\/switch\/home-energy$/);
  });
  await page.reload();
  await expect(follow(page).getByText('No link to your switch works now.')).toBeVisible();
  await expectAccessible(page);
  await follow(page).getByRole('button', { name: 'Make a link' }).press('Enter');
  const second = await follow(page).getByRole('link').textContent();
  expect(second).not.toBe(link);
  await elsewhere(browser, async (other) => {
    await other.goto(second ?? '');
    await expect(steps(other)).toBeVisible();
  });
});

test('strangers learn nothing: by a reference, a number, a changed link, or none', async ({
  page,
  allowFailures,
}) => {
  allowFailures.is = true;
  const { g, e } = made.switched.referenceNumbers;
  for (const tried of [g, e, made.switchId, 'x'.repeat(43)]) {
    await page.goto('about:blank');
    await page.goto(`${server.url}/switch-progress#${tried}`);
    await expect(page.getByText('We could not find a switch by this link.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  }
  await page.goto(`${server.url}/switch-progress`);
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
  await expectAccessible(page);
});

test('a link that cannot be made takes nobody off the receipt, and is tried again', async ({
  page,
  allowFailures,
}) => {
  allowFailures.is = true;
  await rememberSwitch(page, made);
  await page.route('**/progress/link', (route) =>
    route.fulfill({ status: 500, json: { message: 'Not at the moment.' } }),
  );
  await page.goto(`${server.url}/switch-complete`);
  await expect(follow(page).getByText('Not at the moment.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/progress/link');
  await follow(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(follow(page).getByRole('link')).toBeVisible();
  await page.route('**/progress/end', (route) =>
    route.fulfill({ status: 503, json: { message: 'Not now.' } }),
  );
  await follow(page).getByText('Stop this link').click();
  await follow(page).getByRole('button', { name: 'Stop it for everybody' }).click();
  await expect(follow(page).getByText('Not now.')).toBeVisible();
  await expect(follow(page).getByRole('link')).toBeVisible();
});

test('nothing of it shows where another API serves the page', async ({ page }) => {
  const other = await startServer({}, {}, root, { API_BASE_URL: server.url });
  await page.route(`${server.url}/**`, (route) =>
    route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await rememberSwitch(page, made);
  await page.goto(`${other.url}/switch-complete`);
  await expect(page.getByRole('heading', { level: 2, name: 'Your receipt' })).toBeVisible();
  await expect(follow(page)).toHaveCount(0);
  await other.stop();
});
