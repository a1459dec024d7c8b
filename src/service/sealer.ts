import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * Keeps personal data unreadable at rest: AES-256-GCM, a fresh nonce each time, and the place where the text stands
 * (`about`) bound in, so that a sealed text opens nowhere else.
 */
export interface Sealer {
  /** Ids of the keys, the one that seals first. */
  readonly keyIds: readonly string[];
  /** JSON as `v1.KEYID.NONCE.TAG.TEXT`. */
  readonly seal: (value: unknown, about: string) => string;
  /** The JSON back. Throws when the text was changed, stands elsewhere, or its key is not among ours. */
  readonly open: (sealed: string, about: string) => unknown;
}

const cipher = 'aes-256-gcm';
/** What a key is named by: the first 8 hex digits of its SHA-256. */
export const keyIdOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8);

/** Seals with the first key and opens with any, so that a key is changed by putting a new one in front. */
export function createSealer(keys: readonly [Buffer, ...Buffer[]]): Sealer {
  const byId = new Map(keys.map((key) => [keyIdOf(key), key]));
  const [current] = keys;
  const bound = (about: string, id: string) => Buffer.from(`${about} ${id}`);
  return {
    keyIds: [...byId.keys()],
    seal(value, about) {
      const id = keyIdOf(current);
      const nonce = randomBytes(12);
      const sealing = createCipheriv(cipher, current, nonce).setAAD(bound(about, id));
      const text = Buffer.concat([sealing.update(JSON.stringify(value)), sealing.final()]);
      const parts = [nonce, sealing.getAuthTag(), text].map((part) => part.toString('base64url'));
      return ['v1', id, ...parts].join('.');
    },
    open(sealed, about) {
      const [version, id = '', ...parts] = sealed.split('.');
      const key = byId.get(id);
      const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (version !== 'v1' || !key || !nonce || tag?.length !== 16 || !text)
        throw new Error('Sealed data cannot be opened: its key is not here, or it was changed.');
      const opening = createDecipheriv(cipher, key, nonce).setAAD(bound(about, id)).setAuthTag(tag);
      const opened: unknown = JSON.parse(Buffer.concat([opening.update(text), opening.final()]).toString());
      return opened;
    },
  };
}
