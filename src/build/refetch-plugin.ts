import type { Plugin } from 'vite';

/** A dynamic import of another chunk, as it stands in a chunk. */
const anImport = /\bimport\(([`"'])(\.\/[\w.-]+\.js)\1\)/g;

/**
 * A chunk that could not be fetched is asked for once more under another address. A browser keeps the failure of a module
 * for as long as the page lives: asking for the very same address again brings nothing, however often.
 */
export function refetching(): Plugin {
  return {
    name: 'refetch',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk')
            chunk.code = chunk.code.replace(
              anImport,
              (_, quote: string, file: string) =>
                `import(${quote}${file}${quote}).catch(()=>import(${quote}${file}?${quote}+Date.now()))`,
            );
        }
      },
    },
  };
}
