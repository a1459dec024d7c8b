import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { energy } from '../../src/energy/trade.ts';
import { Journey } from '../../src/react/Journey.tsx';
import { Summary } from '../../src/react/Summary.tsx';
import { WidgetProvider } from '../../src/react/widgets.ts';
import type { Effect } from '../../src/runtime/effect.ts';
import { createJourneyStore } from '../../src/runtime/store.ts';
import { widgets } from '../../widgets/registry.ts';
import { smallDefinitions } from './definitions.ts';

const done: Effect = { needs: [], run: async () => ({}), failed: () => ({}) };
const refusing: Effect = {
  needs: [],
  run: async () => ({ failure: { heading: 'Error', message: 'No quote today' } }),
  failed: () => ({}),
};

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

function show(effects: Record<string, Effect> = { first: done, second: done }) {
  const store = createJourneyStore({
    definitions: smallDefinitions,
    journey: 'small',
    trade: energy,
    world: Promise.resolve({ effects }),
    today: '2026-11-21',
    session: {},
  });
  store.enter();
  const onDone = vi.fn();
  render(
    <WidgetProvider value={widgets}>
      <Journey store={store} onDone={onDone} />
      <Summary store={store} />
    </WidgetProvider>,
  );
  return { store, onDone, user: userEvent.setup() };
}

const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('a journey on the screen', () => {
  it('shows the next card when the one before is valid, and says so politely [Q2.11]', async () => {
    const { user } = show();
    expect(cards()).not.toContain('Which colour?');
    await user.type(screen.getByLabelText('Place'), 'Leeds');
    expect(cards()).toContain('Which colour?');
    expect(screen.getByText('Next: Which colour?')).toHaveProperty('ariaLive', 'polite');
    expect(document.activeElement).toBe(screen.getByLabelText('Place'));
  });

  it('shows the heading alone where a card asks one required question, and still names the field', async () => {
    const { user } = show();
    const place = screen.getByLabelText('Place');
    expect(document.querySelector(`label[for="${place.id}"]`)?.className).not.toBe('visually-hidden');
    await user.type(place, 'Leeds');
    const colour = screen.getByLabelText('Colour');
    expect(document.querySelector(`label[for="${colour.id}"]`)?.className).toBe('visually-hidden');
  });

  it('shows what is left in place of the button, with a link that leads to the field [Q2.12]', async () => {
    const { user } = show();
    const left = screen.getByRole('region', { name: 'What’s left' });
    expect(within(left).getByText('Not finished yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send it' })).toBeNull();
    await user.click(within(left).getByRole('link', { name: 'Place is required' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Place'));
    expect(screen.getByLabelText('Place').getAttribute('aria-invalid')).toBe('true');
  });

  it('shows an error late and takes it away early', async () => {
    const { user } = show();
    const place = screen.getByLabelText('Place');
    await user.click(place);
    await user.tab();
    expect(place.getAttribute('aria-invalid')).toBeNull();
    await user.type(place, 'L{Backspace}');
    expect(place.getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(place.getAttribute('aria-invalid')).toBe('true');
    await user.type(place, 'L');
    expect(place.getAttribute('aria-invalid')).toBeNull();
  });

  it('submits and says where to go [Q2.12]', async () => {
    const { user, onDone } = show();
    await user.type(screen.getByLabelText('Place'), 'Leeds');
    await user.type(screen.getByLabelText('Colour'), 'red');
    expect(screen.queryByRole('region', { name: 'What’s left' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send it' }));
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('/sent'), { timeout: 20_000 });
  });

  it('takes nobody along who left while it was sending [Q2.12]', async () => {
    let send: () => void = () => undefined;
    const slow: Effect = { ...done, run: () => new Promise((resolve) => (send = () => resolve({}))) };
    const { store, user, onDone } = show({ first: slow, second: done });
    await user.type(screen.getByLabelText('Place'), 'Leeds');
    await user.type(screen.getByLabelText('Colour'), 'red');
    await user.click(screen.getByRole('button', { name: 'Send it' }));
    cleanup();
    send();
    await vi.waitFor(() => expect(store.view.getState().submitting).toBeUndefined());
    expect(onDone).not.toHaveBeenCalled();
  });

  it('says why it failed, moves the focus there, and loses nothing [Q8.02]', async () => {
    const { user, onDone } = show({ first: refusing, second: done });
    await user.type(screen.getByLabelText('Place'), 'Leeds');
    await user.type(screen.getByLabelText('Colour'), 'red');
    await user.click(screen.getByRole('button', { name: 'Send it' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Error');
    expect(alert.textContent).toContain('No quote today');
    expect(document.activeElement?.contains(alert)).toBe(true);
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Colour')).toHaveProperty('value', 'red');
  });

  it('sums up the answers and names the one next step', async () => {
    const { user } = show();
    const summary = screen.getByRole('complementary', { name: 'Your answers so far' });
    await user.type(screen.getByLabelText('Place'), 'leeds');
    expect(within(summary).getByText('Leeds')).toBeTruthy();
    await user.click(within(summary).getByRole('link', { name: 'Which colour?' }));
    expect(document.activeElement?.textContent).toBe('Which colour?');
  });
});
