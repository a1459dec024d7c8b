import type { Browser } from '@playwright/test';
import { SignUpForm } from '../e2e/sign-up.ts';
import { begin } from '../e2e/sign-up-deals.ts';
import { deals } from '../e2e/sign-up-variants.ts';
import { median, open } from './chrome.ts';
import { typeInto } from './keystrokes.ts';

/** The largest form: both fuels by direct debit, with the consents of British Gas. */
const deal = deals.find(({ variant }) => variant === '2-british-gas');

/** A key in the real sign-up form when all of it is answered, every card and the review open: median of rounds, milliseconds. */
export async function signUpKeys(browser: Browser, base: string, rounds: number): Promise<number> {
  if (deal === undefined) throw new Error('The deal of the bench is gone.');
  const found: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const opened = await open(browser);
    const { page } = opened;
    await begin(page, base, deal);
    await page.goto(`${base}/details`);
    await new SignUpForm(page).fill(deal);
    await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
    const costs = await typeInto(opened, '#field-firstName');
    found.push(median(costs.slice(1)));
    await opened.close();
  }
  return median(found);
}
