import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { compress, type Encoding } from './compress.ts';

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=UTF-8',
  '.js': 'text/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.map': 'application/json; charset=UTF-8',
  '.webmanifest': 'application/manifest+json; charset=UTF-8',
  '.svg': 'image/svg+xml; charset=UTF-8',
  '.txt': 'text/plain; charset=UTF-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** How the build names a file's packed form: the file's own name, and this. */
const ofPacked = '.br';

/** Whether a path asks for a file rather than a page of the app. */
export const isFilePath = (path: string): boolean =>
  path.startsWith('/assets/') || extname(path).toLowerCase() in kinds;

/** Bytes to send, with their type and tag; compressed forms are made once and kept. */
export interface Sendable {
  readonly type: string;
  readonly etag: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly packed: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>> | undefined;
}

/**
 * Prepares bytes of a type for sending; pictures and fonts are compressed already. `brotli` is the same packed, where
 * somebody has done it before.
 */
export function sendable(content: Buffer | string, type: string, brotli?: Buffer): Sendable {
  const buffer = Buffer.from(content);
  const kept = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  if (brotli !== undefined) kept.set('br', Promise.resolve(new Uint8Array(brotli)));
  const isText = type.includes('charset') && buffer.length > 512;
  return {
    type,
    etag: `"${createHash('sha256').update(buffer).digest('base64url').slice(0, 22)}"`,
    bytes: new Uint8Array(buffer),
    packed: (encoding) => {
      if (!isText) return undefined;
      const packed = kept.get(encoding) ?? compress(buffer, encoding, 'small');
      kept.set(encoding, packed);
      return packed;
    },
  };
}

/** The files of a built app by their address (`/assets/app-1a2b.js`), and when each last changed. */
export interface Files {
  readonly has: (path: string) => boolean;
  /** The file's bytes as they stand on the disk. */
  readonly read: (path: string) => Buffer | undefined;
  readonly stamp: (path: string) => string;
  /** A file that never changes while we run: read at first use and kept. */
  readonly kept: (path: string) => Sendable | undefined;
}

/** Lists the folder once, so that no address can reach anything else; undefined when there is no such folder. */
export function filesIn(folder: string): Files | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const paths = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return [`/${relative(folder, file).split(sep).join('/')}`, file];
      }),
  );
  // What the build has packed is sent in place of its file, and has no address itself.
  const packed = new Map(
    [...paths].flatMap(([path, file]) => (path.endsWith(ofPacked) ? [[path, file] as const] : [])),
  );
  for (const path of packed.keys()) paths.delete(path);
  const memory = new Map<string, Sendable>();
  const read = (path: string) => {
    const file = paths.get(path);
    return file === undefined ? undefined : readFileSync(file);
  };
  return {
    has: (path) => paths.has(path),
    read,
    stamp: (path) => {
      const file = paths.get(path);
      const stats = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false });
      return stats ? `${stats.mtimeMs}/${stats.size}` : '';
    },
    kept: (path) => {
      const bytes = memory.has(path) ? undefined : read(path);
      const brotli = packed.get(`${path}${ofPacked}`);
      if (bytes)
        memory.set(
          path,
          sendable(
            bytes,
            kinds[extname(path).toLowerCase()] ?? 'application/octet-stream',
            brotli === undefined ? undefined : readFileSync(brotli),
          ),
        );
      return memory.get(path);
    },
  };
}
