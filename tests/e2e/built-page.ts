import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type InlineConfig } from 'vite';
import { drawing } from '../../src/build/build-options.ts';
import type { Drawn, PageDrawer } from '../../src/service/http/drawing.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** What a trade's drawer (`draw.tsx`, built as the product's is) draws for an address. */
export async function drawnBy(file: string, config: InlineConfig, address: string): Promise<Drawn> {
  const outDir = mkdtempSync(join(tmpdir(), 'drawer-'));
  try {
    const output = { entryFileNames: 'draw.mjs', chunkFileNames: '[name].mjs' };
    const made = { ssr: file, outDir, emptyOutDir: true, rolldownOptions: { output } };
    await build({ logLevel: 'error', ...config, ...drawing, build: made, ssr: { noExternal: true } });
    const { pageDrawer }: { readonly pageDrawer: PageDrawer } = await import(
      pathToFileURL(join(outDir, 'draw.mjs')).href
    );
    const data = { apiBaseUrl: '', name: '', logoText: '' };
    return await pageDrawer.draw(pageDrawer.nameOf(address, '', data), data);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** Built files by their names. */
type Built = ReadonlyMap<string, string>;

/** Builds pages as the product's are built, in memory. */
export async function buildPages(config: InlineConfig): Promise<Built> {
  const built = await build({
    logLevel: 'error',
    ...config,
    build: { ...config.build, write: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  });
  if (!('output' in built)) throw new Error('The pages were not built.');
  return new Map(
    built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : `${file.source}`]),
  );
}

/** Answers for built pages at `here` under the product's policy; `drawn` is what the first of them begins with. */
export async function servePages(page: Page, here: string, files: Built, drawn?: Drawn): Promise<void> {
  await page.route(`${here}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    // An address that is no file is one of the page's own.
    const isFile = files.has(name);
    const ending = isFile ? name.slice(name.lastIndexOf('.') + 1) : 'html';
    const text = files.get(isFile ? name : 'index.html') ?? '';
    const begun = `<div id="app">${drawn?.html ?? ''}</div>`;
    const body = isFile ? text : text.replace('<div id="app"></div>', () => begun);
    const contentType = types[ending] ?? 'application/octet-stream';
    return route.fulfill({ body, contentType, headers: { 'content-security-policy': policy } });
  });
}
