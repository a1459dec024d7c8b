import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NewOwner } from '../../../src/authoring/studio/files/NewOwner.tsx';
import { SignDialog } from '../../../src/authoring/studio/sheet/SignDialog.tsx';
import { createWorkspace, textNow } from '../../../src/authoring/studio/state/workspace.ts';
import { productFiles as files } from '../../product-files.ts';

const ledger = 'schemas/sign-off.json';
const ovo = 'supplier-variants/12-ovo.json';
const next = 'supplier-variants/111-e-on-next.json';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

const box = (name: string | RegExp) => screen.getByRole('textbox', { name });

describe('a new supplier', () => {
  function ask() {
    const store = createWorkspace(files, ovo);
    const onClose = vi.fn();
    render(<NewOwner store={store} onClose={onClose} />);
    return {
      store,
      onClose,
      draft: () => userEvent.click(screen.getByRole('button', { name: 'Draft its file' })),
    };
  }

  it('is drafted from its id, its name and the variant that it begins from', async () => {
    const { store, onClose, draft } = ask();
    await userEvent.type(box('Supplier id'), '9117');
    await userEvent.type(box('Name'), 'Nobody Else');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Begins from/ }), '12-ovo');
    await draft();
    const file = 'supplier-variants/9117-nobody-else.json';
    expect(store.getState().file).toBe(file);
    expect(JSON.parse(textNow(store.getState(), file) ?? '')).toMatchObject({
      suppliers: [9117],
      name: 'Nobody Else',
      extends: '12-ovo',
    });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is not given up by one Escape: what was typed stands until somebody says so', async () => {
    const { onClose } = ask();
    const leavingPage = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leavingPage()).toBe(false);
    await userEvent.type(box('Name'), 'Nobody Else');
    expect(leavingPage()).toBe(true);
    const close = () =>
      fireEvent(screen.getByRole('dialog'), new Event('cancel', { bubbles: false, cancelable: true }));
    close();
    expect(onClose).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go on typing' }));
    await userEvent.click(screen.getByRole('button', { name: 'Go on typing' }));
    expect(box('Name')).toHaveProperty('value', 'Nobody Else');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Give it up' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is left at once where nothing was typed', async () => {
    const { onClose } = ask();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is told at its fields what is missing, and why it cannot be, and nothing is drafted', async () => {
    const { store, draft } = ask();
    await draft();
    expect(screen.getAllByText('Fill this in: it may not be left out.')).toHaveLength(2);
    expect(document.activeElement).toBe(box('Supplier id'));
    await userEvent.type(box('Supplier id'), '12');
    await userEvent.type(box('Name'), 'Another');
    await draft();
    expect(screen.getByRole('alert').textContent).toContain(`Supplier 12 has a file already: ${ovo}`);
    expect(store.getState().drafts.size).toBe(0);
  });
});

describe('wording', () => {
  function ask(of: readonly string[]) {
    const store = createWorkspace(files, ovo);
    const said = vi.fn();
    const dialog = () => <SignDialog store={store} files={of} onClose={() => {}} onSigned={said} />;
    const { unmount } = render(dialog());
    return {
      store,
      said,
      again: () => {
        unmount();
        render(dialog());
      },
    };
  }

  it('is signed by who says so, today, for one file that the sheet shows, and is not asked for again', async () => {
    const { store, said, again } = ask([next]);
    const file = await screen.findByRole('combobox', { name: 'File' });
    const offered = within(file)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(offered).toHaveLength(2);
    expect(offered[1]).toMatch(/^supplier-variants\/111-e-on-next\.json: \d+ sentences$/);
    await userEvent.selectOptions(file, offered[1] ?? '');
    await userEvent.type(box('Who signs'), 'Ann');
    await userEvent.type(box(/Reason/), 'First wording');
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
    const { signed } = JSON.parse(textNow(store.getState(), ledger) ?? '');
    expect(signed).toMatchObject([{ file: next, by: 'Ann', reason: 'First wording' }]);
    expect(signed[0].on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Object.keys(signed[0].wording).length).toBeGreaterThan(0);
    expect(said).toHaveBeenCalledWith(
      expect.stringMatching(/^\d+ sentences signed by Ann\. Save to keep it\.$/),
    );
    again();
    expect(await screen.findByText('All of this wording is signed already.')).toBeTruthy();
  });

  it('is not signed by nobody', async () => {
    const { store } = ask([next]);
    await screen.findByRole('combobox', { name: 'File' });
    await userEvent.type(box('Who signs'), ' ');
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
    expect(store.getState().drafts.size).toBe(0);
    expect(screen.getAllByText(/Fill this in|Choose one of the list/)).not.toEqual([]);
  });
});
