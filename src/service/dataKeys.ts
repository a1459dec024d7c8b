import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './codeOf.ts';
import { keyIdOf } from './sealer.ts';

/** Reads `DATA_KEY`: one key of 32 bytes as base64, or several with commas, the newest first. Throws on anything else. */
export function readDataKeys(text: string): readonly [Buffer, ...Buffer[]] {
  const [first, ...others] = text.split(',').map((part) => Buffer.from(part.trim(), 'base64'));
  if (!first || [first, ...others].some((key) => key.length !== 32))
    throw new Error('DATA_KEY must be 32 random bytes as base64, such as `openssl rand -base64 32` prints.');
  return [first, ...others];
}

const keyFile = (folder: string): string => join(folder, 'data.key');

/** Throws, with what to do, when a folder has no key and its database was sealed with the one of this id: a new one opens nothing. */
export function refuseLostKey(folder: string, id: string | undefined): void {
  const file = keyFile(folder);
  if (id !== undefined && !existsSync(file))
    throw new Error(
      `${file} is missing: the personal data in this database needs the key ${id}. Put the file back from its copy, or ` +
        'give every process of this database the same DATA_KEY.',
    );
}

/** The key of a data folder, in a file that only its owner may read; made at the first start. Throws when it is damaged. */
export function dataKeyIn(folder: string): readonly [Buffer, ...Buffer[]] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = keyFile(folder);
  try {
    // Exclusive: of two processes that start at once one makes the key, the other reads it.
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, `${randomBytes(32).toString('base64')}\n`);
    fsyncSync(handle);
    closeSync(handle);
  } catch (thrown) {
    if (codeOf(thrown) !== 'EEXIST') throw thrown;
  }
  try {
    return readDataKeys(readFileSync(file, 'utf8').trim());
  } catch (cause) {
    throw new Error(
      `The key in ${file} cannot be read. ` +
        (codeOf(cause) === 'EACCES'
          ? 'The file must be the own one of the user that the service runs as.'
          : 'Put the file back from its copy.'),
      { cause },
    );
  }
}

/** Where keys may be given. */
interface Given {
  readonly dataKeys: readonly [Buffer, ...Buffer[]] | undefined;
  readonly dataFolder: string;
}

/** The keys that are given, by their ids, and where: `DATA_KEY` or a file. None is made. Throws when the file is damaged. */
export function givenKeys({ dataKeys, dataFolder }: Given): {
  readonly ids: readonly string[];
  readonly where: string;
} {
  const where = keyFile(dataFolder);
  if (dataKeys) return { ids: dataKeys.map(keyIdOf), where: 'DATA_KEY' };
  return { ids: existsSync(where) ? dataKeyIn(dataFolder).map(keyIdOf) : [], where };
}
