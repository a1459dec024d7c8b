import type { Locator, Page } from '@playwright/test';
import { bank, customer } from '../service/signUps.ts';
import { Fields } from './fields.ts';
import { expect, expectAccessible, expectFit, test } from './fixtures.ts';
import { expectFocusInSight } from './focus-in-sight.ts';
import { keyboard } from './hands.ts';
import { QuoteJourney } from './journey.ts';
import { SignUpForm } from './sign-up.ts';
import { openSignUp } from './switched.ts';

/** On a phone the next step stands in sight whatever is scrolled, and nothing lies over it. */
const expectOneBar = (page: Page) =>
  expect
    .poll(() =>
      page.getByRole('button', { name: /^Continue / }).evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const corners = [top + 1, top + height - 1].map((y) =>
          document.elementFromPoint(left + width / 2, y),
        );
        return corners.every((seen) => seen !== null && button.contains(seen));
      }),
    )
    .toBe(true);

const agrees = ['Switch as soon as possible', 'I have read and accept'];

const panel = (page: Page, title: string) =>
  page
    .locator('section[data-fold]')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const open = (page: Page) => page.locator('main section[data-fold="open"] h2[id*="panel-"]');
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** A home whose meters a look-up finds. */
const flat = {
  addressLine1: 'Flat 1, Kestrel Court',
  addressLine2: 'Lapwing Way',
  mpan: '018011001099992632021',
  mprn: '9026320202',
};

/** All answered in the sign-up of that home, its meters as they were found. */
async function foundAndAnswered(page: Page, url: string): Promise<SignUpForm> {
  await openSignUp(page, url, flat);
  await page.goto('/details');
  const form = new SignUpForm(page);
  await form.fillCustomer();
  await expect(form.found('MPRN')).toBeVisible();
  await form.goOn();
  await form.agree(agrees);
  await form.fillBank();
  await form.goOn();
  return form;
}

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`the sign-up folds in three panels, one open at a time, ${size.width} wide [S2.01] [S2.03]`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(size);
    await openSignUp(page, baseURL ?? '');
    await page.goto('/details');
    const form = new SignUpForm(page);
    const heights: number[] = [];
    const look = async (title: string) => {
      await expect(open(page)).toHaveText([title]);
      // Its heading has the focus: nothing calls it the next one while it is open.
      await expect(page.getByText(/^Next: /)).toHaveCount(0);
      await expectFocusInSight(page, title);
      heights.push(await height(page));
      // Once all is answered the end of the journey is the next step.
      if (size.width === 360 && heights.length < 4) await expectOneBar(page);
      // The other widths are looked at once.
      if (size.width === 1280) return await expectAccessible(page);
      await expectFit(page);
      await page.setViewportSize(size);
    };
    await form.fillCustomer();
    await look('Your home and meters');
    await expect(page.getByRole('heading', { level: 2, name: 'Your home and meters' })).toBeFocused();
    await form.fillMeters('dual');
    await look('Consents and payment');
    await form.agree(agrees);
    await form.fillBank();
    // A tick is a tick: its mark has a size.
    const tick = page.getByRole('checkbox', { name: /^I have read and accept/ });
    expect(await tick.evaluate((box) => Number.parseFloat(getComputedStyle(box, '::before').width))).toBe(7);
    await look('Consents and payment');
    await expect(form.complete).toHaveCount(0);
    await form.goOn();
    await expect(open(page)).toHaveCount(0);
    const end = page.getByRole('region', { name: 'What happens when you complete your switch' });
    await expect(end.getByRole('heading', { level: 2 })).toBeFocused();
    for (const said of ['a month', 'a year', 'Your supply at 1 Alder Close', 'Your right to cancel'])
      await expect(end).toContainText(said);
    await expectFocusInSight(page, 'the end');
    await expect(panel(page, 'Your details')).toContainText(
      `Dr ${customer.firstName} ${customer.lastName}, canary@`,
    );
    await expect(panel(page, 'Consents and payment')).toContainText('Account ending in 58');
    // Nobody knows a meter by half of its number: a folded line is one or two of words, and the numbers are below.
    const folded = page.locator('section[data-fold="answered"]');
    for (const line of await folded.all())
      expect((await line.boundingBox())?.height).toBeLessThanOrEqual(size.width === 360 ? 66 : 56);
    for (const secret of [bank.accountNumber, bank.sortCode])
      await expect(page.getByRole('main')).not.toContainText(secret);
    // Nothing lies over what is folded: it opens by a press.
    await panel(page, 'Your details').getByRole('button', { name: 'Change Your details' }).click();
    await look('Your details');
    // What stands alone in a panel of its name has one heading.
    await expect(panel(page, 'Your details').getByRole('heading')).toHaveCount(1);
    await form.goOn();
    await expect(open(page)).toHaveCount(0);
    heights.push(await height(page));
    if (size.width === 1280) expect(Math.max(...heights)).toBeLessThan(4100);
    expect(heights.length).toBe(5);
    await expectAccessible(page);
  });

