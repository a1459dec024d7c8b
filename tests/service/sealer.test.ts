import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStorage } from '../../src/main/stores.ts';
import { dataKeyIn, readDataKeys } from '../../src/service/dataKeys.ts';
import { createSealer, keyIdOf } from '../../src/service/sealer.ts';
import { temporaryFolder } from './service.ts';

const key = randomBytes(32);
const sealer = createSealer([key]);

describe('the sealer', () => {
  it('gives back what it sealed, with a fresh nonce each time', () => {
    const texts = Array.from({ length: 1000 }, () => sealer.seal({ sortCode: '089999', odd: '☃' }, 'here'));
    expect(new Set(texts.map((text) => text.split('.')[2])).size).toBe(1000);
    expect(sealer.open(texts[7] ?? '', 'here')).toEqual({ sortCode: '089999', odd: '☃' });
    expect(texts[0]).not.toContain('089999');
  });

  it('refuses a text of which any character was changed, that stands elsewhere, or that is no seal', () => {
    const text = sealer.seal({ a: 1 }, 'here');
    const [version, id, ...parts] = text.split('.');
    for (const [index, part] of parts.entries()) {
      const changed = Buffer.from(part, 'base64url');
      changed.writeUInt8(changed.readUInt8(0) ^ 1, 0);
      const broken = [version, id, ...parts.with(index, changed.toString('base64url'))].join('.');
      expect(() => sealer.open(broken, 'here')).toThrow();
    }
    expect(() => sealer.open(text, 'there')).toThrow();
    for (const other of ['', 'v1', `v2${text.slice(2)}`, text.replace(id ?? '', '00000000')])
      expect(() => sealer.open(other, 'here')).toThrow(/cannot be opened/);
  });

  it('changes its key without losing what the old one sealed', () => {
    const text = sealer.seal('kept', 'here');
    const rotated = createSealer([randomBytes(32), key]);
    expect(rotated.open(text, 'here')).toBe('kept');
    expect(() => createSealer([randomBytes(32)]).open(rotated.seal('new', 'here'), 'here')).toThrow();
  });
});

describe('the data key', () => {
  it('is made once in a file that only its owner reads, and is read again', () => {
    const folder = temporaryFolder();
    const [made] = dataKeyIn(folder.path);
    const file = join(folder.path, 'data.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(dataKeyIn(folder.path)[0]).toEqual(made);
    expect(readDataKeys(readFileSync(file, 'utf8').trim())[0]).toEqual(made);
    writeFileSync(file, 'damaged');
    expect(() => dataKeyIn(folder.path)).toThrow(/Put the file back from its copy/);
    folder.remove();
  });

  it.each(['', 'short', 'x'.repeat(44), `${key.toString('base64')},`])('is refused when it is %j', (text) => {
    expect(() => readDataKeys(text)).toThrow(/^DATA_KEY must be 32 random bytes/);
  });

  it('is not made anew where a database was sealed with one that is lost', async () => {
    const folder = temporaryFolder();
    const open = async () => {
      const { store } = await openStorage({
        databaseUrl: undefined,
        dataFolder: folder.path,
        dataKeys: undefined,
      });
      await store.close();
    };
    await open();
    const file = join(folder.path, 'data.key');
    const id = keyIdOf(Buffer.from(readFileSync(file, 'utf8'), 'base64'));
    rmSync(file);
    await expect(open()).rejects.toThrow(
      `${file} is missing: the personal data in this database needs the key ${id}`,
    );
    expect(existsSync(file)).toBe(false);
    folder.remove();
  });

  it('must be the one that a database was sealed with, or stand before it', async () => {
    const folder = temporaryFolder();
    const open = async (...dataKeys: readonly [Buffer, ...Buffer[]]) => {
      const { store } = await openStorage({ databaseUrl: undefined, dataFolder: folder.path, dataKeys });
      await store.close();
    };
    const newer = randomBytes(32);
    await open(key);
    await expect(open(newer)).rejects.toThrow(
      new RegExp(
        `sealed with another key: it needs ${keyIdOf(key)}, and ${keyIdOf(newer)} is given.*DATA_KEY`,
      ),
    );
    await open(newer, key);
    await open(newer);
    await expect(open(key)).rejects.toThrow(/sealed with another key/);
    folder.remove();
  });
});
