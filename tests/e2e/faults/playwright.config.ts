import { defineConfig } from '@playwright/test';
import usual from '../playwright.config.ts';

// Workers are started with it, too.
process.env.CELLS = 'all';

const { webServer: _, projects: _order, ...browser } = usual;

/** Every cell of the fault matrix: `npm run faults`, in parts with `--shard 1/4`, one with `-g 'POST /auth/token × 204'`. */
export default defineConfig({
  ...browser,
  testDir: '.',
  outputDir: '../../../test-results/faults',
  reporter: [['line'], ['./reporter.ts']],
  expect: { timeout: 15_000 },
  use: { ...browser.use, actionTimeout: 15_000 },
});
