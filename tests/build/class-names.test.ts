import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { classNames } from '../../src/build/build-options.ts';

const root = resolve(import.meta.dirname, '../..');

it('gives every style sheet a mark of its own, and all its classes the same one', () => {
  const named = classNames(root);
  const files = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => join(root, folder, file)),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(new Set(files.map((file) => named('box', file))).size).toBe(files.length);
  const [file = ''] = files;
  expect(named('box', file).replace('box', 'line')).toBe(named('line', file));
});
