import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best encoding that an Accept-Encoding header allows; undefined for none. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const offers = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim().split(/\s*;\s*/));
  const takes = (name: Encoding) =>
    offers.some(([offered, weight]) => offered === name && !/^q=0(?:\.0*)?$/.test(weight ?? ''));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : undefined;
}

/** Of more than these bytes the best quality takes longer than a request may, where the machine is busy. */
const mostAtBest = 400_000;

/** Up to so many bytes an answer is packed at once: the way to another thread and back costs more than packing them. */
const mostAtOnce = 64_000;

/** Compresses bytes: `small` once for a file that is kept, `fast` for an answer made for one request. */
export async function compress(
  bytes: Buffer,
  encoding: Encoding,
  effort: 'small' | 'fast',
): Promise<Uint8Array<ArrayBuffer>> {
  const small = effort === 'small';
  const quality = small ? (bytes.length > mostAtBest ? 9 : 11) : 4;
  const isAtOnce = !small && bytes.length <= mostAtOnce;
  const asBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  const asGzip = { level: small ? 9 : 6 };
  if (encoding === 'br')
    return new Uint8Array(isAtOnce ? brotliCompressSync(bytes, asBrotli) : await brotli(bytes, asBrotli));
  return new Uint8Array(isAtOnce ? gzipSync(bytes, asGzip) : await zip(bytes, asGzip));
}
