import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'src',
    'widgets',
    'schemas',
    'supplier-variants',
  ],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(tsx?|css|html|json|svg)$/.test(file) && !file.startsWith('schemas/brands/'));

it('brand stays a setting: no brand’s name stands in code, pages, styles, data or wording [Q3.01]', () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => /switchyard|wethermere/i.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual(['schemas/settings.json: "brand": "switchyard",']);
});
