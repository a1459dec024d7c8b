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
