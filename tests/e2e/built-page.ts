import type { Page } from '@playwright/test';
import { build, type InlineConfig } from 'vite';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** Builds pages as the product's are built, in memory, and answers for them at `here` under the product's policy. */
export async function servePages(page: Page, here: string, config: InlineConfig): Promise<void> {
  const built = await build({
    logLevel: 'error',
    ...config,
    build: { ...config.build, write: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  });
  if (!('output' in built)) throw new Error('The pages were not built.');
  const files = new Map(
    built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : `${file.source}`]),
  );
  await page.route(`${here}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    // An address that is no file is one of the page's own.
    const isFile = files.has(name);
    const ending = isFile ? name.slice(name.lastIndexOf('.') + 1) : 'html';
    const body = files.get(isFile ? name : 'index.html') ?? '';
    const contentType = types[ending] ?? 'application/octet-stream';
    return route.fulfill({ body, contentType, headers: { 'content-security-policy': policy } });
  });
}
