import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../src/energy/api/failure.ts';
import { CarbonOffset } from '../../../../src/energy/pages/carbon/CarbonOffset.tsx';
import { openPage } from '../open-page.tsx';

afterEach(cleanup);
const customer = {
  customerId: 'c1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  carbonFootprint: 2740,
  fullCarbonCost: 46.6,
  paymentReference: null,
};
const project = (id: number, name: string) => ({
  id,
  name,
  location: 'Wales',
  discription: `Trees of ${name}`,
  overview: `More of ${name}`,
  imageBase64: '',
});
const asked = 'POST /request/clevel/customer/carbonoffset';
const listed = 'GET /request/clevel/projects';
const paid = 'POST /request/clevel/customer/{id}/carbonoffset/payment';
const good = {
  [asked]: customer,
  [listed]: { projects: [project(1, 'Oakwood'), project(2, 'Elmwood')] },
  [paid]: { checkOutUrl: `${location.origin}/checkout/1` },
};

function show(replies: Readonly<Record<string, unknown>> = good) {
  const leave = vi.fn();
  const opened = openPage('carbon-offset', {
    replies,
    page: (store) => <CarbonOffset store={store} customerId="c1" leave={leave} />,
  });
  return { ...opened, leave, user: userEvent.setup() };
}
const heading = () => screen.findByRole('heading', { level: 1 });
const share = (percent: number) => screen.getByRole('radio', { name: new RegExp(`^${percent}%`) });

describe('the carbon page [S2.71]', () => {
  it('greets by name, with footprint and price', async () => {
    show();
    expect(screen.getByText('We are looking up your footprint.')).toBeTruthy();
    expect((await heading()).textContent).toBe('Hello Ada Lovelace');
    expect(document.body.textContent).toContain('Your gas carbon footprint2.74 tons CO2/year');
    expect(document.body.textContent).toContain('Total offset cost for your gas£46.60');
  });

  it('greets nobody by name where the service tells none', async () => {
    show({ ...good, [asked]: { ...customer, firstName: null, lastName: null } });
    expect((await heading()).textContent).toBe('Offset your gas carbon footprint');
  });

  it('asks how much once a project is chosen, says the price of it, and goes to the payment page', async () => {
    const { user, leave, called } = show();
    const cards = await screen.findAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Oakwood',
      'Elmwood',
    ]);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Select Elmwood' }));
    expect(screen.getByRole('button', { name: 'Selected Elmwood' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(screen.queryByRole('button', { name: /^Offset your carbon by/ })).toBeNull();
    await user.click(share(75));
    await user.click(screen.getByRole('button', { name: 'Offset your carbon by 75% (£34.95)' }));
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(`${location.origin}/checkout/1`));
    expect(called.find(({ name }) => name === paid)?.parts).toEqual({
      path: { id: 'c1' },
      body: { projectId: 2, percentage: 75 },
    });
  });

  it('tells more of a project in a dialog, and gives the focus back', async () => {
    const { user } = show();
    const more = await screen.findByRole('button', { name: 'More Info about Oakwood' });
    await user.click(more);
    expect(screen.getByRole('dialog', { name: 'Oakwood' }).textContent).toContain('More of Oakwood');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(more);
  });

  it('stays, and says so, when the payment page is refused', async () => {
    const { user, leave } = show({ ...good, [paid]: { checkOutUrl: 'https://evil.example/checkout' } });
    await user.click(await screen.findByRole('button', { name: 'Select Oakwood' }));
    await user.click(share(25));
    await user.click(screen.getByRole('button', { name: /^Offset your carbon by 25%/ }));
    expect(await screen.findByText(/We could not open the payment page/)).toBeTruthy();
    expect(leave).not.toHaveBeenCalled();
  });

  it.each([
    ['are none', { projects: [] }, 'You can offset'],
    ['cannot be had', undefined, 'No GET /request/clevel/projects today'],
  ])(
    'without projects, which %s, says why, has the footprint noted, and asks again on request [Q8.04]',
    async (_, reply, why) => {
      const { user, table } = show({ ...good, [listed]: reply });
      const said = await screen.findByText(
        'We have encountered an issue fetching offset projects from our provider',
      );
      expect(said).toBeTruthy();
      expect(screen.getByText(/on our partner’s own site/).textContent).toMatch(new RegExp(`^${why}`));
      expect(document.body.textContent).toContain('Please note your footprint: 2.74 tons CO2/year.');
      table[listed] = good[listed];
      await user.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(await screen.findByRole('heading', { name: 'Choose a project' })).toBeTruthy();
    },
  );

  it('of a finished offset gives its reference, and offers no other', async () => {
    show({ ...good, [asked]: { ...customer, paymentReference: 'CO2-77' } });
    expect((await heading()).textContent).toBe('Your carbon offset journey is complete');
    expect(screen.getByText('CO2-77')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Select/ })).toBeNull();
  });

  it('of a customer whom nobody knows is error 404', async () => {
    show({ ...good, [asked]: new ApiFailure({ status: 404 }) });
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/error/404'));
  });

  it('that cannot be loaded says why, and loads on request', async () => {
    const { user, table } = show({ ...good, [asked]: new ApiFailure({ status: 0 }) });
    expect((await heading()).textContent).toBe('We could not load your footprint');
    expect(document.body.textContent).toContain('Please check your connection');
    table[asked] = customer;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Hello Ada Lovelace' })).toBeTruthy();
  });
});
