import { expect, test } from './fixtures.ts';

for (const isPhone of [false, true])
  test.describe(isPhone ? 'by finger' : 'by mouse', () => {
    test.use({ hasTouch: isPhone, isMobile: isPhone });

    test('a message waits for the press that leaves its field: the press finds its button, and the message comes [S5.16]', async ({
      page,
    }) => {
      await page.goto('/carbon-offset');
      const number = page.getByRole('textbox');
      const button = page.getByRole('button', { name: 'See Projects' });
      const press = (target: typeof button) => (isPhone ? target.tap() : target.click());
      const message = page.locator('[id$="-error"]');
      const mistype = async () => {
        await press(number);
        await page.keyboard.type('12345678901');
      };
      await mistype();
      await press(page.getByRole('heading').first());
      await expect(message).toBeVisible();
      await page.reload();
      await button.evaluate((pressed) =>
        pressed.addEventListener('click', () => pressed.setAttribute('data-pressed', '')),
      );
      await mistype();
      await press(button);
      await expect(message).toBeVisible();
      await expect(button).toHaveAttribute('data-pressed');
    });
  });

test('what a search found waits for the press on the box above it: the page does not move from under it [S5.16]', async ({
  page,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/request/address/recco?*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/switch/home-energy');
  await page.getByLabel('Postcode').fill('BN2 0AA');
  await page.getByRole('button', { name: 'Search' }).click();
  const box = page.getByRole('checkbox', { name: /I have read the Terms/ });
  await expect(page.getByText('Address', { exact: true })).toBeVisible();
  const place = await box.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 4, (place?.y ?? 0) + (place?.height ?? 0) - 1);
  await page.mouse.down();
  answer();
  await expect(page.getByText(/^Addresses found/)).toBeVisible();
  expect(await box.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(box).toBeChecked();
});
