import { describe, expect, it } from 'vitest';
import type { CallInput } from '../../src/energy/api/contract.ts';
import { suppliers } from '../../src/energy/service/market/catalogue.ts';
import { createApp } from '../../src/main/app.ts';
import { distinctQuote, dualQuote, electricityQuote, gasQuote } from '../service/quotes.ts';
import { senderOf, visitor } from '../service/service.ts';
import { resultsOf } from './results.ts';
import { databases, serviceOn } from './stores.ts';

type Wanted = CallInput<'POST /request/ppp'>['body'];

describe.each(databases)('tariff details on %s', (_, createDatabase) => {
  const service = serviceOn(createDatabase);

  /** Asks about a tariff of a new quote. */
  const asked = async (
    body: Parameters<typeof resultsOf>[1],
    tariffId: number,
    more: Partial<Wanted> = {},
  ): Promise<Wanted> => {
    const { switchId } = await resultsOf(service(), body);
    return {
      onCurrentTariff: false,
      proposedPayMethod: 'MonthlyDirectDebit',
      switchId,
      switchType: body.switchType,
      tariffId,
      tariffValidToDate: null,
      ...more,
    };
  };
  const labels = async (...given: Parameters<typeof asked>) =>
    (await service().call('POST /request/til', { body: await asked(...given) })).tilDto;
  const projections = async (...given: Parameters<typeof asked>) =>
    (await service().call('POST /request/ppp', { body: await asked(...given) })).pppDto;

  describe('information', () => {
    const information = async (tariffId: number) =>
      (await service().call('POST /request/tariffs/tariff/information', { body: { tariffId } }))
        .tariffInfoDto;

    it('tells of every tariff, with marks and features as its results have them [Q2.40, Q7.21]', async () => {
      const { rows } = await resultsOf(service(), dualQuote, { includeAllPayMethodOptions: true });
      for (const row of rows) {
        const info = await information(row.tariffId);
        const { payMethod, totalCost, savings, carbonFootprint, tariffDetails, supplierName, ...more } = row;
        const { exitFees, ...marks } = more;
        expect([row.fixedMonths !== null, (exitFees ?? 0) > 0]).toEqual([
          row.isFixed,
          row.hasCancellationFee,
        ]);
        expect(info).toMatchObject({ ...marks, supplierNameSimple: supplierName });
        const [price, ...others] = info.tariffDetails;
        expect(price).toMatch(/^(A variable price|Prices are fixed for)/);
        expect(tariffDetails).toEqual(expect.arrayContaining([price, others[0], others.at(-1)]));
      }
    });

    it('says every way to pay, and that text and address of the supplier are a demonstration', async () => {
      const info = await information(204);
      expect(info.tariffDetails).toEqual([
        'Prices are fixed for 12 months from the day your supply starts.',
        'No exit fee: you can leave at any time.',
        'Ways to pay: monthly Direct Debit, quarterly Direct Debit and cash or cheque.',
        'A demonstration tariff: not an offer of this supplier.',
      ]);
      for (const { id, name, tariffs } of suppliers) {
        const told = await information(tariffs[0]?.id ?? 0);
        expect(told).toMatchObject({ supplierId: id, supplierNameSimple: name });
        expect(told.supplierDescription).toMatch(/^Demonstration text, not written by the supplier\. [A-Z]/);
        const terms = new URL(told.termsAndConditionsUrlDto.supplier);
        expect([terms.protocol, terms.hostname]).toEqual(['https:', 'www.example.com']);
      }
    });

    it('says what follows a price that is fixed for less than a year', async () => {
      expect((await information(1204)).tariffDetails[0]).toBe(
        "Prices are fixed for 6 months from the day your supply starts; the rest of the year is at the supplier's standard prices.",
      );
    });

    it('is 404 for a tariff that we never gave', async () => {
      const { status, answer } = await service().send('POST /request/tariffs/tariff/information', {
        body: { tariffId: 999_999 },
      });
      expect([status, answer]).toEqual([
        404,
        { message: 'We do not know this tariff. Please choose another.', field: 'tariffId' },
      ]);
    });
  });

  describe('labels', () => {
    it('print a fixed tariff as suppliers do, a fuel at a time [Q2.42]', async () => {
      const found = await labels(dualQuote, 702);
      const common = {
        supplier: 'EDF',
        tariffName: 'Fixed 12 Months',
        tariffEndsOn: '12 months from the day your supply starts',
        paymentMethod: 'Monthly Direct Debit',
        unitRateDay: null,
        unitRateNight: null,
        priceGuaranteedUntil: '12 months from the day your supply starts',
        exitFees: '£50 per fuel',
        discountsAndAdditionalCharges: 'None',
        additionalProductsAndServices: 'None',
      };
      // 93.5% of the cap's unit rates of East England, July to September 2026, and its standing charges.
      expect(found).toEqual({
        electricityTariffInformationLabel: { ...common, standingCharge: 53.945, unitRate: 24.666 },
        gasTariffInformationLabel: { ...common, standingCharge: 28.703, unitRate: 6.788 },
      });
    });

    it('print a variable tariff, by another pay method, on day and night rates [Q2.42]', async () => {
      const economy7 = { ...electricityQuote, economy7Percentage: 42 };
      expect(await labels(economy7, 1201, { proposedPayMethod: 'CashOrCheque' })).toEqual({
        electricityTariffInformationLabel: {
          supplier: 'OVO Energy',
          tariffName: 'Standard Variable',
          tariffEndsOn: 'No end date',
          paymentMethod: 'Cash or cheque',
          standingCharge: 62.672,
          unitRate: null,
          // The capped average of 26.054p, split so that night is half of day.
          unitRateDay: 32.98,
          unitRateNight: 16.49,
          priceGuaranteedUntil: 'Not applicable',
          exitFees: 'None',
          discountsAndAdditionalCharges: 'None',
          additionalProductsAndServices: 'None',
        },
        gasTariffInformationLabel: null,
      });
    });

    it('of the present tariff are of what each fuel has, its own pay method and end [Q2.42]', async () => {
      const quote = {
        ...distinctQuote,
        electricityTariffId: 203,
        electricityTariffValidToDate: '2027-03-31',
        gasTariffId: 1202,
        gasCurrentPayMethod: 'cashOrCheque',
      } as const;
      const present = { onCurrentTariff: true, proposedPayMethod: 'QuaterlyDirectDebit' } as const;
      const found = await labels(quote, 1202, present);
      expect(found.electricityTariffInformationLabel).toMatchObject({
        supplier: 'British Gas',
        tariffName: 'Fixed 24 Months Green',
        paymentMethod: 'Monthly Direct Debit',
        tariffEndsOn: '31-03-2027',
        priceGuaranteedUntil: '31-03-2027',
        exitFees: '£75 per fuel',
      });
      // Nobody said when it ends.
      expect(found.gasTariffInformationLabel).toMatchObject({
        supplier: 'OVO Energy',
        paymentMethod: 'Cash or cheque',
        tariffEndsOn: '12 months from the day your supply started',
      });
      expect(await labels(quote, 203, present)).toEqual(found);
    });
  });

  describe('projections', () => {
    const existing = async (...given: Parameters<typeof asked>) =>
      (await projections(...given)).gasExistingPersonalProjectionPlan;

    it.each([
      ['2026-09-28', 50, 50],
      ['2026-09-27', 49, 0],
      ['2026-08-10', 1, 0],
      ['2026-08-09', 0, 0],
      [null, 365, 50],
    ])('of a fix that ends %s count %i days left and a fee of £%i [Q2.41]', async (end, days, fee) => {
      const plan = await existing({ ...gasQuote, tariffId: 202, tariffValidToDate: end }, 702);
      expect(plan).toMatchObject({
        daysLeftOnCurrentTariff: days,
        daysOnDefaultTariff: 365 - days,
        terminationFees: fee,
        tariffEndDate: end,
      });
    });

    it('leave the exit fee out of the projection, as the savings of the results do [Q2.31, Q2.41]', async () => {
      const quote = { ...gasQuote, tariffId: 202, tariffValidToDate: '2026-11-17' };
      const { rows } = await resultsOf(service(), quote);
      const row = rows.find(({ tariffId }) => tariffId === 702);
      const { gasExistingPersonalProjectionPlan: stay, gasNewPersonalProjectionPlan: change } =
        await projections(quote, 702);
      expect(stay?.terminationFees).toBe(50);
      const saved = (stay?.personalProjection ?? 0) - (change?.personalProjection ?? 0);
      expect(row?.savings).toBeCloseTo(saved, 10);
    });

    it('go on at the standard tariff of the new supplier when a new fix is short [Q2.41]', async () => {
      const found = await projections(gasQuote, 1204);
      const { gasNewPersonalProjectionPlan: change, gasChosenPersonalProjectionPlan: chosen } = found;
      expect(change).toMatchObject({
        tariffEndDate: '2027-02-09',
        daysLeftOnCurrentTariff: 184,
        daysOnDefaultTariff: 181,
      });
      expect(chosen).toMatchObject({
        tariffEndDate: '2027-02-09',
        daysLeftOnCurrentTariff: 365,
        daysOnDefaultTariff: 0,
      });
      expect(change?.personalProjection).toBeGreaterThan(chosen?.personalProjection ?? Number.NaN);
    });

    it.each([
      ['in summer an hour before midnight UTC', Date.UTC(2026, 5, 30, 23, 0), '2026-07-01', 92],
      ['in summer a second before that', Date.UTC(2026, 5, 30, 22, 59, 59), '2026-06-30', 93],
      ['in winter at midnight UTC', Date.UTC(2026, 0, 1), '2026-01-01', 273],
      ['in winter a second before', Date.UTC(2025, 11, 31, 23, 59, 59), '2025-12-31', 274],
      ['on 29 February', Date.UTC(2028, 1, 29, 12), '2028-02-29', 0],
    ])('are of the UK day %s [Q2.41]', async (_case, now, today, daysLeft) => {
      const wanted = await asked({ ...gasQuote, tariffId: 202, tariffValidToDate: '2026-09-30' }, 702);
      const app = createApp({
        store: service().store,
        sealer: service().sealer,
        settingsFile: '',
        now: () => now,
      });
      const { send } = visitor('tester', senderOf(app));
      const { answer } = await send('POST /request/ppp', { body: wanted });
      expect(answer).toMatchObject({
        pppDto: {
          gasExistingPersonalProjectionPlan: { dateOfCalculation: today, daysLeftOnCurrentTariff: daysLeft },
        },
      });
    });
  });

  describe('refusals', () => {
    const calls = ['POST /request/til', 'POST /request/ppp'] as const;
    const answers = async (wanted: object) => {
      const replies = await Promise.all(calls.map((name) => service().send(name, { body: wanted })));
      const [first, second] = replies.map(({ status, answer }) => ({ status, answer }));
      expect(second).toEqual(first);
      return first;
    };
    const quote = { ...gasQuote, tariffId: 202, tariffValidToDate: '2026-11-17' };
    const economy7 = { ...electricityQuote, economy7Percentage: 42 };

    it.each([
      ['an unknown tariff', gasQuote, { tariffId: 999_999 }, 404, 'tariffId', /do not know this tariff/],
      ['an unknown quote', gasQuote, { switchId: 1 }, 404, 'switchId', /could not find a quote/],
      [
        'another type of switch',
        gasQuote,
        { switchType: 'electricityToElectricity' },
        400,
        'switchType',
        /another type of switch/,
      ],
      [
        'a day that does not exist',
        quote,
        { tariffValidToDate: '2026-02-30' },
        400,
        'tariffValidToDate',
        /does not exist/,
      ],
      [
        'a day of another form',
        quote,
        { tariffValidToDate: '17/11/2026' },
        400,
        'tariffValidToDate',
        /tariff valid to date/,
      ],
      [
        'another end than the quote has',
        quote,
        { tariffValidToDate: '2026-11-18' },
        400,
        'tariffValidToDate',
        /another day/,
      ],
      ['a closed supplier', gasQuote, { tariffId: 1101 }, 400, 'tariffId', /npower takes no new customers/],
      ['a tariff that is not for Economy 7', economy7, { tariffId: 704 }, 400, 'tariffId', /Economy 7/],
      [
        'a pay method that it does not have',
        gasQuote,
        { proposedPayMethod: 'PrePaymentMeter' },
        400,
        'proposedPayMethod',
        /in this way/,
      ],
      [
        "requests' spelling of a pay method",
        gasQuote,
        { proposedPayMethod: 'monthlyDirectDebit' },
        400,
        'proposedPayMethod',
        /must be one of/,
      ],
      [
        'a present tariff of somebody else',
        gasQuote,
        { onCurrentTariff: true },
        400,
        'tariffId',
        /not the tariff that the quote has/,
      ],
      ['a missing answer', gasQuote, { onCurrentTariff: undefined }, 400, 'onCurrentTariff', /is missing/],
      ['a field that nobody knows', gasQuote, { tariff: 702 }, 400, 'tariff', /not known here/],
    ])('name the field for %s [Q7.21, Q8.02]', async (_case, body, change, status, field, message) => {
      const wanted = { ...(await asked(body, 702)), ...change };
      expect(await answers(wanted)).toEqual({
        status,
        answer: { message: expect.stringMatching(message), field },
      });
    });

    it('take the end of the present tariff as the quote has it', async () => {
      const given = await projections(quote, 702, { tariffValidToDate: '2026-11-17' });
      expect(given).toEqual(await projections(quote, 702));
    });
  });
});
