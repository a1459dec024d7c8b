import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { everyRow, good, isSignUp } from './every-row.ts';
import { faults } from './faults.ts';
import { settled } from './somebody.ts';
import { attemptsToSwitch, ok } from './transport.ts';
import { begin, saidBy } from './visit.ts';

/** Promises that nobody caught, while these tests run. */
const uncaught: unknown[] = [];
const note = (reason: unknown) => uncaught.push(reason);
beforeAll(() => {
  process.on('unhandledRejection', note);
  vi.stubGlobal('location', { origin: 'https://here.example' });
});
afterAll(() => {
  process.off('unhandledRejection', note);
  vi.unstubAllGlobals();
});

const complaints = /could not|no\.|again\b|must be|is required|do not know/i;

describe.each(everyRow.map(([name, line]) => [name, line.effect, line] as const))(
  '%s of %s',
  (name, _, line) => {
    it.each(Object.entries(faults))(
      'with %s: the page says so, keeps what was typed, and goes on when it is over [Q8.01] [Q8.02] [Q8.04] [S8.01]',
      async (title, fault) => {
        let isFaulty = true;
        const visit = begin(line.visit, (request) =>
          request.name === name && isFaulty ? fault.answer(line.reply) : good(line.visit, request.name),
        );
        const { person, fatal, requests } = visit;
        const look = () => expect(person.lost()).toEqual([]);
        await person.goOn({ retry: false, look });
        expect(requests.some((request) => request.name === name)).toBe(true);

        const isFatal = title === '401' || title === '500';
        expect(fatal.length > 0).toBe(isFatal);
        for (const one of fatal) expect(one).toEqual({ status: Number(title), message: fault.said });
        if (fault.kind === 'failed') {
          const sentences = saidBy(visit);
          const said = sentences.join('\n');
          const gone = title === '404' ? line.gone : undefined;
          const says = gone ?? line.says;
          if (says) expect(said).toMatch(says);
          const isMended = line.mended?.includes(title);
          const heading = (title === '400' ? line.refused : undefined) ?? fault.heading ?? '';
          if (line.alert) expect(sentences).toContain(`${isMended ? '' : heading} ${line.alert}`);
          if (isMended) expect(said).toContain(`${line.alert} ${heading}`);
          if (line.saysServers && !gone && fault.said) expect(said).toContain(fault.said);
          const { go, state } = visit.store.view.getState();
          expect(state.answers).toMatchObject(line.leaves ?? {});
          if (line.leadsTo !== undefined && !isFatal) expect(go).toBe(line.leadsTo);
        }

        isFaulty = false;
        expect(await person.goOn({ retry: true, look })).toBe(true);
        await person.asksForTheRest();
        expect(saidBy(visit).filter((said) => complaints.test(said))).toEqual([]);
        expect(attemptsToSwitch(requests).size).toBe(isSignUp(line.visit) ? 1 : 0);
        expect(uncaught).toEqual([]);
        visit.store.stop();
      },
    );
  },
);

it('choosing an address has the suppliers fetched as soon as the way of paying is known [Q4.27] [Q4.32]', async () => {
  const meter = { isDomestic: true, mugSupplierId: 2, isSmartMeter: false, mpaq: null };
  const prepaid = [
    {
      gasdetails: [{ ...meter, isPrepayment: true, mpan: null, mprn: '1234567890' }],
      elecdetails: [{ ...meter, isPrepayment: true, mpan: '0112345678901', mprn: null }],
    },
  ];
  const { store, person, requests } = begin('consolidated', ({ name }) =>
    name === 'POST /request/address/recco/details' ? ok(prepaid) : good('consolidated', name),
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
