import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { definitions } from '../../../../src/definitions/load.ts';
import type { Call } from '../../../../src/energy/api/client.ts';
import { ApiFailure } from '../../../../src/energy/api/failure.ts';
import { worldOf } from '../../../../src/energy/effects/effect.ts';
import { effects } from '../../../../src/energy/effects/index.ts';
import { laterEffects } from '../../../../src/energy/effects/later.ts';
import { TariffDetails } from '../../../../src/energy/pages/details/TariffDetails.tsx';
import { energy } from '../../../../src/energy/trade.ts';
import { valuesOf } from '../../../../src/engine/path.ts';
import type { Json } from '../../../../src/engine/types.ts';
import { createJourneyStore } from '../../../../src/runtime/store.ts';
import {
  gasPlans,
  information,
  informationCall,
  informationReply,
  label,
  labelCall,
  labelsReply,
  projection,
  projectionCall,
  projectionsReply,
} from '../../../tariff.ts';

const keyCall = 'POST /request/switch/pro/key';
const switchedCall = 'POST /request/customer/whitelabel/switch/complete';
const trackCall = 'POST /request/user/track-records';
const saved = { switchId: 7, switchType: 'gasToGas', proposedPayMethod: 'MonthlyDirectDebit' };
const dual = { ...saved, switchType: 'dualConsolidatedToDualConsolidated' };
const brand = { supplierName: 'Switchyard', productName: 'our service' };

const complete: Readonly<Record<string, unknown>> = {
  [informationCall]: informationReply(),
  [labelCall]: labelsReply(true, false),
  [projectionCall]: projectionsReply(gasPlans),
  [trackCall]: { recorded: 1 },
};

afterEach(cleanup);

/** Replies by call: a value, a failure to throw, or a promise of either. What was asked is noted. */
function service(replies: Readonly<Record<string, unknown>>) {
  const table = { ...replies };
  const called: { readonly name: string; readonly body: unknown }[] = [];
  const answer = async (name: string, { body }: { readonly body?: unknown }) => {
    called.push({ name, body });
    const reply = await table[name];
    if (reply instanceof ApiFailure) throw reply;
    if (reply === undefined) throw new ApiFailure({ status: 503, said: `No ${name} today` });
    return reply;
  };
  const bodies = (name: string) => called.filter((call) => call.name === name).map(({ body }) => body);
  return { api: answer as Call, table, bodies };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{`${pathname}${search}`}</output>;
}

let goTo: (to: string | number) => void = () => undefined;
function Guide() {
  const navigate = useNavigate();
  goTo = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to));
  return null;
}

interface Opened {
  readonly replies?: Readonly<Record<string, unknown>>;
  readonly session?: Record<string, Json>;
  readonly id?: string;
  readonly from?: readonly (string | { pathname: string; search?: string; state: unknown })[];
}

function open({ replies = complete, session = saved, id = '202', from }: Opened = {}) {
  const { api, table, bodies } = service(replies);
  const world = Promise.resolve(worldOf(api, { ...effects, ...laterEffects }));
  const options = { definitions, journey: 'tariff-details', world, trade: energy, today: '2026-11-21' };
  const store = createJourneyStore({ ...options, session, sources: { brand } });
  const entries = [...(from ?? [`/tariff-details/${id}`])];
  const details = (
    <TariffDetails store={store} tariffId={id} start="/switch/home-energy" contact={<p>The contact box</p>} />
  );
  const page = render(
    <MemoryRouter initialEntries={entries} initialIndex={entries.length - 1}>
      <Routes>
        <Route path="/tariff-details/:id" element={details} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
      <Guide />
    </MemoryRouter>,
  );
  return { store, table, bodies, user: userEvent.setup(), page };
}

const address = () => screen.getByLabelText('address').textContent;
const region = (name: string | RegExp) => screen.findByRole('region', { name });
/** The figures of a fuel: a group of rows of the one table of all. */
const figuresOf = async (fuel: string) => {
  const table = await screen.findByRole('table', { name: /^All figures of (electricity and )?gas$/ });
  const of = within(table).getByRole('rowheader', { name: fuel }).closest('tbody');
  if (!of) throw new Error(`No rows of ${fuel}.`);
  return { table, of };
};
const text = () => document.body.textContent ?? '';

