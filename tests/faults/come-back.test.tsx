import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { loadLater } from '../../src/definitions/parts.ts';
import type { CallName } from '../../src/energy/api/contract.ts';
import { keepJourneys } from '../../src/energy/journeys.ts';
import { pages } from '../../src/energy/pages/index.ts';
import { preloadWidget, widgets } from '../../widgets/registry.ts';
import { everyRow } from './every-row.ts';
import { settled } from './somebody.ts';
import { type Answer, ok, serve } from './transport.ts';
import { clientFor, settingsFor } from './visit.ts';

beforeAll(async () => {
  // A busy machine may be slow: nothing here asserts a time.
  configure({ asyncUtilTimeout: 30_000 });
  for (const widget of Object.keys(widgets)) await preloadWidget(widget as keyof typeof widgets);
  await loadLater();
  await import('../../src/react/NestedJourney.tsx');
  await import('../../src/app/JourneyRoute.tsx');
  for (const page of pages) if ('load' in page) await page.load();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('uid', 'visitor');
  localStorage.setItem('switchKey', 'k'.repeat(43));
  localStorage.setItem(
    'quote',
    '{"switchId":4711,"switchType":"dualConsolidatedToDualConsolidated","proposedPayMethod":"MonthlyDirectDebit"}',
  );
});
afterEach(cleanup);

let goBack: () => void = () => undefined;
function Address() {
  const navigate = useNavigate();
  goBack = () => void navigate(-1);
  return <output aria-label="address">{useLocation().pathname}</output>;
}
const address = () => screen.getByLabelText('address').textContent;

const good = (name: CallName) => ok(everyRow.find(([call]) => call === name)?.[1].reply);

/** The whole app at an address; the calls in `faulty` fail until they are taken out. */
function open(path: string) {
  const faulty = new Map<CallName, Answer>();
  const { requests } = serve(({ name }) => faulty.get(name) ?? good(name));
  const settings = settingsFor('consolidated');
  const client = clientFor();
  const begin = () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <App
          settings={settings}
          services={client}
          journeys={keepJourneys(settings, client.world)}
          pages={pages}
        />
        <Address />
      </MemoryRouter>,
    );
  const asked = (name: CallName) => requests.filter((request) => request.name === name).length;
  return { begin, faulty, asked, user: userEvent.setup() };
}

const refusal = (status: number): Answer => ({
  status,
  body: status === 204 ? '' : '{"message":"The service says no."}',
});
const rest = async () => {
  await act(settled);
  await act(settled);
};

/** The ways back from the error page: the link is always there, Try Again where trying again may help (S2.80). */
const ways = [
  [401, 'Try Again', () => screen.getByRole('button', { name: 'Try Again' }).click()],
  [
    500,
    'the link back',
    () => screen.getByRole('link', { name: /^Back to (your answers|where you were)$/ }).click(),
  ],
  [500, 'the browser’s Back', () => goBack()],
] as const;

