import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { checkDefinitions } from '../../../src/authoring/checker/check.ts';
import { type NewOwner, newOwnerFile } from '../../../src/authoring/checker/new-owner.ts';
import { trade } from '../../../src/trade.ts';
import { smallProject } from '../../build/temporary-project.ts';
import { runCommand } from '../../command/run-command.ts';
import { productFiles as files } from '../../product-files.ts';

const root = join(import.meta.dirname, '../../..');
const idOf = ({ text }: { readonly text: string }) => JSON.parse(text).suppliers;
const taken: readonly number[] = files
  .filter(({ file }) => file.startsWith('supplier-variants/'))
  .flatMap(idOf);

const small = Object.entries({
  ...smallProject,
  'supplier-variants/2-two.json': { suppliers: [2], name: 'Two', card: 'fuel', hide: ['fuel'] },
}).map(([file, content]) => ({ file, text: JSON.stringify(content) }));

const make = (wanted: Partial<NewOwner>) =>
  newOwnerFile({ id: 987_117, name: 'Nobody Else', ...wanted }, files, trade);

describe('a new supplier', () => {
  it('is one file that passes the checker, of at most 12 lines, laid out as the formatter would', () => {
    expect(make({ extends: 'default' })).toEqual({
      file: 'supplier-variants/987117-nobody-else.json',
      text: `{
  "$schema": "../schemas/meta/variant.schema.json",
  "suppliers": [987117],
  "name": "Nobody Else",
  "card": "terms",
  "extends": "default"
}
`,
    });
    expect(make({})).not.toHaveProperty('text', expect.stringContaining('extends'));
  });

  it('is whole and in order, whatever its id and name are, or is refused with a sentence', () => {
    const names = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 70 }),
      fc.constantFrom('E.ON "Next"', '電力', '../up', ' '),
    );
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 10_000_001 }), names, (id, name) => {
        const made = newOwnerFile({ id, name }, small, trade);
        if ('refused' in made) {
          expect(made.refused.join('').length).toBeGreaterThan(20);
          return;
        }
        expect(made.file).toMatch(/^supplier-variants\/\d+(-[a-z0-9-]+)?\.json$/);
        expect(made.text.split('\n').length).toBeLessThanOrEqual(12);
        expect(JSON.parse(made.text)).toMatchObject({ suppliers: [id], name: name.trim() });
        expect(checkDefinitions([...small, made], trade)).toEqual(checkDefinitions(small, trade));
      }),
      { numRuns: 40 },
    );
    expect(taken.map((id) => Object.keys(make({ id })))).toEqual(taken.map(() => ['refused']));
  });

  it.each<[string, Partial<NewOwner>, RegExp]>([
    [
      'an id that is taken, and says by which file',
      { id: 8 },
      /^Supplier 8 has a file already: supplier-variants\/8-/,
    ],
    ['an id that is no number', { id: Number.NaN }, /whole number from 1/],
    ['an id that is too high', { id: 10_000_000 }, /whole number from 1 to 9999999/],
    ['a part of a number', { id: 1.5 }, /whole number from 1/],
    ['no name', { name: ' ' }, /^Give the name/],
    ['a name without a letter', { name: '…' }, /^Give the name/],
    ['a name of two lines', { name: 'Foo\nEnergy' }, /one line/],
    [
      'a variant that there is not',
      { extends: 'defualt' },
      /^There is no variant "defualt".*Did you mean "default"\?$/,
    ],
    ['a card that there is not', { card: 'term' }, /:\d+:\d+ .*"term"/],
  ])('refuses %s', (_, wanted, sentence) => {
    const made = make(wanted);
    expect('refused' in made && made.refused.join(' ')).toMatch(sentence);
  });

  it('refuses to write over a file, and to guess a card', () => {
    const file = { file: 'supplier-variants/5-foo.json', text: '{}' };
    const wanted = { id: 5, name: 'Foo' };
    const [again, unsure] = [newOwnerFile(wanted, [...files, file], trade), newOwnerFile(wanted, [], trade)];
    expect('refused' in again && again.refused[0]).toMatch(/^supplier-variants\/5-foo\.json exists already/);
    expect('refused' in unsure && unsure.refused[0]).toMatch(/Say which one/);
  });
});

describe('npm run new:supplier', () => {
  const folder = mkdtempSync(join(tmpdir(), 'supplier-'));
  cpSync(join(root, 'schemas'), join(folder, 'schemas'), { recursive: true });
  cpSync(join(root, 'supplier-variants'), join(folder, 'supplier-variants'), { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (...args: readonly string[]) =>
    runCommand(folder, 'src/authoring/checker/new-owner-cli.ts', ...args);

  it('writes the file and says what to do next; the second time it changes nothing', async () => {
    const args = ['--id', '987117', '--name', 'Nobody Else', '--extends', 'default'];
    const { status, stdout } = await run(...args);
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/^supplier-variants\/987117-nobody-else\.json\n[\s\S]*npm run check/),
    ]);
    const written = readFileSync(join(folder, 'supplier-variants/987117-nobody-else.json'), 'utf8');
    expect(written).toBe(
      'text' in make({ extends: 'default' }) && Reflect.get(make({ extends: 'default' }), 'text'),
    );
    const named = readFileSync(join(folder, 'schemas/meta/variant.schema.json'), 'utf8');
    expect(named, 'an editor completes its name').toContain('"987117-nobody-else"');
    expect(await run(...args)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('has a file already'),
    });
  });

  it.each([
    [['--name', 'Foo'], /^Give --id\./],
    [['--id', '117', '--nmae', 'Foo'], /^Unknown option '--nmae'/],
  ])('asks again for %j', async (args, sentence) => {
    const { status, stderr } = await run(...args);
    expect(stderr).toMatch(sentence);
    expect(stderr).toContain('npm run new:supplier -- --id 117');
    expect(status).toBe(2);
  });
});
