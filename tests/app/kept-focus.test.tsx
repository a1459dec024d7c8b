import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useKeptFocus } from '../../src/app/kept-focus.ts';

afterEach(cleanup);

interface SwapProps {
  readonly before?: ReactNode;
  readonly instead?: ReactNode;
  readonly after?: ReactNode;
}

/** A button in a box of a part of the page; a press puts something else in its place. */
function Swap({ before, instead, after }: SwapProps) {
  const [isGone, setGone] = useState(false);
  useKeptFocus();
  return (
    <main tabIndex={-1}>
      <button type="button">far before</button>
      <section>
        {before}
        {isGone ? (
          instead
        ) : (
          <div>
            <button type="button" onClick={() => setGone(true)}>
              again
            </button>
          </div>
        )}
        {after}
      </section>
      <button type="button">far after</button>
    </main>
  );
}

const one = (name: string, props: { readonly disabled?: boolean } = {}) => (
  <button type="button" {...props}>
    {name}
  </button>
);

/** Presses the button by keyboard and tells what has the focus. */
async function pressed(parts: SwapProps) {
  render(<Swap {...parts} />);
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'again' }).focus();
  await user.keyboard('{Enter}');
  return document.activeElement;
}

describe('the focus of what goes away', () => {
  it('goes to what stands in its place', async () => {
    const focused = await pressed({ before: one('before'), instead: one('new'), after: one('after') });
    expect(focused?.textContent).toBe('new');
  });

  it('goes on to what comes next, else to what stood before it', async () => {
    expect((await pressed({ before: one('before'), after: one('after') }))?.textContent).toBe('after');
    cleanup();
    const two = [<i key="i">{one('farther')}</i>, <b key="b">{one('before')}</b>];
    expect((await pressed({ before: two }))?.textContent).toBe('before');
  });

  it('passes by what cannot take it', async () => {
    const focused = await pressed({ instead: one('shut', { disabled: true }), after: one('after') });
    expect(focused?.textContent).toBe('after');
  });

  it('stays near: a heading of the same part comes before a button of another', async () => {
    const focused = await pressed({ before: <h2 tabIndex={-1}>title</h2> });
    expect(focused?.tagName).toBe('H2');
    cleanup();
    expect((await pressed({}))?.textContent).toBe('far after');
  });

  it('is left to whoever takes it', async () => {
    const focused = await pressed({ instead: <input ref={(box) => box?.focus()} aria-label="taker" /> });
    expect(focused?.getAttribute('aria-label')).toBe('taker');
  });

  it('is not brought back to people who let go of it before', async () => {
    render(<Swap after={one('after')} />);
    const button = screen.getByRole('button', { name: 'again' });
    button.focus();
    button.blur();
    await Promise.resolve();
    button.click();
    await screen.findByRole('button', { name: 'after' });
    expect(document.activeElement).toBe(document.body);
  });
});
