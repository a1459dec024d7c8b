import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BuildEnvironmentOptions } from 'vite';

/** Where the browser's files come from and go: every page of src that exists, into dist/client. */
export function clientBuild(root: string): BuildEnvironmentOptions {
  const pages = ['index', 'showcase'].filter((page) => existsSync(resolve(root, `src/${page}.html`)));
  return {
    outDir: resolve(root, 'dist/client'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: Object.fromEntries(pages.map((page) => [page, resolve(root, `src/${page}.html`)])),
      output: {
        // Validators change less often than code and wording, so they are cached apart.
        codeSplitting: {
          groups: [{ name: 'validators', test: /virtual:validators\/first|node_modules\/ajv/ }],
        },
      },
    },
  };
}

/**
 * The studio's two pages, into the same folder after the product's build and apart from it: whatever the studio imports,
 * the product's files stay what they are to the byte.
 */
export function studioBuild(root: string): BuildEnvironmentOptions {
  const pages = ['studio', 'studio-preview'];
  return {
    outDir: resolve(root, 'dist/client'),
    emptyOutDir: false,
    assetsDir: 'assets/studio',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Nobody waits for the studio's code over a slow line.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: Object.fromEntries(pages.map((page) => [page, resolve(root, `src/${page}.html`)])),
    },
  };
}

/** The server, dist/server/main.js, and its commands beside it; packages stay in node_modules. */
export function serverBuild(root: string): BuildEnvironmentOptions {
  return {
    outDir: resolve(root, 'dist/server'),
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(
        ['main', 'erase', 'backup', 'restore'].map((name) => [name, resolve(root, `src/main/${name}.ts`)]),
      ),
      // Beside each other: from wherever they stand, the project is two folders up.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  };
}
