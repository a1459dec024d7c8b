import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/energy/api/failure.ts';
import { aRow } from './deals.ts';
import { deal, dealNames, openRates, replyWith, results, show, tracking } from './show.tsx';

afterEach(cleanup);

describe('the results page', () => {
  it('leads to the first page when no quote is saved, and asks for nothing [Q7.20]', () => {
    const { called } = show(replyWith([]), { session: {} });
    expect(screen.getByText('Another page')).toBeTruthy();
    expect(called).toEqual([]);
  });

  it('shows each deal with its costs, saving and flags in words, in the server’s order [Q2.31] [Q7.20]', async () => {
    const dearer = aRow({
      tariffId: 2,
      tariffName: 'Flex',
      isFixed: false,
      isGreen: false,
      hasCancellationFee: true,
      hasPaperBilling: true,
      hasOnlineManagement: true,
      hasWarmHomeDiscount: true,
      exitFees: 130,
      totalCost: 1300,
      savings: -72,
    });
    const same = aRow({ tariffId: 3, tariffName: 'Same', savings: 0.2 });
    const until = aRow({ tariffId: 4, tariffName: 'Until', fixedMonths: 12 });
    const { user } = show(replyWith([aRow(), dearer, same, until]));
    await screen.findByText('Showing 4 deals you can switch to here.');
    expect(dealNames()).toEqual(['Fixed 12', 'Flex', 'Same', 'Until']);
    await openRates(user, 'Fixed 12');
    await openRates(user, 'Flex');
    const first = deal('Fixed 12').textContent;
    for (const words of [
      'Gas & Co Fixed 12',
      'Monthly Direct Debit',
      '£101 a month',
      '£1,201 a year',
      'saves £218 a year',
      'Cheapest',
      'Fixed price',
      'Green',
      'No exit fee',
    ])
      expect(first).toContain(words);
    const second = deal('Flex').textContent;
    for (const words of ['costs £72 more a year', 'Variable price', 'Exit fee £130', 'Paper bills'])
      expect(second).toContain(words);
    for (const words of ['Online account', 'Warm Home Discount']) expect(second).toContain(words);
    for (const words of ['Cheapest', 'Green', 'No exit fee']) expect(second).not.toContain(words);
    expect(deal('Same').textContent).toContain('about the same');
    expect(deal('Until').textContent).toContain('Fixed until about 26-11-2027');
  });

  it('shows three feature texts and the others on request, in generic words [Q2.31] [Q9.11]', async () => {
    const tariffDetails = ['One by Acme', 'Two', 'Three', 'Four', 'Five'];
    const brand = { supplierName: 'Acme', productName: 'our service' };
    const { user } = show(replyWith([aRow({ tariffDetails })]), { brand });
    await screen.findByRole('article');
    expect(screen.queryByText('One by our service')).toBeNull();
    await openRates(user, 'Fixed 12');
    const more = screen.getByRole('button', { name: 'Show 2 more about Gas & Co, Fixed 12' });
    expect(screen.getByText('One by our service')).toBeTruthy();
    expect(screen.queryByText('Four')).toBeNull();
    await user.click(more);
    expect(screen.getByText('Five')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show less about Gas & Co, Fixed 12' }));
    expect(screen.queryByText('Four')).toBeNull();
  });

  it('says at the top what a switch saves, and in one sentence which deal does it [Q2.31]', async () => {
    show(replyWith([aRow(), aRow({ tariffId: 2, tariffName: 'Flex', totalCost: 1300, savings: 119 })]));
    const best = await screen.findByRole('region', { name: 'Cheapest deal' });
    expect(best.textContent).toBe(
      'Save £218 a yearGas & Co, Fixed 12 is the cheapest deal: £101 a month, where staying costs £119.',
    );
    expect(within(best).queryAllByRole('button')).toEqual([]);
  });

  it('says beside every saving that the exit fee of the present tariff is not counted [Q2.31]', async () => {
    const rows = [aRow(), aRow({ tariffId: 2, tariffName: 'Flex', totalCost: 1380, savings: 39 })];
    show(replyWith(rows, 50));
    const best = await screen.findByRole('region', { name: 'Cheapest deal' });
    expect(best.textContent).toMatch(/^Save £218 a year before your £50 exit fee/);
    for (const [tariff, saving, outweighs] of [
      ['Fixed 12', 'saves £218 a year', 'true'],
      ['Flex', 'saves £39 a year', 'false'],
    ] as const) {
      const said = within(deal(tariff)).getByText(new RegExp(`^${saving}`));
      expect(said.textContent).toBe(`${saving} before your £50 exit fee`);
      // In green only where it is more than the fee.
      expect(said.dataset.saves).toBe(outweighs);
    }
    cleanup();

    show(replyWith(rows));
    await screen.findByRole('region', { name: 'Cheapest deal' });
    expect(document.body.textContent).not.toContain('before your');
  });

  it('does not open with a saving that the exit fee of the present tariff outweighs', async () => {
    show(replyWith([aRow({ savings: 54 })], 100));
    const best = await screen.findByRole('region', { name: 'Cheapest deal' });
    expect(best.textContent).toMatch(/^Your £100 exit fee outweighs the saving of £54 a year/);
    expect(best.textContent).not.toContain('before your');
    cleanup();
    show(replyWith([aRow({ savings: 100 })], 100));
    expect((await screen.findByRole('region', { name: 'Cheapest deal' })).textContent).toMatch(
      /^Save £100 a year before your £100 exit fee/,
    );
  });

  it('says of the deals shown alone that they cost more, where a cheaper one is hidden', async () => {
    const review = aRow({ tariffId: 2, tariffName: 'Flex', totalCost: 1100, switchOption: 'None' });
    show(replyWith([review, aRow({ savings: -30 })]));
    const best = await screen.findByRole('region', { name: 'Cheapest deal' });
    expect(best.textContent).toMatch(/^Staying costs less than any deal shown/);
  });

  it('says that nothing is saved where no deal costs less', async () => {
    show(replyWith([aRow({ savings: -30 })]));
    const best = await screen.findByRole('region', { name: 'Cheapest deal' });
    expect(best.textContent).toMatch(/^Staying costs less/);
  });

  it('says why so much is paid now where the spending does not even cover the standing charge', async () => {
    show(replyWith([aRow({ carbonFootprint: 0 })]));
    expect(await screen.findByText(/less than your tariff’s standing charge/)).toBeTruthy();
    cleanup();
    show(replyWith([aRow()]));
    await screen.findByRole('article');
    expect(screen.queryByText(/less than your tariff’s standing charge/)).toBeNull();
  });

  it('says so when a cheaper deal is hidden because it cannot be switched to [Q2.34]', async () => {
    const review = aRow({ tariffId: 2, tariffName: 'Flex', totalCost: 1100, switchOption: 'None' });
    show(replyWith([review, aRow({ savings: 0 })]));
    const best = await screen.findByRole('region', { name: 'Cheapest deal' });
    expect(best.textContent).toContain('Gas & Co, Fixed 12 is the cheapest deal that you can switch to');
    expect(best.textContent).toContain('You pay about the same now');
    expect(best.textContent).toContain(
      'Gas & Co, Flex costs less, £1,100 a year, but we cannot switch it for you.',
    );
    expect(deal('Fixed 12').textContent).not.toContain('Cheapest');
  });

  it('discloses the commission and how the list is ranked', async () => {
    show(replyWith([aRow()]));
    const said = await screen.findByText(/pay us a commission/);
    expect(said.textContent).toContain('It changes neither prices nor their order.');
    expect(said.parentElement?.textContent).toContain('Ranked by what a year costs, cheapest first.');
  });

  it('records one view of the page [Q7.01]', async () => {
    const { called } = show(replyWith([aRow()]));
    await screen.findByRole('article');
    const views = called.filter(({ name }) => name === tracking);
    expect(views).toHaveLength(1);
    expect(JSON.stringify(views[0]?.parts)).toContain('{"name":"Page","value":"Results"}');
  });

  it('shows the carbon footprint once, and only when the brand does [Q2.30]', async () => {
    const rows = [aRow({ carbonFootprint: 3140 }), aRow({ tariffId: 2, carbonFootprint: 3140 })];
    show(replyWith(rows), { brand: { carbonOffset: true } });
    const card = await screen.findByRole('region', { name: 'Carbon footprint' });
    expect(card.textContent).toContain('3.1 tonnes of CO₂e a year');
    cleanup();
    show(replyWith(rows), { brand: { carbonOffset: false } });
    await screen.findAllByRole('article');
    expect(screen.queryByRole('region', { name: 'Carbon footprint' })).toBeNull();
  });

  it.each([
    ['there are none', { [results]: { resultsInDetailDto: { resultsInDetail: [] }, uuid: 'u' } }],
    ['every row is broken', replyWith([{ tariffId: 'x' }, null, 4])],
    ['the reply is of another kind', { [results]: { resultsInDetailDto: 'x' } }],
    ['the call fails', {}],
  ])('says No results found when %s [Q2.33] [Q8.04]', async (_, replies) => {
    show(replies);
    expect(await screen.findByRole('heading', { name: 'No results found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Check your answers' })).toBeTruthy();
  });

  it('says of a quote that is kept no more, or elsewhere, that it is not here [Q8.04]', async () => {
    const api = async () => {
      throw new ApiFailure({ status: 404 });
    };
    show(api as never);
    expect(await screen.findByRole('heading', { name: 'This quote is not here any more' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start a new quote' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it.each([
    [{ status: 0 }, 'We could not reach our service. Please check your connection and try again.'],
    [{ status: 429, retryAfter: 5 }, 'Our service is very busy. Please try again in 5 seconds.'],
    [{ status: 429, said: 'You asked for many quotes. Please wait a minute.' }, 'Please wait a minute.'],
    [{ status: 503 }, 'Our service could not do this. Please try again.'],
  ])('says why the deals could not be had: %o [Q8.04]', async (parts, why) => {
    const api = async () => {
      throw new ApiFailure(parts);
    };
    show(api as never);
    const said = await screen.findByText(/We could not load the deals for your quote\. /);
    expect(said.textContent).toMatch(new RegExp(`${why}$`));
  });

  it('asks again for deals that could not be had', async () => {
    let isUp = false;
    const api = async () => {
      if (!isUp) throw new Error('down');
      return { resultsInDetailDto: { resultsInDetail: [aRow()] }, uuid: 'u' };
    };
    const { user } = show(api as never);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    isUp = true;
    await user.click(again);
    expect(await screen.findByRole('article', { name: 'Gas & Co Fixed 12' })).toBeTruthy();
  });

  it('shows the shape of the list while it is on its way', () => {
    show((() => new Promise(() => undefined)) as never);
    expect(screen.getByText('Finding your deals…')).toBeTruthy();
  });

  it('shows the whole deals of a list with broken rows, and hostile text as text', async () => {
    show(replyWith([{ ...aRow(), savings: null }, aRow({ tariffName: '<img src=x onerror=alert(1)>' })]));
    expect(
      await screen.findByRole('heading', { name: 'Gas & Co <img src=x onerror=alert(1)>' }),
    ).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});
