import { describe, expect, it } from 'vitest';
import type { CallName } from '../../src/energy/api/contract.ts';
import { catalogueOf } from '../../src/energy/service/market/catalogue.ts';
import { distinctQuote, dualQuote, electricityQuote, gasQuote, savedQuote } from '../service/quotes.ts';
import { resultsOf } from './results.ts';
import { databases, serviceOn } from './stores.ts';

describe.each(databases)('results on %s', (_, createDatabase) => {
  const service = serviceOn(createDatabase);

  describe('of each type [Q7.10, Q7.20]', () => {
    it.each([gasQuote, electricityQuote, dualQuote, distinctQuote])(
      '$switchType has results',
      async (body) => {
        const { rows, uuid } = await resultsOf(service(), body);
        expect(rows.length).toBeGreaterThan(10);
        expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
      },
    );

    it('keeps one uuid for the results of a quote', async () => {
      const { uuid, switchId } = await resultsOf(service(), gasQuote);
      const again = await service().call('POST /request/results/detail', {
        body: savedQuote(switchId, 'gasToGas'),
      });
      expect(again.uuid).toBe(uuid);
    });
  });

  describe('results', () => {
    it.each([gasQuote, dualQuote])('of $switchType come cheapest first [Q7.20]', async (body) => {
      const { rows } = await resultsOf(service(), body, { includeAllPayMethodOptions: true });
      const costs = rows.map(({ totalCost }) => totalCost);
      expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    });

    it('are the same every time', async () => {
      const [first, second] = [await resultsOf(service(), dualQuote), await resultsOf(service(), dualQuote)];
      expect(second.rows).toEqual(first.rows);
    });

    it('are of the proposed pay method alone, or of every one the meter can use', async () => {
      const methods = async (more: Parameters<typeof savedQuote>[2]) =>
        [
          ...new Set((await resultsOf(service(), gasQuote, more)).rows.map(({ payMethod }) => payMethod)),
        ].toSorted();
      expect(await methods({})).toEqual(['MonthlyDirectDebit']);
      expect(await methods({ includeAllPayMethodOptions: true })).toEqual([
        'CashOrCheque',
        'MonthlyDirectDebit',
        'QuaterlyDirectDebit',
      ]);
      const prepaid = { proposedPayMethod: 'PrePaymentMeter', includeAllPayMethodOptions: true } as const;
      expect(await methods(prepaid)).toEqual(['PrePaymentMeter']);
    });

    it('offer nothing of suppliers that take no customers, and not what the home has already', async () => {
      const { rows } = await resultsOf(service(), gasQuote);
      const ids = new Set(rows.map(({ supplierId }) => supplierId));
      expect(ids).not.toContain(11);
      expect(rows.map(({ tariffId }) => tariffId)).not.toContain(gasQuote.tariffId);
      expect(rows.length).toBe(catalogueOf().openOffers('monthlyDirectDebit', false).length - 1);
    });

    it('compare for a home whose supplier takes no customers any more', async () => {
      const { rows } = await resultsOf(service(), { ...dualQuote, tariffId: 1101 });
      expect(rows.length).toBe(catalogueOf().openOffers('monthlyDirectDebit', false).length);
    });

    it('mark some suppliers for review only [Q2.34]', async () => {
      const { rows } = await resultsOf(service(), dualQuote);
      expect(new Set(rows.map(({ switchOption }) => switchOption))).toEqual(new Set(['Switch', 'None']));
    });

    it('tell the footprint of the home: 11,500 kWh of gas are 2,104.04 kg', async () => {
      const { rows } = await resultsOf(service(), gasQuote);
      expect(new Set(rows.map(({ carbonFootprint }) => carbonFootprint))).toEqual(new Set([2104.04]));
    });

    it('describe each tariff in 4 to 7 sentences, prices first, worked out from the tariff [Q2.31]', async () => {
      const { rows } = await resultsOf(service(), dualQuote);
      for (const { tariffDetails } of rows) {
        expect(tariffDetails.length).toBeGreaterThanOrEqual(4);
        expect(tariffDetails.length).toBeLessThanOrEqual(7);
        expect(tariffDetails[0]).toMatch(/^Gas: [0-9]+\.[0-9]{2,3}p a kWh and [0-9]+\.[0-9]{2,3}p a day\.$/);
        expect(tariffDetails[1]).toMatch(/^Electricity: /);
        expect(tariffDetails.at(-1)).toMatch(/demonstration/);
      }
      const fixed = rows.find(({ tariffId }) => tariffId === 702)?.tariffDetails;
      expect(fixed).toContain('Prices are fixed for 12 months from the day your supply starts.');
      expect(fixed).toContain('Leaving early costs £50 for each fuel, except in the last 49 days.');
      const alone = await resultsOf(service(), gasQuote);
      expect(alone.rows.find(({ tariffId }) => tariffId === 702)?.tariffDetails).toContain(
        'Leaving early costs £50, except in the last 49 days.',
      );
    });

    it('tell the very rates that the label of the tariff does, to the thousandth of a penny [Q2.31] [Q2.42]', async () => {
      const { rows, switchId } = await resultsOf(service(), gasQuote);
      const asked = {
        onCurrentTariff: false,
        switchId,
        switchType: 'gasToGas',
        tariffValidToDate: null,
      } as const;
      for (const { tariffId, payMethod, tariffDetails } of rows) {
        const body = { ...asked, tariffId, proposedPayMethod: payMethod };
        const { gasTariffInformationLabel: label } = (await service().call('POST /request/til', { body }))
          .tilDto;
        const told = [...(tariffDetails[0] ?? '').matchAll(/([0-9.]+)p/g)].map(([, rate]) => Number(rate));
        expect(told).toEqual([label?.unitRate, label?.standingCharge]);
      }
    });
  });

  describe('refusals', () => {
    const refused = async (name: CallName, body: unknown) => {
      const { status, answer } = await service().send(name, { body });
      return [status, answer];
    };
    const gas = 'POST /request/switch/v2/gas';

    it.each([
      ['a field that is missing', { postcode: undefined }, 'postcode', /The postcode is missing/],
      ['a field that nobody knows', { postcodes: 'NR21NH' }, 'postcodes', /The postcodes is not known here/],
      [
        'a tariff that we never gave',
        { tariffId: 999999 },
        'tariffId',
        /do not know your present gas tariff/,
      ],
      [
        'neither usage nor cost',
        { currentUsageEstimated: null },
        'currentUsageEstimated',
        /how much gas you use/,
      ],
      ['no usage', { currentUsageEstimated: 0 }, 'currentUsageEstimated', /how much gas you use/],
      ['a negative usage', { currentUsageEstimated: -5 }, 'currentUsageEstimated', /current usage estimated/],
      [
        'text for a number',
        { currentUsageEstimated: '11500' },
        'currentUsageEstimated',
        /current usage estimated/,
      ],
      ['a night share of 0', { economy7Percentage: 0 }, 'economy7Percentage', /economy 7 percentage/],
      ['a night share of 101', { economy7Percentage: 101 }, 'economy7Percentage', /economy 7 percentage/],
      [
        'a day that does not exist',
        { tariffValidToDate: '2027-02-30' },
        'tariffValidToDate',
        /does not exist/,
      ],
      [
        'a day of another form',
        { tariffValidToDate: '17/11/2026' },
        'tariffValidToDate',
        /tariff valid to date/,
      ],
      [
        'a pay method of nobody',
        { currentPayMethod: 'MonthlyDirectDebit' },
        'currentPayMethod',
        /must be one of/,
      ],
      ['another type of quote', { switchType: 'electricityToElectricity' }, 'switchType', /gasToGas/],
      ['Northern Ireland', { postcode: 'BT15GS' }, 'postcode', /Great Britain/],
      ['an MPAN that is too long', { mpan: '0'.repeat(22) }, 'mpan', /mpan/],
    ])('name the field for %s [Q8.02]', async (_case, change, field, message) => {
      expect(await refused(gas, { ...gasQuote, ...change })).toEqual([
        400,
        { message: expect.stringMatching(message), field },
      ]);
    });

    it('take a night share of 1 and of 100', async () => {
      for (const economy7Percentage of [1, 100])
        expect(
          (await resultsOf(service(), { ...electricityQuote, economy7Percentage })).rows.length,
        ).toBeGreaterThan(0);
    });

    it('name the field of the right fuel in a quote of two suppliers', async () => {
      const call = 'POST /request/switch/v2/dual-distinct';
      expect(await refused(call, { ...distinctQuote, gasTariffId: 1 })).toMatchObject([
        400,
        { field: 'gasTariffId' },
      ]);
      expect(
        await refused(call, { ...distinctQuote, electricityTariffValidToDate: '2027-13-01' }),
      ).toMatchObject([400, { field: 'electricityTariffValidToDate' }]);
    });

    it('know no results of a quote that was never made, or of another type', async () => {
      const results = 'POST /request/results/detail';
      expect(await refused(results, savedQuote(1, 'gasToGas'))).toEqual([
        404,
        { message: 'We could not find a quote with this number. Please start again.', field: 'switchId' },
      ]);
      const { switchId } = await resultsOf(service(), gasQuote);
      expect(await refused(results, savedQuote(switchId, 'electricityToElectricity'))).toMatchObject([
        400,
        { field: 'switchType' },
      ]);
    });
  });
});
