import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { openProject } from '../../../src/authoring/review/project.ts';
import { FileHistory } from '../../../src/authoring/studio/changes/FileHistory.tsx';
import { createWorkspace, textNow } from '../../../src/authoring/studio/state/workspace.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles as files } from '../../product-files.ts';

const next = 'supplier-variants/111-e-on-next.json';
const text = files.find(({ file }) => file === next)?.text ?? '';
const asking = (more: string) => text.replace('"extends": "4-e-on",', `"extends": "4-e-on",\n  ${more},`);
const saved = asking('"show": { "isSharedInfo": true }, "require": { "consent1": "switches-gas-only" }');
const committed = asking('"show": { "isSharedInfo": { "gasSmartMeterInstalled": true } }')
  .replace('"name": "E.ON Next"', '"name": "Next"')
  .replace('when you switch', 'if you switch');

const { project } = openProject(files, trade);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('begins with what is saved and not committed: when, why, words before and after, and the way back', async () => {
  const commit = { commit: 'a', who: 'Ann', at: '2026-01-02T10:00:00Z', says: 'Say if', text: committed };
  vi.stubGlobal('fetch', async () =>
    Response.json({ versions: [commit], note: 'Nothing is committed here.' }),
  );
  const store = createWorkspace(
    files.map((one) => (one.file === next ? { ...one, text: saved } : one)),
    next,
  );
  const logged = (at: string, reason: string, file = next) => ({
    ...{ at, reason, who: 'Bea Lee' },
    files: [{ file, before: '', after: '', wording: {} }],
  });
  store.setState({
    log: [
      logged('2026-01-01T10:00:00Z', 'Before the commit'),
      logged('2026-01-03T10:00:00Z', 'Says when'),
      logged('2026-01-03T11:00:00Z', 'Elsewhere', 'schemas/settings.json'),
    ],
  });
  render(<FileHistory store={store} project={project} />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toMatch(
    /Saved, and not committed yetBea Lee, 3 January 2026.*: Says whenNothing is committed here\.Name.*Commission/,
  );
  expect(first?.textContent).not.toMatch(/Before the commit|Elsewhere/);
  const told = [...(first?.querySelectorAll('dt') ?? [])].map(({ parentElement: one }) =>
    [...(one?.querySelectorAll('dt, del, ins') ?? [])].map(({ textContent }) => textContent),
  );
  const sentence = (when: string) =>
    `{brandName} earns commission from {supplier} ${when} you switch. It does not change the price that you pay.`;
  expect(told).toEqual([
    ['Name', 'Next', 'E.ON Next'],
    [
      'Sharing with your network operator is shared info',
      'shown when “Smart gas meter” is ticked',
      'always shown',
    ],
    ['Commission: text commission', sentence('if'), sentence('when')],
    ['Marketing consent1', 'required when only gas is switched'],
  ]);
  const back = within(second ?? document.body).getByRole('button', { name: 'Go back to this: Say if' });
  await userEvent.click(back);
  expect(textNow(store.getState(), next)).toBe(committed);
  expect(document.activeElement).toBe(back);
  expect(back.textContent).toBe('This is how it stands now, not saved yet: Say if');
});

it('takes one change back that somebody made, and leaves what others changed since', async () => {
  const begun = text;
  const first = begun.replace('"name": "E.ON Next"', '"name": "Next"');
  const second = first.replace('when you switch', 'if you switch');
  const third = second.replace('if you switch', 'once you switch');
  const commit = (says: string, text: string) => ({
    commit: says,
    who: 'Ann',
    at: '2026-01-02T10:00:00Z',
    says,
    text,
  });
  const versions = [
    commit('Once', third),
    commit('If', second),
    commit('Name', first),
    commit('Begin', begun),
  ];
  vi.stubGlobal('fetch', async () => Response.json({ versions }));
  const store = createWorkspace(
    files.map((one) => (one.file === next ? { ...one, text: third } : one)),
    next,
  );
  render(<FileHistory store={store} project={project} />);
  const back = await screen.findByRole('button', { name: 'Take this change back: Name' });
  await userEvent.click(back);
  expect(textNow(store.getState(), next)).toBe(begun.replace('when you switch', 'once you switch'));
  expect(document.activeElement).toBe(back);
  expect(back.textContent).toBe('This is taken back, not saved yet: Name');
  // Of what was changed again later it is said why it cannot go alone.
  expect(screen.queryByRole('button', { name: 'Take this change back: If' })).toBeNull();
  expect(screen.getAllByText(/this alone cannot be taken back/)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Take this change back: Once' }));
  expect(textNow(store.getState(), next)).toBe(begun.replace('when you switch', 'if you switch'));
});
