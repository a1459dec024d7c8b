import { expect, type Locator, type Page } from '@playwright/test';
import { unfold } from './hands.ts';

const idOf = (name: string) => `field-${name.replaceAll('.', '-')}`;

/** The fields of a page or a dialog by their answers' names: what a person does with each kind of control. */
export class Fields {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The control, or the first of its radio buttons. */
  at(name: string): Locator {
    return this.#page.locator(`[id="${idOf(name)}"]`);
  }

  /** Opens the card of a field where it is folded. */
  open(name: string): Promise<void> {
    return unfold(this.at(name));
  }

  /** Writes into a box, after its Change button where its answer was found. */
  async write(name: string, text: string): Promise<void> {
    await this.change(name);
    await this.at(name).fill(text);
  }

  /** Opens the box of an answer that stands as words. */
  async change(name: string): Promise<void> {
    await this.open(name);
    const known = this.at(name).and(this.#page.getByRole('button'));
    if ((await known.count()) > 0) await known.click();
  }

  /** Chooses the radio button with that label, unless it is the only choice and stands as a statement. */
  async choose(name: string, label: string): Promise<void> {
    await this.open(name);
    await expect(this.at(name)).toBeVisible();
    const radios = this.#page.locator(`label:has(input[name="${idOf(name)}"])`);
    if ((await radios.count()) === 0) return;
    const wanted = radios.filter({ hasText: label }).first();
    await wanted.click({ position: { x: 8, y: 12 } });
    await expect(wanted.locator('input')).toBeChecked();
  }

  /** Ticks a box, or takes the tick away. */
  async tick(name: string, isTicked = true): Promise<void> {
    const box = this.at(name);
    await this.open(name);
    if ((await box.isChecked()) === isTicked) return;
    await this.#page
      .locator(`label[for="${idOf(name)}"], label:has([id="${idOf(name)}"])`)
      .first()
      .click({ position: { x: 4, y: 12 } });
    await expect(box).toBeChecked({ checked: isTicked });
  }

  /** Answers yes or no. */
  async say(name: string, isYes: boolean): Promise<void> {
    await this.open(name);
    await this.#page
      .locator(`input[name="${idOf(name)}"]`)
      .nth(isYes ? 0 : 1)
      .check({ force: true });
  }

  /** Opens the list of a search box and takes an entry of it; a chosen one is changed. */
  async pick(name: string, which: (options: Locator) => Locator): Promise<void> {
    const control = this.at(name);
    await this.open(name);
    await expect(control).toBeVisible();
    const isBox = async () => (await control.getAttribute('role')) === 'combobox';
    if (!(await isBox())) await control.click();
    await expect(control).toHaveAttribute('role', 'combobox');
    // Native lists have options too.
    const options = this.#page.locator('[role="option"]');
    if (!(await options.first().isVisible())) await control.click();
    await which(options).click();
  }

  /** Takes the first or last entry of a native list. */
  async pickEnd(name: string, end: 'first' | 'last'): Promise<void> {
    const select = this.at(name);
    await this.open(name);
    // Until the list has come a sentence stands in its place.
    await expect(select.locator('option').nth(1)).toBeAttached();
    const values = await select
      .locator('option')
      .evaluateAll((all) =>
        all.flatMap((one) => (one instanceof HTMLOptionElement && one.value !== '' ? one.value : [])),
      );
    await select.selectOption(values.at(end === 'first' ? 0 : -1) ?? '');
  }

  /** Chooses a day in the three lists of a date. */
  async date(name: string, day: string): Promise<void> {
    const [year = '', month = '', date = ''] = day.split('-');
    await this.open(name);
    await this.at(`${name}-year`).selectOption({ label: year });
    await this.at(`${name}-month`).selectOption({ index: Number(month) });
    await this.at(name).selectOption({ label: `${Number(date)}` });
  }

  /** Presses Search beside a postcode. */
  search(name: string): Promise<void> {
    const button = this.#page.getByRole('button', { name: 'Search' });
    return this.#page
      .locator('div')
      .filter({ has: this.at(name) })
      .filter({ has: button })
      .last()
      .getByRole('button', { name: 'Search' })
      .click();
  }
}
