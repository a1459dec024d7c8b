import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadVariant } from '../../src/definitions/variants.ts';
import type { LoadedVariant } from '../../src/engine/types.ts';
import { lineFor } from './every-row.ts';
import { settled } from './somebody.ts';
import { type Answer, attemptsToSwitch, ok, type Request } from './transport.ts';
import { begin, type UnderWay } from './visit.ts';

type Move = (visit: UnderWay) => void;

const mpans = ['018011002012345678901', '018011002012345678902', '018011002012345678903'];
const postcodes = ['NR21NH', 'BS15TR', 'G21DU'];
const places = [
  ['billing.postcode', 'billing-addresses'],
  ['meterLookup.postcode', 'meter-addresses'],
  ['previous.postcode', 'previous-addresses'],
] as const;

/** Whether the service knows an MPAN; the last of them it does not. */
const isKnown = (mpan: unknown) => mpan !== mpans[2];

/** The MPRN of an address, as the service tells it. */
const mprnOf = (address: unknown) => {
  const { postcode, addressLine1 } = Object(address);
  return `9${postcodes.indexOf(postcode)}${addressLine1}00000`;
};

/** A service whose every answer says what was asked. */
function telling({ name, query, body }: Request): Answer {
  const { postcode, mpan } = Object(query);
  switch (name) {
    case 'GET /request/address/recco':
      return ok(
        ['1', '2'].map((line) => ({ text: `${line} ${postcode}`, addressLine1: line, city: 'X', postcode })),
      );
    case 'POST /request/address/recco/details':
      return ok([{ gasdetails: [{ isDomestic: true, mprn: mprnOf(body) }], elecdetails: [] }]);
    case 'GET /request/customer/mpan':
      return ok({ isValid: isKnown(mpan), isDomestic: true });
    default:
      return ok(lineFor('signUp', name).reply);
  }
}

const stateOf = ({ store }: UnderWay) => store.view.getState().state;

/** Everything that is shown belongs to the answers as they are now. */
function expectPresent(visit: UnderWay): void {
  const { answers, lookups, sources } = stateOf(visit);
  for (const [field, list] of places)
    for (const { label } of lookups[list]?.items ?? []) expect(label.slice(2)).toBe(answers[field]);
  const { mpanValid } = answers;
  if (typeof mpanValid === 'boolean') expect(mpanValid).toBe(isKnown(answers.mpanNumber));
  const { steps } = visit.store.view.getState();
  const isOpen = steps.some(({ id, open }) => id === 'terms' && open);
  if (isOpen) expect(sources.plan?.variant).toBe('8-shell-energy');
}

/** Notes MPRNs that were found for another address than the one chosen at that moment. */
function watchMprn({ store }: UnderWay): readonly unknown[] {
  const odd: unknown[] = [];
  store.view.subscribe(({ state: { answers } }, { state: before }) => {
    const found = answers.mprnNumber;
    if (found === before.answers.mprnNumber || typeof found !== 'string') return;
    if (found !== mprnOf(answers['meterLookup.address'])) odd.push([found, answers['meterLookup.address']]);
  });
  return odd;
}

const fieldsOf = ({ store }: UnderWay) =>
  store.view.getState().steps.flatMap(({ open, card }) => (open ? card.fields : []));
const isShown = (visit: UnderWay, field: string) => fieldsOf(visit).some(({ name }) => name === field);

/** A move in the dialog that a field opens, where that field is on the page. */
const inDialog =
  (journey: 'find-mprn', move: Move): Move =>
  (visit) => {
    if (fieldsOf(visit).some(({ ui }) => ui.journey === journey)) move(visit);
  };
/** A move in the card of a previous address, where the list of them is on the page. */
const inEntry =
  (move: Move): Move =>
  (visit) => {
    const field = fieldsOf(visit).find(({ list }) => list !== undefined);
    if (field === undefined) return;
    visit.store.entry({ kind: 'add-entry', list: field.name });
    move(visit);
  };
/** A move at a field of the page, where it is shown. */
const at =
  (field: string, move: Move): Move =>
  (visit) => {
    if (isShown(visit, field)) move(visit);
  };
const change = (field: string, value: string | number): Move =>
  at(field, ({ store }) => store.change(field, value));
const search =
  (field: string, postcode: string): Move =>
  ({ store }) => {
    store.change(field, postcode);
    store.press(field);
  };
