import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts a script of its own before all else in the product's page: what is pressed before the page's script has come is
 * noted by it (`src/app/early/note.ts`). It is no module, so that it runs before anything is shown.
 */
export function noting(root: string): Plugin {
  return {
    name: 'noting',
    apply: ({ mode }, { command, isSsrBuild }) => command === 'build' && mode === 'production' && !isSsrBuild,
    buildStart() {
      const id = resolve(root, 'src/app/early/note.ts');
      this.emitFile({ type: 'chunk', id, name: 'early' });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const chunk = Object.values(bundle ?? {}).find(({ name }) => name === 'early');
        return chunk && [{ tag: 'script', attrs: { src: `/${chunk.fileName}` }, injectTo: 'head-prepend' }];
      },
    },
  };
}
