import { cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { aRow } from './deals.ts';
import { replyWith, show } from './show.tsx';

afterEach(cleanup);

const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(1e308, -1e308, 5e-324, -0, '', '\u202E\u0000<script>', '__proto__', 'x'.repeat(5000)),
);
/** A whole row with some of its parts replaced by anything, or no row at all. */
const oddRow = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...Object.keys(aRow())), oddValue, { maxKeys: 3 }) },
  { weight: 1, arbitrary: oddValue },
);

it('stands whatever the rows hold: each whole one is shown, and an odd one breaks nothing [Q7.20] [Q8.04]', async () => {
  const complained = vi.spyOn(console, 'error');
  await fc.assert(
    fc.asyncProperty(fc.array(oddRow, { maxLength: 6 }), fc.string(), async (odd, search) => {
      const rows = odd.map((parts, place) =>
        typeof parts === 'object' && parts !== null ? { ...aRow({ tariffId: place }), ...parts } : parts,
      );
      const whole = aRow({ tariffId: 4242, tariffName: 'The whole one' });
      show(replyWith([...rows, whole]), { search: `?${encodeURIComponent(search)}` });
      expect(await screen.findByRole('article', { name: 'Gas & Co The whole one' })).toBeTruthy();
      expect(screen.queryByText('This deal could not be shown.')).toBeNull();
      cleanup();
    }),
    { numRuns: 15 },
  );
  expect(complained.mock.calls).toEqual([]);
  complained.mockRestore();
});
