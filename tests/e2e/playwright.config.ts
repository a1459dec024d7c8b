import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { port, server } from './shared-server.ts';

const root = join(import.meta.dirname, '../..');

/** What works out all contexts, and comes last by its name. */
const long = '**/studio*.spec.ts';

/** Browser tests: the production build, served by the real reference API under the strict policy. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // A person's browser waits more than it works: three on two cores.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  // Nothing here asserts a time; a busy machine may be slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: server.url,
    launchOptions: await findBrowser(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Nothing glides away from under a click.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test would cost a sixth of the time; `npm run test:browser -- --trace on` makes one. Told to picture
    // failures the runner pictures every page that closes, whatever came of it: fixtures.ts pictures those that failed.
    screenshot: 'off',
  },
  // In the order in which they stand: what takes longest first, so that no core waits for it at the end.
  projects: [
    { name: 'long', testMatch: long },
    { name: 'all else', testIgnore: long },
  ],
  webServer: {
    command: 'node dist/server/main.js',
    cwd: root,
    url: `${server.url}/healthz`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      LOG_LEVEL: 'silent',
      DATA_DIR: server.data,
    },
  },
});
