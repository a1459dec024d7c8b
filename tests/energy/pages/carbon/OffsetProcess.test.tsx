import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { OffsetProcess } from '../../../../src/energy/pages/carbon/OffsetProcess.tsx';
import { JourneyPage } from '../../../../src/react/page/JourneyPage.tsx';
import { openPage } from '../open-page.tsx';

afterEach(cleanup);
const updated = 'GET /request/clevel/customer/carbonoffset/payment/update';
const asked = 'POST /request/clevel/customer/carbonoffset';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const address = () => screen.getByLabelText('address').textContent;

describe('the page after the payment [S2.72]', () => {
  const show = (reply: unknown, c?: string, id: string | undefined = 'c 1', session = {}) => {
    const opened = openPage('carbon-offset-process', {
      session,
      replies: { [updated]: reply },
      page: (store) => <OffsetProcess store={store} id={id} oid="o1" c={c} />,
    });
    return { ...opened, user: userEvent.setup() };
  };

  it('of a payment that the service confirms says so, with the certificate and the reference', async () => {
    show({ isPaid: true, paymentReference: 'CO2-77' });
    expect(screen.getByText('We are confirming your payment.')).toBeTruthy();
    expect(await heading('Your payment')).toBeTruthy();
    expect(await heading('Payment Successful')).toBeTruthy();
    expect(document.body.textContent).toContain('You have offset your carbon for one year.');
    expect(document.body.textContent).toContain('your certificate is emailed to you within 24 hours');
    expect(screen.getByText('CO2-77')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    [100, 'You have offset your carbon for one year.'],
    [25, 'You have offset 25% of your carbon for one year.'],
    [7, 'You have offset your carbon for one year.'],
  ])('says no more than what was paid for: %i percent', async (projectPercentage, said) => {
    show({ isPaid: true, paymentReference: 'CO2-77', projectPercentage });
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it.each([true, false])(
    'leads back to the switch that it belongs to, where one is known: paid %s',
    async (isPaid) => {
      const { user } = show({ isPaid }, undefined, 'c 1', { switched: true });
      await user.click(await screen.findByRole('link', { name: 'Back to your switch' }));
      expect(address()).toBe('/switch-complete');
    },
  );

  it.each([
    ['the service knows of none', { isPaid: false }, undefined],
    ['the address says that it was cancelled', { isPaid: true }, '1'],
  ])('says that it failed when %s, and leads back', async (_, reply, c) => {
    const { user } = show(reply, c);
    expect(await heading('Payment Failed')).toBeTruthy();
    expect(document.body.textContent).toContain('Oops');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(address()).toBe('/carbon-offset/c%201');
  });

  it('is that of no payment without its numbers: the question for a switch, and no failure', () => {
    openPage('carbon-offset-process', {
      page: (store) => <OffsetProcess store={store} id={undefined} oid={undefined} c={undefined} />,
    });
    expect(address()).toBe('/carbon-offset');
    expect(document.body.textContent).not.toContain('Payment Failed');
  });

  it('of one that was cancelled without a customer leads back to the question for a switch', async () => {
    const opened = openPage('carbon-offset-process', {
      page: (store) => <OffsetProcess store={store} id={undefined} oid={undefined} c="1" />,
    });
    expect(await heading('Payment Failed')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(address()).toBe('/carbon-offset');
    expect(opened.called).toEqual([]);
  });

  it('claims neither success nor failure when nobody could tell, and asks again on request', async () => {
    const { table, user } = show(undefined);
    expect(await heading('We could not confirm your payment yet')).toBeTruthy();
    expect(screen.queryByText(/Payment (Successful|Failed)/)).toBeNull();
    table[updated] = { isPaid: true, paymentReference: 'CO2-77' };
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeTruthy();
  });
});

describe('the way to the offset of a switch made before [S2.70]', () => {
  const show = (reply: unknown) => {
    openPage('existing-switch', {
      replies: { [asked]: reply },
      page: (store) => <JourneyPage store={store} />,
    });
    return userEvent.setup();
  };
  const ask = async (user: ReturnType<typeof userEvent.setup>, id: string) => {
    await user.type(await screen.findByRole('textbox', { name: /Switch Id/ }), id);
    await user.click(await screen.findByRole('button', { name: 'See Projects' }));
  };

  it('goes to the projects of a switch that is known', async () => {
    const user = show({ customerId: 'c1', carbonFootprint: 1, fullCarbonCost: 1 });
    expect(await heading('Offset Your Current Switch')).toBeTruthy();
    await ask(user, '4711');
    await waitFor(() => expect(address()).toBe('/carbon-offset/c1'));
  });

  it('calls its one box once, whether it is seen or heard, and tells where its number stands [S2.70]', async () => {
    show({});
    const box = await screen.findByRole('textbox', { name: 'Switch Id' });
    expect(document.body.textContent?.match(/Switch Id/g)).toHaveLength(1);
    const hint = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toContain('1 to 10 digits, on the receipt');
  });

  it('goes there by Enter in the box too', async () => {
    const user = show({ customerId: 'c1', carbonFootprint: 1, fullCarbonCost: 1 });
    await user.type(await screen.findByRole('textbox', { name: /Switch Id/ }), '4711{Enter}');
    await waitFor(() => expect(address()).toBe('/carbon-offset/c1'));
  });

  it('shows its button from the start, which asks for the number where there is none', async () => {
    const user = show({});
    await user.click(await screen.findByRole('button', { name: 'See Projects' }));
    expect(await screen.findByText('Switch Id is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Switch Id/ }));
  });

  it('says that it could not find another, and keeps its number', async () => {
    const user = show({});
    await ask(user, '4712');
    expect(await screen.findByText('We could not find a switch with this Id.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Switch Id/ }).value).toBe('4712');
  });
});
