import type { Page } from '@playwright/test';
import { customer } from '../service/signUps.ts';
import { expect, expectFit, test } from './fixtures.ts';
import { unfold } from './hands.ts';
import { QuoteJourney } from './journey.ts';
import { server } from './shared-server.ts';
import { SignUpForm } from './sign-up.ts';
import { begin } from './sign-up-deals.ts';
import { dealOf } from './sign-up-variants.ts';

const limit = 30 * 60_000;
const canaries = [customer.firstName, customer.lastName, customer.emailAddress, customer.dayTimePhone];

const homes = ['G2 1DU', 'Glasgow'];

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });

/** Everything that the page and its storages hold as text. */
const held = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      document.body.outerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
      document.title,
      location.href,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
    ]),
  );

/** Which of these texts the memory of the page holds, once what nothing needs any more is gone. axe remembers what it has looked at. */
async function inMemory(page: Page, texts: readonly string[]): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot');
  await session.detach();
  const snapshot = chunks.join('');
  return texts.filter((text) => snapshot.includes(text));
}

/** A sign-up with somebody's details in it, on a clock that can be put forward. */
async function signingUp(page: Page) {
  await page.clock.install();
  await begin(page, server.url, dealOf('2-british-gas'));
  await page.goto('/details');
  const form = new SignUpForm(page);
  await form.fillCustomer();
  await expect(form.box('MPAN').or(form.found('MPAN'))).toBeVisible();
  await unfold(form.box('Last name'));
  await form.box('Last name').focus();
  return form;
}

test('a sign-up that is left alone is cleared after 30 minutes, from page and storage; its end is told before and can be put off [T-03]', async ({
  page,
}) => {
  const form = await signingUp(page);
  const title = await page.title();

  // Two minutes before, and what is pressed puts it off.
  await page.clock.fastForward(limit - 2 * 60_000 - 5000);
  await expect(warning(page)).toBeHidden();
  await page.clock.fastForward(5000);
  await expect(warning(page)).toHaveAccessibleDescription(/In 2 minutes we clear your details/);
  await expect(page).toHaveTitle('Are you still there?');
  await expectFit(page);
  const stay = page.getByRole('button', { name: 'I am still here' });
  await expect(stay).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.box('Last name')).not.toBeFocused();
  await stay.focus();
  await page.keyboard.press('Enter');
  await expect(warning(page)).toBeHidden();
  await expect(form.box('Last name')).toBeFocused();
  await expect(page).toHaveTitle(title);

  // Escape does the same; and so does, before the end is told, whatever somebody does.
  await page.clock.fastForward(limit - 60_000);
  await expect(warning(page)).toHaveAccessibleDescription(/In one minute/);
  await page.keyboard.press('Escape');
  await expect(warning(page)).toBeHidden();
  await page.clock.fastForward(limit - 3 * 60_000);
  await page.keyboard.press('End');
  await page.clock.fastForward(limit - 3 * 60_000);
  await page.mouse.move(5, 5);
  await page.mouse.move(50, 50);
  await page.clock.fastForward(limit - 3 * 60_000);
  await expect(warning(page)).toBeHidden();
  await expect(form.box('Last name')).toHaveValue(customer.lastName);

  await page.keyboard.press('End');
  await page.clock.fastForward(limit - 60_000);
  await expect(warning(page)).toBeVisible();
  // A mouse that is bumped into is nobody's answer.
  await page.mouse.move(500, 500);
  await page.clock.fastForward(61_000);
  await expect(page).toHaveURL('/cleared');
  await expect(page.getByRole('heading', { level: 1, name: 'We cleared your details' })).toBeFocused();
  await expect(page.getByText('Nobody used this page for 30 minutes.')).toBeVisible();
  for (const canary of [...canaries, 'switchKey']) expect(await held(page)).not.toContain(canary);
  await expectFit(page);

  await page.getByRole('link', { name: 'Back to your deals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your New Deal' })).toBeFocused();
  await page.goto('/details');
  await expect(page).toHaveURL('/results/home-energy');
});

test('a laptop that slept for a night wakes to no details, in its memory either: what wakes it may be anybody [T-03]', async ({
  page,
}) => {
  await signingUp(page);
  expect(await inMemory(page, canaries)).toEqual(canaries);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.setSystemTime(Date.now() + 8 * 60 * 60_000);
  // No timer has run: the first key is looked at before it counts.
  await page.keyboard.press('e');
  await expect(page).toHaveURL('/cleared');
  for (const canary of canaries) expect(await held(page)).not.toContain(canary);
  await page.clock.resume();
  await expect.poll(() => inMemory(page, canaries)).toEqual([]);
});

test('a home that was found is cleared likewise, also behind the deals; a page that knows nobody is left as it is [T-03]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/switch/home-energy');
  await expect(page.getByRole('button', { name: 'Search' })).toBeEnabled();
  await page.clock.fastForward(2 * limit);
  await expect(warning(page)).toBeHidden();
  await expect(page).toHaveURL('/switch/home-energy');

  const quote = new QuoteJourney(page);
  await quote.chooseHome('G2 1DU');
  // Who begins anew in another tab keeps nothing alive that was left behind in this one.
  const other = await page.context().newPage();
  await other.goto('/about/cookies');
  await page.clock.fastForward(limit - 60_000);
  await other.keyboard.press('End');
  await page.clock.fastForward(61_000);
  await expect(page).toHaveURL('/cleared');
  for (const home of homes) expect(await held(page)).not.toContain(home);
  await page.getByRole('link', { name: 'Start a new quote' }).click();
  await expect(page.getByLabel('Postcode')).toHaveValue('');

  await quote.chooseHome('G2 1DU');
  await quote.choose(/How do you pay/, 'Monthly Direct Debit');
  await quote.expectTariff(/Who supplies/);
  await quote.viewQuotes();
  await page.clock.fastForward(limit + 1000);
  await expect(page).toHaveURL('/cleared');
  await page.getByRole('link', { name: 'Back to your deals' }).click();
  await expect(quote.deals().first()).toBeVisible();
  for (const home of homes) expect(await held(page)).not.toContain(home);
  await page.clock.fastForward(limit + 1000);
  await expect(warning(page)).toBeHidden();
  await page.getByRole('link', { name: 'Change your answers' }).click();
  await expect(page.getByLabel('Postcode')).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/switch/home-energy');
  for (const home of homes) expect(await held(page)).not.toContain(home);
});
