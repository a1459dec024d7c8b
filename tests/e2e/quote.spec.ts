import { expect, expectAccessible, expectFit, test } from './fixtures.ts';
import { expectFocusInSight } from './focus-in-sight.ts';
import { goOnFromHome } from './hands.ts';
import { QuoteJourney } from './journey.ts';
import { startServer } from './own-server.ts';

const pay = /How do you pay/;
const supplier = /Who supplies/;
const fuels = 'What would you like to compare?';
const home = 'Where do you live?';

test('both fuels from one supplier, every card looked at [Q2.11 Q2.12 Q2.13 Q2.15 Q2.16 Q2.19 Q4.12 Q4.23 Q4.24 Q7.10 Q7.12 Q7.20]', async ({
  page,
}) => {
  const quote = new QuoteJourney(page, { look: expectAccessible });
  await quote.chooseHome('nr2 1nh');
  await expect(quote.said(fuels)).toHaveText('Gas & Electricity (Dual) Filled in: please check');
  await expect(quote.said(/Does one supplier/)).toHaveText('Yes Filled in: please check');
  await expect(quote.said(home)).toHaveText(/^Flat 1.*NR2\s1NH Electricity meter found, Gas meter found$/);
  await quote.open(home);
  await expect(page.getByText(/MPAN \*{7}\d{14}/)).toBeVisible();
  await expect(quote.card(supplier)).toHaveCount(0);
  await quote.choose(pay, 'Monthly Direct Debit');
  await quote.expectTariff(supplier);
  await expect(page.getByRole('button', { name: 'View Your Quotes' })).toHaveCount(0);
  const left = page.getByText('Please ensure you answered all required fields');
  await expect(left).toHaveCount(0);
  await quote.goOn();
  await expect(left).toBeVisible();
  await quote.type('Electricity usage', '2900');
  await expect(left).toHaveCount(0);
  await quote.goOn();
  await expect(quote.said(/How much energy/)).toHaveText(
    'Gas 11,800 kWh a year, Electricity 2,900 kWh a year',
  );
  await expect(quote.said(/pay for your new tariff/)).toHaveText(/^Monthly Direct Debit/);
  await quote.viewQuotes();
  await expectAccessible(page);
  const costs = await quote.monthlyCosts();
  expect(costs.length).toBeGreaterThan(5);
  expect(costs).toEqual([...costs].sort((one, other) => one - other));
});

test('gas only [Q4.10 Q2.18]', async ({ page }) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  await expect(page.getByText(/unable to find MPAN/).first()).toBeVisible();
  await expect(quote.said(fuels)).toHaveText(/^Gas Only/);
  await expect(quote.card(fuels).getByRole('radio')).toHaveCount(0);
  await quote.choose(pay, 'Quarterly Direct Debit');
  await quote.expectTariff(supplier);
  await expect(quote.said(/How much energy/)).toHaveText('Gas 9,800 kWh a year Filled in: please check');
  await quote.viewQuotes();
});

test('electricity only, given as a cost by the quarter [Q4.11 Q2.22 Q4.34 Q5.08]', async ({ page }) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('PL1 2AA');
  await quote.lookFromHere();
  await expect(quote.said(fuels)).toHaveText(/^Electricity Only/);
  await quote.choose(pay, 'Cash & Cheque');
  await quote.expectTariff(supplier);
  const usage = quote.card('How much energy do you use?');
  await usage
    .locator('label')
    .filter({ hasText: /^I spend/ })
    .click();
  await usage
    .locator('label')
    .filter({ hasText: /^a quarter/ })
    .click();
  const cost = page.getByRole('textbox', { name: 'Electricity cost' });
  await cost.fill('29');
  await cost.blur();
  await expect(usage.getByText('Electricity cost must be between 30 & 2250.')).toBeVisible();
  await expectAccessible(page);
  await cost.fill('210');
  await expect(usage.getByText('must be between')).toHaveCount(0);
  await quote.viewQuotes();
});

