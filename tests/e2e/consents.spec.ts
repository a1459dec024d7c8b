import { join } from 'node:path';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { definitions } from '../../src/build/definitions-plugin.ts';
import { slimRjsf } from '../../src/build/rjsf-plugin.ts';
import { trade } from '../../src/trade.ts';
import { expect, test } from './fixtures.ts';

const here = 'http://cards.test';
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Builds the page of every card as the product's pages are built, and answers for it under their policy. */
async function servePage(page: Page): Promise<void> {
  const root = join(import.meta.dirname, 'consents');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), definitions(join(root, '../../..'), trade), slimRjsf()],
    build: { write: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  });
  if (!('output' in built)) throw new Error('The page of every card was not built.');
  const files = new Map(
    built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : `${file.source}`]),
  );
  const types: Readonly<Record<string, string>> = {
    html: 'text/html',
    js: 'text/javascript',
    css: 'text/css',
  };
  await page.route(`${here}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const body = files.get(name);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    return route.fulfill({ body, contentType, headers: { 'content-security-policy': policy } });
  });
}

const changed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'changed')());

/** What one act changed: the control's id, and the names of answers. */
interface Act {
  readonly id: string;
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
    for (const { id, changed } of done) {
      const others = changed.filter((answer) => !id.startsWith(`field-${answer.replaceAll('.', '-')}`));
      expect([name, id, others]).toEqual([name, id, []]);
      acts += changed.length;
    }
  }
  expect(acts).toBeGreaterThan(300);
});
