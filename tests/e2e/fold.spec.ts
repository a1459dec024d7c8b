import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectFocusInSight } from './focus-in-sight.ts';
import { QuoteJourney } from './journey.ts';
import { SignUpForm } from './sign-up.ts';
import { openSignUp } from './switched.ts';

const pay = /How do you pay/;
const usage = 'How much energy do you use?';
const standing = 'data-fold';

/** Names of buttons and links that two things on the page have. */
const namedTwice = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) => {
      const names = buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '');
      return names.filter((name, place) => names.indexOf(name) !== place);
    });

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`the focus stays in sight through the whole quote, ${size.width} wide [Q2.11]`, async ({ page }) => {
    await page.setViewportSize(size);
    const quote = new QuoteJourney(page);
    await quote.chooseHome('NR2 1NH');
    await expect(quote.card(pay)).toHaveAttribute(standing, 'open');
    await expectFocusInSight(page, 'the address');
    await expect(quote.card(pay).getByRole('heading')).toBeFocused();
    await quote.choose(pay, 'Monthly Direct Debit');
    await expect(quote.card(usage)).toHaveAttribute(standing, 'open');
    await expectFocusInSight(page, 'the payment');
    await page.getByRole('textbox', { name: 'Electricity usage' }).click();
    for (const digit of '2900') {
      await page.keyboard.type(digit);
      await expectFocusInSight(page, digit);
      await expect(quote.card(usage)).toHaveAttribute(standing, 'open');
    }
    expect(await namedTwice(page)).toEqual([]);
    await quote.goOn();
    await expect(quote.card(usage)).toHaveAttribute(standing, 'answered');
    await expect(page.getByRole('button', { name: 'View Your Quotes' })).toBeFocused();
    await expectFocusInSight(page, 'Continue');
    for (const [title, label] of [
      ['What would you like to compare?', 'Electricity Only'],
      [pay, 'Cash & Cheque'],
      [/pay for your new tariff/, 'Quarterly Direct Debit'],
    ] as const) {
      await quote.open(title);
      await expectFocusInSight(page, `Change ${title}`);
      await quote.choose(title, label);
      await expect(quote.card(title)).toHaveAttribute(standing, 'answered');
      await expectFocusInSight(page, label);
    }
    expect(await namedTwice(page)).toEqual([]);
    // On a phone each answer has the whole line.
    if (size.width === 360)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1300);
    await expectAccessible(page);
  });

test('a quote that is answered stands in 1,200 px, one line a card [Q2.12]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH');
  await quote.choose(pay, 'Monthly Direct Debit');
  await quote.type('Electricity usage', '2900');
  await quote.goOn();
  await expect(page.locator('[data-fold="open"]')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(1200);
  for (const title of [pay, 'Where do you live?'])
    expect((await quote.card(title).boundingBox())?.height).toBe(56);
  await expect(quote.said('Where do you live?')).toContainText('Gas meter found');
  // Between a phone and a desk what stands beside the cards stands below them, side by side.
  await page.setViewportSize({ width: 768, height: 800 });
  expect(await height()).toBeLessThanOrEqual(1400);
  // On a phone the way to change an answer stands beside it, and three lines of small words have little more room than two.
  await page.setViewportSize({ width: 360, height: 740 });
  await quote.type('Gas usage', '11500');
  await quote.goOn();
  await expect(page.locator('[data-fold="open"]')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await height()).toBeLessThanOrEqual(1215);
  const lines = () =>
    page
      .locator('section[data-fold]')
      .evaluateAll((sections) =>
        sections.map((section) => Math.round(section.getBoundingClientRect().height)),
      );
  expect(Math.min(...(await lines()))).toBe(56);
  expect(Math.max(...(await lines()))).toBeLessThanOrEqual(64);
  // No word touches the border of its line.
  const rooms = await page.locator('section[data-fold] > :first-child').evaluateAll((all) =>
    all.map((line) => {
      const inner = line.getBoundingClientRect();
      const outer = (line.parentElement ?? line).getBoundingClientRect();
      return Math.min(inner.top - outer.top, outer.bottom - inner.bottom);
    }),
  );
  expect(Math.min(...rooms)).toBeGreaterThan(4);
  await expectAccessible(page);
  // What a home lacks is still told, as a reminder.
  await quote.chooseHome('PL1 2AA');
  await expect(
    page.getByText('Unable to locate MPRN for this address').filter({ visible: true }),
  ).toHaveCount(1);
  expect((await lines())[0]).toBeLessThanOrEqual(290);
});

