import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoFindings, test } from './fixtures.ts';
import { QuoteJourney } from './journey.ts';
import { ResultsPage } from './results-page.ts';
import { SignUpForm } from './sign-up.ts';
import { makeSwitch, openSignUp, rememberSwitch } from './switched.ts';

/** What wcag.md names and no other test shows, on every kind of page. */
const places: Readonly<Record<string, (page: Page, url: string) => Promise<unknown>>> = {
  'the first page': (page) => page.goto('/switch/home-energy'),
  'a question of the quote': async (page) => {
    const quote = new QuoteJourney(page);
    await quote.chooseHome('G2 1DU');
    await quote.choose(/How do you pay/, 'Monthly Direct Debit');
    await quote.expectTariff(/Who supplies/);
  },
  'the deals': (page) => new ResultsPage(page).open(),
  'the details of a deal': async (page) => {
    const results = new ResultsPage(page);
    await results.open();
    await page
      .getByRole('button', { name: /^More Info/ })
      .first()
      .click();
    await expect(page.getByRole('table', { name: /Tariff Information Label/ }).first()).toBeVisible();
  },
  'the sign-up': async (page, url) => {
    await openSignUp(page, url);
    await page.goto('/details');
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  },
  'the answers to check': async (page, url) => {
    await openSignUp(page, url);
    await page.goto('/details');
    await new SignUpForm(page).fill({
      fuel: 'dual',
      payMethod: 'MonthlyDirectDebit',
      agrees: ['Switch as soon as possible', 'I have read and accept'],
    });
  },
  'the progress of a switch': async (page, url) => {
    await rememberSwitch(page, await makeSwitch(url));
    await page.goto('/switch-complete');
    const link = page.getByRole('region', { name: 'Follow its progress' }).getByRole('link');
    await page.goto((await link.textContent()) ?? '');
    await expect(page.getByRole('listitem').filter({ hasText: 'You applied through' })).toBeVisible();
  },
  'a page of the brand': (page) => page.goto('/about/accessibility'),
  'the thanks': async (page, url) => {
    await rememberSwitch(page, await makeSwitch(url));
    await page.goto('/switch-complete');
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  },
  'saving a quote': async (page) => {
    await new ResultsPage(page).open();
    await page.getByRole('link', { name: 'Save this quote for later' }).click();
    await expect(page.getByRole('textbox', { name: 'Your email address' })).toBeVisible();
  },
  'an existing switch': (page) => page.goto('/carbon-offset'),
  'an error': (page) => page.goto('/error/404'),
};

/** What reaches out of the window or is cut off by its own box, in words; nothing, as it should be. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const isHeard = (one: Element) => one.closest('.visually-hidden, [aria-hidden], svg') !== null;
    const isRead = (one: Element) =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const found = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
      if (!isRead(one) || isHeard(one) || !one.checkVisibility()) return false;
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(one);
      if (clipPath !== 'none' || position === 'absolute') return false;
      const isOut = one.getBoundingClientRect().right > innerWidth + 1;
      const isWide = overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
      const isHigh = overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1;
      return isOut || isWide || isHigh;
    });
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    return [...wide, ...found.map(({ textContent }) => textContent)];
  });

/** Writes the page as a person's own style sheet may. */
const restyle = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** The space between letters, words, lines and paragraphs of WCAG 1.4.12. */
const spread =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-block-end: 2em !important }';

