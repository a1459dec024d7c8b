import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { metaSchemas } from '../../../src/authoring/checker/meta.ts';
import { writeMeta } from '../../../src/authoring/checker/write-meta.ts';
import { kindOf } from '../../../src/definitions/kinds.ts';
import { readDefinitionFiles } from '../../../src/definitions/read-files.ts';
import { trade } from '../../../src/trade.ts';

const root = join(import.meta.dirname, '../../..');
const ajv = new Ajv({ strict: false });
const schemas = metaSchemas(trade);

/** What the schema of its kind says of a file. */
function accepts(file: string, text: string): boolean {
  const schema = schemas[kindOf(file, trade)?.shape ?? ''];
  if (schema === undefined) throw new Error(`${file} is of no kind.`);
  return ajv.validate(schema, JSON.parse(text));
}

describe("the editors' schemas", () => {
  it('are those in schemas/meta (npm run check -- --write-meta writes them)', () => {
    const folder = mkdtempSync(join(tmpdir(), 'meta-'));
    writeMeta(folder, readDefinitionFiles(root, trade), trade);
    const read = (base: string) =>
      Object.fromEntries(
        readdirSync(join(base, 'schemas/meta')).map((name) => [
          name,
          readFileSync(join(base, 'schemas/meta', name), 'utf8'),
        ]),
      );
    const written = read(folder);
    rmSync(folder, { recursive: true });
    const present = read(root);
    const names = Object.keys({ ...present, ...written });
    expect(names.filter((name) => present[name] !== written[name])).toEqual([]);
  });

  it.each(readDefinitionFiles(root, trade).map(({ file, text }) => [file, text]))(
    'accept %s',
    (file, text) => {
      expect(accepts(file, text), ajv.errorsText()).toBe(true);
    },
  );

  it.each(['unknown-key', 'missing-key', 'wrong-type', 'unknown-check', 'unknown-lookup', 'unknown-picture'])(
    'refuse what rule %s refuses',
    (rule) => {
      const files = readDefinitionFiles(join(import.meta.dirname, 'fixtures', rule), trade);
      const expected = readFileSync(join(import.meta.dirname, 'fixtures', rule, 'expected.txt'), 'utf8');
      for (const { file, text } of files)
        expect([file, accepts(file, text)]).toEqual([file, !expected.includes(file)]);
    },
  );

  it('are named by every definition file, so that an editor completes it', () => {
    for (const { file, text } of readDefinitionFiles(root, trade)) {
      const up = '../'.repeat(file.split('/').length - 2) || './';
      const { kind, shape } = kindOf(file, trade) ?? {};
      const expected = kind === 'variant' ? '../schemas/meta/' : `${up}meta/`;
      expect([file, JSON.parse(text).$schema]).toEqual([file, `${expected}${shape}.schema.json`]);
    }
  });
});
