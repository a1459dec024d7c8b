import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import {
  authoringBuild,
  classNames,
  clientBuild,
  drawing,
  isAuthoring,
  serverBuild,
} from './src/build/build-options.ts';
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
const leftOut = ['tests/e2e/**', ...(process.env.LEFT_OUT?.split(' ') ?? [])];
/** Tests that put something in the place of a module, or count what a module keeps. */
const alone = [
  'tests/{faults,fuzz}/**/*.test.ts',
  'tests/{definitions/variants,energy/services,energy/session,runtime/today,service/traces}.test.ts',
];
const aloneDrawn = ['tests/faults/**/*.test.tsx', 'tests/app/{early,journey-page,language}.test.tsx'];
/** Whole paths: a minute of work in two small files, which a runner that knows no times would begin last of all. */
const walked = ['tests/paths/**/*.test.ts'];
/** Tests of a service: they start processes and databases, which are tidied away when their file ends. */
const served = ['tests/{contract,service}/**/*.test.ts'];
const drawnIn = { environment: 'jsdom', setupFiles: ['tests/dom-setup.ts'] };
const plugins = () => [
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
];
const css = { modules: { generateScopedName: classNames(root) } };
/**
 * Some of the tests. Without isolation they share what their worker has imported, a third of their time. What would be
 * extended, this file, would be read and bundled anew for each of them.
 */
const project = (
  name: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  plugins: plugins(),
  css,
  test: {
    name,
    environment: 'node',
    exclude: leftOut,
    // Property tests take their time on a slow machine; nothing here asserts one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    ...test,
  },
});

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: 'src',
  plugins: plugins(),
  css,
  ...(isSsrBuild ? drawing : {}),
  build: isSsrBuild ? serverBuild(root) : isAuthoring(mode) ? authoringBuild(root, mode) : clientBuild(root),
  test: {
    root: '.',
    // Every core: left to itself the runner keeps one back, and runs all on one of two.
    maxWorkers: '100%',
    // Begun in the order of their names: what takes longest first, so that no core waits for it at the end.
    projects: [
      project('alone', { include: alone }),
      project('alone, drawn', { include: aloneDrawn, ...drawnIn }),
      project('calls', {
        include: served,
        exclude: [...leftOut, ...alone],
        setupFiles: ['tests/service/tidy.ts'],
        isolate: false,
      }),
      project('drawn', {
        include: ['tests/**/*.test.tsx'],
        exclude: [...leftOut, ...aloneDrawn],
        ...drawnIn,
        isolate: false,
      }),
      project('paths', { include: walked, isolate: false }),
      project('plain', {
        include: ['tests/**/*.test.ts'],
        exclude: [...leftOut, ...alone, ...served, ...walked],
        isolate: false,
      }),
    ],
  },
}));
