import { expect, type Locator, type Page } from '@playwright/test';
import { goOnFromHome, unfold } from '../../hands.ts';
import { QuoteJourney } from '../../journey.ts';
import type { Visit } from '../walk.ts';

/** Homes of the reference service: their postcodes. */
export const homes = { gas: 'G2 1DU', electricity: 'PL1 2AA', both: 'NR2 1NH', two: 'BS1 5TR' };

/** Opens the first page and types the postcode. */
export async function open({ page }: Visit, postcode: string, path = '/switch/home-energy'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Postcode').fill(postcode);
}

/** Chooses the first address that is offered, and agrees to the look-up of its meters. */
export async function pick({ page }: Visit): Promise<void> {
  const consent = page.getByRole('checkbox', { name: /I have read the Terms/ });
  if (!(await consent.isChecked())) await consent.check();
  await page.getByRole('combobox', { name: 'Address' }).click();
  await page.getByRole('option').first().click();
}

/** Opens the first page and finds the home of a postcode. */
export async function find(visit: Visit, postcode: string, path?: string): Promise<void> {
  await open(visit, postcode, path);
  await visit.page.getByRole('button', { name: 'Search' }).click();
  await pick(visit);
  await expect(visit.page.getByRole('region', { name: 'What would you like to compare?' })).toBeVisible();
  await goOnFromHome(visit.page);
}

/** The cards that ask how each fuel is paid. */
export const payCards = (page: Page): Locator => page.getByRole('region', { name: /How do you pay/ });

/** Pays each fuel by monthly direct debit: the card of the second comes with the answer on the first. */
export async function payMonthly({ page }: Visit, cards = 1): Promise<void> {
  for (let card = 0; card < cards; card += 1) {
    await unfold(payCards(page).nth(card));
    await payCards(page)
      .nth(card)
      .locator('label')
      .filter({ hasText: /^Monthly Direct Debit/ })
      .click();
  }
}

/** The sign that the first card that asks for a supplier and a tariff has one of each: in its boxes, or folded to its line. */
const chosen = (page: Page, what: 'Supplier' | 'Tariff'): Locator => {
  const card = page.getByRole('region', { name: /Who supplies/ });
  const folded = card.and(page.locator('[data-fold="answered"]'));
  return card
    .getByRole('button', { name: `Change: ${what}` })
    .or(folded)
    .first();
};
export const supplierOf = (page: Page): Locator => chosen(page, 'Supplier');
export const tariffOf = (page: Page): Locator => chosen(page, 'Tariff');

/** Types the usage where it is asked and unknown. */
export async function use({ page }: Visit): Promise<void> {
  const boxes = page.getByRole('textbox', { name: /usage$/, includeHidden: true });
  await unfold(boxes);
  await expect(boxes.first()).toBeVisible();
  for (const box of await boxes.all()) if ((await box.inputValue()) === '') await box.fill('3200');
}

/** The usage, then the quotes: the end of this journey. */
export async function view(visit: Visit): Promise<void> {
  await use(visit);
  await new QuoteJourney(visit.page).viewQuotes();
}

/** How the home is paid for, and all the rest. */
export async function payAndView(visit: Visit): Promise<void> {
  await payMonthly(visit);
  await view(visit);
}
