import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brokenDays } from './broken-days.ts';
import { expect, expectAccessible, expectFit, expectNoFindings, test } from './fixtures.ts';
import { type OwnServer, startServer } from './own-server.ts';
import { type MadeSwitch, makeSwitch, rememberSwitch } from './switched.ts';

let server: OwnServer;
let made: MadeSwitch;

test.beforeAll(async () => {
  server = await startServer({
    carbonOffset: true,
    pixelHost: 'pixel.example',
    switchOwnerReference: 'OWNER',
  });
  made = await makeSwitch(server.url);
});
test.afterAll(() => server.stop());

// One worker, and so one service: a start costs as much as a test.
test.describe.configure({ mode: 'default' });

/** Plays the affiliate, and notes what it was told. */
async function affiliate(page: import('@playwright/test').Page): Promise<URL[]> {
  const told: URL[] = [];
  await page.route('https://pixel.example/**', (route) => {
    told.push(new URL(route.request().url()));
    expect(route.request().headers().referer).toBeUndefined();
    return route.fulfill({ contentType: 'image/gif', body: Buffer.from('R0lGODlhAQABAAAAACw=', 'base64') });
  });
  return told;
}

test.describe('a completed switch', () => {
  test('says thank you, what it is known by, and what happens next [S2.60] [S2.61]', async ({ page }) => {
    await affiliate(page);
    await rememberSwitch(page, made, { switchDelayed: true });
    await page.goto(`${server.url}/switch-complete`);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await expect(page.getByText(/application has been submitted.*will be in touch/)).toBeVisible();
    const { g, e } = made.switched.referenceNumbers;
    await expect(page.getByText(g ?? 'no gas reference', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(e ?? 'no electricity reference', { exact: true }).first()).toBeVisible();
    for (const name of ['Your Switch', 'Cooling Off', 'Opening Meter Reads', 'Unpaid Debt'])
      await expect(page.getByRole('region', { name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your Switch' })).toContainText('5 to 10 working days');
    await expect(page.getByRole('region', { name: 'Your Switch' })).toContainText('two weeks later');
    await expect(page.getByRole('region', { name: 'Cooling Off' })).toContainText('14 days');
    await expect(page.getByText(/tons CO2\/year/)).toBeVisible();
    // What is offered side by side is of one size.
    const sizes = await page
      .getByRole('button', { name: /^Print or save|to my calendar/ })
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
    expect(sizes).toEqual(['16px', '16px']);
    // On a phone a number stands beside what copies it, and all of it in fewer than five screens.
    await page.setViewportSize({ width: 360, height: 740 });
    const copy = await page.getByRole('button', { name: /^Copy Gas/ }).boundingBox();
    const number = await page
      .getByText(g ?? 'no gas reference', { exact: true })
      .first()
      .boundingBox();
    expect(copy?.y).toBeLessThan((number?.y ?? 0) + (number?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
    await expectFit(page);
  });

  test('has each reference in one line, however small the screen and large its letters [S2.60]', async ({
    page,
  }) => {
    await affiliate(page);
    await rememberSwitch(page, made);
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(`${server.url}/switch-complete`);
    const { g, e } = made.switched.referenceNumbers;
    const number = page.getByText(g ?? e ?? 'no reference', { exact: true }).first();
    await expect(number).toBeVisible();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 24px }');
      document.adoptedStyleSheets = [sheet];
    });
    const lines = await number.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('is still there after a reload, and nothing personal is kept [S2.60]', async ({ page }) => {
    await affiliate(page);
    await rememberSwitch(page, made);
    await page.goto(`${server.url}/switch-complete`);
    const follow = page.getByRole('link', { name: /switch-progress#/ });
    await expect(follow).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // Whoever has the link sees the switch: paper is passed on.
    await expect(follow).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeVisible();
    // The receipt is a page of its own.
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText(
      'HomeNot shown: your address is not kept when this page is loaded again.',
    );
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toMatch(/Canaria|Finchley/);
  });

  test('gives its receipt as a page that needs nothing else to be read [S2.61]', async ({
    page,
    browser,
  }, info) => {
    await affiliate(page);
    await rememberSwitch(page, made);
    await page.goto(`${server.url}/switch-complete`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the receipt' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('your-switch.html');
    const kept = info.outputPath('receipt.html');
    await saved.saveAs(kept);
    // In a browser that knows nothing of the switch, as when it is passed on.
    const reader = await browser.newPage();
    const asked: string[] = [];
    reader.on('request', (request) => asked.push(request.url()));
    await reader.goto(pathToFileURL(kept).href);
    const title = `Your receipt from Home energy comparison: your switch to ${made.switched.supplier}`;
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(reader).toHaveTitle(title);
    await expect(reader.locator('html')).toHaveAttribute('lang', 'en-GB');
    // On a phone it is as wide as the screen, and its values stand beside their names.
    await reader.setViewportSize({ width: 360, height: 740 });
    await expect(reader.locator('meta[name=viewport]')).toHaveCount(1);
    await expect(reader.locator('dl')).toHaveCSS('display', 'grid');
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(asked).toEqual([pathToFileURL(kept).href]);
    // However wide it is, no day breaks across two lines.
    for (let width = 320; width <= 720; width += 8) {
      await reader.setViewportSize({ width, height: 740 });
      expect(await brokenDays(reader), `${width} px`).toEqual([]);
    }
    const { g, e } = made.switched.referenceNumbers;
    for (const said of [
      g ?? 'no gas reference',
      e ?? 'no electricity reference',
      '14 days after you receive',
    ])
      await expect(reader.getByText(said)).toBeVisible();
    await expectNoFindings(reader);
    await reader.close();
  });

  test('tells the affiliate when the person agrees, and once, whatever is loaded again [S2.63]', async ({
    page,
  }) => {
    const told = await affiliate(page);
    await rememberSwitch(page, made);
    await page.goto(`${server.url}/switch-complete`);
    const asks = page.getByRole('region', { name: 'May we tell our partner?' });
    await expect(asks).toContainText('pixel.example');
    expect(told).toHaveLength(0);
    await asks.getByRole('button', { name: 'Yes, tell them' }).click();
    await expect(asks).toContainText('Our partner has been told.');
    await expect.poll(() => told.length).toBe(1);
    expect(Object.fromEntries(told[0]?.searchParams ?? [])).toEqual({
      event: '1106',
      ownerReference: 'OWNER',
      switchId: `${made.switchId}`,
      totalCost: '1344.20',
    });
    await page.reload();
    await expect(page.getByText(/tons CO2\/year/)).toBeVisible();
    await expect(asks).toHaveCount(0);
    expect(told).toHaveLength(1);
  });

  test('that was made before is being processed, and nobody is told [S2.60] [S2.63]', async ({ page }) => {
    const told = await affiliate(page);
    await rememberSwitch(page, made, { switched: null, alreadySwitched: true });
    await page.goto(`${server.url}/switch-complete`);
    await expect(page.getByRole('heading', { level: 1, name: 'Processing Switch' })).toBeVisible();
    await expect(page.getByText(/tons CO2\/year/)).toBeVisible();
    expect(told).toHaveLength(0);
  });

  test('gives its dates to a calendar, the last day to cancel from the day of the welcome pack [S2.61]', async ({
    page,
  }) => {
    await affiliate(page);
    await rememberSwitch(page, made);
    await page.goto(`${server.url}/switch-complete`);
    const download = page.waitForEvent('download');
    const day = page.getByLabel('Day your welcome pack came');
    const add = page.getByRole('button', { name: /dates to my calendar/ });
    // No pack comes before its switch: the first file is that of a day that can be.
    await day.fill('2020-01-01');
    await add.click();
    await expect(day).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText(
      'Your welcome pack cannot have come before you switched, on 20-11-2026.',
    );
    await expectAccessible(page);
    // Where the day was folded away since, it is opened to be corrected.
    await day.fill('2099-01-01');
    await page.getByText('My welcome pack has come').click();
    await expect(day).toBeHidden();
    await add.click();
    await expect(day).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText(/^This day is yet to come\./);
    await day.fill('');
    // Half a day, as 31 February is one to the browser, is no day.
    await day.pressSequentially('02');
    await add.click();
    await expect(page.getByRole('alert')).toHaveText(/^There is no such day\./);
    await day.fill('2026-11-24');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('You can cancel until 08-12-2026.')).toBeVisible();
    await add.click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('your-switch.ics');
    expect(readFileSync(await saved.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20261208');
    // While it is to come there are the other dates.
    await day.fill('');
    const other = page.waitForEvent('download');
    await add.click();
    expect(readFileSync(await (await other).path(), 'utf8')).not.toContain('last day to cancel');
  });
});

test('the deals of a quote that was switched lead to the switch, and to another quote, and sell nothing [Q2.30] [Q2.32] [Q2.40]', async ({
  page,
}) => {
  await rememberSwitch(page, made);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${server.url}/results/home-energy`);
  await expect(page.getByRole('article').first()).toBeVisible();
  const told = page.getByRole('status').filter({ hasText: `You have switched to ${made.switched.supplier}` });
  await expect(told.getByRole('link', { name: 'Start a new quote' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Switch Now/ })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/^Save £/);
  // The one that was switched to is told from the others, where the switch is known by its tariff.
  const yours = page.getByRole('article').filter({ hasText: 'You switched to this deal' });
  await expect(yours).toHaveCount(0);
  const third = page.getByRole('article').nth(2);
  const [supplier, tariff] = await third.locator('h2 > span').allInnerTexts();
  await page.evaluate(
    (names) => {
      const kept = JSON.parse(localStorage.getItem('switched') ?? '{}');
      localStorage.setItem('switched', JSON.stringify({ ...kept, ...names }));
      sessionStorage.clear();
    },
    { switchedSupplier: supplier, switchedTariff: tariff, switchedPayMethod: 'MonthlyDirectDebit' },
  );
  await page.reload();
  await expect(yours).toHaveCount(1);
  await expect(yours.getByRole('heading', { name: `${supplier} ${tariff}` })).toBeVisible();
  expect((await yours.boundingBox())?.height).toBeLessThanOrEqual(200);
  // Nothing is left of the room for a button: costs stand at the edge of their rows, above what leads on.
  await page.setViewportSize({ width: 1280, height: 800 });
  const edges = await page
    .getByRole('article')
    .first()
    .evaluate((row) => {
      const cost = [...row.querySelectorAll('p')].find((one) => one.textContent?.endsWith('a month'));
      const foot = row.querySelector('ul')?.parentElement;
      return [cost, foot].map((one) => Math.round(one?.getBoundingClientRect().right ?? 0));
    });
  expect(edges[0]).toBe(edges[1]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectFit(page);
  await page
    .getByRole('button', { name: /^More Info/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tariff details' })).toBeVisible();
  await expect(page.getByText(`You have switched to ${supplier}`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Switch Now/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectFit(page);
  await page.getByRole('link', { name: 'See your switch' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
});

test('a link to a quote that was used leads to the switch, where this browser made one', async ({
  page,
  allowFailures,
}) => {
  allowFailures.is = true;
  await rememberSwitch(page, made);
  await page.goto(`${server.url}/saved-quote#${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Open my quote' }).click();
  await expect(page.getByRole('button', { name: 'Start a new quote' })).toBeVisible();
  await page.getByRole('link', { name: 'See your switch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
});

test('without a completed switch the page is the first one [S2.60]', async ({ page }) => {
  await page.goto(`${server.url}/switch-complete`);
  await expect(page).toHaveURL(/\/switch\/home-energy$/);
});
