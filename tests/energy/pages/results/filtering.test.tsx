import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aRow } from './deals.ts';
import { address, dealNames, replyWith, results, saved, show } from './show.tsx';

afterEach(cleanup);

const rows = [
  aRow({ tariffName: 'Alpha' }),
  aRow({
    tariffId: 2,
    tariffName: 'Beta',
    isFixed: false,
    isGreen: false,
    totalCost: 1300,
    supplierId: 7,
    supplierName: 'Bright',
  }),
  aRow({
    tariffId: 3,
    tariffName: 'Gamma',
    isGreen: false,
    totalCost: 1400,
    supplierId: 50,
    supplierName: 'Candle',
  }),
  aRow({ tariffId: 4, tariffName: 'Delta', switchOption: 'None', totalCost: 1500 }),
];
const compareBox = (tariff: string) =>
  screen.getByRole('checkbox', { name: new RegExp(`^Compare .*${tariff}$`) });
const filter = () => within(screen.getByRole('region', { name: 'Filter Results' }));

describe('filters', () => {
  it('hide what cannot be switched to, say how much, and show it by a button [Q2.34]', async () => {
    const { user } = show(replyWith(rows));
    await screen.findByText('Showing 3 deals you can switch to here.');
    await user.click(screen.getByRole('button', { name: 'Show 1 more we cannot switch for you' }));
    expect(dealNames()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
    expect(screen.getByText('Showing 4 deals, 1 of which we cannot switch for you.')).toBeTruthy();
    expect(address()).toBe('/results/home-energy?switchable=false');
    await user.click(screen.getByRole('button', { name: 'Show only those you can switch to here' }));
    expect(dealNames()).not.toContain('Delta');
    expect(address()).toBe('/results/home-energy');
  });

  it('say of the only deal that it cannot be switched to [Q2.34]', async () => {
    show(replyWith(rows.slice(3)), { search: '?switchable=false' });
    expect(await screen.findByText('Showing 1 deal, which we cannot switch for you.')).toBeTruthy();
  });

  it('say in the bar of the comparison how many of the chosen deals they hide [Q2.34]', async () => {
    const { user } = show(replyWith(rows));
    await screen.findAllByRole('article');
    for (const name of ['Alpha', 'Beta']) await user.click(compareBox(name));
    const chosen = '2 of 3 chosen. Compare now, or choose one more.';
    expect(screen.getByText(chosen)).toBeTruthy();
    await user.click(filter().getByRole('radio', { name: 'Fixed' }));
    expect(screen.getByText(`${chosen} Your filters hide 1 of these.`)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Compare 2 deals' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove filter Rate type: Fixed' }));
    expect(screen.getByText(chosen)).toBeTruthy();
  });

  it('narrow the list, stand as chips and in the address, and come off one by one [Q2.34]', async () => {
    const { user } = show(replyWith(rows));
    await screen.findAllByRole('article');
    await user.click(filter().getByRole('radio', { name: 'Fixed' }));
    expect(dealNames()).toEqual(['Alpha', 'Gamma']);
    await user.click(await filter().findByRole('checkbox', { name: 'Gas & Co' }));
    expect(dealNames()).toEqual(['Alpha']);
    expect(screen.getByText('Your filters hide 2 more deals.')).toBeTruthy();
    expect(address()).toBe('/results/home-energy?isFixed=fixed&suppliers=2');
    await user.click(screen.getByRole('button', { name: 'Remove filter Rate type: Fixed' }));
    expect(address()).toBe('/results/home-energy?suppliers=2');
    expect(filter().getByRole('radio', { name: 'Fixed' })).toHaveProperty('checked', false);
    await user.click(screen.getByRole('button', { name: 'Remove filter Gas & Co' }));
    expect(dealNames()).toEqual(['Alpha', 'Beta', 'Gamma']);
  });

  it('are all taken off by Reset [Q2.35]', async () => {
    const search = '?isFixed=fixed&isGreen=no&suppliers=50&switchable=false&payMethod=CashOrCheque';
    const cash = rows.map((row) => ({ ...row, payMethod: 'CashOrCheque' }));
    const { user } = show(replyWith([...rows, ...cash]), { search });
    await screen.findAllByRole('article');
    expect(dealNames()).toEqual(['Gamma']);
    await user.click(screen.getByRole('button', { name: 'Reset all filters' }));
    expect(address()).toBe('/results/home-energy');
    expect(dealNames()).toEqual(['Alpha', 'Beta', 'Gamma']);
    for (const name of ['Monthly Direct Debit', 'Deals you can switch to'])
      expect(filter().getByRole('radio', { name })).toHaveProperty('checked', true);
    for (const any of filter().getAllByRole('radio', { name: 'Any' }))
      expect(any).toHaveProperty('checked', true);
    expect(filter().queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it('come back with the browser’s Back and by a shared link', async () => {
    const { user } = show(replyWith(rows), { search: '?isGreen=no&nonsense=1&isFixed=often' });
    await screen.findAllByRole('article');
    expect(dealNames()).toEqual(['Beta', 'Gamma']);
    await user.click(filter().getByRole('radio', { name: 'Variable' }));
    expect(dealNames()).toEqual(['Beta']);
    await user.click(screen.getByRole('button', { name: 'Browser’s Back' }));
    expect(dealNames()).toEqual(['Beta', 'Gamma']);
    expect(filter().getByRole('radio', { name: 'Variable' })).toHaveProperty('checked', false);
  });

  it('that hide everything say so with the exact words, and what to take off [Q2.33]', async () => {
    const { user } = show(replyWith(rows), { search: '?isGreen=yes&isFixed=variable' });
    expect(
      await screen.findByRole('heading', { name: 'No results found for you chosen filters' }),
    ).toBeTruthy();
    const status = screen.getByText('Your filters hide all 3 deals.');
    expect(status.getAttribute('role')).toBe('status');
    expect(document.body.textContent).not.toMatch(/0 deals|more deals/);
    // The way to clear them stands beside it, and once.
    const reset = screen.getByRole('button', { name: 'Reset all filters' });
    expect(reset.parentElement).toBe(status.parentElement);
    await user.click(screen.getByRole('button', { name: 'Remove Rate type: Variable (1 deal)' }));
    expect(dealNames()).toEqual(['Alpha']);
    // A second press of the key must not be a press on the deal that stands in its place.
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'About these deals' }));
  });

  it('that hide everything are cleared together [Q2.35]', async () => {
    const { user } = show(replyWith(rows), { search: '?isGreen=yes&isFixed=variable' });
    await user.click(await screen.findByRole('button', { name: 'Reset all filters' }));
    expect(dealNames()).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(address()).toBe('/results/home-energy');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'About these deals' }));
  });

  it('begin with the proposed pay method, and another one is asked of the service once [Q2.34] [Q7.20]', async () => {
    const asked: unknown[] = [];
    const api = async (name: string, { body }: { body: { includeAllPayMethodOptions: boolean } }) => {
      if (name !== results) return { recorded: 1 };
      asked.push(body);
      const dearer = { tariffId: 9, tariffName: 'Cash', totalCost: 1400 };
      const cash = aRow({ ...dearer, payMethod: 'CashOrCheque' });
      const resultsInDetail = body.includeAllPayMethodOptions ? [...rows, cash] : rows;
      return { resultsInDetailDto: { resultsInDetail }, uuid: 'u' };
    };
    const { user, sessions } = show(api as never);
    await screen.findAllByRole('article');
    await user.click(filter().getByRole('radio', { name: 'Cash & Cheque' }));
    await screen.findByRole('article', { name: 'Gas & Co Cash' });
    expect(dealNames()).toEqual(['Cash']);
    const best = screen.getByRole('region', { name: 'Cheapest deal' });
    expect(best.textContent).toContain('Cash is the cheapest deal shown:');
    expect(document.activeElement).toBe(filter().getByRole('radio', { name: 'Cash & Cheque' }));
    await user.click(filter().getByRole('radio', { name: 'Monthly Direct Debit' }));
    expect(dealNames()).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(asked).toMatchObject([
      { includeAllPayMethodOptions: false, proposedPayMethod: 'MonthlyDirectDebit' },
      { includeAllPayMethodOptions: true, proposedPayMethod: 'MonthlyDirectDebit' },
    ]);
    expect(sessions.at(-1)).toMatchObject({ includeAllPayMethodOptions: true });
  });

  it('offer a prepayment home no other pay method [Q2.20]', async () => {
    const session = { ...saved, proposedPayMethod: 'PrePaymentMeter' };
    const prepaid = rows.map((row) => ({ ...row, payMethod: 'PrePaymentMeter' }));
    show(replyWith(prepaid), { session, search: '?payMethod=CashOrCheque' });
    await screen.findAllByRole('article');
    expect(dealNames()).toHaveLength(3);
    expect(filter().queryByRole('radio', { name: 'Cash & Cheque' })).toBeNull();
  });

  it('put the big six before the others [Q2.34]', async () => {
    const { user } = show(replyWith(rows));
    await screen.findAllByRole('article');
    const names = () =>
      filter()
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent);
    await filter().findByRole('checkbox', { name: 'Bright' });
    expect(names()).toHaveLength(2);
    await user.click(filter().getByRole('button', { name: 'All other suppliers (1)' }));
    expect(names().at(-1)).toContain('Candle');
  });
});

describe('the order', () => {
  it('is chosen, said and kept in the address', async () => {
    const { user } = show(
      replyWith([
        aRow({ tariffName: 'Alpha', isGreen: false }),
        aRow({ tariffId: 2, tariffName: 'Beta', totalCost: 1300 }),
      ]),
    );
    await screen.findAllByRole('article');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Green first');
    expect(dealNames()).toEqual(['Beta', 'Alpha']);
    expect(screen.getByText(/Green deals come first/)).toBeTruthy();
    expect(address()).toBe('/results/home-energy?sort=greenest');
  });
});