test('each question is met once: one that need not be answered is asked, and Continue passes it [Q2.11 Q2.19]', async ({
  page,
}) => {
  const economy7 = 'Do you have an Economy 7 meter?';
  const quote = new QuoteJourney(page);
  await quote.findHome('PL1 2AA');
  const card = quote.card(economy7);
  await expect(card).toHaveAttribute('data-fold', 'open');
  await expect(card.getByRole('heading', { name: economy7 })).toBeFocused();
  await expect(card.getByText('Optional.')).toBeVisible();
  // What is answered without the person is told by its line, and holds nobody up.
  await expect(quote.said(fuels)).toHaveText('Electricity Only Filled in: please check');
  await quote.choose(pay, 'Cash & Cheque');
  await quote.type('Electricity usage', '2900');
  await quote.goOn();
  await expect(page.getByRole('button', { name: 'View Your Quotes' })).toHaveCount(0);
  await expect(card).toHaveAttribute('data-fold', 'open');
  await quote.goOn();
  await expect(quote.said(economy7)).toHaveText('Not answered: it is optional');
  await expect(page.getByRole('button', { name: 'View Your Quotes' })).toBeFocused();
  // Nobody is asked twice.
  await quote.open(fuels);
  await quote.goOn();
  await expect(card).toHaveAttribute('data-fold', 'answered');
  await quote.viewQuotes();
});

test('two suppliers, asked apart [Q4.01 Q4.13 Q2.20 Q2.21]', async ({ page }) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('BS1 5TR');
  await quote.lookFromHere();
  await quote.choose(/Does one supplier/, 'No');
  await goOnFromHome(page);
  await quote.choose('How do you pay for your gas?', 'Monthly Direct Debit');
  await quote.choose('How do you pay for your electricity?', 'Cash & Cheque');
  await quote.expectTariff('Who supplies your gas now?');
  await quote.expectTariff('Who supplies your electricity now?');
  await quote.type('Electricity usage', '3100');
  await quote.viewQuotes();
});

test('Economy 7 asks the night share [Q2.23 Q4.20 Q5.06 Q5.09]', async ({ page }) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NE1 8QH');
  await quote.lookFromHere();
  const economy = quote.card('Do you have an Economy 7 meter?');
  await expect(quote.card(pay)).toHaveCount(0);
  await economy.locator('label').filter({ hasText: /^No/ }).click();
  const verify = economy.getByText('Please verify your selection').filter({ visible: true });
  await expect(verify).toHaveCount(1);
  await quote.open('Do you have an Economy 7 meter?');
  await economy.locator('label').filter({ hasText: /^Yes/ }).click();
  await expect(verify).toHaveCount(0);
  for (const card of await page.getByRole('region', { name: pay }).all()) {
    await card
      .locator('label')
      .filter({ hasText: /^Monthly Direct Debit/ })
      .click();
  }
  await expect(quote.card(supplier).first()).toBeVisible();
  await quote.expectTariff(supplier);
  await quote.type('Electricity usage', '4200');
  const share = quote.card('How much of your electricity do you use at night?');
  await expect(quote.said('How much of your electricity do you use at night?')).toHaveText(/^42%/);
  await quote.open('How much of your electricity do you use at night?');
  await expect(share.getByRole('slider')).toHaveValue('42');
  await expect(share.getByText(/42% is the national average/)).toBeVisible();
  await share.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(share.getByRole('slider')).toHaveValue('43');
  await expectAccessible(page);
  await quote.viewQuotes();
});

