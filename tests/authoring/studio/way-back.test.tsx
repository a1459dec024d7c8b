import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { edit } from '../../../src/authoring/studio/state/changes.ts';
import {
  createWorkspace,
  textNow,
  useWorkspace,
  type WorkspaceStore,
} from '../../../src/authoring/studio/state/workspace.ts';
import { WayBack } from '../../../src/authoring/studio/WayBack.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Something of the studio that breaks on what is drafted. */
function Fragile({ store }: { readonly store: WorkspaceStore }) {
  const text = useWorkspace(store, (now) => textNow(now, 'a.json') ?? '');
  if (text === 'breaks') throw new Error('It cannot be drawn.');
  return <p>It says {text}</p>;
}

const drawn = (text: string) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createWorkspace([
    { file: 'a.json', text },
    { file: 'b.json', text: '' },
  ]);
  render(
    <WayBack store={store}>
      <Fragile store={store} />
    </WayBack>,
  );
  return store;
};

it('where the studio breaks on a draft, leaves that one alone and goes on', async () => {
  const store = drawn('saved');
  edit(store, { file: 'b.json', text: 'mine' }, { file: 'a.json', text: 'breaks' });
  await screen.findByRole('heading', { name: 'A draft cannot be shown' });
  await userEvent.click(screen.getByRole('button', { name: 'Leave this draft: b.json' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave this draft: a.json' }));
  expect(screen.getByText('It says saved')).toBeDefined();
});

it('goes on as soon as the draft is another, and keeps the others', async () => {
  const store = drawn('saved');
  edit(store, { file: 'b.json', text: 'mine' }, { file: 'a.json', text: 'breaks' });
  await screen.findByRole('heading', { name: 'A draft cannot be shown' });
  edit(store, { file: 'a.json', text: 'mended' });
  await screen.findByText('It says mended');
  expect([...store.getState().drafts.keys()].sort()).toEqual(['a.json', 'b.json']);
});

it('offers to begin anew where nothing is drafted', () => {
  drawn('breaks');
  expect(screen.getByRole('button', { name: 'Load it anew' })).toBeDefined();
});