const choose =
  (field: string, list: string, which: number): Move =>
  (visit) => {
    const item = stateOf(visit).lookups[list]?.items[which];
    if (item) visit.store.change(field, item.value);
  };
const find: Move = ({ store }) => {
  const inner = store.view.getState().model.nested.get('find-mprn');
  if (inner) void store.submit(inner);
};

const anyPostcode = fc.constantFrom(...postcodes);
const anyMove: fc.Arbitrary<readonly [string, Move]> = fc.oneof(
  fc.constantFrom(...mpans).map((mpan) => ['mpan', change('mpanNumber', mpan)] as const),
  anyPostcode.map(
    (postcode) => ['billing', at('billing.postcode', search('billing.postcode', postcode))] as const,
  ),
  fc
    .nat(1)
    .map(
      (which) =>
        ['bills to', at('billing.address', choose('billing.address', 'billing-addresses', which))] as const,
    ),
  anyPostcode.map(
    (postcode) => ['meter', inDialog('find-mprn', search('meterLookup.postcode', postcode))] as const,
  ),
  fc
    .nat(1)
    .map(
      (which) =>
        ['meter at', inDialog('find-mprn', choose('meterLookup.address', 'meter-addresses', which))] as const,
    ),
  fc.nat(1).map((which) => {
    const findAt: Move = (visit) => {
      choose('meterLookup.address', 'meter-addresses', which)(visit);
      find(visit);
    };
    return ['find', inDialog('find-mprn', findAt)] as const;
  }),
  anyPostcode.map((postcode) => ['before', inEntry(search('previous.postcode', postcode))] as const),
  fc
    .nat(1)
    .map((which) => ['lived at', inEntry(choose('previous.address', 'previous-addresses', which))] as const),
  fc.constantFrom(12, 48).map((months) => ['months', change('lengthOfResidencyInMonths', months)] as const),
  fc.constant(['terms', ({ store }: UnderWay) => store.press('retryTerms')] as const),
);

/** Calls that answer late; the others answer at once. */
const isLate = ({ name }: Request) => /recco|mpan/.test(name);

it('in whatever order addresses, MPRN, MPAN and terms come, what is shown belongs to the present answers, and the sign-up is finished [S4.08] [S4.10] [S2.12] [S2.13] [S2.14]', async () => {
  const terms = await loadVariant(8);
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(anyMove, { minLength: 1, maxLength: 14 }),
      fc.array(fc.nat(5), { minLength: 1, maxLength: 20 }),
      async (scheduler, moves, luck) => {
        let isScheduled = false;
        let hasTerms = false;
        let count = 0;
        const isLucky = () => {
          count += 1;
          return luck[count % luck.length] !== 0;
        };
        const variantOf = async (): Promise<LoadedVariant | undefined> => {
          if (isScheduled) await scheduler.schedule(Promise.resolve(), 'terms');
          if (hasTerms && (!isScheduled || isLucky())) return terms;
          throw new TypeError('Failed to fetch');
        };
        const visit = begin(
          'findsMprn',
          async (request) => {
            if (!isScheduled || !isLate(request)) return telling(request);
            const answer: Answer = isLucky() ? telling(request) : { status: 503, body: '' };
            return scheduler.schedule(Promise.resolve(answer), request.name);
          },
          { variantOf },
        );
        const odd = watchMprn(visit);
        // Everything before the supplier's terms is answered, and they are not there yet.
        expect(await visit.person.goOn({ retry: false })).toBe(false);
        expect(isShown(visit, 'retryTerms')).toBe(true);
        isScheduled = true;
        hasTerms = true;
        void scheduler.scheduleSequence(
          moves.map(([label, move]) => ({ label, builder: async () => move(visit) })),
        );
        while (scheduler.count() > 0) {
          await scheduler.waitOne();
          await settled();
          expectPresent(visit);
        }
        const { pending, lookups } = stateOf(visit);
        expect(pending).toEqual({});
        for (const { status } of Object.values(lookups)) expect(status).not.toBe('pending');
        expect(odd).toEqual([]);

        isScheduled = false;
        expect(await visit.person.goOn({ retry: true })).toBe(true);
        expect(attemptsToSwitch(visit.requests).size).toBe(1);
        visit.store.stop();
      },
    ),
    { numRuns: 40, seed: 20_261_121 },
  );
});