test('whoever has Economy 7 and a level that Ofgem gives no figure for is told what to do [Q4.35]', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  const usage = 'How much energy do you use?';
  const told = quote.card(usage).getByText(/gives no such figure .* or choose Medium/);
  const electricity = page.getByRole('textbox', { name: 'Electricity usage' });
  const begin = async (url: string) => {
    await quote.chooseHome('EH1 1YJ', 0, `${url}/switch/home-energy`);
    await quote.choose('Do you have an Economy 7 meter?', 'Yes');
    await quote.choose(pay, 'Monthly Direct Debit');
    await quote.expectTariff(supplier);
    await page.getByRole('tab', { name: 'Use Ofgem Averages' }).click();
  };
  const server = await startServer({ averages: '2026-07' });
  await begin(server.url);
  for (const level of ['Low', 'High']) {
    await quote.choose(usage, level);
    await expect(electricity).toHaveValue('');
    await expect(told).toBeVisible();
  }
  // It goes by what there is, not by what stands in the box.
  await electricity.fill('2100');
  await expect(told).toBeVisible();
  await quote.choose(usage, 'Medium');
  await expect(electricity).toHaveValue('3400');
  await expect(told).toHaveCount(0);
  await page.goto('about:blank');
  await server.stop();
  const other = await startServer({ averages: '2023-10' });
  await begin(other.url);
  await quote.choose(usage, 'Low');
  await expect(electricity).toHaveValue('2200');
  await electricity.fill('');
  await expect(electricity).toHaveValue('');
  await expect(told).toHaveCount(0);
  await page.goto('about:blank');
  await other.stop();
});

test('prepayment meters for both fuels: prepayment alone is offered, and nothing is asked about the new one [Q2.20 Q4.22 Q4.25]', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('B1 1BB');
  await quote.lookFromHere();
  await expect(quote.said(pay)).toHaveText(/^Prepayment/);
  await expect(quote.card(pay).getByText('Direct Debit')).toHaveCount(0);
  await quote.expectTariff(supplier);
  await quote.type('Electricity usage', '2500');
  await expect(quote.card(/pay for your new tariff/)).toHaveCount(0);
  await quote.viewQuotes();
});

test('mixed prepayment is refused, and each fuel alone is not [Q2.18 Q5.04]', async ({ page }) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('M2 5DB');
  await quote.lookFromHere();
  const compare = quote.card(fuels);
  const apart = compare.getByText(
    'It looks as though one of your energy meters is prepayment. You will need to quote your gas and electricity separately.',
  );
  const alert = compare.getByRole('alert').filter({ hasText: 'Must be a Prepayment meter' });
  await expect(alert).toContainText(
    'Unfortunately, as you have a prepayment meter for only one of your fuels, you cannot compare both your gas and electricity at the same time. Please compare gas separately and electricity separately.',
  );
  // One thing is said once, and the way on stands right below it.
  await expect(apart).toHaveCount(0);
  await expect(compare.getByRole('alert').or(compare.getByRole('status'))).toHaveCount(1);
  await expect(quote.card(/Does one supplier/)).toHaveCount(0);
  await quote.choose(fuels, 'Electricity Only');
  await expect(alert).toHaveCount(0);
  // A choice goes on by itself, and what it brings stays below its line.
  await expect(compare).toHaveAttribute('data-fold', 'answered');
  await expect(apart.filter({ visible: true })).toBeInViewport();
  await expect(quote.said(pay)).toHaveText(/^Prepayment/);
  await quote.choose(fuels, 'Gas Only');
  await quote.choose(pay, 'Monthly Direct Debit');
  await quote.expectTariff(supplier);
  await quote.viewQuotes();
});

test('a non-domestic meter stops the journey with a way out [Q2.17]', async ({ page }) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('CF10 3ND');
  await quote.lookFromHere();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Non Domestic Meter Type Identified!' }),
  ).toContainText('no quotes can be given');
  await expect(
    page.getByText('Non Domestic Meter, we are unable to provide a switch for these meters').first(),
  ).toBeVisible();
  await expect(quote.card(fuels)).toHaveCount(0);
  await expect(page.getByText(/Choose another address above/)).toBeVisible();
  // The way on has the focus already: Enter opens the other addresses.
  await expect(quote.card('Where do you live?').getByRole('button', { name: 'Change' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('option').nth(3).click();
  await expect(page.getByText('Non Domestic Meter Type Identified!')).toHaveCount(0);
  await expect(quote.card(fuels)).toBeVisible();
});

test('a gas meter that is not in the database is told, with where to find its number [Q8.05 Q5.10]', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('LS1 3AD');
  await quote.lookFromHere();
  for (const told of [
    'Unable to locate MPRN for this address',
    'Looks like we were unable to find your gas MPRN meter number from the National Meter Database',
    /: 6 to 10 digits/,
  ])
    await expect(page.getByText(told).filter({ visible: true })).toHaveCount(1);
});

