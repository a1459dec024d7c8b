import type { Locator } from '@playwright/test';
import { expect, expectAccessible, expectFit, test } from './fixtures.ts';
import { tabTo } from './hands.ts';
import { aRow, ResultsPage, visited } from './results-page.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('says which deal is cheapest, what it saves and what is hidden, and nothing overflows [Q2.30 Q2.31 Q2.34]', async ({
      page,
    }) => {
      const results = new ResultsPage(page);
      await results.open();
      await expect(results.best).toContainText(/^Save £\d+ a year.* is the cheapest deal/);
      await expect(results.count).toHaveText(/^Showing \d+ deals you can switch to here\.$/);
      await expect(
        page.getByRole('button', { name: /^Show \d+ more we cannot switch for you$/ }),
      ).toBeVisible();
      await expect(results.deals).toHaveCount(await results.counted());
      await expectAccessible(page);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow()).toBe(0);
      await page
        .getByRole('checkbox', { name: /^Compare/ })
        .nth(0)
        .check();
      await page
        .getByRole('checkbox', { name: /^Compare/ })
        .nth(1)
        .check();
      await expectAccessible(page);
      expect(await overflow()).toBe(0);
      await page.getByRole('button', { name: 'Compare 2 deals' }).click();
      await expect(page.getByRole('table')).toBeVisible();
      await expectAccessible(page);
      expect(await overflow()).toBe(0);
    });

    test('filters until nothing is left, says so exactly and leads back [Q2.33 Q2.34 Q2.35]', async ({
      page,
    }) => {
      const results = new ResultsPage(page);
      await results.answerWith([aRow(2), aRow(5), aRow(7, { switchOption: 'None' })]);
      await results.open();
      const isNarrow = viewport.width < 1024;
      if (isNarrow) await results.filterButton.click();
      await results.choose('Rate type', 'Variable');
      await results.choose('Green', 'Yes');
      await expectAccessible(page);
      if (isNarrow) await page.getByRole('button', { name: 'Show 0 deals' }).click();
      const none = page.getByRole('heading', { name: 'No results found for you chosen filters' });
      await expect(none).toBeVisible();
      await expect(page.getByText(/^Your filters hide all \d+ deals\.$/)).toHaveRole('status');
      await expectAccessible(page);
      await expect(page).toHaveURL(/isFixed=variable&isGreen=yes/);
      await page.getByRole('button', { name: 'Remove Green: Yes (1 deal)' }).click();
      await expect(results.deals).toHaveCount(1);
      await page.getByRole('button', { name: 'Reset all filters' }).click();
      await expect(page).toHaveURL(/\/results\/home-energy$/);
      await expect(results.deals).toHaveCount(2);
    });
  });
}