test('a mistake holds its panel open and has the focus, and nothing that was typed is lost by folding [S2.03]', async ({
  page,
  baseURL,
}) => {
  await openSignUp(page, baseURL ?? '');
  await page.goto('/details');
  const form = new SignUpForm(page);
  await form.box('First name').fill('Carla');
  await form.goOn();
  await expect(page.getByRole('combobox', { name: 'Title' })).toBeFocused();
  await expectFocusInSight(page, 'the mistake');
  await expect(page.getByText('Please ensure you answered all required fields')).toBeVisible();
  await expect(form.box('First name')).toHaveValue('Carla');
  await form.answer({ fuel: 'dual', payMethod: 'MonthlyDirectDebit', agrees });
  await expect(page.getByText('Please ensure you answered all required fields')).toHaveCount(0);

  const review = page.getByRole('region', { name: 'Check your answers' });
  await review.getByRole('button', { name: 'Change MPRN' }).click();
  await expect(form.box('MPRN')).toBeFocused();
  await expect(open(page)).toHaveText(['Your home and meters']);
  await expectFocusInSight(page, 'Change MPRN');
  await form.box('MPRN').fill('12');
  await expect(form.complete).toHaveCount(0);
  await form.goOn();
  await expect(form.box('MPRN')).toBeFocused();
  await form.box('MPRN').fill('9001000101');
  await form.goOn();
  await expect(open(page)).toHaveCount(0);
  await expect(form.complete).toBeVisible();
  await expect(form.box('Card Holder Name')).toHaveValue(bank.accountName);
});

test('nobody is told to answer what is left where nothing is [S2.03]', async ({ page, baseURL }) => {
  await openSignUp(page, baseURL ?? '');
  await page.goto('/details');
  const form = new SignUpForm(page);
  await form.fillCustomer();
  await form.fillMeters('dual');
  await form.goOn();
  const left = page.getByRole('region', { name: 'What’s left' });
  await expect(left.getByRole('link').first()).toBeVisible();
  await form.agree(agrees);
  await form.fillBank();
  await expect(left).toHaveCount(0);
  await form.goOn();
  await expect(form.complete).toBeVisible();
});

test('a press of Continue before the lists have come is answered when they have, unless people write meanwhile [S2.03]', async ({
  page,
  baseURL,
}) => {
  await openSignUp(page, baseURL ?? '');
  let release = () => {};
  const hold = async () => {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/detail/titles', async (route) => {
      await held;
      await route.continue();
    });
  };
  const form = new SignUpForm(page);
  const title = page.getByRole('combobox', { name: 'Title', exact: true });
  const pressEarly = async () => {
    await hold();
    await page.goto('/details');
    await form.goOn();
  };
  await pressEarly();
  await expect(title).toHaveCount(0);
  release();
  await expect(title).toBeFocused();
  await expect(page.getByText('Title is required').first()).toBeVisible();

  const first = form.box('First name');
  // Who has gone to another box is about to write there.
  for (const written of ['', 'Can']) {
    await pressEarly();
    await first.focus();
    await page.keyboard.type(written);
    release();
    await expect(title.getByRole('option', { name: 'Dr' })).toBeAttached();
    await expect(first).toBeFocused();
  }
});

test('Add has the focus and says that it works until the first box of the new address is there to take it [S2.12]', async ({
  page,
  baseURL,
}) => {
  await openSignUp(page, baseURL ?? '');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/NestedJourney-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/details');
  const form = new SignUpForm(page, keyboard);
  await form.fillCustomer();
  const card = await form.openPreviousAddress();
  const add = page.getByRole('button', { name: 'Add a previous address' });
  await expect(add).toBeFocused();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await expect(card).toHaveCount(0);
  await page.keyboard.press('Enter');
  release();
  await expect(card.getByRole('textbox', { name: 'Years' })).toBeFocused();
  await expectFocusInSight(page, 'Add');
  await page.keyboard.type('2');
  await expect(card.getByRole('textbox', { name: 'Years' })).toHaveValue('2');
});