describe.each(ways)('after a %i, %s', (status, _, comeBack) => {
  const goToError = async (hasEntered = true) => {
    await waitFor(() => expect(address()).toBe(`/error/${status}`));
    expect(await screen.findByText('The service says no.')).toBeTruthy();
    // What asks nothing promises no answers.
    expect(screen.queryAllByText('What you have entered is still here.')).toHaveLength(hasEntered ? 1 : 0);
    const back = hasEntered ? 'Back to your answers' : 'Back to where you were';
    expect(screen.getByRole('link', { name: back })).toBeTruthy();
  };

  it('leads to the sign-up with what was typed, and the plan can be had [Q8.01] [S2.80] [S7.01]', async () => {
    const { begin, faulty, asked, user } = open('/details');
    faulty.set('POST /request/switch/pro/info/switch-plan', refusal(status));
    begin();
    await goToError();
    await act(async () => comeBack());
    expect(address()).toBe('/details');
    await user.type(await screen.findByLabelText('First name'), 'Ada');

    // Nothing is asked again by itself: that would lead to the error page for as long as the fault lasts.
    expect(asked('POST /request/switch/pro/info/switch-plan')).toBe(1);
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    await goToError();
    await act(async () => comeBack());
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ada');
    faulty.clear();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('complementary', { name: 'Your new deal' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ada');
  });

  it('leads to the switch id that was typed [Q8.01] [S2.70]', async () => {
    const { begin, faulty, user } = open('/carbon-offset');
    faulty.set('POST /request/clevel/customer/carbonoffset', refusal(status));
    begin();
    await user.type(await screen.findByRole('textbox', { name: 'Switch Id' }), '4711');
    await user.click(screen.getByRole('button', { name: 'See Projects' }));
    await goToError();
    await act(async () => comeBack());
    expect(address()).toBe('/carbon-offset');
    expect(screen.getByRole('textbox', { name: 'Switch Id' })).toHaveProperty('value', '4711');
    faulty.clear();
    await user.click(screen.getByRole('button', { name: 'See Projects' }));
    await waitFor(() => expect(address()).toBe('/carbon-offset/C-1'));
  });

  it.each([
    ['a second', true],
    ['no second', false],
  ])(
    'leads to the details of the tariff, which ask once again for what failed, with %s failure [Q8.01] [Q7.21]',
    async (_, lasts) => {
      const call = 'POST /request/til';
      const { begin, faulty, asked, user } = open('/tariff-details/31');
      faulty.set(call, refusal(status));
      begin();
      await goToError(false);
      await rest();
      if (!lasts) faulty.clear();
      await act(async () => comeBack());
      if (lasts) {
        await goToError(false);
        // A fault that lasts leads nobody round for ever: from now on a button asks.
        await act(async () => comeBack());
        await rest();
        expect(address()).toBe('/tariff-details/31');
        expect(asked(call)).toBe(2);
        faulty.clear();
        await user.click(screen.getByRole('button', { name: 'Try Again' }));
      }
      expect(await screen.findByRole('table', { name: /Tariff Information Label/ })).toBeTruthy();
      expect(asked(call)).toBe(lasts ? 3 : 2);
      expect(asked('POST /request/ppp')).toBe(1);
    },
  );

  it('of a record leads to the details of the tariff, which are there [Q8.01] [Q7.01]', async () => {
    const { begin, faulty, asked } = open('/tariff-details/31');
    faulty.set('POST /request/user/track-records', refusal(status));
    begin();
    await goToError(false);
    await rest();
    const before = asked('POST /request/user/track-records');
    await act(async () => comeBack());
    expect(await screen.findByRole('table', { name: /Tariff Information Label/ })).toBeTruthy();
    expect(asked('POST /request/user/track-records')).toBe(before);
  });

  it('leads to the results with their filters [Q8.01] [Q2.32]', async () => {
    const { begin, faulty, user } = open('/results/home-energy?isGreen=yes');
    faulty.set('POST /request/results/detail', refusal(status));
    begin();
    await goToError();
    await act(async () => comeBack());
    expect(address()).toBe('/results/home-energy');
    faulty.clear();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect((await screen.findAllByText(/Sunny Fixed/)).length).toBeGreaterThan(0);
  });

  it('leads to the offset of a carbon footprint, which can be asked for again [Q8.01] [S2.71]', async () => {
    const { begin, faulty, asked, user } = open('/carbon-offset/C-1');
    faulty.set('POST /request/clevel/customer/carbonoffset', refusal(status));
    begin();
    await goToError(false);
    await rest();
    const before = asked('POST /request/clevel/customer/carbonoffset');
    await act(async () => comeBack());
    expect(address()).toBe('/carbon-offset/C-1');
    expect(await screen.findByText('The service says no.')).toBeTruthy();
    expect(asked('POST /request/clevel/customer/carbonoffset')).toBe(before);
    faulty.clear();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/Your carbon offset journey is complete/)).toBeTruthy();
  });
});

it.each([204, 400, 404, 503])(
  'a plan that is answered with %i leads to the first page, and Switch Now begins anew, a quote from before a reload too [S7.01] [Q2.10]',
  async (status) => {
    const { begin, faulty, asked, user } = open('/results/home-energy');
    faulty.set('POST /request/switch/pro/info/switch-plan', refusal(status));
    begin();
    const switchNow = async () =>
      user.click((await screen.findAllByRole('button', { name: /^Switch Now/ }))[0] ?? document.body);
    for (let press = 1; press < 3; press += 1) {
      await switchNow();
      await waitFor(() => expect(address()).toBe('/switch/home-energy'));
      const why = status === 204 ? /chose\. Our service sent an answer/ : /chose\. The service says no\./;
      const says = status === 404 ? /This sign-up is not open any more/ : why;
      expect(screen.getByText(says)).toBeTruthy();
      expect(asked('POST /request/switch/pro/info/switch-plan')).toBe(press);
      await user.click(screen.getByRole('link', { name: 'Back to your deals' }));
      expect(address()).toBe('/results/home-energy');
    }
    faulty.clear();
    await switchNow();
    expect(await screen.findByRole('complementary', { name: 'Your new deal' })).toBeTruthy();
    expect(address()).toBe('/details');
  },
);

it('a customer whom nobody knows leads to the error page with the server’s words [S2.71] [S2.80]', async () => {
  const { begin, faulty } = open('/carbon-offset/C-9');
  faulty.set('POST /request/clevel/customer/carbonoffset', refusal(404));
  begin();
  expect(await screen.findByText('The service says no.')).toBeTruthy();
  expect(address()).toBe('/error/404');
});