test('Back undoes a filter, a link brings it, and a reload keeps it [Q2.34 Q4.50]', async ({
  page,
  context,
}) => {
  const results = new ResultsPage(page);
  await results.open();
  const all = await results.counted();
  await results.choose('Rate type', 'Fixed');
  const fixed = await results.counted();
  expect(fixed).toBeLessThan(all);
  await results.choose('Green', 'Yes');
  await page.goBack();
  await expect.poll(() => results.counted()).toBe(fixed);
  await expect(results.filter.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect.poll(() => new ResultsPage(shared).counted()).toBe(fixed);
  await shared.close();
  await page.reload();
  await expect.poll(() => results.counted()).toBe(fixed);
});

test('another pay method is asked of the service, and the way back is not [Q2.34 Q7.20]', async ({
  page,
}) => {
  const results = new ResultsPage(page);
  await results.open();
  const first = await results.deals.first().textContent();
  const asked = page.waitForRequest('**/request/results/detail');
  await results.choose('Payment type', 'Cash & Cheque');
  expect((await asked).postDataJSON()).toMatchObject({ includeAllPayMethodOptions: true });
  await expect(results.deals.first()).not.toHaveText(String(first));
  await expect(results.filter.getByRole('radio', { name: 'Cash & Cheque' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove filter Payment type: Cash & Cheque' }).click();
  expect(await results.deals.first().textContent()).toBe(first);
});

test('a switch that does not start says why in its place, and tried again it gets a switchKey and goes to the sign-up [Q2.32]', async ({
  page,
  allowFailures,
}) => {
  allowFailures.is = true;
  const results = new ResultsPage(page);
  await results.open();
  await page.route('**/request/switch/pro/key', (route) =>
    route.fulfill({ status: 409, json: { message: 'This tariff was withdrawn a moment ago.' } }),
  );
  const second = results.deals.nth(1);
  await second.getByRole('button', { name: /^Switch Now/ }).click();
  await expect(second.getByRole('alert')).toContainText('This tariff was withdrawn a moment ago.');
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/results\/home-energy$/);
  await page.unroute('**/request/switch/pro/key');
  const paths = visited(page);
  const reply = page.waitForResponse('**/request/switch/pro/key');
  await second.getByRole('button', { name: /^Switch Now to \w.*, / }).click();
  const { geniusSwitchKeyDto } = await (await reply).json();
  expect(geniusSwitchKeyDto.switchKey).toMatch(/^[\w-]{43}$/);
  await expect.poll(() => paths).toContain('/details');
});

test('results that do not come say so, and come when asked again [Q8.04]', async ({
  page,
  allowFailures,
}) => {
  allowFailures.is = true;
  const results = new ResultsPage(page);
  await results.answerWith([aRow(1)]);
  await results.open();
  await page.route('**/request/results/detail', (route) => route.fulfill({ status: 503, body: '<html>' }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  // Nothing is there to print.
  await expect(page.getByRole('button', { name: /^Print/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/request/results/detail');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(results.deals.first()).toBeVisible();
});

test('the filter is put away and comes back on a wide screen, and is a dialog that gives the focus back on a narrow one [Q2.30]', async ({
  page,
}) => {
  const results = new ResultsPage(page);
  await results.open();
  await expect(results.filter).toBeVisible();
  await results.filterButton.click();
  await expect(results.filter).toHaveCount(0);
  await expect(results.filterButton).toHaveAttribute('aria-expanded', 'false');
  await results.filterButton.click();
  await expect(results.filter).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  const dialog = page.getByRole('dialog', { name: 'Filter Results' });
  await results.filterButton.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(results.filterButton).toBeFocused();
  await results.filterButton.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(results.filterButton).toBeFocused();
});

test('the whole page by keyboard: filter, sort, compare, back, switch [Q2.30 Q2.32]', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open();
  await tabTo(results.filter.getByRole('radio', { name: 'Any' }).first());
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/isFixed=fixed/);
  await tabTo(page.getByRole('combobox', { name: 'Sort by' }));
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/sort=supplier/);
  for (const place of [0, 1]) {
    await tabTo(page.getByRole('checkbox', { name: /^Compare/ }).nth(place));
    await page.keyboard.press('Space');
  }
  await tabTo(page.getByRole('button', { name: 'Compare 2 deals' }));
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Compare 2 deals' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Back to all deals' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Compare 2 deals' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.press('Enter');
  const paths = visited(page);
  await tabTo(
    page
      .getByRole('table')
      .getByRole('button', { name: /^Switch Now/ })
      .first(),
  );
  await page.keyboard.press('Enter');
  await expect.poll(() => paths).toContain('/details');
});

test('5,000 deals: only those near the screen are drawn, each tells its place, and the focus is not lost', async ({
  page,
}) => {
  const results = new ResultsPage(page);
  await results.answerWith(Array.from({ length: 5000 }, (_, place) => aRow(place + 1)));
  await results.open();
  await expect(results.count).toHaveText('Showing 5,000 deals you can switch to here.');
  const rows = page.getByRole('list', { name: 'Deals' }).locator('> li');
  expect(await rows.count()).toBeLessThan(30);
  await expect(rows.first()).toHaveAttribute('aria-setsize', '5000');
  await expectAccessible(page);
  const first = results.deals.first().getByRole('button', { name: 'More Info about Supplier 2, Tariff 1' });
  await first.focus();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(results.deals.filter({ hasText: 'Tariff 5000' })).toBeVisible();
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('checkbox', { name: 'Compare Supplier 2, Tariff 1', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  const next = page.getByRole('button', { name: 'Switch Now to Supplier 3, Tariff 2', exact: true });
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Only the deals that were on the screen are printed/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Switch Now/ })).toHaveCount(0);
});

test('on paper what a deal costs stands first, down the left edge [Q2.31]', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open();
  await page.emulateMedia({ media: 'print' });
  const deal = results.deals.first();
  const cost = await deal.getByText(/a month$/).boundingBox();
  const name = await deal.getByRole('heading').boundingBox();
  expect(Number(cost?.x) + Number(cost?.width)).toBeLessThan(Number(name?.x));
});

test('another list begins at its top when people were far down the one before', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.answerWith(Array.from({ length: 300 }, (_, place) => aRow(place + 1)));
  await results.open();
  await expect(results.count).toHaveText('Showing 300 deals you can switch to here.');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(results.deals.filter({ hasText: 'Tariff 300' })).toBeVisible();
  await expect(results.count).not.toBeInViewport();
  await results.filter.locator('label').filter({ hasText: 'Fixed' }).click();
  await expect(page).toHaveURL(/isFixed=fixed/);
  await expect(results.count).toBeInViewport();
});

test('a broken row is left out and the page stands [Q7.20]', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.answerWith([
    aRow(1),
    null,
    { tariffId: 2 },
    aRow(3, { totalCost: 1e300, savings: 1e300 }),
    'x',
    aRow(4),
  ]);
  await results.open();
  await expect(results.deals).toHaveCount(2);
});

test('skeletons hold the place of the list: nothing moves when it comes, at 390 and 1280 pixels', async ({
  page,
}) => {
  const results = new ResultsPage(page);
  await results.open();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const release = await results.hold();
    await page.reload();
    await expect(page.getByText('Finding your deals…')).toBeAttached();
    release();
    await expect(results.deals.first()).toBeVisible();
    const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
  }
});

