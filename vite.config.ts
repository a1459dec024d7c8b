import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: 'src',
  plugins: [react()],
  build: { outDir: '../dist/client', emptyOutDir: true, modulePreload: false, assetsInlineLimit: 0 },
  test: {
    root: '.',
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
});
