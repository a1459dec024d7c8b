import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from '../../src/app/settings.ts';
import { loadLater } from '../../src/definitions/parts.ts';
import { keepJourneys } from '../../src/energy/journeys.ts';
import { tellsWho } from '../../src/energy/pages/idle/tells-who.ts';

const settings = readSettings(undefined, (problem) => {
  throw new Error(problem);
});

/** A tab with a saved quote, and with `more` in its storage, and nothing of a tab before: what it had begun may still have been kept. */
function tab(more: Readonly<Record<string, string>> = {}) {
  localStorage.clear();
  sessionStorage.clear();
  const kept = { uid: 'u', quote: JSON.stringify({ switchId: 1, switchType: 'gasToGas' }), ...more };
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  return keepJourneys(settings, new Promise(() => {}));
}

const sessionOf = (journeys: ReturnType<typeof tab>) =>
  journeys.quoteFor().view.getState().state.sources.session;

beforeEach(() => loadLater());
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('forgets who somebody is in every journey, and keeps the deals and what was answered about the energy [T-03] [Q4.50]', () => {
  const journeys = tab({ switchKey: 'k'.repeat(43) });
  const quote = journeys.quoteFor();
  quote.change('postcode', 'G21DU');
  quote.change('economy7Percentage', 55);
  const form = journeys.signUp();
  form?.change('firstName', 'Canaria');
  journeys.keeping()?.change('keepEmail', 'canary@birds.example');
  expect(journeys.all().map(tellsWho)).toEqual([true, true, true]);
  journeys.forget();
  expect(journeys.all()).toEqual([]);
  expect(journeys.signUp()).toBeUndefined();
  expect(sessionOf(journeys)).toMatchObject({ uid: 'u', switchId: 1 });
  expect(journeys.quoteFor().view.getState().state.answers).toMatchObject({ economy7Percentage: 55 });
  expect(journeys.all().some(tellsWho)).toBe(false);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(
    /G21DU|Canaria|canary|kkk/,
  );
});

it('keeps the references of a switch that was made, and forgets whose it is [T-03] [S4.03]', () => {
  const switched = { switched: true, gasReference: 'G-123', switchedSupplier: 'Octopus Energy' };
  const journeys = tab({ switched: JSON.stringify(switched) });
  expect(tellsWho(journeys.fromQuote('switch-complete'))).toBe(false);
  const quote = journeys.quoteFor();
  quote.view.setState(({ state }) => ({
    state: {
      ...state,
      sources: {
        ...state.sources,
        session: { ...state.sources.session, switchedName: 'Dr Canaria Finchley' },
      },
    },
  }));
  expect(tellsWho(quote)).toBe(true);
  journeys.forget();
  expect(sessionOf(journeys)).toMatchObject(switched);
  expect(tellsWho(journeys.quoteFor())).toBe(false);
});
