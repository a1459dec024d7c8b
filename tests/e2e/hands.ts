import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the folded card that a control stands in, by its Change or Answer button. */
export async function unfold(
  control: Locator,
  press: Hands['press'] = (button) => button.click(),
): Promise<void> {
  await expect(control.first()).toBeAttached();
  const part = control.first().locator('xpath=ancestor-or-self::section[@data-fold][1]');
  if ((await part.count()) === 0) return;
  await expect(part).not.toHaveAttribute('data-fold', 'busy');
  if ((await part.getAttribute('data-fold')) === 'open') return;
  await press(part.getByRole('button', { name: /^(Change|Answer)/ }).first());
  await expect(part).toHaveAttribute('data-fold', 'open');
}

/** Once the home is known: goes on from what the fuels to compare tell, and from Economy 7 where it need not be answered. */
export async function goOnFromHome(page: Page): Promise<void> {
  const home = page.getByRole('region', { name: 'Where do you live?' });
  const next = page.locator('section[data-fold="open"]').filter({ hasNot: page.getByLabel('Postcode') });
  const stopped = home.locator('[aria-live] p, [role="alert"], div[role="status"]');
  const end = page.getByRole('button', { name: 'View Your Quotes' });
  for (const title of ['What would you like to compare?', 'Do you have an Economy 7 meter?']) {
    await expect(next.or(stopped).or(end).filter({ visible: true }).first()).toBeVisible();
    const goOn = page.getByRole('region', { name: title }).getByRole('button', { name: /^Continue/ });
    if (await goOn.isVisible()) await goOn.click();
  }
}

/** How a person answers: each verb is given the control itself. */
export interface Hands {
  readonly write: (box: Locator, text: string) => Promise<void>;
  /** Picks the option of a native select by its whole label. */
  readonly pick: (select: Locator, label: string) => Promise<void>;
  /** Ticks a box, chooses a radio button. */
  readonly tick: (control: Locator) => Promise<void>;
  readonly press: (button: Locator) => Promise<void>;
}

/** By mouse: what can be clicked is its label. */
export const mouse: Hands = {
  async write(box, text) {
    await unfold(box);
    await box.fill(text);
  },
  async pick(select, label) {
    await unfold(select);
    await select.selectOption({ label });
  },
  async tick(control) {
    await unfold(control);
    const id = await control.getAttribute('id');
    await control
      .page()
      .locator(`label[for="${id}"], label:has([id="${id}"])`)
      .first()
      .click({ position: { x: 4, y: 12 } });
    await expect(control).toBeChecked();
  },
  press: (button) => button.click(),
};

/** By keyboard alone: Tab to the control, then its keys. */
export const keyboard: Hands = {
  async write(box, text) {
    await unfold(box, keyboard.press);
    await tabTo(box);
    await box.page().keyboard.type(text);
  },
  async pick(select, label) {
    await unfold(select, keyboard.press);
    await tabTo(select);
    await select.page().keyboard.type(label);
    await expect(select.locator('option:checked')).toHaveText(label);
  },
  async tick(control) {
    const { keyboard: keys } = control.page();
    await unfold(control, keyboard.press);
    // One radio of a group takes the focus; the arrows go from one to the next.
    const group = await control.getAttribute('name');
    const isRadio = (await control.getAttribute('type')) === 'radio';
    await tabTo(isRadio ? control.page().locator(`input[name="${group}"]`) : control);
    await keys.press('Space');
    for (let key = 0; isRadio && key < 8 && !(await control.isChecked()); key += 1)
      await keys.press('ArrowDown');
    await expect(control).toBeChecked();
  },
  async press(button) {
    await tabTo(button);
    await button.page().keyboard.press('Enter');
  },
};

/** Presses Tab until the focus is on one of these controls; fails after 150. */
export async function tabTo(wanted: Locator): Promise<void> {
  const isThere = () =>
    wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
  await expect(wanted.first()).toBeVisible();
  for (let press = 0; press < 150; press += 1) {
    if (await isThere()) return;
    await wanted.page().keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${wanted}`);
}
