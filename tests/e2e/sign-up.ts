import { expect, type Locator, type Page } from '@playwright/test';
import { bank, customer, terms } from '../service/signUps.ts';
import { type Hands, mouse, unfold } from './hands.ts';
import type { Deal } from './sign-up-deals.ts';

/** The sign-up form as a person fills it, by mouse or by keyboard. */
export class SignUpForm {
  readonly page: Page;
  readonly #hands: Hands;

  constructor(page: Page, hands: Hands = mouse) {
    this.page = page;
    this.#hands = hands;
  }

  /** A box, folded away or not. */
  box(name: string | RegExp): Locator {
    return this.page.getByRole('textbox', { name, includeHidden: true });
  }

  get terms(): Locator {
    return this.page.getByRole('region', { name: /: terms and consents$/, includeHidden: true });
  }

  get complete(): Locator {
    return this.page.getByRole('button', { name: 'Complete Switch' });
  }

  async fillCustomer(): Promise<void> {
    const { write } = this.#hands;
    await this.#pick('Title', 'Dr');
    await write(this.box('First name'), customer.firstName);
    await write(this.box('Last name'), customer.lastName);
    await this.#pick('Day', '4');
    await this.#pick('Month', 'March');
    await this.#pick('Year', '1971');
    await write(this.box('Email'), customer.emailAddress);
    await write(this.box('Daytime phone'), customer.dayTimePhone);
    await this.goOn();
  }

  /** Goes on from the panel that is open. */
  async goOn(): Promise<void> {
    await this.#hands.press(this.page.getByRole('button', { name: /^Continue / }));
  }

  /** The numbers that the fuels of the deal ask for. */
  async fillMeters(fuel: Deal['fuel']): Promise<void> {
    if (fuel !== 'gas') await this.writeMeter('MPAN', terms.mpanNumber);
    if (fuel !== 'electricity') await this.writeMeter('MPRN', terms.mprnNumber);
    await this.goOn();
  }

  /** The Change button of a meter that was found, folded away or not; its box is not there. */
  found(name: 'MPAN' | 'MPRN'): Locator {
    return this.page.getByRole('button', { name: `Change: ${name}`, includeHidden: true });
  }

  /** Writes a number, after Change where one was found. */
  async writeMeter(name: 'MPAN' | 'MPRN', number: string): Promise<void> {
    const { press, write } = this.#hands;
    await unfold(this.found(name).or(this.box(name)), press);
    if (await this.found(name).isVisible()) await press(this.found(name));
    await write(this.box(name), number);
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
      const radio = this.terms.getByRole('radio', { name, includeHidden: true });
      const box = this.terms.getByRole('checkbox', { name, includeHidden: true });
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
    await tick(
      this.page.getByRole('checkbox', {
        name: 'I confirm that I am the account holder',
        includeHidden: true,
      }),
    );
  }

  /** Everything that a deal asks for. */
  async answer({ fuel, payMethod, agrees }: Pick<Deal, 'fuel' | 'payMethod' | 'agrees'>): Promise<void> {
    await this.fillCustomer();
    await this.fillMeters(fuel);
    await this.agree(agrees);
    if (payMethod !== 'PrePaymentMeter') await this.fillBank();
    await this.end();
  }

  /** Goes on from the last panel, unless that was done. */
  async end(): Promise<void> {
    const goOn = this.page.getByRole('button', { name: /^Continue / });
    await expect(goOn.or(this.complete).first()).toBeVisible();
    if (!(await this.complete.isVisible())) await this.goOn();
  }

  /** Everything that a deal asks for, up to the button. */
  async fill(deal: Pick<Deal, 'fuel' | 'payMethod' | 'agrees'>): Promise<void> {
    await this.answer(deal);
    await expect(this.complete).toBeVisible();
  }

  /** Says that the present home is new, and opens the card of the address before it. */
  async openPreviousAddress(): Promise<Locator> {
    await this.#hands.write(this.box('Years'), '1');
    await this.#hands.press(this.page.getByRole('button', { name: 'Add a previous address' }));
    return this.page.getByRole('region', { name: 'Where did you live before?' });
  }

  /** Presses Complete Switch and waits for the thank-you page; gives the reference numbers that it shows. */
  async finish(): Promise<string[]> {
    await this.end();
    await this.#hands.press(this.complete);
    return this.thanked();
  }

  /** The reference numbers on the thank-you page. */
  async thanked(): Promise<string[]> {
    // Where the switch was not made, what the page says of it is what a reader of the failure needs.
    const alerts = () => this.page.getByRole('alert').allInnerTexts();
    await expect
      .poll(async () => [new URL(this.page.url()).pathname, ...(await alerts())])
      .toContain('/switch-complete');
    await expect(this.page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
    return this.page.getByText(/^[GE]-[A-Z0-9]{9}$/).allInnerTexts();
  }

  #pick(name: string, label: string): Promise<void> {
    return this.#hands.pick(
      this.page.getByRole('combobox', { name, exact: true, includeHidden: true }),
      label,
    );
  }
}
