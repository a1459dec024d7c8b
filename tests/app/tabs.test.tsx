import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../src/app/settings.ts';
import { loadLater } from '../../src/definitions/parts.ts';
import { worldOf } from '../../src/energy/effects/effect.ts';
import { effects } from '../../src/energy/effects/index.ts';
import { laterEffects } from '../../src/energy/effects/later.ts';
import { keepJourneys } from '../../src/energy/journeys.ts';
import { fakeCall } from '../energy/effects/world.ts';

const key = 'POST /request/switch/pro/key';

const settings = readSettings(undefined, (problem) => {
  throw new Error(problem);
});

/** A new tab of the browser, or the last one loaded again: its own memory, and the storage that all tabs share. */
function tab(switchKey = 'a'.repeat(43), isLoadedAgain = false) {
  if (!isLoadedAgain) sessionStorage.clear();
  const { api, called } = fakeCall({ [key]: { geniusSwitchKeyDto: { switchKey } } });
  const world = Promise.resolve(worldOf(api, { ...effects, ...laterEffects }));
  return { journeys: keepJourneys(settings, world), asked: () => called.filter(({ name }) => name === key) };
}

const keeps = (switchId: number, switchKey?: string) => {
  localStorage.setItem('quote', JSON.stringify({ switchId, switchType: 'gasToGas' }));
  if (switchKey) localStorage.setItem('switchKey', switchKey);
};
const kept = () => [
  JSON.parse(localStorage.getItem('quote') ?? '{}').switchId,
  localStorage.getItem('switchKey'),
];

beforeEach(() => loadLater());
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const sessionOf = ({ journeys }: ReturnType<typeof tab>) =>
  journeys.signUp()?.view.getState().state.sources.session;

describe('two tabs of one browser [Q4.50]', () => {
  it('never mix their quotes: Switch Now is for the results that are shown, and what is kept belongs together', async () => {
    keeps(1);
    const one = tab();
    const results = one.journeys.fromQuote('results');
    keeps(2, 'b'.repeat(43));
    expect(one.journeys.fromQuote('results')).toBe(results);
    results.change('switchNow', { tariffId: 7, payMethod: 'CashOrCheque' });
    await results.run('start-switch');
    expect(one.asked()).toMatchObject([{ parts: { body: { switchId: 1 } } }]);
    expect(sessionOf(one)?.switchId).toBe(1);
    expect(kept()).toEqual([1, 'a'.repeat(43)]);
  });

  it('keep the sign-up that is open, whatever another tab begins', () => {
    keeps(1, 'a'.repeat(43));
    const one = tab();
    const form = one.journeys.signUp();
    form?.change('firstName', 'Ada');
    keeps(2, 'b'.repeat(43));
    expect(one.journeys.signUp()).toBe(form);
    expect(sessionOf(tab())?.switchId).toBe(2);
  });

  it('go on with their own when they are loaded again, whatever another one began or left [S4.01]', async () => {
    keeps(1);
    const results = tab().journeys.fromQuote('results');
    results.change('switchNow', { tariffId: 7, payMethod: 'CashOrCheque' });
    await results.run('start-switch');
    // Another tab opens the first page, which begins anew (Q2.10), or has another home's sign-up.
    localStorage.removeItem('switchKey');
    localStorage.removeItem('quote');
    const again = () => sessionOf(tab('', true));
    expect(again()).toMatchObject({ switchId: 1, switchKey: 'a'.repeat(43) });
    keeps(2, 'b'.repeat(43));
    expect(again()).toMatchObject({ switchId: 1, switchKey: 'a'.repeat(43) });
    expect(sessionOf(tab())?.switchId).toBe(2);
  });
});

describe('the way back from a completed switch [S2.60]', () => {
  it('is known to lead to its end, after a reload too', () => {
    keeps(1);
    expect(tab().journeys.hasSwitched()).toBe(false);
    localStorage.setItem('switched', '{"switched":true,"gasReference":"G-1"}');
    const { journeys } = tab();
    expect([journeys.signUp(), journeys.hasSwitched()]).toEqual([undefined, true]);
  });
});
