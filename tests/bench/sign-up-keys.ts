import type { Browser } from '@playwright/test';
import { unfold } from '../e2e/hands.ts';
import { SignUpForm } from '../e2e/sign-up.ts';
import { begin } from '../e2e/sign-up-deals.ts';
import { deals } from '../e2e/sign-up-variants.ts';
import { median, open } from './chrome.ts';
import { compareKeys, net, typeInto } from './keystrokes.ts';
import type { BenchPages } from './pages.ts';

/** The largest form: both fuels by direct debit, with the consents of British Gas. */
const deal = deals.find(({ variant }) => variant === '2-british-gas');

/** What a key costs in the real sign-up form with every card there, net, beside raw React. */
export interface SignUpKeys {
  /** While something is still to be answered. */
  readonly open: number;
  /** When all is answered, and the review says each answer once more. */
  readonly finished: number;
}

/**
 * Types into the first name of the sign-up form, each time after the form by hand: a machine may be twice as slow a
 * minute later. The median of rounds.
 */
export async function signUpKeys(
  browser: Browser,
  base: string,
  pages: BenchPages,
  rounds: number,
): Promise<SignUpKeys> {
  if (deal === undefined) throw new Error('The deal of the bench is gone.');
  const found: SignUpKeys[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const wanted = [
      { page: 'blank', copies: 1 },
      { page: 'raw', copies: 1 },
    ] as const;
    const [blank, raw] = await compareKeys(browser, pages, wanted, 1);
    if (!blank || !raw) throw new Error('A page of the bench was not measured.');
    const opened = await open(browser);
    const { page } = opened;
    await begin(page, base, deal);
    await page.goto(`${base}/details`);
    await new SignUpForm(page).fill(deal);
    const review = page.getByRole('heading', { name: 'Check your answers' });
    await review.waitFor();
    const name = page.locator('#field-firstName');
    const agreed = page.locator('#field-isAuthorisedToSetupDirectDebits');
    await unfold(name);
    const type = async () =>
      net(median((await typeInto(opened, '#field-firstName')).slice(1)), blank.median, raw.median);
    const finished = await type();
    await unfold(agreed);
    await page.getByText('I confirm that I am the account holder').click();
    await review.waitFor({ state: 'detached' });
    await unfold(name);
    found.push({ finished, open: await type() });
    await opened.close();
  }
  return {
    open: median(found.map(({ open: one }) => one)),
    finished: median(found.map(({ finished }) => finished)),
  };
}
