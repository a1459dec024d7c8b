import { createHash } from 'node:crypto';

type Later = <T>(name: string, make: () => T) => Promise<T>;

let later: Later = async (_, make) => make();

/** Fingerprints are worked out elsewhere than on the page: from now on they are held by `holding`, like an answer. */
export function thinkWith(holding: Later): void {
  later = holding;
}

const digest = (_: unknown, data: BufferSource) =>
  later('the fingerprint of the terms', () => {
    const bytes = ArrayBuffer.isView(data) ? new Uint8Array(data.buffer) : new Uint8Array(data);
    return new Uint8Array(createHash('sha256').update(bytes).digest()).buffer;
  });

Object.defineProperty(crypto.subtle, 'digest', { value: digest });
