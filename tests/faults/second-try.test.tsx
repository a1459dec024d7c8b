import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { loadLater } from '../../src/definitions/parts.ts';
import type { CallName } from '../../src/energy/api/contract.ts';
import { keepJourneys } from '../../src/energy/journeys.ts';
import { pages } from '../../src/energy/pages/index.ts';
import { preloadWidget, widgets } from '../../widgets/registry.ts';
import { everyRow } from './every-row.ts';
import type { Visit } from './line.ts';
import { Person } from './person.ts';
import { settled } from './somebody.ts';
import { type Answer, ok, serve } from './transport.ts';
import { clientFor, settingsFor } from './visit.ts';
import { wishes } from './wishes.ts';

beforeAll(async () => {
  // A busy machine may be slow: nothing here asserts a time.
  configure({ asyncUtilTimeout: 30_000 });
  for (const widget of Object.keys(widgets)) await preloadWidget(widget as keyof typeof widgets);
  await loadLater();
  await import('../../src/react/NestedJourney.tsx');
  for (const page of pages) if ('load' in page) await page.load();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const good = (name: CallName) => ok(everyRow.find(([call]) => call === name)?.[1].reply);
const refusal = (status: number): Answer => ({
  status,
  body: status === 204 ? '' : '{"message":"The service says no."}',
});

/** The whole app at an address; the calls in `faulty` fail until they are taken out. */
function open(path: string, visit: Visit = 'consolidated') {
  const faulty = new Map<CallName, Answer>();
  const { requests } = serve(({ name }) => faulty.get(name) ?? good(name));
  const settings = settingsFor(visit);
  const client = clientFor();
  const journeys = keepJourneys(settings, client.world);
  render(
    <MemoryRouter initialEntries={[path]}>
      <App settings={settings} services={client} journeys={journeys} pages={pages} />
    </MemoryRouter>,
  );
  const asked = (name: CallName) => requests.filter((request) => request.name === name).length;
  return { faulty, asked, journeys, user: userEvent.setup() };
}

/** A quote with everything answered but the usage, which is to be estimated. */
async function openEstimate() {
  const all = open('/switch/home-energy');
  const store = all.journeys.quoteFor();
  await act(async () => {
    await new Person(store, { ...wishes.consolidated, postcode: 'NR21NH' }).goOn({ retry: false });
    await settled();
    store.change('usageSource', 'estimate');
    await settled();
  });
  const dialog = () => screen.getByRole('dialog', { name: 'Help Me Estimate' });
  const answer = async (times: number) => {
    for (let at = 0; at < times; at += 1) {
      const [choice] = within(dialog()).getAllByRole('button', { pressed: false });
      await all.user.click(choice ?? dialog());
    }
  };
  return { ...all, store, dialog, answer };
}

const figures = ({ answers }: { readonly answers: Readonly<Record<string, unknown>> }) => [
  answers['gasUsage.usage'],
  answers['electricityUsage.usage'],
];

// Whatever status refuses it, the page is told the same (matrix.test.ts): no body, a refusal, too many, and no service.
it.each([204, 400, 429, 503])(
  'an estimate that ends with %i says so, and a button asks once more [Q8.04] [Q2.24]',
  async (status) => {
    const { faulty, asked, store, dialog, answer, user } = await openEstimate();
    faulty.set('GET /request/estimation/usage', refusal(status));
    await answer(5);
    const notice = await within(dialog()).findByRole('alert');
    expect(notice.textContent).toContain('We could not estimate your usage');
    expect(figures(store.view.getState().state)).toEqual([0, 0]);
    faulty.clear();
    await user.click(within(notice).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('GET /request/estimation/usage')).toBe(2);
    expect(figures(store.view.getState().state)).toEqual([12_000, 3100]);
  },
);

it.each([
  [401, 'button', 'Try Again'],
  [500, 'link', 'Back to your answers'],
] as const)(
  'after a %i the dialog is open again where it was, with its answers [Q8.01] [S2.80] [Q2.24]',
  async (status, role, name) => {
    const { faulty, asked, store, dialog, answer, user } = await openEstimate();
    faulty.set('GET /request/estimation/usage', refusal(status));
    await answer(5);
    await screen.findByText(`Error ${status}`);
    await user.click(await screen.findByRole(role, { name }));
    expect(within(dialog()).getByText('Question 5 of 5')).toBeTruthy();
    faulty.clear();
    expect(asked('GET /request/estimation/usage')).toBe(1);
    await user.click(within(dialog()).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(figures(store.view.getState().state)).toEqual([12_000, 3100]);
  },
);

it('a dialog that was closed half-way goes on at the question that is open [Q2.24]', async () => {
  const { dialog, answer, user } = await openEstimate();
  await answer(2);
  await user.click(within(dialog()).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Answer five questions' }));
  expect(within(dialog()).getByText('Question 3 of 5')).toBeTruthy();
});

it.each([
  ['without its meters', []],
  ['with null in every field', [{ elecdetails: [{ isDomestic: null, mpan: null }], gasdetails: null }]],
  ['without fields', [{ elecdetails: [{}], gasdetails: [{}] }]],
  ['with nothing', [{}]],
])(
  'details of an address that come %s are told, and can be asked for again [Q7.12] [Q8.05]',
  async (_, reply) => {
    const { faulty, user } = open('/switch/home-energy');
    faulty.set('POST /request/address/recco/details', ok(reply));
    await user.type(screen.getByLabelText('Postcode'), 'NR2 1NH');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.click(screen.getByRole('checkbox', { name: /I have read the Terms/ }));
    await user.click(await screen.findByRole('combobox', { name: 'Address' }));
    await user.click((await screen.findAllByRole('option'))[0] ?? document.body);
    const home = await screen.findByRole('region', { name: 'Where do you live?' });
    const said = await within(home).findAllByText(/no household meter|could not read/);
    expect(said.length).toBeGreaterThan(0);
    expect(await within(home).findByRole('button', { name: /^Change/ })).toBeTruthy();
    faulty.clear();
    await user.click(await within(home).findByRole('button', { name: 'Try Again' }));
    expect(await within(home).findByText('Gas meter found')).toBeTruthy();
    expect(within(home).queryByRole('button', { name: 'Try Again' })).toBeNull();
  },
);

const lists = [
  ['titles', 'Title'],
  ['employment-statuses', 'Employment status'],
] as const;

it.each(lists)(
  'a list of the sign-up says beside its question that it did not come, and why: %s [S7.02] [Q8.04]',
  async (name, label) => {
    localStorage.setItem('switchKey', 'k'.repeat(43));
    localStorage.setItem(
      'quote',
      '{"switchId":4711,"switchType":"dualConsolidatedToDualConsolidated","proposedPayMethod":"MonthlyDirectDebit"}',
    );
    const { faulty, asked, user } = open('/details');
    faulty.set('POST /request/switch/pro/info/saved', refusal(404));
    faulty.set(`POST /request/switch/pro/detail/${name}`, refusal(503));
    const card = await screen.findByRole('region', { name: 'Your details' });
    const said = 'We could not load this list. The service says no.';
    expect(await within(card).findByText(said)).toBeTruthy();
    await user.type(within(card).getByLabelText('First name'), 'Ada');
    faulty.clear();
    await user.click(within(card).getByRole('button', { name: 'Try Again' }));
    expect(await within(card).findByRole('combobox', { name: label })).toBeTruthy();
    expect(within(card).getByLabelText('First name')).toHaveProperty('value', 'Ada');
    for (const [other] of lists)
      expect(asked(`POST /request/switch/pro/detail/${other}`)).toBe(other === name ? 2 : 1);
  },
);

it.each([204, 400, 404, 503])(
  'addresses of the national data that end with %i are told beside the postcode, and searched again [Q6.03] [Q8.04]',
  async (status) => {
    const { faulty, user } = open('/switch/home-energy', 'gbData');
    faulty.set('GET /request/address/list/postcode', refusal(status));
    await user.type(screen.getByLabelText('Postcode'), 'NR2 1NH');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const home = screen.getByRole('region', { name: 'Where do you live?' });
    expect(await within(home).findByText(/The service says no|could not read/)).toBeTruthy();
    faulty.clear();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('combobox', { name: 'Address' })).toBeTruthy();
  },
);
