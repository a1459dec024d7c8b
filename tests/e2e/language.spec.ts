import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFit, test } from './fixtures.ts';
import { type OwnServer, startServer } from './own-server.ts';
import { makeSwitch, openSignUp, rememberSwitch } from './switched.ts';

let server: OwnServer;
test.beforeAll(async () => {
  server = await startServer({ brand: 'switchyard', languages: ['en', 'cy'] });
});
test.afterAll(() => server.stop());

// One worker, and so one service: a start costs as much as a test.
test.describe.configure({ mode: 'default' });

const start = '/switch/home-energy';
const expectLanguage = (page: Page, lang: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', lang);

test('nobody is offered a language where the operator has one alone', async ({ page }) => {
  await page.goto(start);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cymraeg' })).toHaveCount(0);
  await page.goto(`${start}?lang=cy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Current Energy Information');
});

test('whoever chooses Cymraeg keeps the answers, and the page speaks Welsh, errors and all', async ({
  page,
}) => {
  await page.goto(server.url + start);
  await page.getByLabel('Postcode').fill('nr2 1nh');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('combobox', { name: 'Address' })).toBeVisible();
  await page.getByRole('link', { name: 'Cymraeg' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eich gwybodaeth ynni bresennol');
  await expectLanguage(page, 'cy');
  await expect(page).toHaveTitle('Eich gwybodaeth ynni bresennol – Switchyard');
  await expect(page.getByLabel('Cod post')).toHaveValue('NR21NH');
  await expect(page.getByRole('combobox', { name: 'Cyfeiriad' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('lang', 'en-GB');
  await expectAccessible(page);

  await page.getByLabel('Cod post').fill('ZZ');
  await page.getByRole('button', { name: 'Chwilio' }).click();
  await expect(page.getByText('Cod post: nid yw’n ddilys.').first()).toBeVisible();
  await expectAccessible(page);
  await expectFit(page);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eich gwybodaeth ynni bresennol');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Current Energy Information');
  await expectLanguage(page, 'en-GB');
});

test('an address opens the page in Welsh, and the quote journey is walked to its deals in it', async ({
  page,
}) => {
  await page.goto(`${server.url}${start}?lang=cy`);
  await expect(page).toHaveURL(server.url + start);
  await expectLanguage(page, 'cy');
  await page.getByLabel('Cod post').fill('nr2 1nh');
  await page.getByRole('button', { name: 'Chwilio' }).click();
  await page.getByRole('checkbox', { name: /Telerau ac Amodau/ }).check();
  await page.getByRole('combobox', { name: 'Cyfeiriad' }).click();
  await page.getByRole('option').first().click();
  await expect(page.getByText('Wedi dod o hyd i’r mesurydd nwy').first()).toBeVisible();
  await page.getByRole('button', { name: /^Parhau/ }).click();
  const pay = page.getByRole('region', { name: 'Sut rydych chi’n talu am eich nwy a thrydan?' });
  await pay.locator('label').filter({ hasText: 'Debyd Uniongyrchol Misol' }).click();
  const supplier = page.getByRole('region', { name: 'Pwy sy’n cyflenwi eich nwy a thrydan nawr?' });
  await expect(supplier.getByText('Wedi’i lenwi: gwiriwch')).toBeVisible();
  const usage = page.getByRole('textbox', { name: 'Defnydd trydan' });
  await usage.fill('99999999');
  await usage.blur();
  await expect(page.getByText('Defnydd trydan: rhowch rif rhwng 1 a 75000.').first()).toBeVisible();
  await expectAccessible(page);
  await usage.fill('2900');
  await expect(page.getByText(/Mae eich defnydd .* canolig/).first()).toBeVisible();
  await expectAccessible(page);
  await usage.blur();
  await page.getByRole('button', { name: 'Gweld eich dyfynbrisiau' }).click();

  // The results are not translated yet: within the frame, they say which language they are in.
  await expect(page).toHaveURL(/\/results\/home-energy$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your New Deal');
  await expectLanguage(page, 'cy');
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('contentinfo')).toContainText('Telerau ac Amodau');
  await expectAccessible(page);
});

test('whom another page sends back to the first one reads in Welsh why', async ({ page }) => {
  await page.goto(`${server.url}${start}?lang=cy`);
  await expectLanguage(page, 'cy');
  for (const [path, why] of [
    ['/results/home-energy', /ddyfynbris i chi/],
    ['/details', /gofrestriad i chi/],
    ['/switch-complete', /newid sydd wedi’i gwblhau/],
  ] as const) {
    await page.goto(server.url + path);
    await expect(page).toHaveURL(server.url + start);
    await expect(page.getByRole('main').getByText(why)).toBeVisible();
  }
});

test('a page that is not in Welsh is in English, its buttons, dates and errors too, and says so; its frame is in Welsh [S2.01]', async ({
  page,
}) => {
  await openSignUp(page, server.url);
  await page.goto(`${server.url}/details?lang=cy`);
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await expect(main.getByLabel('Month', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByText('First name is required').first()).toBeVisible();
  // Chosen on the page itself, another language changes the frame alone.
  const asks = main.locator('[data-asks]');
  await expect(asks).not.toContainText('Loading');
  const before = await asks.textContent();
  await page.getByRole('link', { name: 'English' }).click();
  await expectLanguage(page, 'en-GB');
  await page.getByRole('link', { name: 'Cymraeg' }).click();
  await expectLanguage(page, 'cy');
  expect(await asks.textContent()).toBe(before);
  await expect(page.locator('title')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('region', { name: 'Angen help?' })).toHaveAttribute('lang', 'cy');
  await expect(page.getByRole('contentinfo')).toContainText('Telerau ac Amodau');
  await expectAccessible(page);
});

test('the end of a switch, its progress, and a failure are in Welsh from top to bottom [S2.60] [S2.61]', async ({
  page,
  allowFailures,
}) => {
  // Of a link that leads to no switch.
  allowFailures.is = true;
  // Words that every English text of some length has, and no Welsh one.
  const english = /\b(the|your|you|and|this|is|of|from|with|for)\b/i;
  const wholly = async () => {
    await expectLanguage(page, 'cy');
    await expect(page.getByRole('main')).not.toHaveAttribute('lang');
    const [texts = ''] = await page.getByRole('main').allInnerTexts();
    expect(texts.split('\n').filter((line) => english.test(line))).toEqual([]);
    await expectAccessible(page);
  };
  const made = await makeSwitch(server.url);
  await rememberSwitch(page, made, { switchedPayMethod: 'MonthlyDirectDebit', switchedExitFees: 130 });
  await page.goto(`${server.url}/switch-complete?lang=cy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diolch');
  const link = page.getByRole('link', { name: /switch-progress#/ });
  await expect(link).toBeVisible();
  await expect(page.getByText('Debyd Uniongyrchol Misol')).toBeVisible();
  await wholly();
  await expectFit(page);
  const address = (await link.textContent()) ?? '';
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Eich newid i ${made.switched.supplier}`);
  await wholly();
  await expectFit(page);
  await page.goto(`${server.url}/switch-progress#${'x'.repeat(43)}`);
  await expect(page.getByText(/^Ni allem ddod o hyd i newid/)).toBeVisible();
  await wholly();
  await page.goto(`${server.url}/saved-quote#${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eich dyfynbris a gadwyd');
  await wholly();
  await page.goto(`${server.url}/error/500`);
  await expect(page.getByText('Gwall 500')).toBeVisible();
  await wholly();
});

test('the other language stands below a long name where there is no room beside it [Q1.01]', async ({
  page,
}) => {
  const long = await startServer({ brand: 'wethermere', languages: ['en', 'cy'] });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(long.url + start);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 24px }');
    document.adoptedStyleSheets.push(sheet);
  });
  await expect(page.getByRole('link', { name: 'Cymraeg' })).toBeVisible();
  await expectFit(page);
  await long.stop();
});
