import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { definitions } from '../../../../src/definitions/load.ts';
import type { Call } from '../../../../src/energy/api/client.ts';
import { worldOf } from '../../../../src/energy/effects/effect.ts';
import { effects } from '../../../../src/energy/effects/index.ts';
import { laterEffects } from '../../../../src/energy/effects/later.ts';
import { Results } from '../../../../src/energy/pages/results/Results.tsx';
import { energy } from '../../../../src/energy/trade.ts';
import type { Json } from '../../../../src/engine/types.ts';
import { WidgetProvider } from '../../../../src/react/widgets.ts';
import { createJourneyStore } from '../../../../src/runtime/store.ts';
import { widgets } from '../../../../widgets/registry.ts';
import { fakeCall } from '../../effects/world.ts';

export const results = 'POST /request/results/detail';
export const key = 'POST /request/switch/pro/key';
export const tracking = 'POST /request/user/track-records';
export const saved = {
  switchId: 7,
  switchType: 'gasToGas',
  proposedPayMethod: 'MonthlyDirectDebit',
  includeAllPayMethodOptions: false,
};

export const replyWith = (rows: unknown, leavingFees?: number) => ({
  [tracking]: { recorded: 1 },
  [results]: { resultsInDetailDto: { resultsInDetail: rows, leavingFees }, uuid: 'u' },
});

/** Where the visit is, and the browser's own Back. */
function Place() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="address">{`${pathname}${search}`}</output>
      <output aria-label="entry">{JSON.stringify(state)}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Browser’s Back
      </button>
    </>
  );
}

interface Visit {
  readonly session?: Readonly<Record<string, Json>>;
  readonly search?: string;
  readonly brand?: Readonly<Record<string, Json>>;
}

/** Shows the results page with the product's own journey, over an API that answers from a table. */
export function show(replies: Readonly<Record<string, unknown>> | Call, visit: Visit = {}) {
  const { session = saved, search = '', brand = {} } = visit;
  const fake = typeof replies === 'function' ? { api: replies, called: [] } : fakeCall(replies);
  const sessions: Readonly<Record<string, Json>>[] = [];
  const store = createJourneyStore({
    definitions,
    journey: 'results',
    trade: energy,
    world: Promise.resolve(worldOf(fake.api, { ...effects, ...laterEffects })),
    today: '2026-11-21',
    session,
    sources: { brand },
    onSession: (next) => sessions.push(next),
  });
  render(
    <WidgetProvider value={widgets}>
      <MemoryRouter initialEntries={[`/results/home-energy${search}`]}>
        <Routes>
          <Route
            path="/results/home-energy"
            element={<Results hasAnswers store={store} start="/switch/home-energy" />}
          />
          <Route path="*" element="Another page" />
        </Routes>
        <Place />
      </MemoryRouter>
    </WidgetProvider>,
  );
  return { called: fake.called, user: userEvent.setup(), store, sessions };
}

/** What the entry of the history tells of the deal that was opened. */
export const entry = () => JSON.parse(screen.getByLabelText('entry').textContent ?? '');
export const address = () => screen.getByLabelText('address').textContent;
export const dealNames = () =>
  within(screen.getByRole('list', { name: 'Deals' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ lastElementChild }) => lastElementChild?.textContent);
/** The row of a tariff; its name begins with the supplier's. */
export const deal = (tariff: string) => screen.getByRole('article', { name: new RegExp(` ${tariff}$`) });
/** Opens what the row of a tariff leaves out. */
export const openRates = async (user: UserEvent, tariff: string) =>
  user.click(within(deal(tariff)).getByRole('button', { name: /^Rates of/ }));
