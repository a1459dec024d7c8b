import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { energy } from '../../src/energy/trade.ts';
import type { Definitions } from '../../src/engine/types.ts';
import { Journey } from '../../src/react/Journey.tsx';
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

afterEach(cleanup);

/** The small journey with another label of its second question. */
function withColourCalled(title: string): Definitions {
  const { cards } = smallDefinitions;
  const { colour } = cards;
  if (colour === undefined) throw new Error('There is no card "colour".');
  const schema = { ...colour.schema, properties: { colour: { title, type: 'string' } } } as const;
  return { ...smallDefinitions, cards: { ...cards, colour: { ...colour, schema } } };
}

function show(
  effects: Record<string, Effect> = { first: done, second: done },
  definitions: Definitions = smallDefinitions,
) {
  const store = createJourneyStore({
    definitions,
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

  it.each([
    ['Colour', 'is there beside a heading that says something else', false],
    ['Which colour?', 'is only heard below a heading that says the same', true],
  ])('names the only question of a card: "%s" %s', async (label, _, isHeard) => {
    const { user } = show(undefined, withColourCalled(label));
    await user.type(screen.getByLabelText('Place'), 'Leeds');
    const { id } = screen.getByRole('textbox', { name: label });
    const { className } = document.querySelector(`label[for="${id}"]`) ?? {};
    expect(className === 'visually-hidden').toBe(isHeard);
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
    await expect.poll(() => store.view.getState().submitting).toBeUndefined();
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
});
