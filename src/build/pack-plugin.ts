import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Bytes below which packing saves no packet. */
const least = 512;

/**
 * Puts beside each text file of the product's pages the same in Brotli, as small as it gets (`NAME.br`): made once where
 * there is time, so that no request waits for it. The server makes gzip itself for the few who need it.
 */
export function packing(): Plugin {
  return {
    name: 'pack',
    apply: ({ mode }, { command, isSsrBuild }) => command === 'build' && mode === 'production' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css|svg)$/.test(file.fileName)) continue;
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (bytes.length <= least) continue;
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          };
          const source = brotliCompressSync(bytes, { params });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source });
        }
      },
    },
  };
}