test('an operator who is not white-label shows the non-domestic phone and its hours [Q2.17 Q6.02]', async ({
  page,
}) => {
  const phone = page.getByText(/For a business meter please call 0808 157 0001\. Monday to Friday/);
  await new QuoteJourney(page).chooseHome('CF10 3ND');
  await expect(page.getByText('Non Domestic Meter Type Identified!')).toBeVisible();
  await expect(phone).toHaveCount(0);
  await page.route('**/switch/home-energy', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace('"whiteLabel":true', '"whiteLabel":false') });
  });
  await new QuoteJourney(page).chooseHome('CF10 3ND');
  await expect(phone).toBeVisible();
  await expect(page.getByRole('link', { name: '0808 157 0001' })).toHaveAttribute('href', 'tel:08081570001');
});

test('a vehicle and its home: the card is asked, and never blocks [Q2.04 Q7.14]', async ({ page }) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH', 0, '/switch/vehicle-home-energy/branch7/ref9');
  await quote.lookFromHere();
  const vehicle = quote.card('Which vehicle do you charge at home?');
  await expect(vehicle).toHaveAttribute('data-fold', 'open');
  await expect(vehicle.getByText('You can leave this empty and go on.')).toBeVisible();
  await quote.goOn();
  await expect(quote.said('Which vehicle do you charge at home?')).toHaveText('Not answered: it is optional');
  await expect(quote.card(fuels)).toBeVisible();
  await quote.open('Which vehicle do you charge at home?');
  await vehicle.getByRole('textbox', { name: 'Registration number' }).fill('ab12 cde');
  await vehicle.getByRole('button', { name: 'Find my vehicle' }).click();
  await expect(vehicle.getByRole('button', { name: 'Change' })).toHaveCount(3);
  await vehicle
    .locator('label')
    .filter({ hasText: /^11kW connection/ })
    .click();
  await expectAccessible(page);
});

test('another registration takes the old vehicle away, and Find without one says what to do [Q7.14]', async ({
  page,
  allowFailures,
}) => {
  allowFailures.is = true;
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH', 0, '/switch/vehicle-home-energy');
  await quote.open('Which vehicle do you charge at home?');
  const vehicle = quote.card('Which vehicle do you charge at home?');
  const number = vehicle.getByRole('textbox', { name: 'Registration number' });
  const find = vehicle.getByRole('button', { name: 'Find my vehicle' });
  const missing = vehicle.getByText('Please type the registration number, or choose the make below.');
  await number.fill('😀');
  await find.click();
  await expect(missing).toBeVisible();
  await number.fill('ab12 cde');
  await find.click();
  await expect(vehicle.getByRole('button', { name: 'Change' })).toHaveCount(3);
  await expect(missing).toHaveCount(0);
  await page.route('**/request/ev/regno', (route) =>
    route.fulfill({ status: 404, json: { message: 'We found no vehicle of that number.' } }),
  );
  await number.fill('zz99 zzz');
  await find.click();
  await expect(vehicle.getByText('We found no vehicle of that number.')).toBeVisible();
  await expect(vehicle.getByRole('button', { name: 'Change' })).toHaveCount(0);
});

test('Help Me Estimate asks five questions and fills the figures [Q2.24 Q4.35 Q7.13]', async ({ page }) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH');
  await quote.choose(pay, 'Monthly Direct Debit');
  await page.getByRole('tab', { name: 'Help Me Estimate' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 }).last()).toHaveText('What kind of home is it?');
  await expectAccessible(page);
  for (const position of ['1', '2', '3', '4', '5']) {
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', position);
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('max', '5');
    await dialog
      .getByRole('button')
      .filter({ hasNotText: /Close|Previous|Next|Back|Start/ })
      .nth(1)
      .click();
  }
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Gas usage' })).not.toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Electricity usage' })).not.toHaveValue('');
  await quote.viewQuotes();
});

