import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '../../src/api/contract.ts';
import { faults } from './faults.ts';
import { journeyCalls, lineOf } from './lines.ts';
import { settled } from './person.ts';
import { type Answer, ok } from './transport.ts';
import { begin, saidBy } from './visit.ts';

function good(name: CallName): Answer {
  const line = lineOf(name);
  if (typeof line === 'string') throw new Error(`The quote journey called ${name}.`);
  return ok(line.reply);
}

/** Promises that nobody caught, while these tests run. */
const uncaught: unknown[] = [];
const note = (reason: unknown) => uncaught.push(reason);
beforeAll(() => void process.on('unhandledRejection', note));
afterAll(() => void process.off('unhandledRejection', note));

describe.each(journeyCalls)('%s', (name, line) => {
  it.each(Object.entries(faults))(
    'with %s: the page says so, keeps what was typed, and goes on when it is over [Q8.01] [Q8.02] [Q8.04]',
    async (title, fault) => {
      let isFaulty = true;
      const visit = begin(line.visit, (request) =>
        request.name === name && isFaulty ? fault.answer(line.reply) : good(request.name),
      );
      const { person, store, fatal, requests } = visit;
      const look = () => expect(person.lost()).toEqual([]);
      await person.goOn({ retry: false, look });
      expect(requests.some((request) => request.name === name)).toBe(true);

      const isFatal = title === '401' || title === '500';
      expect(fatal.length > 0).toBe(isFatal);
      for (const one of fatal) expect(one).toEqual({ status: Number(title), message: fault.said });
      if (fault.kind === 'failed' && line.says) {
        const said = saidBy(store).join('\n');
        expect(said).toMatch(line.says);
        if (line.saysServers && fault.said) expect(said).toContain(fault.said);
      }

      isFaulty = false;
      expect(await person.goOn({ retry: true, look })).toBe(true);
      await person.asksForTheRest();
      expect(
        saidBy(store).filter((said) => /could not|no\.|again|must be|is required|do not know/i.test(said)),
      ).toEqual([]);
      expect(uncaught).toEqual([]);
      store.stop();
    },
  );
});

it('choosing an address has the suppliers fetched as soon as the way of paying is known [Q4.27] [Q4.32]', async () => {
  const meter = { isDomestic: true, mugSupplierId: 2, isSmartMeter: false, mpaq: null };
  const prepaid = [
    {
      gasdetails: [{ ...meter, isPrepayment: true, mpan: null, mprn: '1234567890' }],
      elecdetails: [{ ...meter, isPrepayment: true, mpan: '0112345678901', mprn: null }],
    },
  ];
  const { store, person, requests } = begin('consolidated', ({ name }) =>
    name === 'POST /request/address/recco/details' ? ok(prepaid) : good(name),
  );
  const asked = () => requests.filter(({ name }) => name === 'POST /request/suppliers');
  person.give('postcode', 'NR21NH');
  store.press('postcode');
  await settled();
  person.give('gdprConsent', true);
  expect(asked()).toEqual([]);
  person.give('address', store.view.getState().state.lookups.addresses?.items[0]?.value ?? null);
  await settled();
  await settled();
  // A prepayment meter says how it is paid: nobody had to answer anything else.
  expect(asked().map(({ body }) => body)).toEqual([
    {
      postcode: 'NR21NH',
      switchType: 'dualConsolidatedToDualConsolidated',
      currentPayMethod: 'prePaymentMeter',
      economy7Percentage: 0,
    },
  ]);
});
