import type { Page } from '@playwright/test';
import { gasQuote } from '../service/quotes.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { QuoteJourney } from './journey.ts';
import { type OwnServer, startServer } from './own-server.ts';
import { keepQuote } from './switched.ts';

let server: OwnServer;
test.beforeAll(async () => {
  server = await startServer({ brand: 'switchyard' });
});
test.afterAll(() => server.stop());
// One service whose settings change: one test after the other.
test.describe.configure({ mode: 'serial' });

const start = () => `${server.url}/switch/home-energy`;

/** What a brand looks like on the page. */
async function look(page: Page) {
  return page.evaluate(() => {
    const style = (selector: string) => {
      const element = document.querySelector(selector);
      if (element === null) throw new Error(`nothing is ${selector}`);
      return getComputedStyle(element);
    };
    return {
      name: document.querySelector('header')?.textContent,
      header: style('header').backgroundColor,
      page: style('body').backgroundColor,
      heading: style('h1').fontFamily,
      weight: style('h1').fontWeight,
      button: style('main button[class*=primary]').borderTopLeftRadius,
      buttonColour: style('main button[class*=primary]').backgroundColor,
      mark: document.querySelector('header path')?.getAttribute('d'),
    };
  });
}

/** Runs in the page: letters of English and Welsh that a typeface lacks, so that another one's are drawn, of whatever width. */
function strange(family: string): string[] {
  const paper = document.createElement('canvas').getContext('2d');
  const width = (letter: string, instead: string) => {
    if (paper) paper.font = `500 64px "${family}", ${instead}`;
    return paper?.measureText(letter).width;
  };
  const all = [...'abcdefghijklmnopqrstuvwxyzâêîôûŵŷäëïöüáéíóúàèìòù'];
  return [...all, ...all.map((one) => one.toUpperCase()), ...'0123456789£’–'].filter(
    (letter) => width(letter, 'monospace') !== width(letter, 'sans-serif'),
  );
}

test('the brand changes while the service runs: name, colours, typeface, corners and mark [Q3.01]', async ({
  page,
}) => {
  await page.goto(start());
  const first = await look(page);
  expect(first.name).toBe('Switchyard');
  server.write({ brand: 'wethermere' });
  await page.reload();
  const second = await look(page);
  expect(second.name).toBe('Wethermere');
  expect(second.header).toBe('rgb(59, 21, 56)');
  for (const part of Object.keys(first))
    expect([part, Reflect.get(second, part)]).not.toEqual([part, Reflect.get(first, part)]);
  await expect(page.getByRole('link', { name: '0808 157 0186' })).toBeVisible();
  await expect(page.getByText(/grant Wethermere Building Society access/)).toBeVisible();
  const icon = await page.request.get(`${server.url}/brand.svg`);
  expect(await icon.text()).toContain('#c79a3b');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await look(page)).page).toBe('rgb(25, 20, 32)');
});

test('the letters that a brand brings come from this service in one file, and a brand that brings none asks for none [Q3.01]', async ({
  page,
}) => {
  for (const [brand, files] of [
    ['switchyard', 0],
    ['wethermere', 1],
  ] as const) {
    server.write({ brand });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(request.url());
    });
    await page.goto(start());
    const loaded = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].map(({ family, status, display }) => `${family} ${status} ${display}`);
      });
    // Letters are asked for only once a text wants them.
    await expect.poll(loaded).toEqual(files ? ['Source Serif 4 loaded optional'] : []);
    expect(new Set(asked).size).toBe(files);
    for (const url of asked) expect(url).toMatch(new RegExp(`^${server.url}/typeface/[\\w-]+\\.woff2$`));
  }
  // Each letter of both languages is in it: none in the midst of a heading is another typeface's. A page that was slow to
  // fetch it goes without (`optional`); the browser has it by now.
  await page.reload();
  expect(await page.evaluate(strange, 'Source Serif 4')).toEqual([]);
});

test('a bad settings file is named with its key, the defaults hold, and it is mended without a restart [Q3.01]', async ({
  page,
}) => {
  server.write({ brand: 'wethermere', whiteLable: false });
  await page.goto(start());
  expect((await look(page)).name).toBe('Home energy comparison');
  expect(server.complaints()).toMatch(/settings\.json: "whiteLable" is not known here\./);
  server.write({ brand: 'switchyard' });
  await page.reload();
  expect((await look(page)).name).toBe('Switchyard');
});

for (const whiteLabel of [true, false]) {
  test(`whiteLabel ${whiteLabel} ${whiteLabel ? 'hides' : 'shows'} the phone for business meters [Q2.17 Q6.02]`, async ({
    page,
  }) => {
    server.write({ brand: 'switchyard', whiteLabel });
    const quote = new QuoteJourney(page);
    await quote.chooseHome('CF10 3ND', 0, start());
    await expect(page.getByText('Non Domestic Meter Type Identified!')).toBeVisible();
    const phone = page.getByText('0808 157 0001. Monday to Friday, 9am to 5pm');
    await expect(phone).toHaveCount(whiteLabel ? 0 : 1);
  });
}

for (const gbData of [true, false]) {
  test(`gbData ${gbData} takes addresses from ${gbData ? 'the postcode’s list' : 'the search'} [Q6.03]`, async ({
    page,
  }) => {
    server.write({ brand: 'switchyard', gbData });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const quote = new QuoteJourney(page);
    await quote.chooseHome('G2 1DU', 0, start());
    expect(asked.includes('/request/address/list/postcode')).toBe(gbData);
    expect(asked.includes('/request/address/recco')).toBe(!gbData);
  });
}

/** The page in every width, narrow to wide, the middle one dark: axe finds nothing, nothing overflows. */
async function expectFine(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [320, 'light'],
    [768, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
}

for (const brand of ['switchyard', 'wethermere'])
  test(`${brand} from postcode to deals at 320, at 768 in the dark, and at 1280: axe finds nothing, nothing overflows`, async ({
    page,
  }) => {
    test.slow();
    server.write({ brand });
    const quote = new QuoteJourney(page, { look: expectFine });
    await quote.chooseHome('NE1 8QH', 0, start());
    await quote.choose('Do you have an Economy 7 meter?', 'Yes');
    await quote.choose(/How do you pay/, 'Monthly Direct Debit');
    await quote.expectTariff(/Who supplies/);
    await quote.type('Electricity usage', '4200');
    await quote.viewQuotes();
    await expectFine(page);
    await page.goto(`${server.url}/error/401`);
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expectFine(page);
  });

test('carbonOffset shows or hides the carbon footprint beside the deals', async ({ page }) => {
  await keepQuote(page, server.url, 'gas', gasQuote);
  for (const carbonOffset of [true, false]) {
    server.write({ brand: 'switchyard', carbonOffset });
    await page.goto(`${server.url}/results/home-energy`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Carbon footprint' })).toHaveCount(carbonOffset ? 1 : 0);
  }
});