test('a long wait is told by its stages [Q4.40]', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open();
  const release = await results.hold();
  await page.reload();
  const overlay = page.getByRole('status').filter({ hasText: 'Finding and ranking your deals' });
  await expect(overlay).toContainText('Saving your quote: done');
  await expectAccessible(page);
  release();
  await expect(overlay).toHaveCount(0);
  await expect(results.deals.first()).toBeVisible();
});

test('without a quote the way leads to the first page, and changing answers keeps them [Q7.20]', async ({
  page,
}) => {
  await page.goto('/results/home-energy');
  await expect(page).toHaveURL(/\/switch\/home-energy$/);
  await expect(page.getByText(/^This browser has no quote of yours/)).toBeVisible();
  await page.goto('/tariff-details/4302');
  await expect(page.getByText(/^This browser has no quote of yours/)).toBeVisible();
  await page.goto('/switch-complete');
  await expect(page.getByText(/^This browser knows of no finished switch/)).toBeVisible();
  await page.goto('/details');
  await expect(page.getByText(/^This browser has no sign-up of yours/)).toBeVisible();
  const results = new ResultsPage(page);
  await results.reach();
  await page.getByRole('link', { name: 'Change your answers' }).click();
  await expect(page.getByRole('textbox', { name: 'Gas usage', includeHidden: true })).toHaveValue('9800');
});