describe('the details of a tariff', () => {
  it('lead to the first page when no quote is saved [Q2.40]', () => {
    const { bodies } = open({ session: {} });
    expect(address()).toBe('/switch/home-energy');
    expect(bodies(informationCall)).toEqual([]);
  });

  it('show who sells it, what its marks say, and four features with the others on request [Q2.40] [Q9.11]', async () => {
    const { user } = open({ session: { ...saved, payMethod: 'QuaterlyDirectDebit' } });
    const summary = await region('This tariff');
    expect(await within(summary).findByRole('heading', { name: 'Gas & Co Fixed 12 Months' })).toBeTruthy();
    expect(summary.textContent).toContain('Quarterly Direct Debit');
    const marks =
      'Fixed until about 26-11-2027|Green|Exit fee £50|Online account|Paper bills|Warm Home Discount'.split(
        '|',
      );
    for (const mark of marks) expect(await within(summary).findByText(mark)).toBeTruthy();
    expect(within(summary).getByText('Four.')).toBeTruthy();
    expect(within(summary).queryByText(/^Five/)).toBeNull();
    await user.click(
      within(summary).getByRole('button', { name: /^Show 2 more\s*about Gas & Co, Fixed 12 Months$/ }),
    );
    expect(within(summary).getByText('Five, by our service.')).toBeTruthy();
    await user.click(within(summary).getByRole('button', { name: /Show less/ }));
    expect(within(summary).queryByText(/^Five/)).toBeNull();
    expect(screen.getByText('The contact box')).toBeTruthy();
    expect(document.title).toBe('Gas & Co, Fixed 12 Months: Tariff details');
  });

  it('say what it costs and saves in the words of the results [Q2.40] [Q2.41]', async () => {
    open();
    const box = await region('Cost and switching');
    await waitFor(() => expect(box.textContent).toContain('£46 a month'));
    expect(box.textContent).toContain('£548 a year');
    expect(box.textContent).toContain('saves £82 a year');
  });

  it('ask for all three parts at once, and record the view with the tariff’s id [Q7.01] [Q7.21]', async () => {
    const never = new Promise(() => undefined);
    const { bodies } = open({
      replies: { [informationCall]: never, [labelCall]: never, [projectionCall]: never },
    });
    await waitFor(() => expect(bodies(trackCall)).toHaveLength(1));
    for (const name of [informationCall, labelCall, projectionCall]) expect(bodies(name)).toHaveLength(1);
    expect(JSON.stringify(bodies(trackCall)[0])).toContain(
      '[{"name":"Page","value":"Tariff Details"},{"name":"Tariff Id","value":"202"}]',
    );
    for (const name of ['This tariff', 'Your personal projection', 'Tariff Information Label'])
      expect((await region(name)).getAttribute('aria-busy')).toBe('true');
  });
});

