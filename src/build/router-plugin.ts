import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The files of react-router that a build takes. Its package names the ones for developing, whatever is built. */
const production = resolve(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);

/** A name for developers' tools, which keeps what is named in the page though nobody uses it. */
const naming = /^\w+\.displayName = .*$/gm;
/** What makes a component or a context does nothing else: one that nobody uses may go. */
const making = /= (React\w*\.(?:createContext|forwardRef)\()/g;

/** Leaves out of the product's pages the parts of react-router that nobody uses: a third of it. */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: /^react-router$/, replacement: resolve(production, 'index.mjs') }] },
    }),
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code.replace(naming, '').replace(making, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
