import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Context } from '../../../src/authoring/review/contexts.ts';
import type { Standing } from '../../../src/authoring/review/matrix.ts';
import { type MatrixCell, MatrixTable } from '../../../src/authoring/studio/matrix/MatrixTable.tsx';

afterEach(cleanup);

const owners = ['Foo', 'Bar'].map((name) => ({ variant: name.toLowerCase(), name }));
const situations = Array.from({ length: 30 }, (_, index) => String(index));
const values = Object.fromEntries(situations.map((one) => [one, { says: `home ${one}`, set: {} }]));
const contexts = {
  today: '2026-03-10',
  base: {},
  owner: { name: 'supplierName', variant: 'variant' },
  dimensions: { home: { says: 'Home', values } },
  samples: { answers: {}, lists: {} },
};

/** A cell of each supplier in each situation; `now` says how the one of Bar stands. */
const cellsOf = (now: Standing): readonly MatrixCell[] =>
  situations.flatMap((home) =>
    owners.map((owner) => ({
      context: { id: `${owner.variant}/${home}`, owner, choices: { home } },
      standing: owner.name === 'Bar' ? now : ('same' as const),
    })),
  );

it('draws every situation, and each again when it stands otherwise, a few at a frame', async () => {
  const onOpen = vi.fn<(context: Context) => void>();
  const { rerender } = render(<MatrixTable contexts={contexts} deltas={cellsOf('same')} onOpen={onOpen} />);
  expect(screen.getAllByRole('row').length).toBeLessThan(situations.length);
  await screen.findByRole('button', { name: 'Bar, home 29: Same' });
  expect(screen.getAllByRole('row')).toHaveLength(situations.length + 1);
  rerender(<MatrixTable contexts={contexts} deltas={cellsOf('changed')} onOpen={onOpen} />);
  expect(screen.getAllByRole('row')).toHaveLength(situations.length + 1);
  await screen.findByRole('button', { name: 'Bar, home 29: Changed' });
  expect(screen.queryByRole('button', { name: /Bar.*Same/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /Foo.*Same/ })).toHaveLength(situations.length);
  const person = userEvent.setup();
  await person.tab();
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'bar/2' }));
});
