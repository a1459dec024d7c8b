import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { Contact } from '../../src/app/Contact.tsx';
import { readSettings } from '../../src/app/settings.ts';
import { chooseLanguage } from '../../src/definitions/language.ts';
import { loadLater } from '../../src/definitions/parts.ts';
import { worldOf } from '../../src/energy/effects/effect.ts';
import { effects } from '../../src/energy/effects/index.ts';
import { keepJourneys } from '../../src/energy/journeys.ts';
import { pages } from '../../src/energy/pages/index.ts';
import type { JourneyDefinition } from '../../src/engine/types.ts';
import { fakeCall } from '../energy/effects/world.ts';

/** A journey that no language has but the one that it is written in. */
const journey = vi.hoisted(
  (): JourneyDefinition => ({
    journey: 'birthday',
    route: '/birthday',
    later: true,
    title: 'Your birthday',
    reveal: 'all',
    steps: [{ card: 'born' }],
    submit: { label: 'Done', run: ['track'], done: 'Thank you.', invalid: 'Something is missing.' },
  }),
);

vi.mock('virtual:definitions/first', async (original) => {
  const module = await original<typeof import('virtual:definitions/first')>();
  return { ...module, routes: { ...module.routes, birthday: journey.route } };
});
vi.mock('virtual:definitions/later', async (original) => {
  const module = await original<typeof import('virtual:definitions/later')>();
  const { definitions } = module;
  const born = {
    card: 'born',
    title: 'When were you born?',
    order: ['born', 'name'],
    schema: {
      type: 'object',
      properties: { born: { type: 'string', title: 'Born' }, name: { type: 'string', title: 'Name' } },
    },
    ui: { born: { widget: 'date-picker' }, name: { widget: 'text-field' } },
    require: { born: true, name: true },
  };
  return {
    ...module,
    definitions: {
      ...definitions,
      journeys: { ...definitions.journeys, birthday: journey },
      cards: { ...definitions.cards, born },
    },
  };
});

beforeAll(loadLater);
beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn());
  // A Friday evening: the phone line opens on Monday.
  vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z'), toFake: ['Date'] });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await chooseLanguage('en');
});

async function openIn(path: string) {
  const settings = readSettings(JSON.stringify({ languages: ['en', 'cy'] }), () => {});
  const { api } = fakeCall({ 'POST /request/user/track-records': { recorded: 1 } });
  const world = Promise.resolve(worldOf(api, effects));
  const services = { world, onFatal: () => () => undefined };
  render(
    <MemoryRouter initialEntries={[path]}>
      <App settings={settings} services={services} journeys={keepJourneys(settings, world)} pages={pages} />
    </MemoryRouter>,
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return async () => {
    await user.click(screen.getByRole('link', { name: 'Cymraeg' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('cy'));
  };
}

it('says nothing in another language within a page that stays in its own, at no moment of the choice [Q1.04]', async () => {
  const speakWelsh = await openIn('/birthday');
  await screen.findByRole('option', { name: 'January' });
  const main = screen.getByRole('main');
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(main.textContent));
  watch.observe(main, { childList: true, subtree: true, characterData: true });
  await speakWelsh();
  watch.disconnect();
  expect(main.lang).toBe('en-GB');
  for (const text of [...seen, main.textContent]) expect(text).not.toMatch(/Ionawr|Mis|Diwrnod/);
  expect(within(main).getByRole('option', { name: 'January' })).toBeTruthy();
  expect(document.title).toBe('Your birthday – Switchyard');
  expect(document.querySelector('title')?.lang).toBe('en-GB');
});

it('says all of its frame in the language that was chosen, days and links too [Q1.02] [Q1.04]', async () => {
  const speakWelsh = await openIn('/birthday');
  await screen.findByRole('option', { name: 'January' });
  await speakWelsh();
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getByRole('link', { name: /^Polisi Preifatrwydd/ }).textContent).toMatch(/tab newydd/);
  render(<Contact phone="0808 157 0000" drawnAt={undefined} />);
  expect(screen.getByText('Ar gau nawr. Agor nesaf: dydd Llun, 9am.')).toBeTruthy();
});
