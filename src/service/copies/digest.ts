import { createHash } from 'node:crypto';
import { appendFileSync, closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** The last line of a copy: the SHA-256 of all before it. What reads a database or an archive does not look at it. */
const ending = /^\nsha256 ([0-9a-f]{64})\n$/;
const endingLength = 73;
const chunk = 1024 * 1024;

/** What stands in a file before a place, by its SHA-256, and what stands behind it. */
function partsOf(file: string, endFrom: (size: number) => number) {
  const handle = openSync(file, 'r');
  try {
    const length = Math.max(0, endFrom(fstatSync(handle).size));
    const hash = createHash('sha256');
    const buffer = Buffer.alloc(chunk);
    for (let at = 0; at < length; ) {
      const read = readSync(handle, buffer, 0, Math.min(chunk, length - at), at);
      hash.update(buffer.subarray(0, read));
      at += read;
    }
    const rest = buffer.subarray(0, readSync(handle, buffer, 0, endingLength, length));
    return { length, digest: hash.digest('hex'), rest: rest.toString('latin1') };
  } finally {
    closeSync(handle);
  }
}

/** Ends a new copy with its digest, so that one bit that changes later is seen. */
export function endWithDigest(file: string): void {
  appendFileSync(file, `\nsha256 ${partsOf(file, (size) => size).digest}\n`);
}

/**
 * Throws when a copy is not, bit by bit, what was made; gives how many bytes stand before its digest. One without a
 * digest, such as a version before made, is refused too unless it shall be taken as it is.
 */
export function holdDigest(file: string, told: string, asItIs: boolean): number {
  const { length, digest, rest } = partsOf(file, (size) => size - endingLength);
  const written = ending.exec(rest)?.[1];
  if (written === digest) return length;
  if (asItIs) return written === undefined ? length + rest.length : length;
  throw new Error(
    written === undefined
      ? `${told} does not end with a digest: it was not made by \`npm run backup\` of this version, or is cut. Choose ` +
          `another copy, or take it as it is: npm run restore -- ${told} --as-it-is`
      : `${told} is damaged: it is not what was copied. Choose another copy. When there is none, take what can be ` +
          `read: npm run restore -- ${told} --as-it-is`,
  );
}
