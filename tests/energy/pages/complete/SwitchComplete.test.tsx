import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SwitchComplete } from '../../../../src/energy/pages/complete/SwitchComplete.tsx';
import { openPage, type PageVisit } from '../open-page.tsx';

afterEach(cleanup);
const made = {
  switchId: 7,
  switched: true,
  gasReference: 'G-ABC',
  electricityReference: 'E-DEF',
  switchedSupplier: 'OVO',
  switchedUuid: 'u-1',
  switchedName: 'Ms Ada Lovelace',
  switchedFuels: 'Gas & Electricity',
  switchedCost: 1344.2,
  switchedOn: '2026-11-20',
};
const carbon = { customerId: 'c1', carbonFootprint: 2740, fullCarbonCost: 46 };
const token = 'x'.repeat(43);
const replies = {
  'POST /request/clevel/customer/carbonoffset': carbon,
  'POST /request/progress/link': { progressLinkDto: { token, lastDay: '2027-01-19' } },
};

const show = (visit: Partial<PageVisit> = {}) =>
  openPage('switch-complete', {
    session: made,
    replies,
    ...visit,
    page: (store) => <SwitchComplete store={store} start="/switch/home-energy" contact="Call us" canKeep />,
  });
const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the complete page', () => {
  it('thanks by name, gives each reference, and says what happens next [S2.60] [S2.61]', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you, Ms Ada Lovelace');
    expect(document.body.textContent).toContain('Your application has been submitted. OVO will be in touch.');
    for (const words of ['Electricity reference numberE-DEF', 'Gas reference numberG-ABC'])
      expect(document.body.textContent).toContain(words);
    expect(cards()).toEqual([
      'Your receipt',
      'Follow its progress',
      'What happens next',
      'Your Switch',
      'Cooling Off',
      'Opening Meter Reads',
      'Unpaid Debt',
    ]);
    expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeTruthy();
    expect(screen.getByText('Call us')).toBeTruthy();
  });

  it('gives a receipt: of whom, what, for which home, at what price and when [S2.60]', () => {
    show({
      brand: { supplierName: 'Beam', supplierPhone: '0800 1' },
      session: {
        ...made,
        switchedTariff: 'Fixed 12',
        switchedPayMethod: 'QuaterlyDirectDebit',
        switchedAddress: '1 High Street, NR2 1NH',
        switchedFixedMonths: 12,
        switchedExitFees: 130,
        switchDelayed: true,
      },
    });
    const receipt = screen.getByRole('region', { name: 'Your receipt' });
    for (const words of [
      'Switched throughBeam',
      'New tariffOVO, Fixed 12',
      'Costs£1,344 a year, about £113 a month',
      'Payment typeQuarterly Direct Debit',
      'Home1 High Street, NR2 1NH',
      'Applied on20-11-2026',
      'Last day to cancel14 days after you receive your welcome pack',
      'NameMs Ada Lovelace',
      'SwitchedGas and electricity',
      // Fourteen days and five to ten working days after Friday 20 November 2026.
      'Supply startsDelayed by two weeks, as you chose: about 11-12-2026 to 18-12-2026',
      'Exit fee£130',
      'Fixed price endsabout 10-12-2027',
      'Questions0800 1',
    ])
      expect(receipt.textContent).toContain(words);
  });

  it.each([
    ['Gas', 'SwitchedGas alone: electricity stays with its supplier'],
    ['Electricity', 'SwitchedElectricity alone: gas, if you have any, stays with its supplier'],
  ])(
    'says of %s alone that the other fuel has not moved, and of no exit fee nothing [S2.60]',
    (switchedFuels, says) => {
      show({ session: { ...made, switchedFuels, switchedExitFees: 0 } });
      const receipt = screen.getByRole('region', { name: 'Your receipt' }).textContent;
      expect(receipt).toContain(says);
      expect(receipt).toContain('Supply startsAs soon as possible: about 27-11-2026 to 04-12-2026');
      expect(receipt).not.toContain('Exit fee');
    },
  );

  it.each([
    [false, 'As soon as possible: about 27-11-2026', 'It takes about 5 working days.'],
    [
      true,
      'Delayed by two weeks, as you chose: about 11-12-2026',
      'It takes about 5 working days after the cooling-off period',
    ],
  ])(
    'says when the supply starts as the supplier says how long it takes; delayed: %s [S2.61]',
    (switchDelayed, starts, takes) => {
      show({ session: { ...made, switchedWorkingDays: 5, switchDelayed } });
      const page = document.body.textContent;
      expect(page).toContain(`Supply starts${starts}`);
      expect(page).toContain(takes);
      expect(page).toContain('Your switch takes about 5 working days.');
      expect(page).not.toMatch(/5 to 10|04-12-2026|18-12-2026/);
    },
  );

  it.each([0, 61, 2.5, '5', true])('takes no number of working days from %s of a storage [S2.61]', (days) => {
    show({ session: { ...made, switchedWorkingDays: days } });
    expect(screen.getByRole('region', { name: 'Your receipt' }).textContent).toContain(
      'As soon as possible: about 27-11-2026 to 04-12-2026',
    );
  });

  it('gives the Switch Id that a carbon offset asks for, of a switch with gas alone [S2.70]', () => {
    const receipt = () => screen.getByRole('region', { name: 'Your receipt' }).textContent;
    show({ brand: { carbonOffset: true } });
    expect(receipt()).toContain('Switch Id7');
    for (const visit of [
      { brand: { carbonOffset: true }, session: { ...made, switchedFuels: 'Electricity' } },
      { brand: { carbonOffset: false } },
    ]) {
      cleanup();
      show(visit);
      expect(receipt()).not.toContain('Switch Id');
    }
  });

  it('presumes no day of the welcome pack: it asks for it, and says what follows [S2.61]', async () => {
    const user = userEvent.setup();
    show();
    const day = screen.getByLabelText<HTMLInputElement>('Day your welcome pack came');
    expect(day.value).toBe('');
    const isShown = () => screen.getByText('My welcome pack has come').closest('details')?.open;
    expect(isShown()).toBe(true);
    const says = () => document.getElementById(day.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(says()).toBe('You can cancel until 14 days after your welcome pack comes.');
    expect(document.body.textContent).toContain('Last day to cancel14 days after your welcome pack comes');
    await user.type(day, '2026-11-21');
    expect(says()).toBe('You can cancel until 05-12-2026.');
    const receipt = screen.getByRole('region', { name: 'Your receipt' });
    expect(receipt.textContent).toContain('Last day to cancel05-12-2026');
    // What has come came by today.
    await user.clear(day);
    await user.type(day, '2026-11-22');
    expect(says()).toBe('You can cancel until 14 days after your welcome pack comes.');
    await user.click(screen.getByRole('button', { name: /dates to my calendar/ }));
    expect(screen.getByRole('alert').textContent).toBe(
      'This day is yet to come. Leave it empty until your welcome pack is here.',
    );
  });

  it('asks for the day of the welcome pack on request alone while none can have come [S2.61]', () => {
    show({ session: { ...made, switchedOn: '2026-11-21' } });
    expect(screen.getByText('My welcome pack has come').closest('details')?.open).toBe(false);
    expect(screen.getByRole('button', { name: /dates to my calendar/ })).toBeTruthy();
  });

  it('gives a link to the progress of the switch, stops it, and makes another', async () => {
    const user = userEvent.setup();
    show({ replies: { ...replies, 'POST /request/progress/end': { ended: true } } });
    const follow = within(await screen.findByRole('region', { name: 'Follow its progress' }));
    const link = await follow.findByRole('link');
    expect(link.getAttribute('href')).toBe(`/switch-progress#${token}`);
    expect(link.textContent).toBe(`${location.origin}/switch-progress#${token}`);
    // The day stands in one piece: it breaks across no two lines.
    expect(follow.getByText('19-01-2027').closest('p')?.textContent).toMatch(/until 19-01-2027/);
    // One press alone stops nothing.
    await user.click(follow.getByText('Stop this link'));
    expect(follow.getByRole('link')).toBeTruthy();
    await user.click(follow.getByRole('button', { name: 'Stop it for everybody' }));
    expect(await follow.findByText(/No link to your switch works now/)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Follow its progress');
    await user.click(follow.getByRole('button', { name: 'Make a link' }));
    expect(await follow.findByRole('link')).toBeTruthy();
  });

  it('has one reference for one fuel, and no name after a reload [S2.60]', () => {
    const { switchedName: _, electricityReference: __, ...rest } = made;
    show({ session: { ...rest, switchedFuels: 'Gas' } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you');
    expect(
      screen.getAllByText('Your reference number', { selector: 'dt' })[0]?.nextSibling?.textContent,
    ).toBe('G-ABC');
    expect(screen.queryByText('Gas reference number')).toBeNull();
  });

  it.each([
    [true, true],
    [false, false],
  ])('speaks of a later start when the person chose to wait: %s [S2.61]', (switchDelayed, says) => {
    show({ session: { ...made, switchDelayed } });
    const card = within(screen.getByRole('region', { name: 'Your Switch' }));
    expect(card.queryByText(/two weeks later/) !== null).toBe(says);
  });

  it.each([
    [
      'PrePaymentMeter',
      /what to top up with.*what credit is left.*your old meter says that you owe/s,
      /bill/,
    ],
    ['MonthlyDirectDebit', /first bill.*final bill/s, /top up|credit is left/],
  ])(
    'speaks to who pays by %s of what they have: bills or credit [S2.61]',
    (switchedPayMethod, says, not) => {
      show({ session: { ...made, switchedPayMethod } });
      const next = screen.getByRole('region', { name: 'What happens next' });
      expect(next.textContent).toMatch(says);
      expect(next.textContent).not.toMatch(not);
    },
  );

  it('says of a switch that was made before that it is being processed [S2.60]', () => {
    show({ session: { switchId: 7, alreadySwitched: true } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Processing Switch');
    expect(document.body.textContent).not.toContain('reference number');
    expect(screen.queryByRole('button', { name: /dates to my calendar/ })).toBeNull();
  });

  it('says of a switch that was made before what the service knows of it, and no cost [S2.60]', async () => {
    const progressDto = {
      referenceNumbers: { g: null, e: 'E-OLD' },
      supplier: 'Shell Energy',
      tariff: 'Variable 3',
      appliedOn: '2026-11-02',
      sentOn: '2026-11-02',
      fixedMonths: null,
      exitFees: 65,
      isDelayed: true,
      lastDay: '2027-01-01',
    };
    const session = { switchId: 7, alreadySwitched: true, askedTariff: 'Variable 3' };
    const after = { ...replies, 'POST /request/progress/open': { progressDto } };
    // The same deal, completed in two tabs, was asked for once.
    show({ session: { ...session, askedSupplier: 'Shell Energy' }, replies: after });
    expect(await screen.findByText(/has been submitted already/)).toBeTruthy();
    await screen.findByRole('region', { name: 'Your receipt' });
    expect(screen.queryByText(/was not asked for/)).toBeNull();
    cleanup();
    show({ session: { ...session, askedSupplier: 'EDF' }, replies: after });
    expect(await screen.findByText(/What you chose here, EDF Variable 3, was not asked for/)).toBeTruthy();
    expect(document.body.textContent).toMatch(/Your switch to Shell Energy has been submitted already/);
    const receipt = await screen.findByRole('region', { name: 'Your receipt' });
    for (const words of ['New tariffShell Energy, Variable 3', 'Applied on02-11-2026', 'Exit fee£65'])
      expect(receipt.textContent).toContain(words);
    expect(receipt.textContent).not.toContain('Costs');
    expect(document.body.textContent).toContain('Your reference numberE-OLD');
    expect(screen.getByText(/two weeks later/)).toBeTruthy();
  });

  it('leads to the first page when nothing was switched [S2.60]', () => {
    show({ session: { switchId: 7 } });
    expect(screen.getByLabelText('address').textContent).toBe('/switch/home-energy');
  });

  it('copies a reference, or says that it could not [S2.60]', async () => {
    const user = userEvent.setup();
    show();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await user.click(screen.getByRole('button', { name: /^Copy ?Gas/ }));
    expect(write).toHaveBeenCalledWith('G-ABC');
    expect(await screen.findByText('Copied.')).toBeTruthy();
    write.mockRejectedValueOnce(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: /^Copy ?Electricity/ }));
    expect(await screen.findByText('Please copy it by hand.')).toBeTruthy();
  });
});

describe('the carbon card [S2.62]', () => {
  const brand = { carbonOffset: true };

  it('gives the footprint, and leads to the offset of the switch', async () => {
    show({ brand });
    expect(await screen.findByText('2.74 tons CO2/year')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Offset my carbon now!' }));
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/carbon-offset/7'));
  });

  it.each([
    ['the offset is not offered', { brand: { carbonOffset: false } }],
    ['electricity alone was switched', { brand, session: { ...made, switchedFuels: 'Electricity' } }],
    ['the footprint cannot be had', { brand, replies: {} }],
  ])('is not there when %s', async (_, visit) => {
    const { store } = show(visit);
    await waitFor(() => expect(store.view.getState().state.pending).toEqual({}));
    expect(cards()).not.toContain('Your gas carbon footprint');
  });
});

describe('the affiliate [S2.63]', () => {
  const brand = { pixelHost: 'pixel.example', switchOwnerReference: 'OWN' };
  const asks = () => screen.queryByRole('region', { name: 'May we tell our partner?' });
  const image = () => document.querySelector('img')?.getAttribute('src');

  it('is told by an image once the person agrees, and not before', async () => {
    const { store } = show({ brand });
    await waitFor(() => expect(store.view.getState().state.pending).toEqual({}));
    expect(image()).toBeUndefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, tell them' }));
    await waitFor(() => expect(image()).toContain('https://pixel.example/?event=1106'));
    expect(asks()?.textContent).toContain('Our partner has been told.');
  });

  it.each([
    ['no host is set', { brand: {} }],
    ['it was told before', { brand, session: { ...made, switchCounted: true } }],
    ['the switch had been made before', { brand, session: { switchId: 7, alreadySwitched: true } }],
  ])('is not spoken of when %s', (_, visit) => {
    show(visit);
    expect(asks()).toBeNull();
    expect(image()).toBeUndefined();
  });
});