for (const size of [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
])
  test(`the panels are gone through with the keyboard alone, and after a mistake in each the focus stays in sight, ${size.width} wide [S2.01] [S2.03] [S2.12] [S2.60]`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(size);
    await openSignUp(page, baseURL ?? '');
    await page.goto('/details');
    const form = new SignUpForm(page, keyboard);
    const expectAt = async (target: Locator, after: string) => {
      await expect(target, after).toBeFocused();
      await expectFocusInSight(page, after);
    };
    await form.goOn();
    await expectAt(page.getByRole('combobox', { name: 'Title' }), 'nothing answered');
    await form.fillCustomer();
    await expectAt(page.getByRole('heading', { level: 2, name: 'Your home and meters' }), 'the first panel');
    const card = await form.openPreviousAddress();
    await expectAt(card.getByRole('textbox', { name: 'Years' }), 'Add');
    await keyboard.press(page.getByRole('button', { name: 'Save this address' }));
    await expectAt(card.getByRole('textbox', { name: 'Years' }), 'an empty address');
    await keyboard.press(page.getByRole('button', { name: 'Cancel' }));
    await expectAt(page.getByRole('button', { name: 'Add a previous address' }), 'Cancel');
    await form.goOn();
    await expectAt(page.getByRole('group', { name: 'Previous address' }), 'an address is missing');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expectAt(page.getByRole('textbox', { name: 'Years' }), 'back to the years');
    await page.keyboard.type('5');
    await keyboard.write(form.box('MPAN'), '0112');
    await form.goOn();
    await expectAt(form.box('MPAN'), 'a wrong number');
    await page.keyboard.press('Control+A');
    await form.fillMeters('dual');
    await expectAt(page.getByRole('heading', { level: 2, name: 'Consents and payment' }), 'the second panel');
    await form.goOn();
    await expectAt(page.getByRole('radio', { name: 'Switch as soon as possible' }), 'no consent');
    await form.agree(agrees);
    await form.goOn();
    await expectAt(form.box('Card Holder Name'), 'no bank details');
    await form.fillBank();
    await form.goOn();
    await expectAt(
      page.getByRole('heading', { level: 2, name: 'What happens when you complete your switch' }),
      'the last panel',
    );
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/switch/pro/complete', async (route) => {
      await held;
      await route.continue();
    });
    await keyboard.press(form.complete);
    // Until the overlay takes it, the focus is on the button, which what is told above it pushes down.
    await page.waitForFunction(() => {
      const { activeElement: active } = document;
      const isBusy = active?.getAttribute('aria-disabled') === 'true';
      return isBusy && active.getBoundingClientRect().bottom <= innerHeight;
    });
    release();
    expect(await form.thanked()).toHaveLength(2);
  });

