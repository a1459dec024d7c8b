import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FileHistory } from '../../../src/authoring/studio/changes/FileHistory.tsx';
import { createWorkspace, textNow } from '../../../src/authoring/studio/state/workspace.ts';
import { productFiles as files } from '../../product-files.ts';

const next = 'supplier-variants/111-e-on-next.json';
const saved = files.find(({ file }) => file === next)?.text ?? '';
const committed = saved
  .replace('"name": "E.ON Next"', '"name": "Next"')
  .replace('when you switch', 'if you switch');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('begins with what is saved and not committed: when, why, words before and after, and the way back', async () => {
  const commit = { commit: 'a', who: 'Ann', at: '2026-01-02T10:00:00Z', says: 'Say if', text: committed };
  vi.stubGlobal('fetch', async () => Response.json({ versions: [commit] }));
  const store = createWorkspace(files, next);
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
  render(<FileHistory store={store} />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toMatch(
    /Saved, and not committed yetBea Lee, 3 January 2026.*: Says whenCommission/,
  );
  expect(first?.textContent).not.toMatch(/Before the commit|Elsewhere/);
  expect(first?.querySelector('del')?.textContent).toContain('if you switch.');
  expect(first?.querySelector('ins')?.textContent).toMatch(/^\{brandName\} .*when you switch/);
  // What is no sentence stands line by line, and no sentence does so twice.
  expect(first?.textContent).toContain('"name": "Next",');
  expect(first?.textContent).not.toContain('"text":');
  const back = within(second ?? document.body).getByRole('button', { name: 'Go back to this' });
  await userEvent.click(back);
  expect(textNow(store.getState(), next)).toBe(committed);
  expect(document.activeElement).toBe(back);
  expect(back.textContent).toBe('This is how it stands now');
});
