import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';
import { goOnFromHome, unfold } from './hands.ts';

/** The quote journey as a person goes through it with a mouse. */
export class QuoteJourney {
  readonly page: Page;
  #look: ((page: Page) => Promise<void>) | undefined;

  /** `look` follows each step, as a look of axe does. */
  constructor(page: Page, { look }: { look?: (page: Page) => Promise<void> } = {}) {
    this.page = page;
    this.#look = look;
  }

  /** A look of axe now, and after each step from here on. */
  async lookFromHere(): Promise<void> {
    this.#look = expectAccessible;
    await this.#looked();
  }

  /** Finds a home, and goes on from the questions after it that need not be answered. */
  async chooseHome(postcode: string, position = 0, path = '/switch/home-energy'): Promise<void> {
    await this.findHome(postcode, position, path);
    await goOnFromHome(this.page);
  }

  /** Opens the page, finds the postcode, agrees and chooses the address with that position in the list. */
  async findHome(postcode: string, position = 0, path = '/switch/home-energy'): Promise<void> {
    await this.page.goto(path);
    await this.#looked();
    await this.page.getByLabel('Postcode').fill(postcode);
    await this.page.getByRole('button', { name: 'Search' }).click();
    await this.page.getByRole('checkbox', { name: /I have read the Terms/ }).check();
    await this.page.getByRole('combobox', { name: 'Address' }).click();
    await expect(this.page.getByRole('option').nth(position)).toBeVisible();
    await this.#looked();
    await this.page.getByRole('option').nth(position).click();
    await expect(this.page.getByRole('button', { name: /^Change/ }).first()).toBeVisible();
    await this.#looked();
  }

  /** Opens a card where it is folded. */
  async open(title: string | RegExp): Promise<void> {
    await unfold(this.card(title));
  }

  /** What a folded card says of its answers. */
  said(title: string | RegExp): Locator {
    return this.card(title).locator('h2 + p');
  }

  /** Goes on from the card that is open. */
  async goOn(): Promise<void> {
    await this.page.getByRole('button', { name: /^Continue/ }).click();
    await this.#looked();
  }

  card(title: string | RegExp): Locator {
    return this.page.getByRole('region', { name: title });
  }

  /** Picks one of a card's choices by its label. */
  async choose(title: string | RegExp, label: string): Promise<void> {
    const named = new RegExp(`^${label.replace(/[()]/g, '\\$&')}`);
    await this.open(title);
    await this.card(title).locator('label').filter({ hasText: named }).click();
    await expect(this.card(title).getByRole('radio', { name: named, includeHidden: true })).toBeChecked();
    await this.#looked();
  }

  /** Waits until a supplier's tariff stands in the card. */
  async expectTariff(title: string | RegExp): Promise<void> {
    const buttons = this.card(title).getByRole('button', { name: /^Change: /, includeHidden: true });
    await expect(buttons).toHaveCount(2);
    await this.#looked();
  }

  async type(label: string, value: string): Promise<void> {
    const box = this.page.getByRole('textbox', { name: label, includeHidden: true });
    await unfold(box);
    await box.fill(value);
    await this.#looked();
  }

  /** Presses View Your Quotes and waits for the list of deals, which has looks of its own. */
  async viewQuotes(): Promise<void> {
    await this.page.getByRole('button', { name: 'View Your Quotes' }).click();
    await expect(this.page).toHaveURL(/\/results\/home-energy$/);
    await expect(this.page.getByRole('heading', { name: 'Choose Your New Deal', level: 1 })).toBeVisible();
    await expect(this.deals().first()).toBeVisible();
  }

  deals(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 2 }) });
  }

  /** Monthly costs as shown, in pounds, top to bottom. */
  async monthlyCosts(): Promise<number[]> {
    const texts = await this.deals().allInnerTexts();
    return texts.map((text) => Number(/£([\d,]+(?:\.\d\d)?)\s*a month/.exec(text)?.[1]?.replace(',', '')));
  }

  async #looked(): Promise<void> {
    await this.#look?.(this.page);
  }
}
