import { gzipSync } from 'node:zlib';
import { expect, expectAccessible, expectFit, test } from './fixtures.ts';
import { QuoteJourney } from './journey.ts';

const start = '/switch/home-energy';

test('an unknown path and an unknown comparison go to the first page [Q2.01 Q2.04]', async ({ page }) => {
  for (const path of ['/', '/nothing/here', '/switch/boat-energy/a/b']) {
    await page.goto(path);
    await expect(page).toHaveURL(start);
  }
});

test('the page has its four steps, the bill, the contact box and the footer [Q1.01 Q1.02 Q1.03 Q1.04]', async ({
  page,
}) => {
  await page.goto(start);
  const steps = page.getByRole('list').filter({ hasText: 'Switch Complete' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /Your Current Energy Information/,
    /Choose Your New Deal/,
    /Sign Up/,
    /Switch Complete/,
  ]);
  await expect(page.locator('[aria-current=step]')).toContainText('Your Current Energy Information');
  await expect(
    page.getByText('Please ensure you have a copy of your latest energy bill to hand'),
  ).toBeVisible();
  await expect(page.getByText('Open Monday to Friday 9am to 5pm, closed on bank holidays.')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /Terms & Conditions/ })).toHaveAttribute('href', /^https:/);
  await expect(footer.getByRole('link', { name: /Privacy Policy/ })).toHaveAttribute('href', /^https:/);
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});

test('the bill opens as a picture with its words [Q1.03]', async ({ page }) => {
  await page.goto(start);
  await page.getByText('Show me where to look on a bill').click();
  const bill = page.getByRole('img', { name: /bill/i });
  await expect(bill).toBeVisible();
  await expectAccessible(page);
  // However wide the letters of a typeface are, its words stay on the paper and off the bars of the months.
  const wide = await bill.evaluate((drawing) => {
    const [paper, bars] = [drawing.querySelector('rect'), drawing.querySelector('path[d*="v-34"]')];
    if (paper === null || bars === null) throw new Error('The bill is drawn otherwise.');
    const [sheet, chart] = [paper.getBoundingClientRect(), bars.getBoundingClientRect()];
    const isOver = (one: DOMRect) =>
      one.right > chart.left && one.bottom > chart.top && one.top < chart.bottom;
    return [...drawing.querySelectorAll('text')]
      .map((words) => ({ says: words.textContent, place: words.getBoundingClientRect() }))
      .filter(({ place }) => place.right > sheet.right || isOver(place))
      .map(({ says }) => says);
  });
  expect(wide).toEqual([]);
});

test('the first card works with the files that the page names: 5 at most, with 150 kB of script', async ({
  page,
  request,
}) => {
  const html = await (await request.get(start)).text();
  const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg))"/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(1);
  expect(named.length).toBeLessThanOrEqual(5);
  const scripts = await Promise.all(
    named.filter((path) => path.endsWith('.js')).map(async (path) => (await request.get(path)).body()),
  );
  const size = scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(size).toBeGreaterThan(60_000);
  expect(size).toBeLessThanOrEqual(150_000);
  // Only before all else does it tell a browser to make the functions ready while the script comes.
  for (const body of scripts) expect(body.toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);

  let held = 0;
  // Never answered: nothing else is there while the card is used.
  await page.route(/\.(js|css)$/, (route) => {
    if (named.includes(new URL(route.request().url()).pathname)) return route.continue();
    held += 1;
  });
  await page.goto(start);
  await page.getByLabel('Postcode').fill('NR2');
  await page.getByLabel('Postcode').blur();
  await expect(page.getByText('Error: Postcode is invalid.')).toBeVisible();
  await expect.poll(() => held).toBeGreaterThan(0);
});

