import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { calls } from '../../src/energy/api/contract.ts';
import { keepJourneys } from '../../src/energy/journeys.ts';
import { pages } from '../../src/energy/pages/index.ts';
import { preloadWidget, widgets } from '../../widgets/registry.ts';
import { good } from './every-row.ts';
import type { Visit } from './line.ts';
import { journeyCalls } from './lines.ts';
import { Person } from './person.ts';
import { everyShape } from './shapes.ts';
import { settled } from './somebody.ts';
import { ok, type Service, serve } from './transport.ts';
import { clientFor, settingsFor } from './visit.ts';
import { wishes } from './wishes.ts';

const uncaught: unknown[] = [];
const note = (reason: unknown) => uncaught.push(reason);
beforeAll(async () => {
  process.on('unhandledRejection', note);
  for (const widget of Object.keys(widgets)) await preloadWidget(widget as keyof typeof widgets);
  await import('../../src/react/NestedJourney.tsx');
  for (const page of pages) if ('load' in page) await page.load();
});
afterAll(() => void process.off('unhandledRejection', note));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

let goTo: (to: string | number) => void = () => undefined;
function Address() {
  const navigate = useNavigate();
  goTo = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to));
  return <output aria-label="address">{useLocation().pathname}</output>;
}
const address = () => screen.getByLabelText('address').textContent ?? '';

const pathOf = (visit: Visit) =>
  visit.startsWith('vehicle') ? '/switch/vehicle-home-energy' : '/switch/home-energy';

/** The whole app above a service of the test; a person sits before the store that its page shows. */
async function open(visit: Visit, service: Service, path = pathOf(visit)) {
  const { requests } = serve(service);
  const settings = settingsFor(visit);
  const client = clientFor();
  const journeys = keepJourneys(settings, client.world);
  render(
    <MemoryRouter initialEntries={[path]}>
      <App settings={settings} services={client} journeys={journeys} pages={pages} />
      <Address />
    </MemoryRouter>,
  );
  const store = journeys.quoteFor();
  const person = new Person(store, wishes[visit]);
  const goOn = (retry: boolean) =>
    act(async () => {
      const done = await person.goOn({ retry });
      await settled();
      return done;
    });
  return { store, person, goOn, requests };
}

/** There is a page: one heading of the first level, and words in the main part. */
function expectPage() {
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.querySelector('main')?.textContent?.length).toBeGreaterThan(20);
}

/** Every other call with a 401, some with a 500: the page differs in one button alone. matrix.test.ts has every call with both. */
const fatalCalls = journeyCalls.flatMap(([name, line], place) => [
  ...(place % 2 === 0 ? [[401, name, line] as const] : []),
  ...(place % 4 === 1 ? [[500, name, line] as const] : []),
]);

it.each(fatalCalls)(
  'a %i on %s leads to the error page, and back to everything that was typed [Q8.01] [S2.80]',
  async (status, name, line) => {
    let isFaulty = true;
    const { store, person, goOn } = await open(line.visit, (request) =>
      request.name === name && isFaulty
        ? { status, body: '{"message":"The service says no."}' }
        : good(line.visit, request.name),
    );
    await goOn(false);
    expect(address()).toBe(`/error/${status}`);
    expect(screen.getByText('The service says no.')).toBeTruthy();
    const { answers } = store.view.getState().state;

    isFaulty = false;
    // Try Again is there for a 401 alone; Back is the browser's own.
    const again = screen.queryByRole('button', { name: 'Try Again' });
    expect(again !== null).toBe(status === 401);
    await act(async () => (again ? again.click() : goTo(-1)));
    expect(address()).not.toContain('/error/');
    expectPage();
    expect(store.view.getState().state.answers).toEqual(answers);
    expect(person.lost()).toEqual([]);
    expect(document.querySelector('#field-postcode')).toHaveProperty(
      'value',
      person.typed.get('postcode') ?? '',
    );
    expect(await goOn(true)).toBe(true);
    expect(uncaught).toEqual([]);
  },
);

it('several at once make one error page: one step back leads to the answers [Q8.01]', async () => {
  const { goOn } = await open('consolidated', ({ name }) =>
    name === 'POST /request/user/track-records' || name === 'GET /request/address/recco'
      ? { status: 401, body: '{}' }
      : good('consolidated', name),
  );
  await goOn(false);
  expect(address()).toBe('/error/401');
  await act(async () => goTo(-1));
  expect(address()).toBe('/switch/home-energy');
});

