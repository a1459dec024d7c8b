import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../src/api/client.ts';
import { effects } from '../../src/effects/index.ts';
import type { Json } from '../../src/engine/types.ts';
import { Results } from '../../src/pages/Results.tsx';
import { createJourneyStore } from '../../src/runtime/store.ts';
import { fakeCall } from '../effects/world.ts';
import { smallDefinitions } from '../runtime/definitions.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
});
afterEach(cleanup);

const name = 'POST /request/results/detail';
const saved = { switchId: 7, switchType: 'gasToGas', proposedPayMethod: 'MonthlyDirectDebit' };
const row = {
  tariffId: 1,
  tariffName: 'Fixed 12',
  isFixed: true,
  supplierId: 2,
  supplierName: 'Gas & Co',
  isGreen: true,
  payMethod: 'MonthlyDirectDebit',
  switchOption: 'Switch',
  totalCost: 1201,
  savings: 218,
  carbonFootprint: 0,
  hasCancellationFee: false,
  hasPaperBilling: false,
  hasOnlineManagement: false,
  hasWarmHomeDiscount: false,
  tariffDetails: [],
};

const replyWith = (rows: unknown) => ({
  [name]: { resultsInDetailDto: { resultsInDetail: rows }, uuid: 'u' },
});

function show(api: Call, session: Record<string, Json> = saved) {
  const store = createJourneyStore({
    definitions: smallDefinitions,
    journey: 'small',
    world: Promise.resolve({ effects, api }),
    today: '2026-11-21',
    session,
    brand: {},
    averages: {},
  });
  render(
    <MemoryRouter initialEntries={['/results/home-energy']}>
      <Routes>
        <Route path="/results/home-energy" element={<Results store={store} start="/switch/home-energy" />} />
        <Route path="/switch/home-energy" element="The first page" />
      </Routes>
    </MemoryRouter>,
  );
}

describe('the results page', () => {
  it('leads to the first page when no quote is saved [Q7.20]', () => {
    const { api, called } = fakeCall({});
    show(api, {});
    expect(screen.getByText('The first page')).toBeTruthy();
    expect(called).toEqual([]);
  });

  it('shows each deal with its costs, saving and marks in words, in the server’s order [Q2.31] [Q7.20]', async () => {
    const dearer = {
      ...row,
      tariffId: 2,
      tariffName: 'Flex',
      isFixed: false,
      isGreen: false,
      hasCancellationFee: true,
      totalCost: 1300,
      savings: -72,
    };
    const same = { ...row, tariffId: 3, tariffName: 'Same', savings: 0.2, switchOption: 'None' };
    show(fakeCall(replyWith([row, dearer, same])).api);
    expect(await screen.findByText('3 deals')).toBeTruthy();
    const deals = within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('heading', {
      level: 2,
    });
    expect(deals.map(({ textContent }) => textContent)).toEqual(['Fixed 12', 'Flex', 'Same']);
    const [first, second, third] = deals.map((deal) => deal.closest('li')?.textContent);
    for (const words of [
      'Gas & Co',
      '£101 a month',
      '£1,201 a year',
      'saves £218 a year',
      'Cheapest',
      'Fixed price',
      'Green',
      'No exit fee',
    ])
      expect(first).toContain(words);
    for (const words of ['costs £72 more a year', 'Variable price', 'Exit fee'])
      expect(second).toContain(words);
    expect(second).not.toContain('Cheapest');
    expect(third).toContain('about the same');
    expect(third).toContain('cannot be switched to through us');
  });

  it('says at the top which deal is the cheapest, what it saves and what is paid now (V2)', async () => {
    const dearer = { ...row, tariffId: 2, tariffName: 'Flex', totalCost: 1300, savings: 119 };
    show(fakeCall(replyWith([row, dearer])).api);
    const best = await screen.findByRole('region', { name: 'Cheapest deal' });
    expect(best.textContent).toContain('Cheapest: Gas & Co, Fixed 12, £101 a month. It saves £218 a year.');
    expect(best.textContent).toContain('What you pay now£1,419 a year');
  });

  it('names the cheapest deal that can be switched to when a cheaper one is for comparison only', async () => {
    const reviewed = { ...row, tariffId: 2, tariffName: 'Flex', totalCost: 1100, switchOption: 'None' };
    const same = { ...row, savings: 0 };
    show(fakeCall(replyWith([reviewed, same])).api);
    const best = await screen.findByRole('region', { name: 'Cheapest deal' });
    expect(best.textContent).toContain('Cheapest that you can switch to: Gas & Co, Fixed 12');
    expect(best.textContent).toContain('It costs about the same as you pay now.');
  });

  it('counts one deal as one', async () => {
    show(fakeCall(replyWith([row])).api);
    expect(await screen.findByText('1 deal')).toBeTruthy();
  });

  it('discloses the commission', async () => {
    show(fakeCall(replyWith([row])).api);
    expect(await screen.findByText(/paid a commission/)).toBeTruthy();
  });

  it.each([
    ['there are none', replyWith([])],
    ['every row is broken', replyWith([{ tariffId: 'x' }, null, 4])],
    ['the reply is of another kind', { [name]: { resultsInDetailDto: 'x' } }],
    ['the call fails', {}],
  ])('says No results found when %s [Q2.33] [Q8.04]', async (_, replies) => {
    show(fakeCall(replies).api);
    expect(await screen.findByRole('heading', { name: 'No results found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change your answers' })).toBeTruthy();
  });

  it('shows hostile text as text', async () => {
    show(fakeCall(replyWith([{ ...row, tariffName: '<img src=x onerror=alert(1)>' }])).api);
    expect(await screen.findByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });
});
