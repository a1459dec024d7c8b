import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { authoringBuild, clientBuild, drawing, isAuthoring, serverBuild } from './src/build/build-options.ts';
import { definitions } from './src/build/definitions-plugin.ts';
import { referenceApi } from './src/build/dev-server.ts';
import { noting } from './src/build/early-plugin.ts';
import { slimIcons } from './src/build/icons-plugin.ts';
import { packing } from './src/build/pack-plugin.ts';
import { readying } from './src/build/ready-plugin.ts';
import { refetching } from './src/build/refetch-plugin.ts';
import { slimRjsf } from './src/build/rjsf-plugin.ts';
import { slimRouter } from './src/build/router-plugin.ts';
import { studio } from './src/build/studio-plugin.ts';
import { trade } from './src/trade.ts';

const root = import.meta.dirname;
/** Tests that a quick run does without, as patterns (tests/run.ts). */
const leftOut = process.env.LEFT_OUT?.split(' ') ?? [];

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: 'src',
  plugins: [
    react(),
    definitions(root, trade),
    referenceApi(root),
    studio(root, trade),
    refetching(),
    slimRjsf(),
    slimRouter(),
    slimIcons(),
    noting(root),
    readying(),
    packing(),
  ],
  ...(isSsrBuild ? drawing : {}),
  build: isSsrBuild ? serverBuild(root) : isAuthoring(mode) ? authoringBuild(root, mode) : clientBuild(root),
  test: {
    root: '.',
    // Property tests take their time on a slow machine; nothing here asserts one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // Every core: left to itself the runner keeps one back, and runs all on one of two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          root: '.',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', ...leftOut],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          root: '.',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/e2e/**', ...leftOut],
          setupFiles: ['tests/dom-setup.ts'],
        },
      },
    ],
  },
}));
