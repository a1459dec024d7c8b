import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../../widgets/line-icon.ts', import.meta.url));

/** Leaves out of the product's pages what lucide does for icons and nobody here uses: more than the icons themselves. */
export function slimIcons(): Plugin {
  return {
    name: 'slim-icons',
    enforce: 'pre',
    apply: ({ mode }, { command }) => command === 'build' && mode !== 'studio',
    resolveId: (id, importer) =>
      id === '../createLucideIcon.mjs' && importer?.includes('lucide-react') ? ours : undefined,
  };
}
