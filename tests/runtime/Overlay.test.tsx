import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, asFailure } from '../../src/energy/api/failure.ts';
import { quoteStages } from '../../src/energy/pages/quote-stages.ts';
import { energy } from '../../src/energy/trade.ts';
import type { Outcome } from '../../src/engine/types.ts';
import { Journey } from '../../src/react/Journey.tsx';
import { Overlay } from '../../src/react/Overlay.tsx';
import { WidgetProvider } from '../../src/react/widgets.ts';
import type { Effect } from '../../src/runtime/effect.ts';
import { createJourneyStore } from '../../src/runtime/store.ts';
import { widgets } from '../../widgets/registry.ts';
import { smallDefinitions } from './definitions.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A journey whose sending takes until the test says so. */
async function show() {
  const landings: ((outcome: Outcome) => void)[] = [];
  const first: Effect = {
    needs: [],
    loader: 'quote',
    mayStop: true,
    run: ({ signal }) =>
      new Promise((resolve, reject) => {
        landings.push(resolve);
        signal.addEventListener('abort', () => reject(new ApiFailure({ status: 0, aborted: true })));
      }),
    failed: (thrown) => ({ failure: { message: asFailure(thrown).message } }),
  };
  const second: Effect = { needs: [], run: async () => ({}), failed: () => ({}) };
  const store = createJourneyStore({
    definitions: smallDefinitions,
    journey: 'small',
    trade: energy,
    world: Promise.resolve({ effects: { first, second } }),
    today: '2026-11-21',
    session: {},
  });
  store.enter();
  store.change('place', 'Leeds');
  store.change('colour', 'red');
  const onDone = vi.fn();
  render(
    <WidgetProvider value={widgets}>
      <Journey store={store} onDone={onDone} />
      <Overlay store={store} stages={quoteStages} />
    </WidgetProvider>,
  );
  const button = screen.getByRole('button', { name: 'Send it' });
  button.focus();
  fireEvent.click(button);
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const land = () => act(async () => landings.at(-1)?.({}));
  return { onDone, button, wait, land, sent: () => landings.length };
}

const overlay = () => screen.queryByRole('dialog', { name: 'Please wait' });

describe('the overlay', () => {
  it('comes after two seconds, holds the focus, and gives it back [Q4.40]', async () => {
    const { button, wait, land, onDone } = await show();
    await wait(1999);
    expect(overlay()).toBeNull();
    await wait(1);
    expect(overlay()?.querySelector('[role=status]')?.textContent).toContain('Saving your quote');
    expect(overlay()?.contains(document.activeElement)).toBe(true);
    await wait(3000);
    expect(overlay()).not.toBeNull();
    await land();
    await wait(0);
    expect(overlay()).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('offers a way out after ten seconds of waiting, and not before [Q4.40]', async () => {
    const { wait } = await show();
    await wait(9999);
    expect(screen.queryByRole('button', { name: 'Keep waiting' })).toBeNull();
    fireEvent(overlay() ?? document.body, new Event('cancel', { cancelable: true }));
    expect(overlay()).not.toBeNull();
    await wait(1);
    expect(overlay()?.textContent).toContain('Your answers are safe');
    expect(screen.getByRole('button', { name: 'Keep waiting' })).toBeTruthy();
  });

  it('stops when asked, says so beside the button, and can be tried again [Q4.40] [Q8.02]', async () => {
    const { wait, land, onDone, sent } = await show();
    await wait(10_000);
    await act(async () => screen.getByRole('button', { name: 'Stop and go back' }).click());
    expect(overlay()).toBeNull();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Nothing that you typed is lost');
    expect(document.activeElement?.contains(alert)).toBe(true);
    expect(screen.getByLabelText('Place')).toHaveProperty('value', 'Leeds');
    expect(onDone).not.toHaveBeenCalled();

    await act(async () => screen.getByRole('button', { name: 'Send it' }).click());
    expect(sent()).toBe(2);
    await land();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('takes Escape for the way out once there is one [Q4.40]', async () => {
    const { wait } = await show();
    await wait(10_000);
    await act(async () => fireEvent(overlay() ?? document.body, new Event('cancel', { cancelable: true })));
    expect(overlay()).toBeNull();
  });

  it('keeps waiting when asked, with the focus in it, and asks again later [Q4.40]', async () => {
    const { wait, land, onDone } = await show();
    await wait(10_000);
    const keep = screen.getByRole('button', { name: 'Keep waiting' });
    keep.focus();
    await act(async () => keep.click());
    expect(screen.queryByRole('button', { name: 'Keep waiting' })).toBeNull();
    expect(overlay()?.contains(document.activeElement)).toBe(true);
    await wait(8000);
    expect(screen.getByRole('button', { name: 'Keep waiting' })).toBeTruthy();
    await land();
    await wait(0);
    expect(onDone).toHaveBeenCalledOnce();
    expect(overlay()).toBeNull();
  });
});
