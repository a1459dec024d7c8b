import type { Page } from '@playwright/test';
import { gasQuote } from '../service/quotes.ts';
import { expect, test } from './fixtures.ts';
import { QuoteJourney } from './journey.ts';
import { aRow, ResultsPage } from './results-page.ts';
import { keepQuote, makeSwitch, openSignUp, rememberSwitch } from './switched.ts';

const url = () => String(test.info().project.use.baseURL);

/** Where the name and the steps begin, in pixels from the left. */
const headOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a:first-child, nav li')].map(
      (element) => element.getBoundingClientRect().x,
    ),
  );

test('name and steps are in one place on all pages [Q1.01]', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await keepQuote(page, url(), 'gas', gasQuote);
  await page.goto('/results/home-energy');
  await expect(page.getByRole('article').first()).toBeVisible();
  const first = await headOf(page);
  expect(first).toHaveLength(5);
  await page.goto('/switch/home-energy');
  await expect(page.getByLabel('Postcode')).toBeVisible();
  expect(await headOf(page)).toEqual(first);
  await page.goto('/error/400');
  await expect(page.getByText('Error 400')).toBeVisible();
  expect(await headOf(page)).toEqual(first.slice(0, 1));

  const other = await browser.newPage({ baseURL: url(), viewport: { width: 1280, height: 800 } });
  await openSignUp(other, url());
  await other.goto('/details');
  await expect(other.getByRole('textbox', { name: 'First name' })).toBeVisible();
  expect(await headOf(other)).toEqual(first);
  await other.close();

  const last = await browser.newPage({ baseURL: url(), viewport: { width: 1280, height: 800 } });
  await rememberSwitch(last, await makeSwitch(url()));
  await last.goto('/switch-complete');
  await expect(last.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await headOf(last)).toEqual(first);
  await last.close();
});

test('the step where somebody is stands out in forced colours too [Q1.01]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/switch/home-energy');
  const marks = page.getByRole('navigation').getByRole('listitem').locator('span');
  await expect(marks).toHaveCount(4);
  const [here, next] = await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).color));
  expect(here).not.toBe(next);
});

/** What has the brand's accent: the words in that colour, and the words on a surface of it; of the head it is the brand's. */
const accented = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--color-accent)';
    const accent = getComputedStyle(probe).color;
    probe.remove();
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (one) => one.checkVisibility() && !one.closest('header'),
    );
    const said = (ones: readonly HTMLElement[]) => [
      ...new Set(
        ones.map(({ childNodes, className }) => {
          const first = [...childNodes].find(({ textContent }) => textContent?.trim());
          return first?.textContent?.trim() ?? className;
        }),
      ),
    ];
    const hasWords = (one: HTMLElement) =>
      [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    return {
      words: said(shown.filter((one) => hasWords(one) && getComputedStyle(one).color === accent)),
      surfaces: said(shown.filter((one) => getComputedStyle(one).backgroundColor === accent)),
    };
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the accent is the next step's alone, ${colorScheme} [Q2.12 Q2.32 Q2.40 S2.01]`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const quote = new QuoteJourney(page);
    await page.goto('/switch/home-energy');
    expect(await accented(page)).toEqual({ words: [], surfaces: ['Search'] });
    await quote.chooseHome('G2 1DU');
    expect(await accented(page)).toEqual({ words: [], surfaces: [] });
    await quote.choose(/How do you pay/, 'Monthly Direct Debit');
    await quote.expectTariff(/Who supplies/);
    expect(await accented(page)).toEqual({ words: [], surfaces: ['View Your Quotes'] });
    await quote.viewQuotes();
    expect(await accented(page)).toEqual({ words: [], surfaces: ['Switch Now'] });
    await page
      .getByRole('button', { name: /^More Info/ })
      .first()
      .click();
    await expect(page.getByText('Show as a table').first()).toBeVisible();
    expect(await accented(page)).toEqual({ words: [], surfaces: ['Switch Now'] });
    await page.getByRole('button', { name: 'Switch Now' }).click();
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
    expect(await accented(page)).toEqual({ words: [], surfaces: ['Continue'] });
  });

test('beside the list the filter is named once, by its button, and three choices stand in one line [Q2.30 Q2.34]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const results = new ResultsPage(page);
  await results.open();
  const named = await page
    .getByText('Filter Results')
    .evaluateAll((all) =>
      all.filter((element) => element.getBoundingClientRect().width > 1).map(({ localName }) => localName),
    );
  expect(named).toEqual(['button']);
  // The button stands over what it puts away.
  const [button, panel] = [await results.filterButton.boundingBox(), await results.filter.boundingBox()];
  expect(button?.x).toBe(panel?.x);
  for (const group of ['Rate type', 'Green']) {
    const choices = results.filter.getByRole('group', { name: group }).locator('label');
    await expect(choices).toHaveCount(3);
    const tops = await choices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  }
});

test('costs stand in one line down the list, of deals for comparison only too, and facts are told apart [Q2.31]', async ({
  page,
}) => {
  const results = new ResultsPage(page);
  await results.answerWith([
    aRow(1, { isFixed: true, fixedMonths: 12 }),
    aRow(2, { switchOption: 'None', isFixed: true, fixedMonths: 12, isGreen: true }),
  ]);
  await results.open();
  await page.goto('/results/home-energy?switchable=false');
  await expect(results.deals).toHaveCount(2);
  const costs = page.getByText(/^£\d+ a month$/);
  for (const [width, edge] of [
    [360, 'left'],
    [768, 'right'],
    [1280, 'right'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const edges = await costs.evaluateAll(
      (all, side) => all.map((one) => Math.round(one.getBoundingClientRect()[side])),
      edge,
    );
    expect(edges).toHaveLength(2);
    expect(new Set(edges).size, `${width} px`).toBe(1);
  }
  // Where signs have no room, dots part the facts: none stands at an end.
  await page.setViewportSize({ width: 360, height: 800 });
  const facts = results.deals.nth(1).getByRole('listitem');
  const dots = await facts.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content));
  expect(dots).toEqual(['none', expect.stringContaining('·'), expect.stringContaining('·')]);
});

test('the new deal is one line on the smallest phone [S2.02]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSignUp(page, url());
  await page.goto('/details');
  const toggle = page.getByRole('button', { name: 'Your new deal in full' });
  const change = page.getByRole('link', { name: 'Change your new deal' }).first();
  await expect(toggle).toBeVisible();
  expect((await toggle.boundingBox())?.y).toBe((await change.boundingBox())?.y);
});
