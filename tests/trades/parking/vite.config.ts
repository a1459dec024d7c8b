import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { definitions } from '../../../src/build/definitions-plugin.ts';
import { slimRjsf } from '../../../src/build/rjsf-plugin.ts';
import { studio } from '../../../src/build/studio-plugin.ts';
import { trade } from './trade.ts';

const root = import.meta.dirname;
const product = join(root, '../../..');

/** The tools meet the trade in src/trade.ts alone: here it is this one. */
const plug: Plugin = {
  name: 'plug',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('/trade.ts')) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found?.id === join(product, 'src/trade.ts') ? join(root, 'trade.ts') : null;
  },
};

/** The permit's pages and its studio, over the definitions in a folder: the trade's own, or a copy that may be changed. */
export const permit = (folder: string): UserConfig => ({
  root,
  plugins: [react(), plug, definitions(folder, trade), studio(folder, trade), slimRjsf()],
  server: { fs: { allow: [product, root] } },
  build: {
    rolldownOptions: {
      input: ['index.html', 'studio.html', 'studio-preview.html', 'showcase.html'].map((page) =>
        join(root, page),
      ),
    },
  },
});

export default defineConfig(permit(root));