test('a sign-up that was never begun leads to the deals of the quote, which stays', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open();
  await page.goto('/details');
  await expect(page).toHaveURL(/\/results\/home-energy$/);
  const told = page.getByRole('status').filter({ hasText: 'You have not begun a sign-up here yet' });
  await expect(told).toBeInViewport();
  await expect(results.deals.first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(results.deals.first()).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('the first deal stands above the fold, and every row keeps its height, at 320, 360, 1280 and 1440 pixels [Q2.31 Q7.20]', async ({
  page,
}) => {
  const results = new ResultsPage(page);
  await results.open();
  for (const [width, height, top] of [
    [320, 740, 600],
    [360, 740, 500],
    [1280, 800, 800],
    [1440, 900, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/results/home-energy');
    await expect(results.deals.first()).toBeVisible();
    const boxes = await results.deals.evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
    );
    expect(boxes[0]?.top).toBeLessThan(top);
    // So do the ways to keep the list, and above it who pays for it.
    const above = Number(boxes[0]?.top);
    for (const way of [
      page.getByRole('link', { name: 'Save this quote for later' }),
      page.getByRole('button', { name: 'Print or save as PDF' }),
      page.getByText('Some suppliers pay us a commission.'),
    ])
      expect((await way.boundingBox())?.y).toBeLessThan(above);
    expect(boxes.length).toBeGreaterThan(20);
    // At 320 pixels a long name takes two lines; that a deal is the cheapest takes none.
    const [least, most] = width < 640 ? [160, width < 360 ? 210 : 200] : [120, 140];
    expect(boxes[0]?.height).toBeLessThanOrEqual(200);
    for (const box of boxes) {
      expect(box.height).toBeGreaterThanOrEqual(least);
      expect(box.height).toBeLessThanOrEqual(most);
    }
    // No name of one word is broken, in the list or in the filter beside it, ticked or not.
    if (width > 1000) await results.filter.getByRole('checkbox', { name: 'ScottishPower' }).check();
    const lines = await page.getByText('ScottishPower', { exact: true }).evaluateAll((names) =>
      names.map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((count) => count > 1)).toEqual([]);
  }
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('what is pressed is 44 pixels high, and the first deal as high up as without [Q2.31]', async ({
    page,
  }) => {
    const results = new ResultsPage(page);
    const low = () =>
      page.locator(':is(main, footer) :is(a, button, summary)').evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && !one.closest('[class*="compareNow"]'))
          .map((one) => [one.textContent, Math.round(one.getBoundingClientRect().height)])
          .filter(([, height]) => Number(height) < 44),
      );
    await results.open();
    expect((await results.deals.first().boundingBox())?.y).toBeLessThan(500);
    expect(await low()).toEqual([]);
    await page.goto('/tariff-details/702');
    await expect(page.getByText('Show as a table').first()).toBeVisible();
    expect(await low()).toEqual([]);
  });
});

test('no two actions have one name, at 360, 1280 and 1440 pixels [Q2.32]', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open();
  for (const place of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(place)
      .check();
  await results.deals
    .first()
    .getByRole('button', { name: /^Rates/ })
    .click();
  const pinned = page.getByRole('complementary', { name: 'Deals to compare' });
  for (const width of [360, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(pinned).toHaveCount(width === 1440 ? 1 : 0);
    const names = await page
      .locator('main')
      .locator('button, a, input[type=checkbox]')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => (one.closest('label') ?? one).textContent?.replace(/\s+/g, ' ').trim()),
      );
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  }
});

test('on a very wide screen the comparison is pinned, and what is paid now is a column of it [Q2.31]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const results = new ResultsPage(page);
  await results.open();
  const pinned = page.getByRole('complementary', { name: 'Deals to compare' });
  const columns = pinned.getByRole('columnheader');
  await expect(columns).toHaveText([/^If you stay$/, /So Energy/]);
  await results.deals.nth(2).getByRole('checkbox').check();
  await results.deals.nth(3).getByRole('checkbox').check();
  await expect(columns).toHaveCount(3);
  const now = pinned.getByRole('row', { name: /^A year/ }).getByRole('cell');
  await expect(now.first()).toHaveText(/^£\d+$/);
  await page.evaluate(() => scrollTo(0, 3000));
  await expect(pinned.getByRole('heading')).toBeInViewport();
  await expectAccessible(page);
  await page.evaluate(() => scrollTo(0, 0));
  await results.deals.nth(0).getByRole('checkbox').check();
  await expect(columns).toHaveCount(4);
  // The bar leads to the comparison; beside a tick nothing else does, but for the keys.
  const keys = results.deals.nth(0).getByRole('button', { name: /^Compare 3 now/ });
  const height = (await results.deals.nth(0).boundingBox())?.height;
  expect((await keys.locator('..').boundingBox())?.width).toBe(1);
  await results.deals.nth(0).getByRole('checkbox').focus();
  await page.keyboard.press('Tab');
  await expect(keys).toBeFocused();
  expect((await keys.locator('..').boundingBox())?.width).toBeGreaterThan(80);
  expect((await results.deals.nth(0).boundingBox())?.height).toBe(height);
  // What is paid now has room for its name in two lines, and stands in line with the names of the lines.
  const left = (one: Locator) =>
    one.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, top, bottom } = range.getBoundingClientRect();
      return { left: Math.round(left), lines: Math.round((bottom - top) / 21) };
    });
  const year = pinned.getByRole('row', { name: /^A year/ });
  expect((await left(columns.first())).lines).toBe(2);
  expect((await left(now.first())).left).toBe((await left(year.getByRole('rowheader'))).left);
  // Three deals and what is paid now stand side by side: no column is cut.
  const table = pinned.getByRole('table');
  expect(await table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBe(0);
  // No day breaks across two lines, and none reaches into the next column.
  const days = pinned.getByText(/^\d{2}-\d{2}-\d{4}$/);
  await expect(days).toHaveCount(3);
  const reach = (one: Element) =>
    one.getBoundingClientRect().right - (one.closest('td')?.getBoundingClientRect().right ?? 0);
  for (const day of await days.all()) {
    expect(await day.evaluate((one) => one.getClientRects().length)).toBe(1);
    expect(await day.evaluate(reach)).toBeLessThanOrEqual(0);
  }
  await results.deals.nth(0).getByRole('checkbox').uncheck();
  await pinned.getByRole('button', { name: 'Compare 2 deals' }).click();
  await expect(page.getByRole('heading', { name: 'Compare 2 deals' })).toBeFocused();
});

