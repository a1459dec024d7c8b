import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { QuoteJourney } from './journey.ts';
import { SignUpForm } from './sign-up.ts';
import { begin } from './sign-up-deals.ts';
import { dealOf } from './sign-up-variants.ts';
import { openSignUp } from './switched.ts';

/** Writes everything at twice its size, as a person's browser may. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });

/** The page, and whatever of it must not be cut, is no wider than the window; letters stand beside each other. */
async function expectNoOverflow(page: Page, state: string): Promise<void> {
  const found = await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main button, main a, aside a')];
    const cut = buttons.filter((button) => button.getBoundingClientRect().right > innerWidth);
    return [document.documentElement.scrollWidth, ...cut.map(({ textContent }) => textContent)];
  });
  expect([state, ...found]).toEqual([state, 360]);
}

/** Words of these elements that begin on one line and end on another. */
const cutWords = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const word of (text.nodeValue ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) cut.push(word[0]);
        }
      return cut;
    }),
  );

test('on a phone a meter stands in few lines, two deals fit side by side, and text of twice the size fits too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH');
  await quote.open('Where do you live?');
  const meter = page
    .getByText('Electricity meter found', { exact: true })
    .locator('xpath=ancestor::*[@data-layout="stack"][1]');
  expect((await meter.boundingBox())?.height).toBeLessThan(150);
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.type('Electricity usage', '2900');
  await enlarge(page);
  await expectNoOverflow(page, 'cards');
  const address = quote.said('Where do you live?').locator('span').first();
  expect((await address.boundingBox())?.width).toBeGreaterThan(150);

  await quote.viewQuotes();
  await expectNoOverflow(page, 'results');
  // A price of twice the size stands in one line: no letter below another.
  const prices = page.getByRole('article').locator('p > strong');
  const lines = await prices.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).fontSize)),
  );
  expect(lines.length).toBeGreaterThan(5);
  expect(Math.max(...lines)).toBeLessThan(2);
  expect(await cutWords(page.getByRole('article').getByRole('heading'))).toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  for (const place of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(place)
      .check();
  const chosen = page
    .getByRole('region', { name: 'Deals to compare' })
    .getByRole('button', { name: /Energy/ });
  await expect(chosen.first().locator('svg').first()).toBeVisible();
  await page.getByRole('button', { name: 'Compare 2 deals' }).click();
  const table = page.getByRole('table');
  expect((await table.boundingBox())?.width).toBeLessThanOrEqual(328);
  await expect(table.getByRole('rowheader', { name: 'A year' })).toBeVisible();
  expect(await cutWords(table.getByRole('listitem'))).toEqual([]);

  await page
    .getByRole('button', { name: /^More Info/ })
    .first()
    .click();
  await expect(page.getByRole('img', { name: /How far ahead switching is/ })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  const label = page.getByRole('table', { name: /Tariff Information Label/ });
  await expect(label.getByRole('columnheader')).toHaveCount(2);
  expect(await cutWords(label)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await enlarge(page);
  await expectNoOverflow(page, 'details');
  const price = page.getByRole('region', { name: 'Cost and switching' });
  for (const part of [page.getByRole('region', { name: 'This tariff' }).getByRole('heading'), price])
    expect(await cutWords(part)).toEqual([]);
  expect(await cutWords(page.getByRole('figure').locator('strong'))).toEqual([]);

  await price.getByRole('button', { name: /^Switch Now/ }).click();
  const bar = page.getByRole('complementary', { name: 'Your new deal' });
  await expect(bar).toBeVisible();
  await enlarge(page);
  await expectNoOverflow(page, 'sign-up');
  await bar.getByRole('button', { name: 'Your new deal in full' }).click();
  expect(await cutWords(bar.getByRole('paragraph').filter({ hasText: /Fixed|Variable/ }))).toEqual([]);
  const cost = await bar
    .getByText(/a month/)
    .first()
    .boundingBox();
  const change = await bar
    .getByRole('link', { name: /^Change/ })
    .first()
    .boundingBox();
  expect((cost?.y ?? 0) + (cost?.height ?? 0)).toBeLessThanOrEqual((change?.y ?? 0) + 1);
  const form = new SignUpForm(page);
  await form.fillCustomer();
  await form.fillMeters('dual');
  await expectNoOverflow(page, 'meter numbers');
});

test('a page that a visit begins with is seen from its top, on a small phone too [Q2.02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/switch/home-energy');
  await expect(page.getByLabel('Postcode')).toBeAttached();
  const depth = await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise((next) => requestAnimationFrame(next));
    return window.scrollY;
  });
  expect(depth).toBe(0);
});

