import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFit, test } from './fixtures.ts';
import { expectFocusInSight } from './focus-in-sight.ts';
import { tabTo } from './hands.ts';
import { QuoteJourney } from './journey.ts';
import { keepQuote } from './switched.ts';

const common = {
  postcode: 'NR21NH',
  addressLine1: '1 The Street',
  addressLine2: '',
  town: 'Norwich',
  county: '',
  mpan: '018011001099991001006',
  mprn: null,
  billConsumptionIsEstimated: true,
  referrerBranchCode: 'WEB',
  switchOwnerReference: 'SWITCHYARD',
  isHappyToBeAutoSwitched: false,
  accountManagementOnline: 'UnInterested',
  newTariffPaymentMethod: 'monthlyDirectDebit',
  utilityPeriod: 'Annually',
  currentPayMethod: 'monthlyDirectDebit',
  tariffId: 201,
  tariffValidToDate: null,
};

/** A day so many days from today, YYYY-MM-DD. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const dual = {
  ...common,
  switchType: 'dualConsolidatedToDualConsolidated',
  electricityCurrentCostEstimated: null,
  electricityCurrentUsageEstimated: 2700,
  gasCurrentCostEstimated: null,
  gasCurrentUsageEstimated: 11500,
  electricityConsumptionExceedsGasConsumption: false,
};

const homes = {
  'dual, on no fix': {
    call: 'dual-consolidated',
    body: dual,
  },
  // On a fix with an exit fee that ends within the year.
  dual: {
    call: 'dual-consolidated',
    body: { ...dual, tariffId: 202, tariffValidToDate: inDays(120) },
  },
  gas: {
    call: 'gas',
    body: { ...common, switchType: 'gasToGas', currentCostEstimated: null, currentUsageEstimated: 11500 },
  },
  'Economy 7': {
    call: 'electricity',
    body: {
      ...common,
      switchType: 'electricityToElectricity',
      mpan: '028111201099991001006',
      economy7Percentage: 42,
      currentCostEstimated: null,
      currentUsageEstimated: 4200,
    },
  },
};

/** Saves a quote as the first page would, and opens the details of a tariff by their address. */
async function openDetails(page: Page, home: keyof typeof homes, tariffId: number): Promise<void> {
  const { call, body } = homes[home];
  await keepQuote(page, String(test.info().project.use.baseURL), call, body);
  await page.goto(`/tariff-details/${tariffId}`);
  await expect(page.getByRole('img', { name: /How far ahead switching is/ })).toBeVisible();
  await expect(page.getByRole('table', { name: /Tariff Information Label/ }).first()).toBeVisible();
}

const cases = [
  { home: 'dual', tariffId: 702, says: 'on a fix with an exit fee', canSwitch: true },
  { home: 'gas', tariffId: 702, says: 'single fuel', canSwitch: true },
  { home: 'Economy 7', tariffId: 4902, says: 'day and night rates', canSwitch: true },
  { home: 'gas', tariffId: 1602, says: 'review only', canSwitch: false },
] as const;

for (const { home, tariffId, says, canSwitch } of cases) {
  test(`the details for a home with ${home}, ${says}: axe finds nothing and all fits, at 320, 768 and 1280 pixels [Q2.40 Q2.41 Q2.42]`, async ({
    page,
  }) => {
    await openDetails(page, home, tariffId);
    await expect(page.getByRole('button', { name: 'Switch Now' })).toHaveCount(canSwitch ? 1 : 0);
    if (!canSwitch) await expect(page.getByText(/For comparison only/)).toBeVisible();
    const labels = page.getByRole('table', { name: /Tariff Information Label/ });
    await expect(labels.getByRole('columnheader')).toHaveCount(home === 'dual' ? 2 : 1);
    // What both fuels share stands in the middle of both columns, not below one of them.
    const shared = labels.getByRole('cell').and(page.locator('[colspan]'));
    if (home === 'dual') await expect(shared.first()).toHaveCSS('text-align', 'center');
    else await expect(shared).toHaveCount(0);
    await expect(page.getByText(/A demonstration tariff/).first()).toBeVisible();
    for (const summary of await page.locator('main summary').all()) await summary.click();
    const fuels = home === 'dual' ? ['Electricity', 'Gas'] : [home === 'gas' ? 'Gas' : 'Electricity'];
    const figures = page.getByRole('table', { name: `All figures of ${fuels.join(' and ').toLowerCase()}` });
    await expect(figures.locator('tbody > tr:first-child > th[scope="rowgroup"]')).toHaveText(fuels);
    for (const table of await page.getByRole('table').all()) await expect(table).toHaveAccessibleName(/./);
    await expectFit(page);
  });
}

test('the names of all figures and of their fuels stand while a phone scrolls the plans, by keys too [Q2.41]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDetails(page, 'dual', 702);
  const heading = page.locator('summary').filter({ hasText: 'All figures' });
  await heading.click();
  const plans = page.getByRole('region', { name: 'All figures of electricity and gas' });
  await heading.focus();
  await page.keyboard.press('Tab');
  await expect(plans).toBeFocused();
  const names = ['Electricity', 'Gas', 'Unit rate'].map((name) =>
    plans.getByRole('rowheader', { name, exact: true }).first(),
  );
  const lefts = async () => {
    const boxes = await Promise.all([heading, ...names].map((one) => one.boundingBox()));
    return boxes.map((box) => Math.round(box?.x ?? -1));
  };
  const before = await lefts();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => plans.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
  expect(await lefts()).toEqual(before);
});