test('three deals are compared at 360 and 768 pixels without sideways scrolling, each value by its deal [Q2.31]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const results = new ResultsPage(page);
  await results.open();
  for (const place of [0, 1, 2]) await results.deals.nth(place).getByRole('checkbox').check();
  const [first = ''] = await results.deals.nth(0).locator('h2 > span').allInnerTexts();
  // The bar has the way there: the rows grow by no line.
  for (const place of [0, 1, 2])
    expect((await results.deals.nth(place).boundingBox())?.height).toBeLessThanOrEqual(200);
  await page.getByRole('button', { name: 'Compare 3 deals' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('rowheader', { name: /^A year/ })).toBeVisible();
  const beyond = () => table.evaluate((one) => (one.parentElement?.scrollWidth ?? 0) - one.clientWidth);
  expect(await beyond()).toBeLessThanOrEqual(0);
  const year = table.getByRole('row', { name: /^A year/ });
  await expect(year.getByText(first, { exact: true }).first()).toBeVisible();
  await expect(year.getByText('If you stay')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2650);
  // What all of them say alike is one line.
  const alike = table.getByRole('row', { name: /^All 3 alike/ });
  await expect(alike.getByText(/^Payment type: /)).toBeVisible();
  const rates = table.getByRole('row', { name: /^Rates and more/ }).getByText(/p a kWh and .*p a day/);
  await expect(rates).toHaveCount(3);
  for (const each of await rates.all()) await expect(each).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(year.getByText('If you stay')).toBeHidden();
  expect(await beyond()).toBeLessThanOrEqual(0);
});

