import type { Plugin } from 'vite';

/** Vite's module with the function that brings a chunk's files before it imports the chunk. */
const bringing = /^\0vite\/preload-helper\.js$/;

/** The import of a chunk for which Vite names no file to bring: it has none but its own. */
const unnamed = /(import\(`\.\/([^`]+)`\)(?:(?!import\(|__vite__mapDeps)[\s\S])*?,)\[\]\)/g;

/**
 * Puts `src/app/bring.ts` in the place of Vite's own loading of chunks, which asks for a file that once failed no more.
 * The studio, which reaches no network but its own files, keeps Vite's.
 */
export function refetching(): Plugin {
  return {
    name: 'refetch',
    enforce: 'pre',
    apply: ({ mode }, { command, isSsrBuild }) => command === 'build' && mode !== 'studio' && !isSsrBuild,
    load: {
      filter: { id: bringing },
      handler: () =>
        `export { bring as __vitePreload } from ${JSON.stringify(new URL('../app/bring.ts', import.meta.url).pathname)};`,
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const folder = chunk.fileName.slice(0, chunk.fileName.lastIndexOf('/') + 1);
          chunk.code = chunk.code.replace(
            unnamed,
            (_all, before, file) => `${before}[\`${folder}${file}\`])`,
          );
        }
      },
    },
  };
}
