import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../src/energy/api/failure.ts';
import { RowBoundary } from '../../../../src/energy/pages/results/DealList.tsx';
import { aRow } from './deals.ts';
import {
  address,
  deal,
  dealNames,
  entry,
  key,
  openRates,
  replyWith,
  results,
  saved,
  show,
  tracking,
} from './show.tsx';

afterEach(cleanup);

const rows = ['Alpha', 'Beta', 'Gamma', 'Delta'].map((tariffName, place) =>
  aRow({ tariffId: place + 1, tariffName, totalCost: 1000 + place }),
);
const switchButton = (name: string) =>
  within(deal(name)).getByRole('button', { name: `Switch Now to Gas & Co, ${name}` });
const compare = (name: string) => screen.getByRole('checkbox', { name: `Compare Gas & Co, ${name}` });

function Breaks(): never {
  throw new Error('broken');
}

describe('Switch Now', () => {
  it('keeps the pay method, gets a switchKey and goes on to the details [Q2.32] [Q4.50]', async () => {
    const { called, user, sessions } = show({
      ...replyWith(rows),
      [key]: { geniusSwitchKeyDto: { switchKey: 'k'.repeat(43) } },
    });
    await screen.findAllByRole('article');
    await user.click(switchButton('Beta'));
    expect(await screen.findByText('Another page')).toBeTruthy();
    expect(address()).toBe('/details');
    expect(called.find(({ name }) => name === key)?.parts).toEqual({
      body: {
        switchId: 7,
        switchType: 'gasToGas',
        switchPlan: { gas: { tariffId: 2, payMethod: 'MonthlyDirectDebit' } },
      },
    });
    expect(sessions.at(-1)).toMatchObject({
      switchKey: 'k'.repeat(43),
      proposedPayMethod: 'MonthlyDirectDebit',
    });
    const told = JSON.stringify(called.filter(({ name }) => name === tracking));
    expect(told).toContain('{"name":"Action","value":"Switch Now"},{"name":"Tariff Id","value":"2"}');
  });

  it('makes one call of two presses, and is busy meanwhile [Q2.32]', async () => {
    let land = (_: unknown) => {};
    let asked = 0;
    const api = async (name: string) => {
      if (name === results) return { resultsInDetailDto: { resultsInDetail: rows }, uuid: 'u' };
      if (name !== key) return { recorded: 1 };
      asked += 1;
      return new Promise((resolve) => {
        land = resolve;
      });
    };
    const { user } = show(api as never);
    await screen.findAllByRole('article');
    await user.dblClick(switchButton('Beta'));
    expect(switchButton('Beta').getAttribute('aria-busy')).toBe('true');
    await user.click(switchButton('Alpha'));
    expect(switchButton('Alpha').getAttribute('aria-busy')).toBeNull();
    expect(asked).toBe(1);
    land({ geniusSwitchKeyDto: { switchKey: 'k'.repeat(43) } });
    expect(await screen.findByText('Another page')).toBeTruthy();
  });

  it('says in its place why it failed, loses nothing and can be pressed again [Q2.32]', async () => {
    let isUp = false;
    const api = async (name: string) => {
      if (name === results) return { resultsInDetailDto: { resultsInDetail: rows }, uuid: 'u' };
      if (name !== key) return { recorded: 1 };
      if (!isUp) throw new ApiFailure({ status: 409, said: 'This tariff has just been withdrawn.' });
      return { geniusSwitchKeyDto: { switchKey: 'k'.repeat(43) } };
    };
    const { user } = show(api as never, { search: '?isFixed=fixed' });
    await screen.findAllByRole('article');
    await user.click(switchButton('Beta'));
    const alert = await within(deal('Beta')).findByRole('alert');
    expect(alert.textContent).toContain('This tariff has just been withdrawn.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(address()).toBe('/results/home-energy?isFixed=fixed');
    isUp = true;
    await user.click(switchButton('Beta'));
    expect(await screen.findByText('Another page')).toBeTruthy();
  });

  it.each([
    ['to whom', { switched: true, switchedSupplier: 'OVO' }, 'You have switched to OVO'],
    ['and no more', { alreadySwitched: true, switchedSupplier: null }, 'You have switched with this quote'],
  ])(
    'is gone from every deal of a quote that this browser has switched, which is told, %s [Q2.30] [Q2.32]',
    async (_, made, says) => {
      const { user } = show(replyWith(rows), { session: { ...saved, ...made } });
      await screen.findAllByRole('article');
      expect(screen.queryByRole('button', { name: /Switch Now/ })).toBeNull();
      expect(screen.queryByRole('region', { name: 'Cheapest deal' })).toBeNull();
      expect(document.body.textContent).not.toContain('you can switch to here');
      expect(screen.getByText(says)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Start a new quote' })).toBeTruthy();
      await user.click(screen.getByRole('link', { name: 'See your switch' }));
      expect(address()).toBe('/switch-complete');
    },
  );

  it('is not there for a deal that is for comparison only [Q2.31]', async () => {
    const review = aRow({ tariffName: 'Look', switchOption: 'None' });
    show(replyWith([review]), { search: '?switchable=false' });
    const shown = within(await screen.findByRole('article', { name: 'Gas & Co Look' }));
    expect(shown.queryByRole('button', { name: /Switch Now/ })).toBeNull();
    expect(shown.getByText(/cannot be switched to through us/)).toBeTruthy();
    expect(shown.getByRole('button', { name: /More Info/ })).toBeTruthy();
  });
});

describe('More Info', () => {
  it('keeps pay method and switch option and opens the details of the tariff [Q2.32] [Q7.01]', async () => {
    const { user, sessions, called } = show(replyWith(rows));
    await screen.findAllByRole('article');
    await user.click(within(deal('Gamma')).getByRole('button', { name: 'More Info about Gas & Co, Gamma' }));
    expect(await screen.findByText('Another page')).toBeTruthy();
    expect(address()).toBe('/tariff-details/3?payMethod=MonthlyDirectDebit');
    expect(entry()).toMatchObject({
      from: 'results',
      switchOption: 'Switch',
      costs: { totalCost: expect.any(Number), savings: expect.any(Number) },
    });
    expect(sessions.at(-1)).toMatchObject({ payMethod: 'MonthlyDirectDebit', switchOption: 'Switch' });
    expect(JSON.stringify(called)).toContain(
      '{"name":"Action","value":"More Info"},{"name":"Tariff Id","value":"3"}',
    );
  });
});

describe('comparing', () => {
  it('chooses up to three deals, says so, and shows them side by side in a table', async () => {
    const { user } = show(replyWith(rows));
    await screen.findAllByRole('article');
    await user.click(compare('Alpha'));
    expect(screen.getByText('1 of 3 chosen. Choose one or two more deals to compare.')).toBeTruthy();
    for (const name of ['Beta', 'Gamma', 'Delta']) await user.click(compare(name));
    expect(screen.getByText('Three deals at most. Remove one to compare another.')).toBeTruthy();
    expect(compare('Delta')).toHaveProperty('checked', false);
    await user.click(screen.getByRole('button', { name: 'Compare 3 deals' }));
    expect(address()).toContain('view=compare');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Compare 3 deals' }));
    const headers = within(screen.getByRole('table')).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent?.replace(/^[A-Z]+(?=[A-Z][a-z])/, ''))).toEqual([
      'If you stay',
      'Gas & Co Alpha',
      'Gas & Co Beta',
      'Gas & Co Gamma',
    ]);
    expect(screen.getByRole('rowheader', { name: 'A year' })).toBeTruthy();
    // What is alike is no line of its own.
    expect(screen.queryByRole('rowheader', { name: 'Green' })).toBeNull();
    expect(within(screen.getByRole('row', { name: /^All 3 alike/ })).getByText(/^Green: /)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Switch Now to/ })).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Browser’s Back' }));
    expect(dealNames()).toHaveLength(4);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Compare 3 deals' }));
  });

  it('says once what all of the deals offer, and by each deal what it alone does [Q2.31]', async () => {
    const told = rows.map((row) => ({ ...row, tariffDetails: [`Of ${row.tariffName}`, 'Of all'] }));
    show(replyWith(told), {
      search: `?compare=${[1, 2, 3].map((id) => `${id}-MonthlyDirectDebit`)}&view=compare`,
    });
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByText('Of all')).toHaveLength(1);
    const shared = within(table.getByRole('row', { name: /^All 3 alike/ }));
    expect(shared.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Of all');
    const own = within(table.getByRole('row', { name: /^Rates and more/ }));
    expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Of Alpha',
      'Of Beta',
      'Of Gamma',
    ]);
  });

  it('is one Tab from the tick, comes back to it, and leaves open what was opened', async () => {
    const { user } = show(replyWith(rows.map((row) => ({ ...row, tariffDetails: ['1', '2', '3', '4'] }))));
    await screen.findAllByRole('article');
    const more = () => within(deal('Beta')).getByRole('button', { name: /^Show .* about Gas & Co, Beta$/ });
    await openRates(user, 'Beta');
    await user.click(more());
    await user.click(compare('Alpha'));
    expect(screen.queryByRole('button', { name: /^Compare . now/ })).toBeNull();
    await user.click(compare('Beta'));
    expect(screen.getByText('2 of 3 chosen. Compare now, or choose one more.')).toBeTruthy();
    await user.tab();
    const now = within(deal('Beta')).getByRole('button', { name: 'Compare 2 now, with Gas & Co, Beta' });
    expect(document.activeElement).toBe(now);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Compare 2 deals' }));
    await user.click(screen.getByRole('button', { name: 'Back to all deals' }));
    expect(document.activeElement?.textContent).toBe('Compare 2 now, with Gas & Co, Beta');
    expect(deal('Beta').contains(document.activeElement)).toBe(true);
    expect(more().getAttribute('aria-expanded')).toBe('true');
  });

  it('is opened by a link, takes deals away, and ends with the last one', async () => {
    const search = '?compare=2-MonthlyDirectDebit,99-MonthlyDirectDebit&view=compare';
    const { user } = show(replyWith(rows), { search });
    expect(await screen.findByRole('heading', { name: 'Compare 1 deal' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove Gas & Co, Beta' }));
    expect(dealNames()).toHaveLength(4);
  });

  it.each(['Back to all deals', 'Browser’s Back'])(
    'is left by %s before the router has drawn it',
    async (name) => {
      const { user } = show(replyWith(rows));
      await screen.findAllByRole('article');
      for (const chosen of ['Alpha', 'Beta']) await user.click(compare(chosen));
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
      screen.getByRole('button', { name: 'Compare 2 deals' }).click();
      // React draws what was pressed by itself now; what the router tells it comes a little later.
      await Promise.resolve();
      expect(address()).not.toContain('view=compare');
      screen.getByRole('button', { name }).click();
      await expect.poll(() => dealNames()).toHaveLength(4);
      vi.unstubAllGlobals();
    },
  );

  it('goes back to the list from a link too', async () => {
    const { user } = show(replyWith(rows), { search: '?compare=2-MonthlyDirectDebit&view=compare' });
    await user.click(await screen.findByRole('button', { name: 'Back to all deals' }));
    expect(dealNames()).toHaveLength(4);
    expect(address()).toBe('/results/home-energy?compare=2-MonthlyDirectDebit');
  });
});

describe('a deal that breaks', () => {
  it('says so in its place and leaves the others', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <ul>
        <RowBoundary>
          <Breaks />
        </RowBoundary>
        <RowBoundary>Whole</RowBoundary>
      </ul>,
    );
    silence.mockRestore();
    expect(screen.getByText('This deal could not be shown.')).toBeTruthy();
    expect(screen.getByText('Whole')).toBeTruthy();
  });
});