test('ticked deals of one supplier are told apart by their tariffs, 320, 360, 768 and 1280 pixels wide [Q2.31]', async ({
  page,
}) => {
  const widths = [1280, 768, 360, 320];
  const results = new ResultsPage(page);
  const names = ['Protected Saver Fixed March 2027', 'Protected Saver Fixed March 2028'];
  const of = { supplierId: 8, supplierName: 'ScottishPower' };
  await results.answerWith([
    aRow(1, { ...of, tariffName: names[0] }),
    aRow(2, { ...of, tariffName: names[1] }),
    aRow(3),
  ]);
  await results.open();
  const ticks = [0, 1, 2].map((place) => results.deals.nth(place).getByRole('checkbox'));
  const bar = page.getByRole('region', { name: 'Deals to compare' });
  const other = bar.getByRole('button', { name: 'Do not compare Supplier 4' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const tick of ticks) await tick.check();
    for (const name of names) {
      const chip = bar.getByRole('button', { name });
      await expect(chip).toHaveAccessibleName(`Do not compare ScottishPower ${name}`);
      const words = chip.getByText(name, { exact: true });
      await expect(words).toBeInViewport({ ratio: 1 });
      expect((await words.boundingBox())?.width).toBeGreaterThan(90);
      expect(await chip.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    }
    expect((await bar.boundingBox())?.height).toBeLessThan(250);
    if (width === widths[0]) await expectFit(page);
    await page.setViewportSize({ width, height: 800 });
    await other.click();
    await page.getByRole('button', { name: 'Compare 2 deals' }).click();
    const table = page.getByRole('table');
    for (const name of names) await expect(table.getByText(name).first()).toBeVisible();
    await expect(table.getByRole('rowheader', { name: 'Both alike' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to all deals' }).click();
  }
});

test('the heading of a comparison has the focus and is in sight, in a window of 320 by 256 pixels too [Q2.31]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const results = new ResultsPage(page);
  await results.open();
  for (const place of [0, 1]) await results.deals.nth(place).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Compare 2 deals' }).click();
  const heading = page.getByRole('heading', { name: 'Compare 2 deals' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('each way to sort puts other deals first, and the old names still sort [Q2.30]', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.answerWith([
    aRow(1, { hasCancellationFee: true, exitFees: 100, isFixed: false, isGreen: false }),
    aRow(2, { isFixed: false, isGreen: false }),
    aRow(3, { hasCancellationFee: true, fixedMonths: 13, isFixed: true, isGreen: false }),
    aRow(4, { hasCancellationFee: true, isFixed: false, isGreen: true }),
  ]);
  await results.open();
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  for (const [order, first] of [
    ['No exit fee first', 'Tariff 2'],
    ['Longest fix first', 'Tariff 3'],
    ['Green first', 'Tariff 4'],
    ['Cheapest first', 'Tariff 1'],
  ]) {
    await sort.selectOption(String(order));
    await expect(results.deals.first()).toContainText(String(first));
  }
  await page.goto('/results/home-energy?sort=monthly');
  await expect(results.deals.first()).toContainText('Tariff 1');
  await expect(sort).toHaveValue('ranked');
});

test('nothing overflows with letters of 24px at 360 pixels, of 16px or 100% at 320 pixels [Q2.30]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const results = new ResultsPage(page);
  await results.open();
  await results.deals
    .first()
    .getByRole('button', { name: /^Rates/ })
    .click();
  for (const [size, width] of [
    ['24px', 360],
    ['16px', 320],
    ['100%', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate((fontSize) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { font-size: ${fontSize} }`);
      document.adoptedStyleSheets = [sheet];
    }, size);
    const cut = await page
      .locator('main')
      .locator('button, a, h1, h2, p, li, select')
      .evaluateAll((all) =>
        all
          .filter((one) => !one.closest('.visually-hidden') && one.getBoundingClientRect().right > innerWidth)
          .map(({ textContent }) => textContent),
      );
    expect([size, width, ...cut]).toEqual([size, width]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('More Info opens the details of the tariff, every page is titled with whose it is, and one without script says whom to call [Q1.01] [Q2.32]', async ({
  page,
}) => {
  const results = new ResultsPage(page);
  await results.open();
  await expect(page).toHaveTitle('Choose Your New Deal – Switchyard');
  const deal = results.deals.first();
  const name = String(await deal.getByRole('heading').locator('span').last().textContent());
  await deal.getByRole('button', { name: /^More Info/ }).click();
  await expect(page).toHaveURL(/\/tariff-details\/[0-9]+\?payMethod=\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(page).toHaveTitle(/: Tariff details – Switchyard$/);
  await page.goto('/switch/home-energy');
  await expect(page).toHaveTitle(/ – Switchyard$/);
  await page.goto('/carbon-offset');
  await expect(page).toHaveTitle(/ – Switchyard$/);
  const served = await (await page.request.get('/switch/home-energy')).text();
  expect(served).toMatch(/<noscript>.*call us on 0\d[\d ]+\.<\/section><\/noscript>/);
});

test('spending below the standing charge is told where it shows [Q2.30]', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.answerWith([aRow(1, { carbonFootprint: 0, totalCost: 230, savings: 6 })]);
  await results.open();
  await expect(results.best).toContainText('You spend less than your tariff’s standing charge');
});

test('opening the rates of a deal moves nothing of its row [Q2.31]', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open();
  const deal = results.deals.nth(1);
  const name = deal.getByRole('heading', { level: 2 });
  const rates = deal.getByRole('button', { name: /^Rates/ });
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await rates.scrollIntoViewIfNeeded();
    const before = await name.boundingBox();
    await rates.press('Enter');
    await expect(rates).toHaveAttribute('aria-expanded', 'true');
    expect(await name.boundingBox()).toEqual(before);
    await rates.press('Enter');
  }
});