describe('the projections', () => {
  it('are a picture of the year with its conclusion and its table (V1) [Q2.41]', async () => {
    open();
    const section = await region('Your personal projection');
    const picture = await within(section).findByRole('img', { name: /^How far ahead switching is/ });
    expect(picture.textContent).toContain('fix ends');
    expect(section.textContent).toContain(
      'Switching saves £82 a year. Until 08-06-2027 you will have paid more than if you stay; from then on you are ahead.',
    );
    expect(section.textContent).toContain('Your present fixed price ends on 28-02-2027');
    const table = within(section).getByRole('table', { name: /What you pay each month/ });
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(13);
    expect(rows[1]?.textContent).toBe('21-11-2026£30.00£45.00£15.00 behind');
    expect(rows[12]?.textContent).toContain('£82.50 ahead');
  });

  it.each([
    [0, 'costs about the same'],
    [1, 'costs £1 more a year'],
  ])('draw no difference of %i pounds, which the line says [Q2.41]', async (more, said) => {
    const [Existing, New] = [0, more].map((pounds) => projection({ personalProjection: 500 + pounds }));
    const plans = { ...gasPlans, Existing: Existing ?? gasPlans.Existing, New: New ?? gasPlans.New };
    open({ replies: { ...complete, [projectionCall]: projectionsReply(plans) } });
    const section = await region('Your personal projection');
    expect(await within(section).findByText(new RegExp(`^Switching ${said}`))).toBeTruthy();
    expect(within(section).queryByRole('img')).toBeNull();
    expect(within(section).queryByText(/^How far ahead or behind/)).toBeNull();
    expect(within(section).getByRole('table', { name: /What you pay each month/ })).toBeTruthy();
  });

  it.each([2, 3, 7, 40, 1234])('name their axis, and no mark of it twice, for £%i [Q2.41]', async (more) => {
    const [Existing, New] = [0, more].map((pounds) => projection({ personalProjection: 500 + pounds }));
    const plans = { ...gasPlans, Existing: Existing ?? gasPlans.Existing, New: New ?? gasPlans.New };
    open({ replies: { ...complete, [projectionCall]: projectionsReply(plans) } });
    const picture = await screen.findByRole('img', { name: /^How far ahead switching is/ });
    expect(screen.getByText('How far ahead or behind you are if you switch, in pounds')).toBeTruthy();
    const marks = within(picture)
      .getAllByText(/^-£/)
      .map(({ textContent }) => textContent);
    expect(new Set(marks).size).toBe(marks.length);
    expect(marks).not.toContain('-£0');
  });

  it('are what the money buys, now and new, with the table (V4) [Q2.41]', async () => {
    open();
    const table = await screen.findByRole('table', { name: /a whole year at each tariff's rates/ });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Part of the billNowNew',
      'Standing charge365 days at 50.00p = £182.50365 days at 50.00p = £182.50',
      'Energy you use1,000 kWh at 18.25p = £182.501,000 kWh at 36.50p = £365.00',
      'Together£365.00£547.50',
    ]);
    expect(
      screen.getByText(/Gas: of each pound 50p goes on the standing charge now, 33p after/),
    ).toBeTruthy();
  });

  it('are worked out in words and numbers, with every figure of the four plans [Q2.41]', async () => {
    open();
    const { table, of: workings } = await figuresOf('Gas');
    const titles = within(table).getAllByRole('columnheader');
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^If you stay/),
      expect.stringMatching(/^If you switch/),
      expect.stringMatching(/^Your supplier’s default tariff/),
      expect.stringMatching(/^This tariff for a whole year/),
    ]);
    expect(workings.textContent).toContain('265 days on the default tariff of Old Power = £530.00');
    const rows = within(workings).getAllByRole('row');
    // Its name, how it comes about, and the 16 fields of a plan, each with four values.
    expect(rows).toHaveLength(18);
    for (const row of rows.slice(1)) expect(within(row).getAllByRole('cell')).toHaveLength(4);
  });

  it('say that what is spent is less than the standing charge alone, and draw that [Q2.41]', async () => {
    const { Existing, ...others } = gasPlans;
    const none = { annualUsage: 0, personalProjection: 182.5 };
    open({
      replies: {
        ...complete,
        [projectionCall]: projectionsReply({ ...others, Existing: { ...Existing, ...none } }),
      },
    });
    const section = await region('Your personal projection');
    expect(
      await within(section).findByText(
        'You spend less on gas than your tariff’s standing charge, so staying costs that charge alone.',
      ),
    ).toBeTruthy();
    cleanup();
    open();
    await screen.findByText(/Gas: of each pound/);
    expect(screen.queryByText(/You spend less/)).toBeNull();
  });

  it('say that a demonstration is one beside the prices', async () => {
    open();
    const section = await region('Your personal projection');
    expect(await within(section).findByText('A demonstration tariff: not an offer.')).toBeTruthy();
  });

  it('count the fee for leaving, say so beside every saving, and say what is left of the saving', async () => {
    const Existing = { ...gasPlans.Existing, terminationFees: 100 };
    open({ replies: { ...complete, [projectionCall]: projectionsReply({ ...gasPlans, Existing }) } });
    const price = await region('Cost and switching');
    expect(await within(price).findByText('before your £100 exit fee')).toBeTruthy();
    expect(text()).toContain('Switching saves £82 a year before your £100 exit fee:');
    // What the picture counts, the page does not call uncounted.
    expect(text()).toContain('with the exit fee');
    expect(text()).toContain('An exit fee of your present tariff is counted in the picture');
    expect(text()).toContain('With that you pay £18 more than if you stay over the next 12 months.');
  });

  it('never add up half a home: a missing plan leaves its parts out with a sentence', async () => {
    const replies = { ...complete, [projectionCall]: projectionsReply(gasPlans, null) };
    open({ session: dual, replies });
    expect(await screen.findByText(/Some figures of your next 12 months are missing/)).toBeTruthy();
    expect(screen.getByText(/Some electricity figures are missing/)).toBeTruthy();
    expect(screen.getByText('We have no cost for your home at the moment.')).toBeTruthy();
    const { table, of: electricity } = await figuresOf('Electricity');
    expect(within(electricity).getAllByText(/no figures for this/)).toHaveLength(4);
    const { of: gas } = await figuresOf('Gas');
    expect(within(gas).queryByText(/no figures for this/)).toBeNull();
    expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
  });
});