test('arrow keys look through the choices and go on by Continue alone; Enter in a box goes on too', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH');
  await expect(quote.card(pay)).toHaveAttribute(standing, 'open');
  const heading = quote.card(pay).getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(quote.card(pay)).toHaveAttribute(standing, 'answered');
  await quote.open(pay);
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  for (const label of ['Quarterly Direct Debit', 'Cash & Cheque']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: label })).toBeFocused();
    await expect(quote.card(pay)).toHaveAttribute(standing, 'open');
  }
  await quote.goOn();
  await expect(quote.said(pay)).toHaveText('Cash & Cheque');
  await quote.type('Electricity usage', '2900');
  // Nothing is left of the key for the button that the focus goes to: on a slow page it would press it.
  await page.evaluate(() => addEventListener('keydown', (key) => Reflect.set(window, 'key', key), true));
  await page.keyboard.press('Enter');
  await expect(quote.card(usage)).toHaveAttribute(standing, 'answered');
  expect(await page.evaluate(() => Reflect.get(window, 'key').defaultPrevented)).toBe(true);
});

test('opening a card changes nothing, leaving a box goes on, a part of a kWh is kept, and the press that leaves it finds its button [Q5.02]', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH');
  await quote.choose(pay, 'Monthly Direct Debit');
  // As it stands on a bill, typed key by key: no point is dropped and makes it ten times as much.
  await page.getByRole('textbox', { name: 'Electricity usage' }).pressSequentially('2,900.5');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(quote.card(usage)).toHaveAttribute(standing, 'answered');
  await expect(quote.said(usage)).toContainText('Electricity 2,900.5 kWh a year');
  const said = await page.locator('section[data-fold] h2 + p').allTextContents();
  for (const title of [usage, pay, 'Where do you live?']) {
    await quote.open(title);
    await quote.goOn();
  }
  const after = await page.locator('section[data-fold] h2 + p').allTextContents();
  expect(after).toEqual(said);
  await quote.type('Electricity usage', '3000');
  await page.getByRole('button', { name: 'View Your Quotes' }).click();
  await expect(page).toHaveURL(/\/results\/home-energy$/);
});

test('what is said to be next is the card that is open, not one that is filled in already [Q2.11] [Q2.04]', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  const next = page.getByText(/^Next: /);
  await quote.findHome('NR2 1NH', 0, '/switch/vehicle-home-energy');
  for (const title of ['Which vehicle do you charge at home?', 'Do you have an Economy 7 meter?']) {
    await expect(quote.card(title)).toHaveAttribute(standing, 'open');
    await expect(next).toHaveText(`Next: ${title}`);
    await quote.goOn();
  }
  await quote.choose(pay, 'Monthly Direct Debit');
  await expect(next).toHaveText(`Next: ${usage}`);
  await quote.open(pay);
  await expect(next).toHaveText(`Next: ${usage}`);
});

test('on a phone a folded card of one question is named by fewer words, and heard by all of them [Q2.11]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH');
  const heading = quote.card('Does one supplier provide both').getByRole('heading', { level: 2 });
  await expect(heading).toHaveAccessibleName('Does one supplier provide both your gas and electricity?');
  await expect(heading.getByText('Same supplier')).toBeVisible();
  // What the start says has been read, and never comes again above somebody who types.
  await expect(page.getByText('about 2 minutes, no account')).toBeHidden();
  await quote.open('Where do you live?');
  await page.getByLabel('Postcode').fill('NR2');
  await expect(page.getByText('about 2 minutes, no account')).toBeHidden();
});

