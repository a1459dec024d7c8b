import type { Page } from '@playwright/test';
import { contrast } from '../../src/brand/contrast.ts';
import { expect, expectNoFindings, test } from './fixtures.ts';

const brands = ['switchyard', 'wethermere'];

/** Opens the showcase in a view and waits until every example is drawn, those whose code comes late included. */
async function openShowcase(page: Page, view: Record<string, string>) {
  await page.goto(`/showcase.html?${new URLSearchParams(view)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
}

/** The colours of every text that is drawn, with its words, `#rrggbb`; what is disabled or keeps its own colours is left out. */
async function drawnColours(page: Page) {
  return page.evaluate(() => {
    const hex = (colour: string) =>
      `#${(colour.match(/\d+/g) ?? [])
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`;
    const isClear = (colour: string) => /, 0\)$/.test(colour);
    const backOf = (element: Element | null): string => {
      if (element === null) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) ? backOf(element.parentElement) : backgroundColor;
    };
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const words = [...element.childNodes]
        .map((node) => (node.nodeType === 3 ? node.textContent?.trim() : ''))
        .join('');
      const { color, forcedColorAdjust } = getComputedStyle(element);
      const isOut =
        element.closest(':disabled, [hidden], style') ?? (forcedColorAdjust === 'none' || undefined);
      const back = backOf(element);
      if (words === '' || isOut !== undefined) return [];
      return [{ words, front: hex(color), back: isClear(back) ? '#ffffff' : hex(back) }];
    });
  });
}

for (const brand of brands) {
  for (const scheme of ['light', 'dark']) {
    test(`every example in ${brand}, ${scheme}, at 320 pixels: axe finds nothing [Q2.60]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await openShowcase(page, { brand, scheme });
      const examples = page.getByRole('article');
      expect(await examples.count()).toBeGreaterThan(60);
      await expect(page.getByText('`')).toHaveCount(0);
      await expectNoFindings(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }

  test(`every example of ${brand} with long words fits 320 pixels [Q2.60]`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openShowcase(page, { brand, words: 'long' });
    const tooWide = await page.getByRole('article').evaluateAll((articles) =>
      articles.flatMap((article) => {
        const wide = [...article.querySelectorAll('*')].find(
          (part) =>
            part.getBoundingClientRect().right > innerWidth + 1 && !part.closest('.visually-hidden, svg'),
        );
        return wide ? [`${article.querySelector('h3')?.textContent}: ${wide.outerHTML.slice(0, 120)}`] : [];
      }),
    );
    expect(tooWide).toEqual([]);
    await expectNoFindings(page);
  });

  test(`every example of ${brand} in forced colours [Q2.60]`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openShowcase(page, { brand });
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    // axe reads the colour that the brand gave, not the one that is forced; those that are really drawn are read below.
    await expectNoFindings(page, ['color-contrast']);
    const drawn = await drawnColours(page);
    expect(drawn.length).toBeGreaterThan(300);
    expect(drawn.filter(({ front, back }) => contrast(front, back) < 4.5)).toEqual([]);
  });
}

test('examples that cover the page are drawn on request, and axe finds nothing in them [Q2.60]', async ({
  page,
}) => {
  await openShowcase(page, { brand: 'wethermere' });
  const covered = page.getByRole('button', { name: 'Show this example' });
  const count = await covered.count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    await covered.first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindings(page);
    await page.reload();
    for (let done = 0; done <= index && index + 1 < count; done += 1) await covered.first().click();
  }
});

test('the switches change what they say, and the address keeps it [Q2.60]', async ({ page }) => {
  await openShowcase(page, {});
  const token = (name: string) =>
    page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);
  const before = await token('--color-accent');
  await page.getByLabel('Wethermere Building Society').check();
  expect(await token('--color-accent')).not.toBe(before);
  await page.getByLabel('Switchyard').check();
  expect(await token('--color-accent')).toBe(before);
  await page.getByLabel("The system's").check();
  expect(await token('--color-accent')).toBe('LinkText');
  await page.getByLabel('200%').check();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await page.getByLabel('Dark').check();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await page.getByLabel('320').check();
  expect((await page.getByRole('main').boundingBox())?.width).toBe(320);
  await page.reload();
  await expect(page.getByLabel('200%')).toBeChecked();
  await expect(page.getByLabel('320')).toBeChecked();
});
