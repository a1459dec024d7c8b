import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';

/** The quote journey as a person goes through it with a mouse. Each step can be followed by a look of axe. */
export class QuoteJourney {
  readonly page: Page;
  readonly #look: boolean;

  constructor(page: Page, { look = false }: { look?: boolean } = {}) {
    this.page = page;
    this.#look = look;
  }

  /** Opens the page, finds the postcode, agrees and chooses the address with that position in the list. */
  async chooseHome(postcode: string, position = 0, path = '/switch/home-energy'): Promise<void> {
    await this.page.goto(path);
    await this.#accessible();
    await this.page.getByLabel('Postcode').fill(postcode);
    await this.page.getByRole('button', { name: 'Search' }).click();
    await this.page.getByRole('checkbox', { name: /I have read the Terms/ }).check();
    await this.page.getByRole('combobox', { name: 'Address' }).click();
    await expect(this.page.getByRole('option').nth(position)).toBeVisible();
    await this.#accessible();
    await this.page.getByRole('option').nth(position).click();
    await expect(this.page.getByRole('button', { name: 'Change' }).first()).toBeVisible();
    await this.#accessible();
  }

  card(title: string | RegExp): Locator {
    return this.page.getByRole('region', { name: title });
  }

  /** Picks one of a card's choices by its label. */
  async choose(title: string | RegExp, label: string): Promise<void> {
    const named = new RegExp(`^${label.replace(/[()]/g, '\\$&')}`);
    await this.card(title).locator('label').filter({ hasText: named }).click();
    await expect(this.card(title).getByRole('radio', { name: named })).toBeChecked();
    await this.#accessible();
  }

  /** Waits until a supplier's tariff stands in the card. */
  async expectTariff(title: string | RegExp): Promise<void> {
    await expect(this.card(title).getByRole('button', { name: 'Change' })).toHaveCount(2);
    await this.#accessible();
  }

  async type(label: string, value: string): Promise<void> {
    await this.page.getByRole('textbox', { name: label }).fill(value);
    await this.#accessible();
  }

  /** Presses View Your Quotes and waits for the list of deals. */
  async viewQuotes(): Promise<void> {
    await this.page.getByRole('button', { name: 'View Your Quotes' }).click();
    await expect(this.page).toHaveURL(/\/results\/home-energy$/);
    await expect(this.page.getByRole('heading', { name: 'Choose Your New Deal', level: 1 })).toBeVisible();
    await expect(this.deals().first()).toBeVisible();
    await this.#accessible();
  }

  deals(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 2 }) });
  }

  /** Yearly costs as shown, in pounds, top to bottom. */
  async yearlyCosts(): Promise<number[]> {
    const texts = await this.deals().allInnerTexts();
    return texts.map((text) => Number(/£([\d,]+(?:\.\d\d)?)\s*a year/.exec(text)?.[1]?.replace(',', '')));
  }

  async #accessible(): Promise<void> {
    if (this.#look) await expectAccessible(this.page);
  }
}
