import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { broughtBy } from '../../../src/authoring/studio/share/brought.ts';
import { hashOf, type Shared, sharedIn as sharedWith } from '../../../src/authoring/studio/share/link.ts';
import { beginning, widths } from '../../../src/authoring/studio/state/choice.ts';
import { views } from '../../../src/authoring/studio/state/workspace.ts';

const card = { file: 'schemas/cards/fuel.card.json', text: 'one\ntwo\n' };
const sharedIn = (hash: string) => sharedWith(hash, [card]);

const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/);
const choice = fc.record({
  variant: word,
  values: fc.dictionary(word, word),
  brand: word,
  language: word,
  width: fc.constantFrom(...widths),
  scheme: fc.constantFrom('light' as const, 'dark' as const),
  direction: fc.constantFrom('ltr' as const, 'rtl' as const),
  text: fc.constantFrom('100' as const, '200' as const),
  colours: fc.constantFrom('brand' as const, 'system' as const),
  errors: fc.boolean(),
  filled: fc.boolean(),
});
const shared: fc.Arbitrary<Shared> = fc.record({
  drafts: fc.uniqueArray(
    fc.record({
      file: word.map((name) => `supplier-variants/${name}.json`),
      text: fc.string({ unit: 'grapheme', maxLength: 300 }),
    }),
    { maxLength: 3, selector: ({ file }) => file },
  ),
  file: word,
  choice,
  view: fc.constantFrom(...views),
});

