import { expect, expectAccessible, expectFit, test } from './fixtures.ts';
import { type OwnServer, startServer } from './own-server.ts';
import { type MadeSwitch, makeSwitch, rememberSwitch, rememberVisitor } from './switched.ts';

let server: OwnServer;
let made: MadeSwitch;

test.beforeAll(async () => {
  server = await startServer({ carbonOffset: true });
});
test.beforeEach(async () => {
  made = await makeSwitch(server.url);
});
test.afterAll(() => server.stop());

// One worker, and so one service: a start costs as much as a test.
test.describe.configure({ mode: 'default' });

test('an offset is chosen and paid for [S2.62] [S2.71] [S2.72]', async ({ page }) => {
  await rememberSwitch(page, made);
  await page.goto(`${server.url}/switch-complete`);
  await page.getByRole('button', { name: 'Offset my carbon now!' }).click();
  await expect(page).toHaveURL(`${server.url}/carbon-offset/${made.switchId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello Canaria Finchley' })).toBeVisible();
  await expect(page.getByText(/^[\d.]+ tons CO2\/year$/)).toBeVisible();
  const picture = page.locator('li img').first();
  await expect(picture).toHaveAttribute('src', /^blob:/);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectFit(page);

  await page.getByRole('button', { name: 'More Info' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('An example project.');
  await expectFit(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More Info' }).first()).toBeFocused();

  await expect(page.getByRole('radio')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click();
  await expect(page.getByRole('radio')).toHaveCount(4);
  await page.getByRole('radio', { name: /^75%/ }).check();
  await expectFit(page);
  await page.getByRole('button', { name: /^Offset your carbon by 75% \(£\d+\.\d\d\)$/ }).click();

  await expect(page.getByRole('heading', { name: 'Example payment partner' })).toBeVisible();
  const checkout = page.url();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByText(/emailed to you within 24 hours/)).toBeVisible();
  await expect(page.getByText(/CO2-[0-9A-F]{10}/)).toBeVisible();
  await expectFit(page);

  // It is paid once: its page leads to how that ended.
  await page.goto(checkout);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible();

  await page.goto(`${server.url}/carbon-offset/${made.switchId}`);
  await expect(page.getByRole('heading', { name: 'Your carbon offset journey is complete' })).toBeVisible();
  await expect(page.getByText(/CO2-[0-9A-F]{10}/)).toBeVisible();
});

test('on a phone each choice brings into sight what follows it [S2.71]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await rememberVisitor(page, made);
  await page.goto(`${server.url}/carbon-offset/${made.switchId}`);
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .dblclick();
  // The second click of a double click chooses nothing of what came into the place of the first.
  await expect(page.getByRole('radio', { checked: false })).toHaveCount(4);

  await expect(page.getByRole('radio', { name: /^100%/ })).toBeInViewport({ ratio: 1 });
  await page.getByRole('radio', { name: /^75%/ }).check();
  await expect(page.getByRole('button', { name: /^Offset your carbon by 75%/ })).toBeInViewport({ ratio: 1 });
});

test('a switch made before is found by its id, by whoever made it [S2.70] [S5.16]', async ({
  page,
  browser,
  allowFailures,
}) => {
  allowFailures.is = true;
  await rememberVisitor(page, made);
  await page.goto(`${server.url}/carbon-offset`);
  await expect(page.getByRole('heading', { name: 'Offset Your Current Switch' })).toBeVisible();
  await expectFit(page);
  await page.getByRole('textbox', { name: 'Switch Id' }).fill('2147483000');
  await page.getByRole('button', { name: 'See Projects' }).click();
  await expect(page.getByText('We could not find a switch with this Id.')).toBeVisible();
  await expectFit(page);
  await page.getByRole('textbox', { name: 'Switch Id' }).fill(`${made.switchId}`);
  await page.getByRole('button', { name: 'See Projects' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a project' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello Canaria Finchley' })).toBeVisible();

  // Where an address is passed on, nobody is told a name.
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole('heading', { name: 'Choose a project' })).toBeVisible();
  await expect(elsewhere.getByText('Canaria')).toHaveCount(0);
  await elsewhere.context().close();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Offset Your Current Switch' })).toBeVisible();
});

test('a switch is found by its id by nobody else [S2.70] [S2.71]', async ({ page, allowFailures }) => {
  allowFailures.is = true;
  await page.goto(`${server.url}/carbon-offset`);
  await page.getByRole('textbox', { name: 'Switch Id' }).fill(`${made.switchId}`);
  await page.getByRole('button', { name: 'See Projects' }).click();
  await expect(page.getByText('We could not find a switch with this Id.')).toBeVisible();
  await page.goto(`${server.url}/carbon-offset/${made.switchId}`);
  await expect(page).toHaveURL(/\/error\/404$/);
});

test('a payment that was cancelled says so and leads back [S2.72]', async ({ page }) => {
  await rememberSwitch(page, made);
  await page.goto(`${server.url}/carbon-offset/${made.switchId}`);
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click();
  await page.getByRole('radio', { name: /^25%/ }).check();
  await page.getByRole('button', { name: /^Offset your carbon by 25%/ }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible();
  await expect(page.getByText(/Oops/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a project' })).toBeVisible();
});

test('a customer whom nobody knows leads to error 404 [S2.71]', async ({ page, allowFailures }) => {
  allowFailures.is = true;
  await page.goto(`${server.url}/carbon-offset/nobody`);
  await expect(page).toHaveURL(/\/error\/404$/);
});

test('a picture that is none is drawn, and nobody is sent to a strange payment page [S2.71] [S7.10]', async ({
  page,
}) => {
  const strange = {
    id: 1,
    name: 'Odd',
    location: '',
    discription: '',
    overview: '',
    imageBase64: 'PHN2Zy8+',
  };
  await rememberVisitor(page, made);
  await page.route('**/request/clevel/projects', (route) => route.fulfill({ json: { projects: [strange] } }));
  await page.route('**/carbonoffset/payment', (route) =>
    route.fulfill({ json: { checkOutUrl: 'https://evil.example/checkout' } }),
  );
  await page.goto(`${server.url}/carbon-offset/${made.switchId}`);
  await expect(page.locator('[data-picture="drawn"]')).toBeVisible();
  await page.getByRole('button', { name: /^Select/ }).click();
  await page.getByRole('radio', { name: /^100%/ }).check();
  await page.getByRole('button', { name: /^Offset your carbon by 100%/ }).click();
  await expect(page.getByText(/We could not open the payment page/)).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/carbon-offset/${made.switchId}`);
});

test('without projects the footprint is told to be noted [S2.71]', async ({ page }) => {
  await rememberVisitor(page, made);
  await page.route('**/request/clevel/projects', (route) => route.fulfill({ json: { projects: [] } }));
  await page.goto(`${server.url}/carbon-offset/${made.switchId}`);
  await expect(
    page.getByText('We have encountered an issue fetching offset projects from our provider'),
  ).toBeVisible();
  await expect(page.getByText(/note your footprint: [\d.]+ tons CO2\/year/)).toBeVisible();
  await expectAccessible(page);
});