test("the browser's search opens what is folded, and paper shows all of it", async ({ page }) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH');
  const home = quote.card('Where do you live?');
  const meter = page.getByText(/^MPAN/);
  await expect(meter).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(meter).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(meter).toBeHidden();
  await meter.evaluate((text) => text.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect(home).toHaveAttribute(standing, 'open');
  await expect(meter).toBeVisible();
});

test('at 24 px of text and 320 px of width nothing of a folded quote is cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH');
  await quote.choose(pay, 'Monthly Direct Debit');
  await quote.type('Electricity usage', '2900');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 24px }');
    document.adoptedStyleSheets = [sheet];
  });
  const wide = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *, footer *')].flatMap((one) =>
        one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1
          ? one.outerHTML.slice(0, 120)
          : [],
      ),
    );
  expect(await wide()).toEqual([]);
  await quote.goOn();
  expect(await wide()).toEqual([]);
});

test('a card that is opened stays open when the focus leaves what was folded only as Change is pressed', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  const card = quote.card('Where do you live?');
  await expect(card).toHaveAttribute('data-fold', 'answered');
  await card.getByRole('button', { name: /^Change/ }).hover();
  await page.mouse.down();
  // What was folded away loses the focus at the next frame, which is late where much is to be drawn.
  await card.getByLabel('Postcode').evaluate((box) => {
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
  await page.mouse.up();
  await expect(card).toHaveAttribute('data-fold', 'open');
  await page.getByLabel('Postcode').fill('NR2 1N');
  await expect(quote.card('What would you like to compare?')).toHaveCount(0);
});

test('a card stays open, with the focus in it, while it looks up what was typed [Q2.13]', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/request/address/recco**', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/switch/home-energy');
  const card = quote.card('Where do you live?');
  await card.getByRole('checkbox').check();
  const box = card.getByLabel('Postcode');
  await box.fill('G2 1DU');
  const asked = page.waitForRequest('**/request/address/recco**');
  await box.press('Enter');
  await asked;
  await expect(card).toHaveAttribute('data-fold', 'open');
  expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  arrive();
  await expect(card.getByRole('combobox')).toBeVisible();
  expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('what is wrong is seen whole above the bar of a phone: the label, why, and the box [Q5.08] [S2.03]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wholeAboveTheBar = async (box: Locator) => {
    await expect(box).toBeFocused();
    const bar = page.getByRole('button', { name: /^Continue / });
    const seen = async () =>
      box.evaluate(
        (control, next) => {
          const edge = next?.getBoundingClientRect().top ?? innerHeight;
          const names = [control.id, `${control.id}-label`, `${control.id}-error`];
          return names.filter((id) => {
            const { top, bottom } =
              document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect(0, -1);
            return top < 0 || bottom > edge;
          });
        },
        await bar.elementHandle(),
      );
    await expect.poll(seen).toEqual([]);
  };
  await openSignUp(page, String(baseURL));
  await page.goto('/details');
  const form = new SignUpForm(page);
  await expect(form.box('First name')).toBeVisible();
  await form.goOn();
  await wholeAboveTheBar(page.getByRole('combobox', { name: 'Title' }));
  await expect(page).toHaveTitle(/^Error: Sign Up – /);
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH');
  await quote.choose(pay, 'Monthly Direct Debit');
  await quote.goOn();
  await wholeAboveTheBar(page.getByRole('textbox', { name: 'Electricity usage' }));
  // So does the title, and no longer once it is mended.
  await expect(page).toHaveTitle('Error: Your Current Energy Information – Switchyard');
  await quote.type('Electricity usage', '2900');
  await quote.goOn();
  await expect(page).toHaveTitle('Your Current Energy Information – Switchyard');
});