test('the meters that the quote found are filled in, and may be corrected [S2.14]', async ({ page }) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH');
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.type('Electricity usage', '2900');
  await quote.type('Gas usage', '11500');
  await quote.viewQuotes();
  await page
    .getByRole('button', { name: /^Switch Now/ })
    .first()
    .click();
  const form = new SignUpForm(page);
  await form.fillCustomer();
  await expect(page.getByText(/^We found these numbers for /)).toBeVisible();
  await expect(form.found('MPAN')).toHaveAccessibleDescription(/^\*{7}[0-9][0-9]{13} /);
  // What was never open is there to be answered, not to be changed.
  await expect(page.getByRole('button', { name: 'Change Your details' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Answer Consents and payment' })).toBeVisible();
  await expect(form.found('MPRN')).toHaveAccessibleDescription(/^\*[0-9]{6}\*+ /);
  await expect(page.getByRole('textbox', { name: /^MP[AR]N/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFit(page);
  await keyboard.press(form.found('MPAN'));
  await expect(form.box('MPAN')).toBeFocused();
  await expect(form.box('MPAN')).toHaveValue(/^0[12][0-9]{19}$/);
  // An emptied box holds nothing that was found.
  const mpan = await form.box('MPAN').inputValue();
  await form.box('MPAN').fill('');
  await expect(page.getByText(/^We found these numbers for /)).toHaveCount(0);
  await form.box('MPAN').fill(mpan);
  // A look-up lies over the panel, whose answers are all right: that is no going on.
  await form.writeMeter('MPRN', '123');
  await page.getByRole('button', { name: /^Keep the number as it was \*\d{6}\*/ }).click();
  await form.found('MPRN').click();
  await page.getByRole('button', { name: 'Find my MPRN' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Postcode' }).fill('BS1 5TR');
  await page.getByRole('dialog').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('combobox', { name: 'Address' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open(page)).toHaveText(['Your home and meters']);
  await form.writeMeter('MPRN', '9001000101');
  await expectAccessible(page);
  await form.goOn();
  await expect(open(page)).toHaveText(['Consents and payment']);
  await page.getByRole('button', { name: 'Change Your home and meters' }).click();
  await expect(form.box('MPRN')).toHaveValue('9001000101');
  await form.goOn();
  await expect(open(page)).toHaveText(['Consents and payment']);
  // A page that is loaded again knows them from the address, and fills in what was not saved.
  await page.reload();
  await form.fillCustomer();
  await expect(page.getByText(/^We found these numbers for /)).toBeVisible();
  await expect(form.found('MPAN')).toBeVisible();
  await expect(form.found('MPRN')).toBeVisible();
});

test('a gas meter that is not found is told once, and is forgotten with its address [S4.08]', async ({
  page,
  baseURL,
}) => {
  await openSignUp(page, baseURL ?? '');
  await page.route('**/address/recco/details', (route) =>
    route.fulfill({ json: [{ gasdetails: [], elecdetails: [], mpan: null, mprn: null, fuelType: null }] }),
  );
  await page.goto('/details');
  const form = new SignUpForm(page);
  await form.fillCustomer();
  await page.getByRole('button', { name: 'Find my MPRN' }).click();
  const fields = new Fields(page);
  const lookup = page.getByRole('dialog');
  const told = lookup.getByText(/unable to find your gas MPRN/);
  await lookup.getByRole('button', { name: 'Search' }).click();
  await fields.pick('meterLookup.address', (options) => options.first());
  await lookup.getByRole('button', { name: 'Find my MPRN' }).click();
  await expect(told).toHaveCount(1);
  await expectAccessible(page);
  await fields.pick('meterLookup.address', (options) => options.nth(1));
  await expect(told).toHaveCount(0);
  await lookup.getByRole('button', { name: 'Find my MPRN' }).click();
  await expect(told).toHaveCount(1);
  await lookup.getByRole('button', { name: 'Close' }).click();
  await expect(form.box('MPRN')).toHaveAccessibleDescription(/^(?!.*required)/i);
  // Who looks once more is not told of the time before.
  await page.getByRole('button', { name: 'Find my MPRN' }).click();
  await expect(
    lookup.getByRole('combobox', { name: 'Address' }).or(lookup.getByText(/^Change/)),
  ).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('one press of the review leads into a number that was found, and the way back stays until it is reached, 360 and 1280 wide [S2.03] [S2.14]', async ({
  page,
  baseURL,
}) => {
  const form = await foundAndAnswered(page, baseURL ?? '');
  const review = page.getByRole('region', { name: 'Check your answers' });
  const back = page.getByRole('button', { name: 'Back to check your answers' });
  const change = review.getByRole('button', { name: 'Change MPRN' });
  const box = form.box('MPRN');
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ])
    await test.step(`${size.width} wide`, async () => {
      await page.setViewportSize(size);
      await change.click();
      await expect(box).toBeFocused();
      await expectFocusInSight(page, 'Change MPRN');
      // What is typed stands in the place of what was found.
      await page.keyboard.type('12');
      await expect(box).toHaveValue('12');
      await expect(review).toHaveCount(0);
      await expect(back).toBeVisible();
      if (size.width === 360) await expectOneBar(page);
      await expectFit(page);
      await page.setViewportSize(size);
      await back.click();
      await expect(box).toBeFocused();
      await expect(page.getByText('MPRN must be at least 6 characters.').first()).toBeVisible();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('9001000101');
      await expect(review).toBeVisible();
      // Under the thumb and in sight, and it lies over no button that could not be scrolled clear of it.
      await expect(back).toBeInViewport({ ratio: 1 });
      const goOn = page.getByRole('button', { name: /^Continue / });
      await goOn.focus();
      await expectFocusInSight(page, 'Continue');
      await expectAccessible(page);
      await back.click();
      await expect(review.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(back).toHaveCount(0);
      await expect(review).toContainText('*001000***');
      // A box that is open already has its content selected, too.
      await change.click();
      await expect(box).toBeFocused();
      await page.keyboard.type('9001000102');
      await expect(box).toHaveValue('9001000102');
      await back.click();
    });
});

test('who goes on from a changed answer is back at its line, 360 and 1280 wide; details that the bank does not confirm say why, and bring the focus to the boxes [S2.03] [S8.01]', async ({
  page,
  baseURL,
  allowFailures,
}) => {
  allowFailures.is = true;
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignUp(page, baseURL ?? '');
  await page.goto('/details');
  const form = new SignUpForm(page);
  await form.fill({ fuel: 'dual', payMethod: 'MonthlyDirectDebit', agrees });
  const change = page.getByRole('button', { name: 'Change Daytime phone' });
  for (const [width, height, phone] of [
    [360, 740, '01632 960 999'],
    [1280, 800, '01632 960 998'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await change.click();
    await form.box('Daytime phone').fill(phone);
    await form.goOn();
    await expect(open(page)).toHaveCount(0);
    await expect(change).toBeFocused();
    await expect(change).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Back to check your answers' })).toHaveCount(0);
  }
  await expectFit(page);

  // A no is a no, as an answer or by its status.
  for (const no of [{ json: { isValid: false } }, { status: 409, json: {} }]) {
    await page.route('**/bank/is-valid', (route) => route.fulfill(no), { times: 1 });
    await form.end();
    await form.complete.click();
    await expect(form.box('Sort Code, first two digits')).toBeFocused();
    await expectFocusInSight(page, 'the sort code');
    await expect(open(page)).toHaveText(['Consents and payment']);
    // Said once, beside the boxes, with what to do about it.
    const alert = page.getByRole('alert').filter({ hasText: 'We could not verify your bank details' });
    await expect(alert).toHaveCount(1);
    await expect(alert).toContainText('Compare the sort code and the account number');
    await expect(alert).toBeInViewport();
    await expectAccessible(page);
  }
  expect(await form.finish()).toHaveLength(2);
});

test('the answers to check tell a billing address once, and nothing can be changed while they are sent [S2.02 S2.03 S2.13]', async ({
  page,
  baseURL,
}) => {
  await openSignUp(page, baseURL ?? '');
  await page.goto('/details');
  const form = new SignUpForm(page);
  await form.fillCustomer();
  await page.getByRole('checkbox', { name: 'Send my bills to another address' }).check();
  await page.getByRole('textbox', { name: 'Postcode' }).fill('NR2 1NH');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Billing address' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await form.fillMeters('dual');
  await form.agree(agrees);
  await form.fillBank();
  await form.end();
  const review = page.getByRole('region', { name: 'Check your answers' });
  await expect(review.getByText('Billing address', { exact: true }).first()).toBeVisible();
  for (const helper of ['Postcode', "Can't find address"])
    await expect(review.getByText(helper, { exact: true })).toHaveCount(0);
  // No line of words comes closer to the rule below it than another.
  const rooms = await review.locator('dl > div').evaluateAll((lines) =>
    lines.map((line) =>
      Math.min(
        ...[...line.querySelectorAll('dt, dd:nth-child(2)')].map((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          return Math.round(line.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom);
        }),
      ),
    ),
  );
  expect(Math.max(...rooms) - Math.min(...rooms)).toBeLessThan(3);
  await page.route('**/bank/is-valid', () => {});
  await form.complete.click();
  const deal = page.locator('aside[aria-labelledby="plan-title"]');
  await expect(deal.locator('a[inert], [inert] a')).toHaveCount(3);
  await expect(deal.locator('a:not([inert], [inert] *)')).toHaveCount(0);
});

test('the way back to the answers leads into an address that is not saved [S2.03] [S2.12]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const form = await foundAndAnswered(page, baseURL ?? '');
  const review = page.getByRole('region', { name: 'Check your answers' });
  await review.getByRole('button', { name: 'Change Length of residency' }).click();
  const before = await form.openPreviousAddress();
  await expect(before).toBeVisible();
  const back = page.getByRole('button', { name: 'Back to check your answers' });
  await back.click();
  await expect(before.getByRole('heading', { name: 'Where did you live before?' })).toBeFocused();
  await expect(page.getByText('Previous address: save or cancel what you began.')).toBeInViewport();
  await expectFocusInSight(page, 'the way back');
  await expectFit(page);
});