test('a double click answers one question: its second click leaves alone what has come there instead [Q2.24]', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH');
  await quote.choose(pay, 'Monthly Direct Debit');
  const change = quote.card(pay).getByRole('button', { name: /^Change/ });
  await change.dispatchEvent('click', { detail: 2 });
  await expect(change).toBeVisible();
  await page.getByRole('tab', { name: 'Help Me Estimate' }).click();
  const dialog = page.getByRole('dialog');
  for (const position of ['1', '2', '3', '4', '5']) {
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', position);
    await dialog
      .getByRole('button')
      .filter({ hasNotText: /Close|Previous|Next|Back|Start/ })
      .nth(1)
      .dblclick();
  }
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Gas usage' })).not.toHaveValue('');
  await change.click();
  await expect(change).toHaveCount(0);
});

test('Ofgem averages fill the figures, and going back starts anew [Q4.33 Q4.35]', async ({ page }) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH');
  await quote.lookFromHere();
  await quote.choose(pay, 'Monthly Direct Debit');
  await page.getByRole('tab', { name: 'Use Ofgem Averages' }).click();
  await quote.choose('How much energy do you use?', 'Medium');
  await expect(page.getByRole('textbox', { name: 'Gas usage' })).toHaveValue('11500');
  await expect(page.getByRole('textbox', { name: 'Electricity usage' })).toHaveValue('2700');
  await page.getByRole('tab', { name: 'Actual Figures' }).click();
  await expect(page.getByRole('textbox', { name: 'Gas usage' })).toHaveValue('11800');
  const usage = page.getByRole('textbox', { name: 'Electricity usage' });
  await expect(usage).toHaveValue('');
  // The press that leaves empties what was typed: nobody left it empty.
  await usage.pressSequentially('2900');
  await page.getByRole('tab', { name: 'Help Me Estimate' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('is required')).toHaveCount(0);
});

