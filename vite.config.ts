import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { clientBuild, serverBuild, studioBuild } from './src/build/build-options.ts';
import { definitions } from './src/build/definitions-plugin.ts';
import { referenceApi } from './src/build/dev-server.ts';
import { refetching } from './src/build/refetch-plugin.ts';
import { slimRjsf } from './src/build/rjsf-plugin.ts';
import { studio } from './src/build/studio-plugin.ts';
import { trade } from './src/trade.ts';

const root = import.meta.dirname;

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: 'src',
  plugins: [
    react(),
    definitions(root, trade),
    referenceApi(root),
    studio(root, trade),
    refetching(),
    slimRjsf(),
  ],
  build: isSsrBuild ? serverBuild(root) : mode === 'studio' ? studioBuild(root) : clientBuild(root),
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
          exclude: ['tests/e2e/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          root: '.',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/e2e/**'],
          setupFiles: ['tests/dom-setup.ts'],
        },
      },
    ],
  },
}));
