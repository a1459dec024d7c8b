import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const start = '/switch/home-energy';
/** Every page by an address that leads to it, with the step that it is of and the heading that stands there at once. */
const pages = [
  [start, 1, 'Your Current Energy Information'],
  ['/switch/vehicle-home-energy/leeds42/spring', 1, 'Your Current Energy Information'],
  ['/elsewhere42/here', 1, 'Your Current Energy Information'],
  ['/results/home-energy', 2, 'Choose Your New Deal'],
  ['/tariff-details/3', 2, 'Tariff details'],
  ['/details', 3, 'Sign Up'],
  ['/switch-complete', 4, 'Switch Complete'],
  ['/carbon-offset', 0, 'Offset Your Current Switch'],
  ['/save-quote', 0, 'Save this quote for later'],
  ['/saved-quote', 0, 'Your saved quote'],
  ['/switch-progress', 0, 'Your switch'],
  ['/carbon-offset/existing42', 0, 'Offset your gas carbon footprint'],
  ['/carbon-offset-process', 0, 'Your payment'],
  ['/about/how-we-earn', 0, 'How we earn'],
  ['/error/404', 0, 'Sorry, that did not work'],
] as const;

/** The page as the server sends it, in a browser that runs no script. */
async function withoutScript(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Keeps the page's script back until it is released. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

const drawn = (page: Page) => page.locator('#app').evaluate((app) => app.innerHTML);

test('every page has its heading and its steps before any script', async ({ browser, baseURL }) => {
  const page = await withoutScript(browser, `${baseURL}${start}`);
  for (const [path, step, heading] of pages)
    await test.step(`the page at ${path}`, async () => {
      await page.goto(`${baseURL}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${heading} – Switchyard`);
      const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');
      await expect(steps).toHaveCount(step === 0 ? 0 : 4);
      if (step > 0) await expect(steps.nth(step - 1)).toHaveAttribute('aria-current', 'step');
      await expect(page.getByRole('contentinfo')).toContainText('Terms & Conditions');
      // Nothing that stands in an address is drawn.
      expect(await page.content()).not.toMatch(/leeds42|spring|elsewhere42|existing42/);
    });
  await page.context().close();
});

test('the browser draws the first page as the server did, to the letter, and keeps every element of it', async ({
  page,
  browser,
  baseURL,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const plain = await withoutScript(browser, `${baseURL}${start}`);
  const sent = await drawn(plain);
  // What the first paint shows makes no entrance, so the largest paint is the first.
  const entrances = await plain
    .locator('#card-your-home-body, #card-your-home-body *')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).animationName));
  await plain.context().close();
  expect(new Set(entrances)).toEqual(new Set(['none']));
  expect(sent).toContain('Where do you live?');

  const release = await holdScript(page);
  await page.goto(start, { waitUntil: 'commit' });
  const box = await page.getByLabel('Postcode').elementHandle();
  release();
  await page.waitForLoadState('networkidle');
  expect(await drawn(page)).toBe(sent);
  expect(await box?.evaluate((element) => element.isConnected)).toBe(true);
  expect(warnings).toEqual([]);
});

for (const press of ['Search', 'Enter'] as const)
  test(`what is typed, ticked and pressed (${press}) before the script has come is done when it has`, async ({
    page,
  }) => {
    const searches: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/address')) searches.push(request.url());
    });
    const release = await holdScript(page);
    await page.goto(start, { waitUntil: 'commit' });
    const box = page.getByLabel('Postcode');
    await page.getByRole('checkbox').check();
    await box.pressSequentially('nr2 1nh');
    if (press === 'Enter') await box.press('Enter');
    else await page.getByRole('button', { name: 'Search' }).click();
    expect(searches).toEqual([]);
    release();
    await expect(page.getByRole('combobox', { name: 'Address' })).toBeVisible();
    await expect(box).toHaveValue('NR21NH');
    await expect(page.getByRole('checkbox')).toBeChecked();
    expect(searches).toHaveLength(1);
  });

test('who goes on typing while the script comes loses no letter, and keeps the caret', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto(start, { waitUntil: 'commit' });
  const box = page.getByLabel('Postcode');
  await box.pressSequentially('nr1nh');
  for (let steps = 0; steps < 3; steps += 1) await box.press('ArrowLeft');
  release();
  await expect(box).toHaveValue('NR1NH');
  await box.pressSequentially('2');
  await expect(box).toHaveValue('NR21NH');
  await expect(box).toBeFocused();
});

test('what is wrong with what was typed before the script has come is told once it has', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto(start, { waitUntil: 'commit' });
  await page.getByLabel('Postcode').fill('NR2');
  await page.getByLabel('Postcode').blur();
  release();
  await expect(page.getByText('Error: Postcode is invalid.')).toBeVisible();
});

test('another language that the tab keeps is spoken once it has come, with what was typed before', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('language', 'cy'));
  await page.route(`**${start}`, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace('"languages":["en"]', '"languages":["en","cy"]');
    await route.fulfill({ response: reply, body });
  });
  const release = await holdScript(page);
  await page.goto(start, { waitUntil: 'commit' });
  await page.locator('#field-postcode').fill('nr21nh');
  await page.getByRole('button', { name: 'Search' }).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
  await expect(page.locator('#field-postcode')).toHaveValue('NR21NH');
  await expect(page.getByRole('combobox')).toBeVisible();
});

test('a page whose script does not come says so first, and whom to call', async ({ page, allowFailures }) => {
  allowFailures.is = true;
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto(start);
  const says = page.getByRole('region', { name: 'Loading' });
  await expect(says).toContainText(/did not load whole\..* call us on 0\d[\d ]+\./);
  await expect(says).toBeInViewport();
  await page.unroute('**/assets/index-*.js');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(says).toBeHidden();
});

test('a page of which no script comes at all says so by itself in the end, and one whose script runs never does', async ({
  page,
  allowFailures,
}) => {
  allowFailures.is = true;
  const says = page.getByRole('region', { name: 'Loading' });
  const waits = () =>
    page.evaluate(() => {
      const all = document.getAnimations().map((one) => one.effect?.getComputedTiming().delay);
      // Twenty seconds pass.
      for (const one of document.getAnimations()) one.finish();
      return all;
    });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(start);
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  const top = () => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top);
  await expect(says).toBeHidden();
  expect(await top()).toBe(0);
  expect(await waits()).toContain(20_000);
  await expect(says).toContainText(/did not load whole\..* call us on 0\d[\d ]+\./);
  await expect(says).toBeInViewport();
  await expectAccessible(page);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await expect.poll(waits).not.toContain(20_000);
  await expect(says).toBeHidden();
});

test('without script the page says first what to do and whom to call, and offers nothing that could not be done', async ({
  browser,
  baseURL,
}) => {
  const page = await withoutScript(browser, `${baseURL}${start}`);
  const says = page.getByRole('region', { name: 'JavaScript' });
  await expect(says).toHaveText(/switch it on in your browser, or call us on 0808 157 0000\.$/);
  const above = await says.evaluate((note) => {
    const app = document.getElementById('app');
    return app !== null && note.getBoundingClientRect().bottom <= app.getBoundingClientRect().top;
  });
  expect(above).toBe(true);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText('Where do you live?')).toBeHidden();
  for (const role of ['textbox', 'checkbox', 'button'] as const)
    await expect(main.getByRole(role)).toHaveCount(0);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.context().close();
});
