import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf, type Shared, sharedIn } from '../../src/studio/share/link.ts';
import { beginning, widths } from '../../src/studio/state/choice.ts';
import { views } from '../../src/studio/state/workspace.ts';

const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/);
const choice = fc.record({
  variant: word,
  values: fc.dictionary(word, word),
  brand: word,
  width: fc.constantFrom(...widths),
  scheme: fc.constantFrom('light' as const, 'dark' as const),
  direction: fc.constantFrom('ltr' as const, 'rtl' as const),
  text: fc.constantFrom('100' as const, '200' as const),
  colours: fc.constantFrom('brand' as const, 'system' as const),
  errors: fc.boolean(),
  filled: fc.boolean(),
});
const shared: fc.Arbitrary<Shared> = fc.record({
  drafts: fc.array(
    fc.record({
      file: word.map((name) => `supplier-variants/${name}.json`),
      text: fc.string({ unit: 'grapheme', maxLength: 300 }),
    }),
    { maxLength: 3 },
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
    for (const file of ['package.json', '__proto__', '../supplier-variants/a.json', 'src/main.ts'])
      expect(await sharedIn(await draft(file))).toContain('cannot be read');
    expect(await sharedIn(await draft('supplier-variants/a.json', 5))).toContain('cannot be read');
    const odd = { width: '9999', scheme: 'url(x)', text: 5, colours: null, errors: 'yes', values: { a: 1 } };
    expect(await sharedIn(await packed({ drafts: [], file: 'x', choice: odd, view: 'script' }))).toEqual({
      drafts: [],
      file: 'x',
      choice: beginning,
      view: 'preview',
    });
  });

  it('stops reading what swells to more than any link of ours', async () => {
    expect(await sharedIn(await packed('0'.repeat(9_000_000)))).toContain('cannot be read');
  });
});