test('the parts of a previous address stand apart, its length of stay in one line, and the next step is told by its surface in forced colours [S2.12]', async ({
  page,
  baseURL,
}) => {
  await openSignUp(page, String(baseURL));
  await page.goto('/details');
  const form = new SignUpForm(page);
  await form.fillCustomer();
  const card = await form.openPreviousAddress();
  const top = async (name: RegExp) =>
    (await card.locator('legend, label').filter({ hasText: name }).first().boundingBox())?.y ?? 0;
  const [heading, years, months, postcode] = [
    await top(/^How long did you live there/),
    await top(/^Years/),
    await top(/^Months/),
    await top(/^Postcode/),
  ];
  expect(years - heading).toBeGreaterThan(30);
  expect(months).toBe(years);
  // Label, box of 44 px, and room.
  expect(postcode - years).toBeGreaterThan(90);

  await page.emulateMedia({ forcedColors: 'active' });
  const surface = (name: string) =>
    page
      .getByRole('button', { name, includeHidden: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await surface('Save this address')).not.toBe(await surface('Cancel'));
});

test('a list that opens lies on top of the bar at the foot of the screen [Q2.15]', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/switch/home-energy');
  await page.getByLabel('Postcode').fill('NR2 1NH');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox').check();
  const address = page.getByRole('combobox', { name: 'Address' });
  await expect(address).toBeVisible();
  // Where it stands depends on what came first, the list of addresses or the tick.
  await address.evaluate((box) => scrollBy(0, box.getBoundingClientRect().top - 500));
  await address.click();
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  const edges = await list.boundingBox();
  expect((edges?.y ?? 0) + (edges?.height ?? 0)).toBeGreaterThan(800);
  const isOnTop = (element: Element) =>
    element.contains(document.elementFromPoint(innerWidth / 2, innerHeight - 30));
  expect(await list.evaluate(isOnTop)).toBe(true);
});

test('the sign of a link to another site stays on the line of its last word', async ({ page }) => {
  await page.goto('/switch/home-energy');
  const link = page
    .getByRole('checkbox')
    .locator('..')
    .getByRole('link', { name: /^Terms/ });
  await expect(link).toBeVisible();
  for (let width = 320; width <= 480; width += 8) {
    await page.setViewportSize({ width, height: 800 });
    const apart = await link.evaluate((element) => {
      const word = document.createRange();
      const text = element.firstChild;
      if (text?.nodeValue) word.setStart(text, text.nodeValue.length - 1);
      if (text?.nodeValue) word.setEnd(text, text.nodeValue.length);
      const sign = element.querySelector('svg')?.getBoundingClientRect();
      return Math.abs((sign?.bottom ?? 0) - word.getBoundingClientRect().bottom);
    });
    expect([width, apart < 12]).toEqual([width, true]);
  }
});

test('a date stands in one line on a phone, and the ring of a box leaves the label above it free [Q2.25]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignUp(page, String(baseURL));
  await page.goto('/details');
  const boxes = ['Day', 'Month', 'Year'].map((name) => page.getByRole('combobox', { name, exact: true }));
  await boxes[1]?.selectOption('September');
  const tops = await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
  const [day] = boxes;
  await day?.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const ring = await day?.evaluate((box) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(box);
    const words = document.createRange();
    const label = box.parentElement?.previousElementSibling;
    if (label) words.selectNodeContents(label);
    // The line of words has room of its own below the letters.
    const letters = words.getBoundingClientRect().bottom - 3;
    return box.getBoundingClientRect().top - parseFloat(outlineWidth) - parseFloat(outlineOffset) - letters;
  });
  expect(ring).toBeGreaterThanOrEqual(0);
});

test('choices side by side are not cut in a word, and a postcode stays in one line [S2.21]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, String(baseURL), dealOf('12-ovo'));
  await page.goto('/details');
  const form = new SignUpForm(page);
  await form.fillCustomer();
  await form.fillMeters('electricity');
  const kinds = page.getByRole('group', { name: 'Pre Payment Meter Type' });
  await kinds.locator('label').filter({ hasText: 'Smartcard' }).click();
  expect(await cutWords(kinds.locator('label'))).toEqual([]);
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH');
  // The two halves are one word to whoever breaks lines.
  const said = await quote.said('Where do you live?').textContent();
  expect(said).toContain('NR2\u00a01NH');
});