/** Where the focus is: what it is on, and whether it shows there; undefined when it has left the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    if (!active || active === document.body) return undefined;
    const around = [active, active.parentElement, active.parentElement?.parentElement].filter(
      (one) => one instanceof Element,
    );
    const ring = around.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const box = active.getBoundingClientRect();
    const near = [0.1, 0.5, 0.9];
    const isSeen = near.some((across) =>
      near.some((down) => {
        const [top] = document.elementsFromPoint(box.left + box.width * across, box.top + box.height * down);
        return top !== undefined && (active.contains(top) || top.contains(active));
      }),
    );
    const stop = (active as HTMLElement).dataset;
    const isNew = stop.seen === undefined;
    stop.seen = 'true';
    const name = active.getAttribute('aria-label') ?? active.textContent?.trim().slice(0, 40);
    return { name: `${active.tagName} ${active.id} ${name}`, ring, isSeen, isNew };
  });

async function expectTabs(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => {
    scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  let stops = 0;
  for (; stops < 600; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === undefined || !stop.isNew) break;
    expect(stop).toEqual({ ...stop, ring: true, isSeen: true });
  }
  expect(stops).toBeGreaterThan(5);
  // The last is at the foot of the page: nothing on the way held the focus.
  expect(stops).toBeLessThan(600);
}

async function expectReflow(page: Page): Promise<void> {
  for (const [width, height] of [
    [320, 256],
    [740, 360],
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect([width, ...(await cut(page))]).toEqual([width]);
    // What stays in its place while the page moves leaves room to read.
    const held = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter(
          (one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position) && one.checkVisibility(),
        )
        .map((one) => one.getBoundingClientRect())
        .filter(({ top, bottom }) => top < innerHeight && bottom > innerHeight - 4)
        .reduce((sum, { top }) => sum + innerHeight - top, 0),
    );
    if (width < 1000) expect([width, held]).toEqual([width, Math.min(held, height / 2)]);
  }
  for (const css of [spread, 'html { font-size: 24px }']) {
    await restyle(page, css);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, css, ...(await cut(page))]).toEqual([width, css]);
    }
  }
}

async function expectUsual(page: Page): Promise<void> {
  const order = await page.evaluate(() => {
    const all = [...document.querySelectorAll('header a, h1, #contact-title, footer a')];
    const isWithin = (one: Element) => one.closest('main') !== null;
    return all.map((one) => one.id || (isWithin(one) ? one : one.closest('header, footer'))?.tagName);
  });
  const ways = order.filter((one, at) => one !== order[at - 1]);
  // The name, what the page is about, the phone where there is one, the foot.
  expect(ways.filter((one) => one !== 'contact-title')).toEqual(['HEADER', 'H1', 'FOOTER']);
  if (ways.includes('contact-title')) expect(ways.indexOf('contact-title')).toBe(2);
  const foot = page.getByRole('contentinfo').getByRole('link');
  await expect(foot.first()).toHaveAttribute('href', /^mailto:/);
  await expect(foot.nth(1)).toHaveText(/Terms & Conditions/);
  await expect(foot.nth(2)).toHaveText(/Privacy Policy/);
  await expect(page.locator('audio, video, object, embed, iframe, marquee, [autoplay], [title]')).toHaveCount(
    0,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expectAccessible(page);
}

for (const place of Object.keys(places))
  test(`Tab goes through ${place} to its end, and what it is on is framed and not covered; it loses nothing with more room between letters, words and lines, and reflows at 400 %, upright and across; it has help and ways at the same place as the others, and nothing that plays, flashes or shows by hovering`, async ({
    page,
    baseURL,
  }) => {
    await places[place]?.(page, baseURL ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await test.step('help and ways are at one place, and nothing plays, flashes or shows by hovering', () =>
      expectUsual(page));
    await test.step('Tab goes to the end, and what it is on is framed and not covered', () =>
      expectTabs(page));
    await test.step('nothing is lost with more room between letters, words and lines, nor at 400 %, upright and across', () =>
      expectReflow(page));
  });

test('what axe cannot tell is a fault, and so are two actions of one name', async ({ page }) => {
  await page.goto('/error/404');
  await expectAccessible(page);
  // Which colour lies under these words nobody can tell.
  await restyle(page, 'h1 { background-image: linear-gradient(black, white) }');
  await expect(expectNoFindings(page)).rejects.toThrow(/color-contrast, undetermined/);
  await restyle(page, 'footer button { padding: 1rem }');
  await page.evaluate(() => {
    const foot = document.querySelector('footer div');
    for (const _ of [1, 2])
      foot?.append(Object.assign(document.createElement('button'), { textContent: 'More' }));
  });
  await expect(expectAccessible(page)).rejects.toThrow(/2 different actions are called \W+More/);
});

test('the way to the middle of a page is one press, past what all pages have', async ({ page }) => {
  await new ResultsPage(page).open();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a press that is taken back before it ends does nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const away = async () => {
    await page.mouse.move(2, 2);
    await page.mouse.up();
  };
  await page.goto('/switch/home-energy');
  await page.getByLabel('Postcode').fill('G2 1DU');
  await page.getByRole('button', { name: 'Search' }).hover();
  await page.mouse.down();
  await away();
  expect(asked.filter((url) => url.includes('/request/address/'))).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).click();
  const box = page.getByRole('checkbox', { name: /I have read the Terms/ });
  await box.hover();
  await page.mouse.down();
  await away();
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByRole('combobox', { name: 'Address' }).click();
  await page.getByRole('option').first().hover();
  await page.mouse.down();
  await away();
  await expect(page.getByRole('combobox', { name: 'Address' })).toBeVisible();
});

test('nothing moves for those who want stillness, from the first page to the deals', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Reflect.set(window, 'moved', moved);
    const note = (event: Event) => {
      const { elapsedTime } = event as AnimationEvent;
      if (elapsedTime > 0) moved.push(`${event.type} of ${(event.target as Element).className}`);
    };
    for (const kind of ['animationend', 'transitionend']) addEventListener(kind, note, true);
  });
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  const moving = () =>
    page.evaluate(() => [
      ...Reflect.get(window, 'moved'),
      ...document.getAnimations().map(({ effect }) => `${effect?.getTiming().duration}`),
    ]);
  expect(await moving()).toEqual([]);
  await quote.viewQuotes();
  expect(await moving()).toEqual([]);
});