const packed = async (value: unknown) => {
  const real = await hashOf({ drafts: [], file: '', choice: beginning, view: 'preview' });
  const stream = new Blob([typeof value === 'string' ? value : JSON.stringify(value)]).stream();
  const bytes = await new Response(stream.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
  return real.slice(0, 4) + Buffer.from(bytes).toString('base64url');
};

describe('a link that shares the studio', () => {
  it('brings back what was put in, and holds only what an address may hold', async () => {
    await fc.assert(
      fc.asyncProperty(shared, async (value) => {
        const hash = await hashOf(value);
        expect(hash).toMatch(/^#[\w.-]+$/);
        expect(await sharedIn(hash)).toEqual(value);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['schemas/choices.json', 'schemas/guards.json', 'schemas/sign-off.json'])(
    'neither takes along nor brings a draft of %s',
    async (file) => {
      const draft = { file, text: '{}' };
      const shared: Shared = { drafts: [draft], file: card.file, choice: beginning, view: 'preview' };
      const ours = [card, draft];
      expect(await sharedWith(await hashOf(shared), ours)).toEqual({ ...shared, drafts: [] });
      expect(await sharedWith(await packed(shared), ours)).toMatch(
        /it brings a draft of schemas.*Nothing was taken/,
      );
    },
  );

  it('brings the new file of a language that is there, of a file that is there, and no other', async () => {
    const ours = [card, { file: 'schemas/locales/cy/locale.json', text: '{}' }];
    const read = async (file: string) => {
      const drafts = [{ file, text: '{}' }];
      return sharedWith(await hashOf({ drafts, file, choice: beginning, view: 'preview' }), ours);
    };
    const file = 'schemas/locales/cy/cards/fuel.card.json';
    expect(await read(file)).toMatchObject({ drafts: [{ file }] });
    for (const other of [file.replace('cy', 'xx'), file.replace('fuel', 'usage')])
      expect(await read(other)).toContain('cannot be read');
  });

  it('takes nothing from a hash that is cut, changed or made up, and never throws', async () => {
    const hash = await hashOf({
      drafts: [{ file: 'supplier-variants/a.json', text: '{}' }],
      file: 'supplier-variants/a.json',
      choice: beginning,
      view: 'matrix',
    });
    for (const broken of [hash.slice(0, -6), `${hash.slice(0, 6)}!!!`, '#s1.', '#s2.AAAA', '#s1.%00'])
      expect(await sharedIn(broken)).toContain('cannot be read');
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect(typeof (await sharedIn(`#s1.${text}`))).toBe('string');
      }),
      { numRuns: 60 },
    );
    expect(await sharedIn('')).toBeUndefined();
    expect(await sharedIn('#anchor')).toBeUndefined();
  });

  it('takes no draft of what is no definition file, and no choice that does not exist', async () => {
    const draft = (file: string, text: unknown = '{}') =>
      packed({ drafts: [{ file, text }], file, choice: {} });
    const longest = 'a'.repeat(40);
    for (const file of [card.file, `supplier-variants/${longest}.json`])
      expect(await sharedIn(await draft(file))).toMatchObject({ drafts: [{ file }] });
    for (const file of [
      ...['package.json', '__proto__', '../supplier-variants/a.json', 'src/main.ts'],
      ...['schemas/cards/other.card.json', 'schemas/settings.json', `supplier-variants/${longest}a.json`],
      'supplier-variants/Type your password to go on.json',
    ])
      expect(await sharedIn(await draft(file)), file).toContain('cannot be read');
    expect(await sharedIn(await draft('supplier-variants/a.json', 5))).toContain('cannot be read');
    const odd = { width: '9999', scheme: 'url(x)', text: 5, colours: null, errors: 'yes', values: { a: 1 } };
    expect(await sharedIn(await packed({ drafts: [], file: 'x', choice: odd, view: 'script' }))).toEqual({
      drafts: [],
      file: 'x',
      choice: beginning,
      view: 'preview',
    });
  });

  it('takes no more drafts than are saved at once, none twice, and none of more than a file may hold', async () => {
    const link = (drafts: readonly unknown[]) => packed({ drafts, file: '', choice: {} });
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ file: `supplier-variants/${n}.json`, text: '' }));
    expect(await sharedIn(await link(many(50)))).toMatchObject({ drafts: many(50) });
    for (const drafts of [many(51), [card, card]])
      expect(await sharedIn(await link(drafts))).toContain('cannot be read');
    const refused = async (text: string) => sharedIn(await link([...many(1), { ...card, text }]));
    expect(await refused('€'.repeat(90 * 1024))).toContain(
      `its draft of ${card.file} is larger than 256 KB.`,
    );
    expect(await refused('['.repeat(33))).toContain(`its draft of ${card.file} has more than 32 brackets`);
    expect(await refused('['.repeat(32))).toMatchObject({ drafts: [{}, { file: card.file }] });
  });

  it('takes whatever JSON it is as ours in every part, or refuses it', async () => {
    const odd = fc.oneof(
      { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
      fc.constantFrom<unknown>(
        card.file,
        [card],
        { drafts: [card] },
        '\ud800',
        'x'.repeat(300_000),
        '['.repeat(8000),
      ),
      fc.dictionary(
        fc.constantFrom('__proto__', 'constructor', 'toString', 'file', 'text', 'length'),
        fc.jsonValue(),
      ),
    );
    const draft = fc.oneof(odd, fc.record({ file: fc.oneof(fc.constant(card.file), odd), text: odd }));
    const link = fc.record(
      { drafts: fc.oneof(odd, fc.array(draft, { maxLength: 3 })), file: odd, choice: odd, view: odd },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(odd, link), async (value) => {
        const shared = await sharedIn(await packed(JSON.stringify(value)));
        if (typeof shared === 'string') expect(shared).toContain('cannot be read');
        if (typeof shared !== 'object') return;
        expect(shared.drafts.every(({ file }) => file === card.file)).toBe(true);
        // What was taken is a link of ours: it comes back as it is.
        expect(await sharedIn(await hashOf(shared))).toEqual(shared);
      }),
      { numRuns: 200 },
    );
  });

  it('tells what it changes, by file and number of lines alone', () => {
    const added = { file: 'supplier-variants/9-new.json', text: '{}' };
    expect(broughtBy([{ ...card, text: 'one\nthree\n' }, added], [card])).toEqual([
      { file: card.file, isNew: false, lines: 3, unknownLines: 1 },
      { file: added.file, isNew: true, lines: 1, unknownLines: 1 },
    ]);
    expect(broughtBy([card], [card])).toEqual([]);
  });

  it('stops reading what swells to more than any link of ours', async () => {
    expect(await sharedIn(await packed('0'.repeat(9_000_000)))).toContain('cannot be read');
  });
});