it('leads back to the answers where the storage is switched off [Q8.01] [Q2.03]', async () => {
  const off = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  let isFaulty = true;
  const { store, goOn } = await open(
    'consolidated',
    ({ name }) =>
      name === 'POST /request/suppliers' && isFaulty
        ? { status: 500, body: '{}' }
        : good('consolidated', name),
    '/switch/home-energy/BRANCH/REF',
  );
  await goOn(false);
  const { answers } = store.view.getState().state;
  expect(answers.postcode).toBe('NR21NH');
  isFaulty = false;
  await act(async () => screen.getByRole('link', { name: /Back to/ }).click());
  expect(document.querySelector('#field-postcode')).toHaveProperty('value', 'NR21NH');
  expect(store.view.getState().state.answers).toEqual(answers);
  off.mockRestore();
});

/** Visits that are drawn with hostile replies to every call. */
const drawnVisits = 12;

it('hostile replies to every call leave a page to look at, and a journey to finish [Q8.04]', async () => {
  const kinds: readonly Visit[] = [
    'consolidated',
    'distinct',
    'estimate',
    'vehicle',
    'vehicleByHand',
    'gbData',
  ];
  const queues = new Map(
    journeyCalls.map(([name, line]) => [name, { at: 0, shapes: everyShape(calls[name].reply, line.reply) }]),
  );
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let served = 0;
  for (let visit = 0; visit < drawnVisits; visit += 1) {
    const { goOn, store } = await open(kinds[visit % kinds.length] ?? 'gas', ({ name, attempt }) => {
      const queue = queues.get(name);
      if (!queue || attempt % 2 === 1) return good('consolidated', name);
      served += 1;
      // A step that shares no factor with the number of twists: all of them come.
      queue.at = (queue.at + 37) % queue.shapes.length;
      return ok(queue.shapes[queue.at]?.reply);
    });
    expect(await goOn(true)).toBe(true);
    expectPage();
    await act(async () => goTo('/results/home-energy'));
    await act(settled);
    expectPage();
    for (const link of document.querySelectorAll('a')) expect(link.href).toMatch(/^(https?|mailto|tel):/);
    expect(document.querySelector('main script, main img, main iframe')).toBeNull();
    store.stop();
    cleanup();
  }
  expect(served).toBeGreaterThan(100);
  expect(complaints.mock.calls).toEqual([]);
  expect(uncaught).toEqual([]);
});

it('a whole visit keeps what the specification names, and of what was typed the usage in the tab alone [Q4.50] [Q1.05]', async () => {
  const written = vi.spyOn(Storage.prototype, 'setItem');
  const { goOn } = await open(
    'consolidated',
    ({ name }) => good('consolidated', name),
    '/switch/home-energy/BRANCH/REF',
  );
  expect(await goOn(true)).toBe(true);
  await act(async () => goTo('/results/home-energy'));
  const named = ['own', 'quote', 'refererBranch', 'reference', 'switchKey', 'uid', 'uuid'];
  expect(new Set(written.mock.calls.map(([key]) => key).filter((key) => key !== 'answers'))).toEqual(
    new Set(named.filter((key) => key !== 'switchKey')),
  );
  // What tells of nobody outlives a reload, in the tab alone (src/decisions/0015-answers-of-a-tab.md).
  expect(sessionStorage.getItem('answers')).not.toBeNull();
  expect(localStorage.getItem('answers')).toBeNull();
  expect(Object.keys(JSON.parse(localStorage.getItem('quote') ?? '{}')).sort()).toEqual([
    'electricitySmartMeterInstalled',
    'gasSmartMeterInstalled',
    'includeAllPayMethodOptions',
    'proposedPayMethod',
    'switchId',
    'switchType',
  ]);
  const lasting = JSON.stringify([{ ...localStorage }, history.state, location.href, document.title]);
  for (const canary of ['11500', '2700']) expect(lasting).not.toContain(canary);
  const everything = JSON.stringify([written.mock.calls, { ...sessionStorage }, lasting]);
  for (const canary of ['NR21NH', 'High Street', '0112345', '12345678'])
    expect(everything).not.toContain(canary);
  written.mockRestore();
});

it('odd branch codes and references of an address go nowhere [Q2.03] [Q1.05]', async () => {
  const { goOn, requests } = await open(
    'gas',
    ({ name }) => good('consolidated', name),
    `/switch/home-energy/${encodeURIComponent('<script>alert(1)</script>')}/${'R'.repeat(65)}`,
  );
  expect(await goOn(true)).toBe(true);
  const sent = JSON.stringify(requests);
  expect(sent).not.toContain('script');
  expect(sent).not.toContain('RRRR');
  expect(sessionStorage.getItem('refererBranch')).toBeNull();
});
