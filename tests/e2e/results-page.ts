import { expect, type Locator, type Page, test } from '@playwright/test';
import { gasQuote } from '../service/quotes.ts';
import { QuoteJourney } from './journey.ts';
import { keepQuote } from './switched.ts';

/** The results page as a person uses it. */
export class ResultsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the results of a gas home's quote, saved as the first page would; ends when the first deal is there. */
  async open(): Promise<void> {
    await keepQuote(this.page, String(test.info().project.use.baseURL), 'gas', gasQuote);
    await this.page.goto('/results/home-energy');
    await expect(this.page.getByRole('heading', { name: 'Choose Your New Deal', level: 1 })).toBeVisible();
    await expect(this.deals.first()).toBeVisible();
  }

  /** Goes the shortest way from the first page to the results of a gas home; ends when the first deal is there. */
  async reach(): Promise<void> {
    const quote = new QuoteJourney(this.page);
    await quote.chooseHome('G2 1DU');
    await quote.choose(/How do you pay/, 'Monthly Direct Debit');
    await quote.expectTariff(/Who supplies/);
    await quote.viewQuotes();
  }

  get best(): Locator {
    return this.page.getByRole('region', { name: 'Cheapest deal' });
  }

  get deals(): Locator {
    return this.page.getByRole('article');
  }

  get count(): Locator {
    return this.page.getByRole('status').filter({ hasText: /^Showing/ });
  }

  get filterButton(): Locator {
    return this.page.getByRole('button', { name: 'Filter Results' });
  }

  /** The filter's card, beside the list or in the dialog. */
  get filter(): Locator {
    return this.page.getByRole('region', { name: 'Filter Results' });
  }

  /** Chooses one of a filter's choices by its label. */
  async choose(group: string, label: string): Promise<void> {
    const choice = this.filter.getByRole('group', { name: group });
    await choice.locator('label').filter({ hasText: label }).click();
    await expect(choice.getByRole('radio', { name: label })).toBeChecked();
  }

  /** How many deals the count speaks of. */
  async counted(): Promise<number> {
    return Number(/[\d,]+/.exec((await this.count.textContent()) ?? '')?.[0]?.replaceAll(',', ''));
  }

  /** Answers the results call with these rows instead of the service's. */
  async answerWith(rows: readonly unknown[]): Promise<void> {
    await this.page.route('**/request/results/detail', (route) =>
      route.fulfill({ json: { resultsInDetailDto: { resultsInDetail: rows }, uuid: 'stub' } }),
    );
  }

  /** Keeps the deals waiting; call what it returns to let them come. */
  async hold(): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await this.page.route('**/request/results/detail', async (route) => {
      await held;
      await route.continue();
    });
    return () => release();
  }
}

/** Every address that the page went to, as they come. */
export function visited(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  return paths;
}

/** A whole result row. */
export const aRow = (tariffId: number, parts: Readonly<Record<string, unknown>> = {}) => ({
  tariffId,
  tariffName: `Tariff ${tariffId}`,
  isFixed: tariffId % 2 === 0,
  supplierId: (tariffId % 40) + 1,
  supplierName: `Supplier ${(tariffId % 40) + 1}`,
  isGreen: tariffId % 3 === 0,
  payMethod: 'MonthlyDirectDebit',
  switchOption: 'Switch',
  totalCost: 900 + tariffId,
  savings: 300 - tariffId,
  carbonFootprint: 2100,
  hasCancellationFee: false,
  hasPaperBilling: true,
  hasOnlineManagement: true,
  hasWarmHomeDiscount: false,
  tariffDetails: ['One', 'Two', 'Three', 'Four'],
  ...parts,
});