for (const [width, height, most] of [
  [360, 740, 260],
  [1280, 800, 30],
] as const)
  test(`the search says how many addresses it found, in sight, and moves the page no more than that needs, ${width} wide [Q2.13 Q2.14]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/switch/home-energy');
    await page.getByLabel('Postcode').fill('NR2 1NH');
    await page.getByRole('button', { name: 'Search' }).click();
    const found = page.getByRole('status').filter({ hasText: /^Addresses found: \d+\.$/ });
    await expect(found).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('combobox', { name: 'Address' })).toBeInViewport({ ratio: 1 });
    await expectFocusInSight(page, 'Search');
    expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(most);
    // An address goes on by itself: until there is one nothing but it is the next step.
    await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
  });

test('a group of choices is called as the question that people see', async ({ page }) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH');
  await expect(
    page.getByRole('group', { name: 'How do you pay for your gas and electricity?' }),
  ).toBeVisible();
  await quote.choose(pay, 'Monthly Direct Debit');
  // One question for both fuels, and a group for each where they are asked apart.
  for (const name of ['How you know your energy use', 'Gas', 'Electricity'])
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible();
});

test('deals that were loaded again lead to their answers; the home alone is to be found again [Q2.10 Q4.50]', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  const wayBack = page.getByRole('link', { name: 'Change your answers' });
  await quote.chooseHome('G2 1DU', 0, '/switch/vehicle-home-energy');
  await quote.goOn();
  await quote.choose(pay, 'Quarterly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.type('Gas usage', '8765');
  await quote.viewQuotes();
  await page.reload();
  await expect(quote.deals().first()).toBeVisible();
  // Nothing of it tells who somebody is or where they live.
  const kept = await page.evaluate(() => `${JSON.stringify(sessionStorage)} ${JSON.stringify(localStorage)}`);
  expect(kept).toContain('8765');
  expect(kept).not.toMatch(/G2|Street|postcode|addressLine|mprn/i);
  expect(await page.evaluate(() => localStorage.getItem('answers'))).toBeNull();
  await wayBack.click();
  await expect(page).toHaveURL(/vehicle-home-energy$/);
  await expect(page.getByText('Find it, and your other answers are back.')).toBeInViewport();
  await expectAccessible(page);
  // The deals stay until there are others.
  await page.goBack();
  await expect(quote.deals().first()).toBeVisible();
  await wayBack.click();
  await page.getByLabel('Postcode').fill('G2 1DU');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Address' }).click();
  await page.getByRole('option').first().click();
  // What was passed without an answer is not asked again.
  await expect(quote.said(pay)).toContainText('Quarterly Direct Debit');
  await expect(page.getByText('Find it, and your other answers are back.')).toHaveCount(0);
  await expect(page.locator('section[data-fold="open"]')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Gas usage', includeHidden: true })).toHaveValue('8765');
  await quote.expectTariff(/Who supplies/);
  await quote.viewQuotes();
  // Another home is a new beginning, as is another load of the first page.
  await wayBack.click();
  await quote.open('Where do you live?');
  await page.goto('/switch/home-energy');
  await expect(page.getByLabel('Postcode')).toHaveValue('');
  await expect(page.getByText('Find it, and your other answers are back.')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('answers'))).toBeNull();
});

test('deals that were loaded again lead to nothing that is another home’s [Q2.10 Q4.23 Q4.24 Q4.25]', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('NR2 1NH');
  await quote.choose(pay, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.type('Electricity usage', '2700');
  await quote.goOn();
  await quote.viewQuotes();
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  for (const [postcode, fuel, method] of [
    ['G2 1DU', 'Gas Only', 'Monthly Direct Debit'],
    ['PL1 2AA', 'Electricity Only', 'Monthly Direct Debit'],
    ['B1 1BB', 'Gas & Electricity (Dual)', 'Prepayment'],
  ] as const)
    await test.step(postcode, async () => {
      // The tab as the first home left it; this page runs nothing.
      await page.goto('/healthz');
      await page.evaluate((all) => Object.assign(sessionStorage, all), kept);
      await page.goto('/results/home-energy');
      await expect(quote.deals().first()).toBeVisible();
      await page.getByRole('link', { name: 'Change your answers' }).click();
      await page.getByLabel('Postcode').fill(postcode);
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox', { name: 'Address' }).click();
      await page.getByRole('option').first().click();
      await expect(quote.said('What would you like to compare?')).toContainText(fuel);
      await expect(quote.card(pay)).toContainText(method);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
});

test('a quote whose answers went with a reload says so to who comes back to it, and where a saved one opens [Q2.10]', async ({
  page,
}) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  await quote.choose(pay, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.viewQuotes();
  const told = page.getByRole('status').filter({ hasText: 'is not kept when a page is loaded again' });
  // As long as nothing is loaded again, the answers are there.
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Gas usage', includeHidden: true })).toHaveValue('9800');
  await expect(told).toHaveCount(0);
  await page.goForward();
  await expect(quote.deals().first()).toBeVisible();
  await page.reload();
  await expect(quote.deals().first()).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Postcode')).toHaveValue('');
  await expect(told).toContainText('Find it, and your other answers are back.');
  await expect(told).toBeInViewport();
  await expectFit(page);
  // All goes where the quote itself is loaded again; who comes here first is told nothing.
  await page.reload();
  await expect(told).toContainText('A quote that you saved opens from the link in your email.');
  const other = await page.context().newPage();
  await other.goto('/switch/home-energy');
  await other.getByRole('button', { name: 'Search' }).click();
  await expect(other.getByText('Postcode is required').first()).toBeVisible();
  await expect(other.getByText('is not kept when a page')).toHaveCount(0);
});

test('an amount that is none is told of, and never made another one [Q5.02 Q5.08]', async ({ page }) => {
  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  await quote.choose(pay, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.open(/How much energy/);
  const box = page.getByRole('textbox', { name: 'Gas usage' });
  for (const typed of ['-5', '1e3', '1,5']) {
    await box.fill(typed);
    await box.blur();
    await expect(page.getByText('Gas usage must be numbers only.').first()).toBeVisible();
    await expect(box).toHaveValue(typed);
  }
  await box.fill('£9,800');
  await quote.viewQuotes();
});
