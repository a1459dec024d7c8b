import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { unfold } from './hands.ts';
import { QuoteJourney } from './journey.ts';

/** Real postcodes of each nation of Great Britain; fuel and payment type take turns, on a phone and on a desktop. */
const postcodes = ['SW1A 2AA', 'EH1 1RE', 'CF10 1EP'];
const fuels = ['Gas & Electricity (Dual)', 'Electricity Only', 'Gas Only'];
const payments = ['Monthly Direct Debit', 'Quarterly Direct Debit', 'Cash & Cheque', 'Prepayment'];

/** Clicks the choice if its card offers it; a card that offers one thing alone shows it as a statement. */
async function chooseIfOffered(page: Page, title: RegExp, label: string): Promise<void> {
  for (const card of await page.getByRole('region', { name: title }).all()) {
    const choice = card.locator('label').filter({ hasText: label });
    await unfold(card);
    if ((await choice.count()) > 0) await choice.first().click();
  }
}

/** Answers what is asked, card by card, until the quotes can be seen. */
async function answerAll(page: Page, fuel: string, payment: string): Promise<void> {
  const done = page.getByRole('button', { name: 'View Your Quotes' });
  const payCards = page.getByRole('region', { name: /How do you pay for your/ });
  await chooseIfOffered(page, /What would you like to compare/, fuel);
  await chooseIfOffered(page, /Does one supplier/, 'Yes');
  await chooseIfOffered(page, /Economy 7 meter/, 'Yes');
  await expect(payCards.first()).toBeVisible();
  await chooseIfOffered(page, /How do you pay for your/, payment);
  await expect(
    page
      .getByRole('region', { name: /Who supplies/ })
      .getByRole('button', { name: /^Change: /, includeHidden: true }),
  ).toHaveCount(2);
  const boxes = page.getByRole('textbox', { name: /usage$/, includeHidden: true });
  await unfold(boxes);
  for (const box of await boxes.all()) {
    if ((await box.inputValue()) === '') await box.fill('3200');
  }
  await expect(done).toBeVisible();
}

/** The position of the first address whose meters can be compared. */
async function firstQuotable(quote: QuoteJourney, postcode: string): Promise<void> {
  for (let position = 0; position < 6; position += 1) {
    await quote.chooseHome(postcode, position);
    const compare = quote.card('What would you like to compare?');
    const stopped = quote.page.getByText('Non Domestic Meter Type Identified!');
    await expect(compare.or(stopped).first()).toBeVisible();
    const mixed = await quote.page.getByText('Must be a Prepayment meter').count();
    if ((await compare.count()) > 0 && mixed === 0) return;
  }
  throw new Error(`None of the first addresses of ${postcode} can be compared`);
}

postcodes.forEach((postcode, index) => {
  const isPhone = index % 2 === 0;
  const fuel = fuels[index % fuels.length] ?? '';
  const payment = payments[index % payments.length] ?? '';
  test(`${postcode}: ${fuel}, ${payment}, on a ${isPhone ? 'phone' : 'desktop'} [Q2.18 Q2.20 Q7.20]`, async ({
    page,
  }) => {
    await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 });
    const quote = new QuoteJourney(page);
    await firstQuotable(quote, postcode);
    await answerAll(page, fuel, payment);
    await quote.viewQuotes();
    const costs = await quote.monthlyCosts();
    expect(costs.length).toBeGreaterThan(3);
    expect(costs.every((cost) => cost > 8 && cost < 1_700)).toBe(true);
    expect(costs).toEqual([...costs].sort((one, other) => one - other));
  });
});
