import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { definitions } from '../../../src/definitions/load.ts';
import { worldOf } from '../../../src/energy/effects/effect.ts';
import { effects } from '../../../src/energy/effects/index.ts';
import { laterEffects } from '../../../src/energy/effects/later.ts';
import { energy } from '../../../src/energy/trade.ts';
import type { Json } from '../../../src/engine/types.ts';
import { WidgetProvider } from '../../../src/react/widgets.ts';
import { createJourneyStore, type JourneyStore } from '../../../src/runtime/store.ts';
import { widgets } from '../../../widgets/registry.ts';
import { type Called, fakeCall } from '../effects/world.ts';

/** What a page finds: what is kept, the settings, and what the service answers, by call. */
export interface PageVisit {
  readonly session?: Readonly<Record<string, Json>>;
  readonly brand?: Readonly<Record<string, Json>>;
  readonly replies?: Readonly<Record<string, unknown>>;
  readonly page: (store: JourneyStore) => ReactNode;
}

/**
 * Shows a page with the product's own journey of that name; `address` is the label of where the visit is. What stands in
 * `table` is answered from then on.
 */
export function openPage(
  journey: string,
  { session = {}, brand = {}, replies = {}, page }: PageVisit,
): { readonly store: JourneyStore; readonly called: Called[]; readonly table: Record<string, unknown> } {
  const table: Record<string, unknown> = { 'POST /request/user/track-records': { recorded: 1 }, ...replies };
  const { api, called } = fakeCall(table);
  const store = createJourneyStore({
    definitions,
    journey,
    trade: energy,
    world: Promise.resolve(worldOf(api, { ...effects, ...laterEffects })),
    today: '2026-11-21',
    session,
    sources: { brand },
  });
  render(
    <MemoryRouter initialEntries={['/here']}>
      <Routes>
        <Route path="/here" element={<WidgetProvider value={widgets}>{page(store)}</WidgetProvider>} />
        <Route path="*" element="Another page" />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
  return { store, called, table };
}

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}