test('the first page loads at most 200 kB of script and 15 kB of styles, and no code is made from text', async ({
  page,
}) => {
  const byAddress = new Map<string, { readonly kind: string; readonly body: Buffer }>();
  page.on('response', async (response) => {
    const kind = response.headers()['content-type'] ?? '';
    if (/javascript|css/.test(kind)) byAddress.set(response.url(), { kind, body: await response.body() });
  });
  await page.goto(start);
  // A file that is imported after it was fetched comes out of the browser's own store.
  const filesSent = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) => ('transferSize' in entry && Number(entry.transferSize) > 0 ? entry.name : [])),
    );
  // A busy machine is still for longer than a quiet network before it asks for the rest.
  await expect.poll(async () => (await filesSent()).length).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  const bodies = [...byAddress.values()];
  const sent = await filesSent();
  expect(sent).toEqual([...new Set(sent)]);
  const size = (wanted: RegExp) =>
    bodies
      .filter(({ kind }) => wanted.test(kind))
      .reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(size(/javascript/)).toBeGreaterThan(60_000);
  expect(size(/javascript/)).toBeLessThanOrEqual(200_000);
  const within = (await page.locator('style[data-href]').allTextContents()).join('');
  expect(within).toContain('--color-accent');
  expect(size(/css/) + gzipSync(within, { level: 9 }).length).toBeLessThanOrEqual(15_000);
  const script = bodies
    .filter(({ kind }) => /javascript/.test(kind))
    .map(({ body }) => body.toString())
    .join('\n');
  expect(/new Function\(|\beval\(/.test(script)).toBe(false);
  // The names of ajv's own options, which stay through minification: its run time is not there, its compiled checks are.
  expect(script.includes('strictKeywords') || script.includes('addUsedSchema')).toBe(false);
});

test('the policy lets nothing in from elsewhere and makes no code from text', async ({ page, request }) => {
  const headers = (await request.get(start)).headers();
  expect(headers['content-security-policy']).toMatch(
    /default-src 'none'.*script-src 'self'; style-src 'self'( 'sha256-[\w+/]{43}='){2};/,
  );
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await page.goto(start);
  const inline = await page.locator('script:not([src]):not([type="application/json"])').count();
  expect(inline).toBe(0);
});

test('moving to the results scrolls up, focuses the heading, and going back keeps the answers [Q2.02]', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.viewQuotes();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Change your answers' }).click();
  await expect(quote.said(/How do you pay/)).toHaveText('Monthly Direct Debit');
});

test('going forward to a page that was scrolled shows its heading, which has the focus; going back shows where one was [Q2.02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.viewQuotes();
  const depth = () => page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 900);
  await expect.poll(depth).toBeGreaterThan(500);
  const left = await depth();
  await page.goBack();
  await expect(quote.card(/How do you pay/)).toBeVisible();
  await page.goForward();
  const heading = page.getByRole('heading', { name: 'Choose Your New Deal', level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, left);
  await expect.poll(depth).toBeGreaterThan(500);
  await page.getByRole('link', { name: 'How we earn' }).click();
  await expect(page.getByRole('heading', { name: 'How we earn', level: 1 })).toBeFocused();
  await page.goBack();
  await expect.poll(depth).toBeGreaterThan(500);
});

test('the referral goes into tracking and the quote, and storage holds ids alone [Q1.05 Q2.03 Q4.50 Q7.01]', async ({
  page,
}) => {
  const tracked: string[] = [];
  const quotes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/request/user/track-records')) tracked.push(request.postData() ?? '');
    if (request.url().includes('/request/switch/v2/')) quotes.push(request.postData() ?? '');
  });
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU', 0, '/switch/home-energy/leeds42/spring');
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.viewQuotes();
  expect(tracked.join()).toContain('leeds42');
  expect(JSON.parse(quotes[0] ?? '{}')).toMatchObject({
    referrerBranchCode: 'leeds42',
    utilityPeriod: 'Annually',
  });
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).toMatch(/switchId/);
  expect(stored).not.toMatch(/G21DU|Glasgow|MPAN|mprn|Flat|Street/i);
});

test('a typed answer changes nothing else, and no box ticks itself', async ({ page }) => {
  await page.goto(start);
  const box = page.getByRole('checkbox');
  await expect(box).not.toBeChecked();
  await page.getByLabel('Postcode').pressSequentially('nr21nh');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('combobox', { name: 'Address' })).toBeVisible();
  await expect(box).not.toBeChecked();
});

test('the first page and the results fit a phone, a tablet and a desk without sideways scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NE1 8QH');
  await quote.choose('Do you have an Economy 7 meter?', 'Yes');
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.type('Electricity usage', '4200');
  await expectFit(page);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await quote.viewQuotes();
  await expectFit(page);
});

test('the browser asks before it loads another page over answers, and not once a quote is made [Q2.10]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const quote = new QuoteJourney(page);
  await page.goto(start);
  await page.reload();
  expect(asked).toEqual([]);
  await quote.chooseHome('G2 1DU');
  const question = page.waitForEvent('dialog');
  await page.evaluate(() => location.reload());
  await question;
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.viewQuotes();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your New Deal' })).toBeVisible();
  expect(asked).toEqual(['beforeunload']);
});
