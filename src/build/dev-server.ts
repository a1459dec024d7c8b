import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';

const apiPaths = [
  '/auth',
  '/request',
  '/checkout',
  '/healthz',
  '/readyz',
  '/settings',
  '/brand.css',
  '/brand.svg',
  '/typeface',
  '/openapi.json',
];

interface App {
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

/**
 * Serves the reference API beside the pages while developing, and puts the operator's settings into the page as the
 * real server does. The server's code is loaded at the first call; a change of it needs a restart.
 */
export function referenceApi(root: string): Plugin {
  let app: () => Promise<App>;
  return {
    name: 'reference-api',
    apply: (config, { command }) => command === 'serve' && config.mode !== 'test',
    configureServer(server) {
      app = once(() => loadApp(server, root));
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?', 1)[0] ?? '';
        if (!apiPaths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) return next();
        app().then(({ fetch }) => getRequestListener(fetch)(request, response), next);
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(_html, { path }) {
        const { fetch } = await app();
        const page = await fetch(new Request(new URL(path, 'http://localhost')));
        return page.text();
      },
    },
  };
}

/** The server's app on the environment's database, with the pages as they stand in src. */
async function loadApp(server: ViteDevServer, root: string): Promise<App> {
  const load = (name: string) => server.ssrLoadModule(`/${name}.ts`);
  const { createApp } = await load('main/app');
  const { readEnvironment } = await load('main/environment');
  const environment = readEnvironment(process.env, root, existsSync);
  const { openStorage } = await load('main/stores');
  const { definitionsIn } = await load('energy/service/definitionsIn');
  const { store, sealer } = await openStorage(environment);
  server.httpServer?.once('close', () => store.close());
  const warn = (problem: string) => server.config.logger.warn(problem);
  const { settingsFile, apiBaseUrl, isDemonstration } = environment;
  return createApp({
    store,
    sealer,
    ...definitionsIn(root),
    settingsFile,
    clientFolder: resolve(root, 'src'),
    apiBaseUrl,
    isDemonstration,
    warn,
  });
}

/** Makes the value at the first call; a failure is not kept, so the next call tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
