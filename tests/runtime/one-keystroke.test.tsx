import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { definitions } from '../../src/definitions/load.ts';
import { energy } from '../../src/energy/trade.ts';
import { valuesOf } from '../../src/engine/path.ts';
import type { Json } from '../../src/engine/types.ts';
import { foldingOf } from '../../src/react/fold/folding.ts';
import { Journey } from '../../src/react/Journey.tsx';
import { WidgetProvider } from '../../src/react/widgets.ts';
import type { Effect } from '../../src/runtime/effect.ts';
import { createJourneyStore } from '../../src/runtime/store.ts';
import { widgets } from '../../widgets/registry.ts';
import type { WidgetProps, WidgetRegistry } from '../../widgets/types.ts';

/** The fields in the order in which their widgets were drawn. */
const drawn: string[] = [];

function counting(Widget: React.ComponentType<WidgetProps>) {
  return (props: WidgetProps) => {
    drawn.push(props.field.name);
    return <Widget {...props} />;
  };
}

const counted: WidgetRegistry = Object.fromEntries(
  Object.entries(widgets).map(([word, entry]) => [word, { ...entry, Widget: counting(entry.Widget) }]),
);

afterEach(cleanup);

/** Milliseconds: code that comes later takes its time on a busy machine. */
const patience = { timeout: 60_000 };

const meter = {
  known: true,
  gasSupplierId: 2,
  electricitySupplierId: 7,
  mpan: '018011002012345678901',
  mprn: '1234567890',
  hasDomesticMeter: true,
  hasDomesticGas: true,
  hasDomesticElectricity: true,
};
const given: Readonly<Record<string, Json>> = {
  sameSupplier: 'yes',
  isEconomy7: 'no',
  currentPayMethod: 'monthlyDirectDebit',
  supplierId: 2,
  tariff: { id: 1, name: 'Standard', isDefaultOrStandard: true, isFixedFromEnergyStartDate: false },
};

/** The quote journey with every card open, as far as its usage amounts, which are empty. */
async function showQuote() {
  const meters: Effect = { needs: [], run: async () => ({ sources: { meter } }), failed: () => ({}) };
  const store = createJourneyStore({
    definitions,
    journey: 'quote',
    trade: energy,
    world: Promise.resolve({
      effects: { 'load-meters': meters },
      api: () => Promise.reject(new Error('No call is expected.')),
    }),
    today: '2026-03-10',
    session: {},
  });
  store.enter();
  store.change('postcode', 'NR21NH');
  store.change('gdprConsent', true);
  store.change('address', { text: '1 High Street', postcode: 'NR21NH' });
  await vi.waitFor(() => expect(valuesOf(store.view.getState().state, 'meter')).toEqual(meter), patience);
  for (const [field, value] of Object.entries(given)) store.change(field, value);
  render(
    <WidgetProvider value={counted}>
      <Journey store={store} onDone={() => {}} />
    </WidgetProvider>,
  );
  const box = await screen.findByRole('textbox', { name: 'Electricity usage' });
  // Widgets whose code comes later draw themselves once more when it is there.
  await vi.waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), patience);
  return { box, store, user: userEvent.setup() };
}

it('draws the one field again that a key changed, in the largest card of the quote journey', async () => {
  const { box, user } = await showQuote();
  const shown = new Set(drawn);
  expect(shown.size).toBeGreaterThan(12);
  await user.click(box);
  for (const key of '2901') {
    drawn.length = 0;
    await user.keyboard(key);
    expect(drawn).toEqual(['electricityUsage.usage']);
  }
  expect(box).toHaveProperty('value', '2901');
});

it('draws no other field again when an error shows and goes', async () => {
  const { box, user } = await showQuote();
  await user.type(box, '2{Backspace}');
  drawn.length = 0;
  await user.tab();
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(new Set(drawn)).toEqual(new Set(['electricityUsage.usage']));
  await user.click(box);
  drawn.length = 0;
  await user.keyboard('2');
  expect(box.getAttribute('aria-invalid')).toBeNull();
  expect(new Set(drawn)).toEqual(new Set(['electricityUsage.usage']));
});

it('tells nobody who follows what is folded of a key in the card that is held open already', async () => {
  const { box, store, user } = await showQuote();
  await user.type(box, '2');
  const told = vi.fn();
  foldingOf(store)?.subscribe(told);
  await user.keyboard('901');
  expect(foldingOf(store)?.getState().held).toBeDefined();
  expect(told).not.toHaveBeenCalled();
});