for (const media of [{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
  test(`the details are legible with ${JSON.stringify(media)}`, async ({ page }) => {
    // Before the page is there: colours that are on their way to others have no contrast of their own.
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await openDetails(page, 'Economy 7', 4902);
    await expectAccessible(page);
  });
}

for (const width of [320, 1280]) {
  test(`nothing jumps while the details arrive, at ${width} pixels (CLS below 0.05)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Reflect.set(window, 'shifts', shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openDetails(page, 'dual', 702);
    const moved = await page.evaluate(() =>
      Reflect.get(window, 'shifts').reduce((sum: number, value: number) => sum + value, 0),
    );
    expect(moved).toBeLessThan(0.05);
  });
}

test('the saving says at every width that the exit fee is not counted, and the picture has its scale where the fee outweighs it [Q2.40 Q2.41]', async ({
  page,
}) => {
  await openDetails(page, 'dual', 702);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const price = page.getByRole('region', { name: 'Cost and switching' });
    await expect(price.getByText('before your £100 exit fee')).toBeInViewport({ ratio: 1 });
  }
  const chart = page.getByRole('img', { name: /£\d+ more than if you stay/ });
  await chart.scrollIntoViewIfNeeded();
  // An amount below nothing is what stands on top in its place, not the area behind it.
  const isOnTop = await chart
    .getByText(/^-£/)
    .first()
    .evaluate((amount) => {
      const { x, y, width, height } = amount.getBoundingClientRect();
      const inAmount = document.elementsFromPoint(x + width / 2, y + height / 2);
      const area = inAmount.findIndex((element) => element.localName === 'polygon');
      return area === -1 || inAmount.indexOf(amount) < area;
    });
  expect(isOnTop).toBe(true);
});

test('what has the focus stays in sight when the costs above it come late', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/request/ppp', async (route) => {
    await held;
    await route.continue();
  });
  const { call, body } = homes.gas;
  await keepQuote(page, String(test.info().project.use.baseURL), call, body);
  await page.goto('/tariff-details/702');
  await tabTo(page.getByRole('button', { name: /^Print th/ }));
  await expectFocusInSight(page, 'before the costs');
  answer();
  await expect(page.getByRole('img', { name: /How far ahead switching is/ })).toBeVisible();
  await expectFocusInSight(page, 'with the costs above it');
});

test('at the end of the page the bar of the price lies over none of its words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDetails(page, 'gas', 702);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
  const bar = await page
    .getByRole('main')
    .locator('section', { has: page.getByRole('button', { name: /^Switch Now/ }) })
    .last()
    .boundingBox();
  expect(bar?.y).toBeGreaterThan(600);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('on a phone the details of two fuels stand in 4,000 px [Q2.40]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDetails(page, 'dual, on no fix', 702);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
});

test('on paper there is all of the page, or on request the label of both fuels alone, on one page, black on white [Q2.42]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openDetails(page, 'dual', 702);
  const controls = page.getByRole('main').getByRole('button');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cost and switching' })).toContainText('a year');
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  const openers = page.locator('main summary');
  expect(await openers.count()).toBe(4);
  await expect(openers.filter({ visible: true })).toHaveCount(0);
  // A heading stands on the sheet of what it heads, and no sheet is empty.
  await expect(page.getByRole('heading', { name: 'Tariff Information Label' })).toHaveCSS(
    'break-after',
    'avoid',
  );
  await expect(page.getByRole('main')).toHaveCSS('padding-bottom', '0px');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Print these labels' }).click();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const label = page.getByRole('table', { name: /Tariff Information Label/ });
  await expect(label).toBeVisible();
  await expect(label).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(label).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'Steps' }),
    page.getByRole('img', { name: /How far ahead switching is/ }),
    page.getByRole('button'),
  ])
    await expect(gone.filter({ visible: true })).toHaveCount(0);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('More Info opens the details, Back leads to the very same results, Switch Now starts the sign-up [Q2.32 Q2.40]', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.viewQuotes();
  await page.goto('/results/home-energy?isGreen=yes');
  await page.setViewportSize({ width: 1280, height: 600 });
  await page
    .getByRole('button', { name: /^More Info/ })
    .nth(3)
    .click();
  await expect(page).toHaveURL(/\/tariff-details\/\d+\?payMethod=MonthlyDirectDebit$/);
  const heading = page.getByRole('heading', { name: 'Tariff details', level: 1 });
  await expect(heading).toBeFocused();
  const box = page.getByRole('region', { name: 'Cost and switching' });
  await expect(box).toContainText('a year');
  const said = (await box.textContent()) ?? '';
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Back to your deals' }).click();
  await expect(page).toHaveURL(/\/results\/home-energy\?isGreen=yes$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  const pressed = page.getByRole('button', { name: /^More Info/ }).nth(3);
  await expect(pressed).toBeFocused();
  await expect(pressed).toBeInViewport();
  const monthly = /£[\d,]+ a month/.exec(said)?.[0] ?? 'no cost';
  await expect(page.getByRole('article').nth(3)).toContainText(monthly);
  await page
    .getByRole('button', { name: /^More Info/ })
    .first()
    .click();
  await expect(heading).toBeFocused();
  const sent = page.waitForRequest(/\/request\/switch\/pro\/key$/);
  await page.getByRole('button', { name: 'Switch Now' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    switchType: 'gasToGas',
    switchPlan: { gas: { payMethod: 'MonthlyDirectDebit' } },
  });
});

test('an unknown tariff says so and leads back [Q2.40]', async ({ page, allowFailures }) => {
  allowFailures.is = true;
  await openDetails(page, 'gas', 702);
  await page.goto('/tariff-details/999999');
  await expect(page.getByRole('heading', { name: 'We do not know this tariff' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to your deals' }).click();
  await expect(page).toHaveURL(/\/results\/home-energy/);
});

test('without a saved quote the details lead to the first page [Q2.40]', async ({ page }) => {
  await page.goto('/tariff-details/702');
  await expect(page).toHaveURL('/switch/home-energy');
});