describe('the Tariff Information Label', () => {
  it('is a table of every field for each fuel, which says once what is the same [Q2.42] [Q9.12]', async () => {
    const both = labelsReply(true, true);
    const gas = { ...label, unitRate: 6.843, standingCharge: 29.564 };
    const reply = { tilDto: { ...both.tilDto, gasTariffInformationLabel: gas } };
    open({ session: dual, replies: { ...complete, [labelCall]: reply } });
    const table = await screen.findByRole('table', { name: 'Tariff Information Label' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['', 'Electricity', 'Gas'],
      ['Supplier', 'Gas & Co'],
      ['Tariff name', 'Fixed 12 Months'],
      ['Tariff ends on', '20-11-2027'],
      ['Payment method', 'Monthly Direct Debit'],
      ['Unit rate', '24.503p a kWh', '6.843p a kWh'],
      ['Unit rate, day', 'Does not apply'],
      ['Unit rate, night', 'Does not apply'],
      ['Standing charge', '50.00p a day', '29.564p a day'],
      ['Price guaranteed until', '12 months from the day your supply starts'],
      ['Exit fees, if you leave before the tariff ends', '£50 per fuel'],
      ['Discounts and additional charges', 'None'],
      ['Additional products and services', 'A boiler check'],
    ]);
    const shared = within(table).getByRole('cell', { name: 'Gas & Co' });
    expect(shared).toHaveProperty('colSpan', 2);
    // It is told to be of both fuels, by whose columns and row it stands for.
    const named = shared.getAttribute('headers')?.split(' ') ?? [];
    expect(named.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Supplier',
      'Electricity',
      'Gas',
    ]);
    expect(screen.getByRole('button', { name: 'Print these labels' })).toBeTruthy();
  });

  it('says which fuel’s is missing', async () => {
    open({ session: dual });
    expect(
      await screen.findByText('There is no electricity label for this tariff at the moment.'),
    ).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Tariff Information Label' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Gas']);
  });
});

