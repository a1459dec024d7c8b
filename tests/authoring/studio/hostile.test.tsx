import { Blob as NodeBlob } from 'node:buffer';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { Studio } from '../../../src/authoring/studio/Studio.tsx';
import { hashOf, type Shared, sharedIn } from '../../../src/authoring/studio/share/link.ts';
import { edit, openFile } from '../../../src/authoring/studio/state/changes.ts';
import { beginning } from '../../../src/authoring/studio/state/choice.ts';
import { derive } from '../../../src/authoring/studio/state/derive.ts';
import { onlyChange } from '../../../src/authoring/studio/state/only-change.ts';
import { createWorkspace } from '../../../src/authoring/studio/state/workspace.ts';
import { productFiles as files } from '../../product-files.ts';

const idle = { ask: () => new Promise<never>(() => {}) };

// The drawn pages' own Blob has no stream.
vi.stubGlobal('Blob', NodeBlob);
afterAll(() => vi.unstubAllGlobals());
afterEach(cleanup);

const strange = fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '', '\ud800', '0');
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, -1, 1e308, true, '', [], {}, [[]], '{}', '\udfff', 'x'.repeat(10_000)),
  fc.dictionary(strange, fc.constantFrom<unknown>({}, [], 'x', 5, null), { noNullPrototype: true }),
);

/** Brackets in brackets: as many as a file may have, one more, and more than a reader can follow. */
const nested = fc
  .tuple(fc.constantFrom(30, 33, 8_000), fc.constantFrom(['[', ']'], ['{"a":', '}']))
  .map(
    ([depth, [opens = '', closes = '']]) =>
      opens.repeat(depth) + (opens === '[' ? '' : '1') + closes.repeat(depth),
  );
const part = fc.oneof(
  { weight: 4, arbitrary: value.map((one) => JSON.stringify(one)) },
  { weight: 1, arbitrary: nested },
);

/** A file of ours with another value or key in the place of one, or with a key more. */
const mutated = fc
  .tuple(fc.constantFrom(...files), fc.nat(), fc.oneof(part, fc.tuple(strange, part)))
  .map(([{ file, text }, place, by]) => {
    const places = [
      ...text.matchAll(
        typeof by === 'string' ? /"(?:[^"\\]|\\.)*"|[\d.]+|true|false|[{[]\s*[}\]]/g : /\{(?=\s*")/g,
      ),
    ];
    // The beginning of a file, where its sections are, as often as all else.
    const { 0: found = '', index = 0 } = places[place % 2 === 0 ? 0 : place % places.length] ?? {};
    const put = typeof by === 'string' ? by : `{${JSON.stringify(by[0])}:${by[1]},`;
    return { file, text: text.slice(0, index) + put + text.slice(index + found.length) };
  });
const arbitrary = fc.record({
  file: fc.constantFrom('supplier-variants/9-new.json', ...files.map(({ file }) => file)),
  text: fc.oneof(part, fc.string({ unit: 'binary', maxLength: 300 })),
});
const savedText = (name: string) => files.find(({ file }) => file === name)?.text ?? '';
const drafts = fc.uniqueArray(fc.oneof(mutated, mutated, arbitrary), {
  minLength: 1,
  maxLength: 3,
  selector: ({ file }) => file,
});

const own = 'supplier-variants/9-new.json';
it('whatever a link brings, the studio refuses it with a reason or stands on it', async () => {
  await fc.assert(
    fc.asyncProperty(drafts, async (drafts) => {
      const file = drafts[0]?.file ?? '';
      const choice = { ...beginning, variant: 'toString', values: { constructor: '__proto__' } };
      const shared = await sharedIn(await hashOf({ drafts, file, choice, view: 'preview' }), files);
      if (typeof shared === 'object') stands(shared);
      else expect(shared).toMatch(/^This link cannot be read: its draft of/);
    }),
    // What it draws takes long: one that fails is told as it is.
    { numRuns: 15, endOnFailure: true },
  );
});

it.each([
  ['thousands of brackets', own, '['.repeat(8000)],
  ['names of what every object has', own, '{"__proto__":{"toString":{}},"toString":[{"name":[]}],"show":7}'],
  ['half a letter', own, '{"text":{"a":"\\ud800"}}'],
  ['what is no text in the place of one', 'schemas/words/letters.json', '{"words":{"a":{"toString":{}}}}'],
])('stands on %s, drafted or brought', (_, file, text) => {
  stands({ drafts: [{ file, text }], file, choice: beginning, view: 'preview' });
});

/** The studio is drawn on what a link brings, and its form of the part that is another than before. */
function stands({ drafts, file, choice }: Shared): void {
  const store = createWorkspace(files, file);
  edit(store, ...drafts);
  openFile(store, file);
  const [{ text = '' } = {}] = drafts;
  store.setState({ choice, cursor: onlyChange(savedText(file), text).from + 1 });
  render(<Studio store={store} derived={derive(store)} desk={idle} canSave={false} />);
  // By text: what is sought by its role is looked for with every rule of style that the editors brought.
  fireEvent.click(screen.getByText('Form', { selector: 'button' }));
  expect(screen.getByText('Studio', { selector: 'h1' })).toBeDefined();
  cleanup();
}
