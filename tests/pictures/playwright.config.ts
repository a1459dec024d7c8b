import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browser.ts';

/** `npm run pictures`: the pictures of the README and the guides, taken from the production build. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 120_000,
  // Nothing here asserts a time; a busy machine may be slow.
  expect: { timeout: 20_000 },
  use: {
    launchOptions: await findBrowser(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
