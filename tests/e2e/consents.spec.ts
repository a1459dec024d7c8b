import { join } from 'node:path';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { definitions } from '../../src/build/definitions-plugin.ts';
import { slimRjsf } from '../../src/build/rjsf-plugin.ts';
import { trade } from '../../src/trade.ts';
import { buildPages, servePages } from './built-page.ts';
import { expect, test } from './fixtures.ts';

const here = 'http://cards.test';
/** Serves the page of every card. */
async function servePage(page: Page): Promise<void> {
  const root = join(import.meta.dirname, 'consents');
  const plugins = [react(), definitions(join(root, '../../..'), trade), slimRjsf()];
  await servePages(page, here, await buildPages({ root, configFile: false, plugins }));
}

const changed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'changed')());

/** What one act changed: the field whose control it was, and the names of answers. */
interface Act {
  readonly field: string | undefined;
  readonly changed: readonly string[];
}

test('no answer changes but the one that a person gives, in any card and variant [S4.06]', async ({
  page,
}) => {
  await servePage(page);
  await page.goto(`${here}/index.html`);
  await page.waitForFunction(() => 'show' in window);
  let acts = 0;
  for (let index = 0; ; index += 1) {
    const shown: { name: string; presets: string[] } | undefined = await page.evaluate(
      (at) => Reflect.get(window, 'show')(at),
      index,
    );
    if (shown === undefined) break;
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const { name, presets } = shown;
    expect([name, (await changed(page)).filter((answer) => !presets.includes(answer))]).toEqual([name, []]);
    const done: readonly Act[] = await page.evaluate(() => Reflect.get(window, 'act')());
    for (const { field, changed } of done) {
      const others = changed.filter((answer) => answer !== field);
      expect([name, field, others]).toEqual([name, field, []]);
      acts += changed.length;
    }
  }
  expect(acts).toBeGreaterThan(300);
});