/** A label with some parts as other services give them. */
const labelled = (parts: object) => ({
  ...complete,
  [labelCall]: { tilDto: { gasTariffInformationLabel: { ...label, ...parts } } },
});
const labelRows = async () =>
  within(await screen.findByRole('table', { name: 'Tariff Information Label' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('a label of another service', () => {
  it.each([
    ['an exit fee in pounds', { exitFees: 50 }, 'Exit fees, if you leave before the tariff ends£50.00'],
    ['an exit fee of nothing', { exitFees: 0 }, 'Exit fees, if you leave before the tariff endsNone'],
    ['no exit fee', { exitFees: null }, 'Exit fees, if you leave before the tariff endsNot given'],
    ['a mad exit fee', { exitFees: -5 }, 'Exit fees, if you leave before the tariff endsNot given'],
    ['a charge in pounds', { discountsAndAdditionalCharges: 7.5 }, 'Discounts and additional charges£7.50'],
    ['a monthly pay method', { paymentMethod: 'MonthlyDirectDebit' }, 'Payment methodMonthly Direct Debit'],
    ['a quarterly one', { paymentMethod: 'QuaterlyDirectDebit' }, 'Payment methodQuarterly Direct Debit'],
    [
      'one in other spelling',
      { paymentMethod: 'quarterlyDirectDebit' },
      'Payment methodQuarterly Direct Debit',
    ],
    ['cash', { paymentMethod: 'CashOrCheque' }, 'Payment methodCash & Cheque'],
    ['prepayment', { paymentMethod: 'prePaymentMeter' }, 'Payment methodPrepayment'],
    ['words of its own', { paymentMethod: 'Standing order' }, 'Payment methodStanding order'],
    ['no other rates', { unitRateDay: 0, unitRateNight: 0 }, 'Unit rate, nightDoes not apply'],
  ])('is read in words with %s [Q2.42]', async (_, parts, row) => {
    open({ replies: labelled(parts) });
    expect(await labelRows()).toContain(row);
  });

  it.each([
    ['no other', null, 'Unit rateDoes not apply'],
    ['0 for the other', 0, 'Unit rateDoes not apply'],
    ['their average', 26.05, 'Unit rate26.05p a kWh'],
  ])('has the day and the night rate with %s [Q2.42]', async (_, unitRate, row) => {
    open({ replies: labelled({ unitRate, unitRateDay: 32.98, unitRateNight: 16.49 }) });
    const rows = await labelRows();
    expect(rows).toEqual(
      expect.arrayContaining([row, 'Unit rate, day32.98p a kWh', 'Unit rate, night16.49p a kWh']),
    );
  });
});

describe('the projections of an Economy 7 tariff', () => {
  // 600 kWh by day and 400 by night: with the standing charge £365 + £192 + £64.
  const rates = { unitRateDay: 32, unitRateNight: 16, personalProjection: 621, nextTwelveMonthsWithVat: 621 };
  const ofTwoRates = (unitRate: number | null) =>
    Object.fromEntries(
      Object.entries(gasPlans).map(([name, plan]) => [
        name,
        {
          ...plan,
          daysLeftOnCurrentTariff: 365,
          daysOnDefaultTariff: 0,
          standingCharge: 100,
          unitRate,
          ...rates,
        },
      ]),
    ) as typeof gasPlans;
  const cells = async () =>
    within(await screen.findByRole('table', { name: /a whole year at each tariff's rates/ }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent?.split(' = ')[0]);

  it.each([null, 0, 25.6])(
    'show what is paid by day and by night, with %j for one rate [Q2.41]',
    async (one) => {
      open({ replies: { ...complete, [projectionCall]: projectionsReply(ofTwoRates(one)) } });
      expect(await cells()).toEqual([
        'Part of the billNowNew',
        'Standing charge365 days at 100.00p',
        'Energy by day600 kWh at 32.00p',
        'Energy by night400 kWh at 16.00p',
        'Together£621.00£621.00',
      ]);
      const { of: workings } = await figuresOf('Gas');
      expect(workings.textContent).toContain('400 kWh at 16.00p = £64.00');
    },
  );

  it('leave no part out where the present tariff has one rate [Q2.41]', async () => {
    const { Existing } = gasPlans;
    const plans = { ...ofTwoRates(null), Existing };
    open({ replies: { ...complete, [projectionCall]: projectionsReply(plans) } });
    expect(await cells()).toEqual([
      'Part of the billNowNew',
      'Standing charge365 days at 50.00p',
      'Energy you use1,000 kWh at 18.25p',
      'Energy by dayDoes not apply600 kWh at 32.00p',
      'Energy by nightDoes not apply400 kWh at 16.00p',
      'Together£365.00£621.00',
    ]);
  });
});

describe('what the service sends', () => {
  it('stays text and contained, however hostile [Q9.11]', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const replies = {
      ...complete,
      [informationCall]: informationReply({
        tariffName: hostile,
        supplierNameSimple: '**bold** [link](https://evil.example)',
        supplierDescription: `By Switchyard ${'x'.repeat(1_000_000)}`,
        tariffDetails: [hostile, hostile],
        termsAndConditionsUrlDto: { supplier: 'javascript:alert(1)' },
      }),
    };
    const { user } = open({ replies });
    expect(
      await screen.findByRole('heading', { name: `**bold** [link](https://evil.example) ${hostile}` }),
    ).toBeTruthy();
    expect(document.querySelector('img[src]')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/^We have no link to the terms/)).toBeTruthy();
    const supplier = await region(/^About/);
    expect(supplier.textContent?.length).toBeLessThan(1000);
    expect(supplier.textContent).toContain('By our service');
    await user.click(within(supplier).getByRole('button', { name: 'Show more' }));
    expect(supplier.textContent?.length).toBeGreaterThan(4000);
    expect(supplier.textContent?.length).toBeLessThan(6000);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://gas.example/',
    '/terms',
    'https://me@evil.example/',
    '',
  ])('is no link to terms at %j', async (supplier) => {
    const replies = {
      ...complete,
      [informationCall]: informationReply({ termsAndConditionsUrlDto: { supplier } }),
    };
    open({ replies });
    expect(await screen.findByText(/^We have no link to the terms/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is a link to the supplier’s terms when that is safe [Q2.40]', async () => {
    open();
    const link = await screen.findByRole('link', { name: /Terms & Conditions of Gas & Co/ });
    expect(link.getAttribute('href')).toBe('https://gas.example/terms');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it.each([
    ['nothing', {}],
    ['null parts', { tariffInfoDto: null, tilDto: null, pppDto: null }],
    ['lists', { tariffInfoDto: [], tilDto: [], pppDto: [] }],
    ['words', { tariffInfoDto: 'x', tilDto: 'x', pppDto: 'x' }],
  ])('leaves the page standing when it is %s [Q8.04]', async (_, reply) => {
    open({ replies: { [informationCall]: reply, [labelCall]: reply, [projectionCall]: reply } });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3));
    expect(screen.getByRole('button', { name: 'Back to your deals' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Switch Now' })).toBeNull();
  });

  it.each([
    ['Your personal projection', projectionCall],
    ['Tariff Information Label', labelCall],
    ['This tariff', informationCall],
  ])('may fail for “%s” alone, and can be asked for again [Q8.04]', async (name, call) => {
    const { table, user, bodies } = open({ replies: { ...complete, [call]: undefined } });
    const section = await region(name);
    expect(await within(section).findByText(`No ${call} today`)).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    table[call] = complete[call];
    await user.click(within(section).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(bodies(call)).toHaveLength(2);
    expect(section.getAttribute('aria-busy')).toBe('false');
  });

  it.each([
    ['Your personal projection', projectionCall],
    ['Tariff Information Label', labelCall],
  ])('says in “%s” that the quote is gone, and leads to the answers', async (name, call) => {
    open({ replies: { ...complete, [call]: new ApiFailure({ status: 404, said: 'No such quote.' }) } });
    const section = await region(name);
    expect(await within(section).findByText(/Your quote is no longer kept/)).toBeTruthy();
    const link = within(section).getByRole('link', { name: 'Check your answers' });
    expect(link.getAttribute('href')).toBe('/switch/home-energy');
    expect(within(section).getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  it.each(['999', 'abc', '1e3', '-1', '99999999999999999999'])(
    'says that tariff %s is unknown',
    async (id) => {
      const replies = {
        [informationCall]: new ApiFailure({ status: 404, said: 'We do not know this tariff.' }),
      };
      open({ id, replies });
      expect(
        await screen.findByRole('heading', { level: 1, name: 'We do not know this tariff' }),
      ).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Back to your deals' }).getAttribute('href')).toBe(
        '/results/home-energy',
      );
    },
  );
});

it('a tariff that the service did not know is asked for once more by a button [Q7.21]', async () => {
  const refusal = new ApiFailure({ status: 404, said: 'We do not know this tariff.' });
  const { table, user } = open({ replies: { ...complete, [informationCall]: refusal } });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  table[informationCall] = complete[informationCall];
  await user.click(again);
  expect(await region('This tariff')).toBeTruthy();
  expect(screen.queryByText('We do not know this tariff')).toBeNull();
});

describe('Switch Now', () => {
  it('starts the switch with the pay method of the details and goes on [Q2.32] [Q2.40]', async () => {
    const replies = { ...complete, [keyCall]: { geniusSwitchKeyDto: { switchKey: 'k' } } };
    const { bodies, user, store } = open({ replies, session: { ...saved, payMethod: 'CashOrCheque' } });
    await user.dblClick(await screen.findByRole('button', { name: 'Switch Now' }));
    await waitFor(() => expect(address()).toBe('/details'));
    const gas = { tariffId: 202, payMethod: 'CashOrCheque' };
    expect(bodies(keyCall)).toEqual([{ switchId: 7, switchType: 'gasToGas', switchPlan: { gas } }]);
    expect(valuesOf(store.view.getState().state, 'session')).toMatchObject({
      switchKey: 'k',
      proposedPayMethod: 'CashOrCheque',
    });
  });

  it('says why it did not start, in the server’s words as text, and stays [Q2.32]', async () => {
    const failure = new ApiFailure({ status: 409, said: 'Taken [here](https://evil.example).' });
    const { user } = open({ replies: { ...complete, [keyCall]: failure } });
    await user.click(await screen.findByRole('button', { name: 'Switch Now' }));
    expect(await screen.findByText('Taken [here](https://evil.example).')).toBeTruthy();
    expect(address()).toBe('/tariff-details/202');
    expect(screen.queryByRole('link', { name: 'See your switch' })).toBeNull();
  });

  it('leads to the switch that was made of this quote, and to another quote [Q2.32]', async () => {
    const failure = new ApiFailure({ status: 409, said: 'The switch of this quote is under way already.' });
    const replies = { ...complete, [keyCall]: failure, [switchedCall]: true };
    const { user } = open({ replies });
    await user.click(await screen.findByRole('button', { name: 'Switch Now' }));
    expect(await screen.findByRole('link', { name: 'Start a new quote' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'See your switch' }));
    expect(address()).toBe('/switch-complete');
  });

  it('gives way to the switch that this browser knows was made of the quote [Q2.32] [Q2.40]', async () => {
    open({ session: { ...saved, switched: true, switchedSupplier: 'OVO' } });
    expect(await screen.findByRole('heading', { name: 'Gas & Co Fixed 12 Months' })).toBeTruthy();
    const made = within(screen.getByText('You have switched to OVO').closest('[role=status]') as HTMLElement);
    expect(made.getByRole('link', { name: 'Start a new quote' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Switch Now' })).toBeNull();
    const box = within(screen.getByRole('region', { name: 'Cost and switching' }));
    expect(box.getByRole('link', { name: 'See your switch' })).toBeTruthy();
  });

  it.each([
    ['a word of its own', { switchOption: 'Switchable' }, undefined],
    ['nothing, and the results did', { switchOption: null }, 'Switch'],
    ['nothing, and no results were seen', { switchOption: undefined }, undefined],
  ])(
    'stands where the service says %s: only None is for review [Q2.34] [Q2.40]',
    async (_, given, inResults) => {
      const reply = { tariffInfoDto: { ...information, ...given } };
      const session = inResults === undefined ? saved : { ...saved, switchOption: inResults };
      open({ replies: { ...complete, [informationCall]: reply }, session });
      expect(await screen.findByRole('heading', { name: 'Gas & Co Fixed 12 Months' })).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Switch Now' })).toBeTruthy();
      expect(text()).not.toContain('For comparison only');
    },
  );

  it.each([
    ['the service', informationReply({ switchOption: 'None' }), 'Switch'],
    [
      'the results, where the service does not say',
      { tariffInfoDto: { ...information, switchOption: null } },
      'None',
    ],
    ['the results, while the service has not answered', new Promise(() => undefined), 'None'],
  ])(
    'is hidden with the reason when the deal is for review only by %s [Q2.40]',
    async (_, reply, switchOption) => {
      open({ replies: { ...complete, [informationCall]: reply }, session: { ...saved, switchOption } });
      expect(
        await screen.findByText('For comparison only: this deal cannot be switched to through us.'),
      ).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Switch Now' })).toBeNull();
    },
  );

  it('is hidden when the tariff is not for this home', async () => {
    const refusal = new ApiFailure({ status: 400, said: 'This tariff is not sold for Economy 7 meters.' });
    open({ replies: { ...complete, [projectionCall]: refusal } });
    const box = await region('Cost and switching');
    await waitFor(() => expect(box.textContent).toContain('not sold for Economy 7'));
    expect(screen.queryByRole('button', { name: 'Switch Now' })).toBeNull();
  });
});

describe('coming and going', () => {
  it('leads back to the very entry of the history with its filters [Q2.40]', async () => {
    const { user } = open({
      from: [
        '/results/home-energy?isGreen=yes',
        { pathname: '/tariff-details/202', state: { from: 'results' } },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Back to your deals' }));
    expect(address()).toBe('/results/home-energy?isGreen=yes');
  });

  it.each([
    ['after a reload', saved],
    [
      'by the way back from another deal',
      { ...saved, payMethod: 'QuaterlyDirectDebit', switchOption: 'None' },
    ],
  ])('shows the deal that was opened, paid as it was, %s [Q2.32] [Q2.40]', async (_, session) => {
    const opened = {
      pathname: '/tariff-details/202',
      search: '?payMethod=CashOrCheque',
      state: { from: 'results', switchOption: 'Switch' },
    };
    const late = new Promise(() => undefined);
    const { user, bodies } = open({
      replies: {
        ...complete,
        [informationCall]: late,
        [keyCall]: { geniusSwitchKeyDto: { switchKey: 'k' } },
      },
      session,
      from: ['/results/home-energy', opened],
    });
    await user.click(await screen.findByRole('button', { name: 'Switch Now' }));
    const chosen = { tariffId: 202, payMethod: 'CashOrCheque' };
    await waitFor(() => expect(bodies(keyCall)).toMatchObject([{ switchPlan: { gas: chosen } }]));
    for (const call of [labelCall, projectionCall])
      expect(bodies(call)).toMatchObject([{ proposedPayMethod: 'CashOrCheque' }]);
  });

  it('shows a deal as it is paid where its address was opened elsewhere, and as the quote is for a pay method that there is not [Q2.32]', async () => {
    for (const [search, paid] of [
      ['?payMethod=CashOrCheque', 'CashOrCheque'],
      ['?payMethod=Barter', 'MonthlyDirectDebit'],
    ]) {
      const { bodies, page } = open({ from: [`/tariff-details/202${search}`] });
      await waitFor(() => expect(bodies(labelCall)).toMatchObject([{ proposedPayMethod: paid }]));
      page.unmount();
    }
  });

  it.each([
    ['the costs of the results', 7, '£100 a month'],
    ['none of another quote', 8, 'We have no cost for your home at the moment.'],
  ])('shows %s where they cannot be worked out [Q2.40]', async (_, switchId, said) => {
    const costs = { switchId, totalCost: 1200, savings: 90 };
    open({
      replies: { ...complete, [projectionCall]: new ApiFailure({ status: 503 }) },
      from: ['/results/home-energy', { pathname: '/tariff-details/202', state: { from: 'results', costs } }],
    });
    const box = await region('Cost and switching');
    await waitFor(() => expect(box.textContent).toContain(said));
  });

  it.each([
    ['as the results say it', 7, 'Exit fee £130'],
    ['without an amount where the results were of another quote', 8, 'Exit fee'],
  ])('shows the exit fee %s where the label does not come [Q2.40]', async (_, switchId, said) => {
    const costs = { switchId, totalCost: 1200, savings: 90, exitFees: 130 };
    open({
      replies: { ...complete, [labelCall]: new ApiFailure({ status: 400 }) },
      from: ['/results/home-energy', { pathname: '/tariff-details/202', state: { from: 'results', costs } }],
    });
    expect(await within(await region('This tariff')).findByText(said)).toBeTruthy();
  });

  it('leads to the list when the page was opened by its address [Q2.40]', async () => {
    const { user } = open({ from: ['/elsewhere', '/tariff-details/202'] });
    await user.click(screen.getByRole('button', { name: 'Back to your deals' }));
    expect(address()).toBe('/results/home-energy');
  });

  it('asks for all parts again on every arrival, and records it; going back finds what was there [Q7.01] [Q7.21]', async () => {
    const { bodies, store } = open({ from: ['/elsewhere'] });
    const go = (to: string | number) => act(async () => goTo(to));
    const asked = () =>
      [informationCall, labelCall, projectionCall, trackCall].map((name) => bodies(name).length);
    await go('/tariff-details/202');
    await region('Tariff Information Label');
    await waitFor(() => expect(asked()).toEqual([1, 1, 1, 1]));
    await waitFor(() => expect(store.view.getState().state.pending).toEqual({}));
    await go('/elsewhere');
    await go('/tariff-details/202');
    await waitFor(() => expect(asked()).toEqual([2, 2, 2, 2]));
    await waitFor(() => expect(store.view.getState().state.pending).toEqual({}));
    await go('/elsewhere');
    await go(-1);
    expect(await screen.findByText(/Your next 12 months/)).toBeTruthy();
    expect(asked()).toEqual([2, 2, 2, 2]);
  });
});
