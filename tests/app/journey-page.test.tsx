import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { readSettings } from '../../src/app/settings.ts';
import { definitions } from '../../src/definitions/load.ts';
import { loadLater, routes } from '../../src/definitions/parts.ts';
import { worldOf } from '../../src/energy/effects/effect.ts';
import { effects } from '../../src/energy/effects/index.ts';
import { keepJourneys } from '../../src/energy/journeys.ts';
import { pages } from '../../src/energy/pages/index.ts';
import type { CardDefinition, JourneyDefinition } from '../../src/engine/types.ts';
import { fakeCall } from '../energy/effects/world.ts';

/** A journey that is JSON alone: no code knows it. */
const journey = vi.hoisted(
  (): JourneyDefinition => ({
    journey: 'call-me',
    route: '/call-me/:from?',
    later: true,
    title: 'Have us call you',
    reveal: 'one-at-a-time',
    steps: [{ card: 'caller' }, { card: 'hour' }],
    submit: {
      label: 'Ask for a call',
      run: ['track'],
      done: 'Thank you. We will call you **today**.',
      invalid: 'Something is missing.',
    },
  }),
);
const asking = (card: string, field: string, title: string): CardDefinition => ({
  card,
  title,
  order: [field],
  schema: { type: 'object', properties: { [field]: { type: 'string', title } } },
  ui: { [field]: { widget: 'text-field' } },
  require: { [field]: true },
});

vi.mock('virtual:definitions/first', async (original) => {
  const module = await original<typeof import('virtual:definitions/first')>();
  return { ...module, routes: { ...module.routes, 'call-me': journey.route } };
});
vi.mock('virtual:definitions/later', async (original) => {
  const module = await original<typeof import('virtual:definitions/later')>();
  const { definitions } = module;
  return {
    ...module,
    definitions: {
      ...definitions,
      journeys: { ...definitions.journeys, 'call-me': journey },
      cards: {
        ...definitions.cards,
        caller: asking('caller', 'callerName', 'What is your name?'),
        hour: asking('hour', 'callHour', 'When shall we call?'),
      },
    },
  };
});

beforeAll(loadLater);
afterEach(cleanup);

const tracking = 'POST /request/user/track-records';

function open(path: string) {
  const settings = readSettings(undefined, (problem) => {
    throw new Error(problem);
  });
  const { api, called } = fakeCall({ [tracking]: { recorded: 1 } });
  const world = Promise.resolve(worldOf(api, effects));
  const services = { world, onFatal: () => () => undefined };
  render(
    <MemoryRouter initialEntries={[path]}>
      <App settings={settings} services={services} journeys={keepJourneys(settings, world)} pages={pages} />
    </MemoryRouter>,
  );
  return { called, user: userEvent.setup() };
}

it('draws a journey that is JSON alone at its address, and walks it to the end that it tells', async () => {
  const { called, user } = open('/call-me/home');
  const name = await screen.findByRole('textbox', { name: 'What is your name?' });
  expect(screen.getByRole('heading', { level: 1, name: 'Have us call you' })).toBeTruthy();
  expect(document.title).toBe('Have us call you – Switchyard');
  expect(screen.queryByRole('button', { name: 'Ask for a call' })).toBeNull();
  await user.type(name, 'Ada');
  await user.type(await screen.findByRole('textbox', { name: 'When shall we call?' }), 'at noon');
  await user.click(await screen.findByRole('button', { name: 'Ask for a call' }));
  const end = await screen.findByText('today');
  expect(end.parentElement?.textContent).toBe('Thank you. We will call you today.');
  expect(document.activeElement?.contains(end)).toBe(true);
  expect(screen.queryByRole('button', { name: 'Ask for a call' })).toBeNull();
  expect(called.map(({ name }) => name)).toEqual([tracking]);
});

it('leads from an address of no journey to the first page [Q2.01]', async () => {
  open('/call-them');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your Current Energy Information' }),
  ).toBeTruthy();
});

it('gives every journey that has an address a page, of its own or not', () => {
  const declared = Object.values(definitions.journeys).flatMap(({ journey, route }) =>
    route === undefined ? [] : [[journey, route] as const],
  );
  expect(Object.entries(routes).filter(([name]) => name !== 'call-me')).toEqual(declared);
  const own = pages.flatMap((page) => ('journey' in page ? page.journey : []));
  expect(Object.keys(routes)).toEqual(expect.arrayContaining(own));
});
