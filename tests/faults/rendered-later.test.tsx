import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { loadLater } from '../../src/definitions/parts.ts';
import { keepJourneys } from '../../src/energy/journeys.ts';
import { pages } from '../../src/energy/pages/index.ts';
import { preloadWidget } from '../../widgets/registry.ts';
import { good, lineFor } from './every-row.ts';
import { everyText, faults } from './faults.ts';
import type { Visit } from './line.ts';
import { hostileTexts } from './shapes.ts';
import { settled } from './somebody.ts';
import { serve } from './transport.ts';
import { clientFor, settingsFor } from './visit.ts';

const uncaught: unknown[] = [];
const note = (reason: unknown) => uncaught.push(reason);
beforeAll(async () => {
  process.on('unhandledRejection', note);
  await preloadWidget('supplier-checks');
  await loadLater();
  for (const page of pages) if ('load' in page) await page.load();
});
afterAll(() => void process.off('unhandledRejection', note));
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(
    'quote',
    '{"switchId":4711,"switchType":"dualConsolidatedToDualConsolidated","proposedPayMethod":"MonthlyDirectDebit"}',
  );
  localStorage.setItem('switched', '{"switched":true,"gasReference":"G-1","switchedSupplier":"Volts & Co"}');
});
afterEach(cleanup);

/** The pages behind the quote: where each is, whose lines answer its calls, and what it shows when all is well. */
const visits: readonly { readonly path: string; readonly visit: Visit; readonly shows: RegExp }[] = [
  {
    path: '/results/home-energy',
    visit: 'consolidated',
    // Of a quote that was switched they say no more which is the cheapest.
    shows: /You have switched to Volts & Co.*Sunny Fixed/,
  },
  { path: '/tariff-details/31', visit: 'details', shows: /Tariff Information LabelElectricity/ },
  { path: '/switch-complete', visit: 'offsets', shows: /G-1/ },
];
/** How long a busy machine may take for a page. */
const patience = { timeout: 30_000 };
const main = () => document.querySelector('main')?.textContent ?? '';

let goBack: () => void = () => undefined;
function Back() {
  const navigate = useNavigate();
  goBack = () => void navigate(-1);
  return null;
}

/** Each page meets every third fault, so that all of them are met. */
const cases = Object.entries({ ...faults, ...everyText(...hostileTexts) }).map(
  ([name, fault], place) => [name, visits[place % visits.length] ?? visits[0], fault] as const,
);

it.each(cases)(
  '%s from every call of a page leaves the page, and all comes when it is over [Q8.04]',
  async (_, page, fault) => {
    if (!page) throw new Error('There are no pages.');
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isFaulty = true;
    serve(({ name }) => (isFaulty ? fault.answer(lineFor(page.visit, name).reply) : good(page.visit, name)));
    const settings = settingsFor(page.visit);
    const client = clientFor();
    const journeys = keepJourneys(settings, client.world);
    render(
      <MemoryRouter initialEntries={[page.path]}>
        <App settings={settings} services={client} journeys={journeys} pages={pages} />
        <Back />
      </MemoryRouter>,
    );
    await screen.findByRole('heading', { level: 1 }, patience);
    await act(settled);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(main().length).toBeGreaterThan(20);
    for (const link of document.querySelectorAll('a')) expect(link.href).toMatch(/^(https?|mailto|tel):/);
    expect(document.querySelector('main script, main iframe')).toBeNull();

    isFaulty = false;
    if (/^Error \d{3}/.test(main())) await act(async () => goBack());
    // What comes at the second time may show a part that did not come either.
    for (let presses = 0; presses < 9; presses += 1) {
      const [button] = screen.queryAllByRole('button', { name: /^Try again$/i });
      if (!button) break;
      await act(async () => button.click());
      await act(settled);
    }
    if (fault.kind === 'failed') await waitFor(() => expect(main()).toMatch(page.shows), patience);
    expect(complaints.mock.calls).toEqual([]);
    expect(uncaught).toEqual([]);
    complaints.mockRestore();
  },
);
