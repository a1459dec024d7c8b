import { expect, type Locator, type Page } from '@playwright/test';
import { bank, customer, terms } from '../service/signUps.ts';
import { type Hands, mouse } from './hands.ts';
import type { Deal } from './sign-up-deals.ts';

/** The sign-up form as a person fills it, by mouse or by keyboard. */
export class SignUpForm {
  readonly page: Page;
  readonly #hands: Hands;

  constructor(page: Page, hands: Hands = mouse) {
    this.page = page;
    this.#hands = hands;
  }

  box(name: string | RegExp): Locator {
    return this.page.getByRole('textbox', { name });
  }

  get terms(): Locator {
    return this.page.getByRole('region', { name: /: terms and consents$/ });
  }

  get complete(): Locator {
    return this.page.getByRole('button', { name: 'Complete Switch' });
  }

  async fillCustomer(): Promise<void> {
    const { write } = this.#hands;
    await this.#pick('Title', 'Dr');
    await write(this.box('First Name'), customer.firstName);
    await write(this.box('Last Name'), customer.lastName);
    await this.#pick('Day', '4');
    await this.#pick('Month', 'March');
    await this.#pick('Year', '1971');
    await write(this.box('Email'), customer.emailAddress);
    await write(this.box('Day Time Phone'), customer.dayTimePhone);
  }

  /** The numbers that the fuels of the deal ask for. */
  async fillMeters(fuel: Deal['fuel']): Promise<void> {
    const { write } = this.#hands;
    if (fuel !== 'gas') await write(this.box('MPAN'), terms.mpanNumber);
    if (fuel !== 'electricity') await write(this.box('MPRN'), terms.mprnNumber);
  }

  /** Labels of what is ticked in the terms, top to bottom. */
  ticked(): Promise<string[]> {
    return this.terms
      .locator('input:checked')
      .evaluateAll((inputs) =>
        inputs.map((input) =>
          input instanceof HTMLInputElement ? (input.labels?.[0]?.textContent ?? '') : '',
        ),
      );
  }

  /** Agrees to these sentences of the terms, each a box or a radio button. */
  async agree(sentences: readonly string[]): Promise<void> {
    for (const name of sentences) {
      const radio = this.terms.getByRole('radio', { name });
      const box = this.terms.getByRole('checkbox', { name });
      await this.#hands.tick(radio.or(box));
    }
  }

  async fillBank(): Promise<void> {
    const { write, tick } = this.#hands;
    await write(this.box('Card Holder Name'), bank.accountName);
    await write(this.box('Sort Code, first two digits'), bank.sortCode1);
    await write(this.box('Sort Code, middle two digits'), bank.sortCode2);
    await write(this.box('Sort Code, last two digits'), bank.sortCode3);
    await write(this.box('Account Number'), bank.accountNumber);
    await this.#pick('I want my Direct Debit to go out on the:', '12th day of the month');
    await tick(this.page.getByRole('checkbox', { name: 'I confirm that I am the account holder' }));
  }

  /** Everything that a deal asks for. */
  async answer({ fuel, payMethod, agrees }: Pick<Deal, 'fuel' | 'payMethod' | 'agrees'>): Promise<void> {
    await this.fillCustomer();
    await this.fillMeters(fuel);
    await this.agree(agrees);
    if (payMethod !== 'PrePaymentMeter') await this.fillBank();
  }

  /** Everything that a deal asks for, up to the button. */
  async fill(deal: Pick<Deal, 'fuel' | 'payMethod' | 'agrees'>): Promise<void> {
    await this.answer(deal);
    await expect(this.complete).toBeVisible();
  }

  /** Says that the present home is new, and opens the dialog that adds the address before it. */
  async openPreviousAddress(): Promise<Locator> {
    await this.#hands.write(this.box('Years'), '1');
    await this.#hands.press(this.page.getByRole('button', { name: 'Add a previous address' }));
    return this.page.getByRole('dialog');
  }

  /** Presses Complete Switch and waits for the thank-you page; gives the reference numbers that it shows. */
  async finish(): Promise<string[]> {
    await this.#hands.press(this.complete);
    return this.thanked();
  }

  /** The reference numbers on the thank-you page. */
  async thanked(): Promise<string[]> {
    await expect(this.page).toHaveURL(/\/switch-complete$/);
    await expect(this.page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
    return this.page.getByText(/^[GE]-[A-Z0-9]{9}$/).allInnerTexts();
  }

  #pick(name: string, label: string): Promise<void> {
    return this.#hands.pick(this.page.getByRole('combobox', { name, exact: true }), label);
  }
}
