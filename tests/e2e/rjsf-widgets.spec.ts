import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { definitions } from '../../src/build/definitions-plugin.ts';
import { slimRjsf } from '../../src/build/rjsf-plugin.ts';
import { trade } from '../../src/trade.ts';
import { buildPages, servePages } from './built-page.ts';
import { expect, test } from './fixtures.ts';

const here = 'http://cards.test';

test('a page that is built as the product’s draws every widget of rjsf’s default registry', async ({
  page,
}) => {
  const root = join(import.meta.dirname, 'rjsf-widgets');
  const plugins = [react(), definitions(join(root, '../../..'), trade), slimRjsf()];
  await servePages(page, here, await buildPages({ root, configFile: false, plugins }));
  await page.goto(`${here}/index.html`);
  await page.waitForFunction(() => 'names' in window);
  const names: readonly string[] = await page.evaluate(() => Reflect.get(window, 'names'));
  expect(names.length).toBeGreaterThan(18);
  for (const name of names) await expect(page.locator(`[id^="field-${name}"]`).last()).toBeAttached();
  const answers: () => Promise<Readonly<Record<string, unknown>>> = () =>
    page.evaluate(() => Reflect.get(window, 'answers')());
  expect(await answers()).toEqual({});

  await page.locator('#field-UpDownWidget').fill('7');
  await page.locator('#field-EmailWidget').fill('a@b.uk');
  await page.locator('#field-CheckboxWidget').click();
  await page.getByRole('button', { name: 'Now' }).first().click();
  await page
    .locator('#field-FileWidget')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') });
  await expect(page.getByText('a.txt')).toBeVisible();
  expect(await answers()).toEqual({
    UpDownWidget: 7,
    EmailWidget: 'a@b.uk',
    CheckboxWidget: true,
    AltDateWidget: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    FileWidget: expect.stringMatching(/^data:text\/plain/),
  });
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('a.txt')).toHaveCount(0);
});
