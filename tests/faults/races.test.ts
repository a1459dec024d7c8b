import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isComplete } from '../../src/engine/journey.ts';
import { valuesOf } from '../../src/engine/path.ts';
import { lineOf } from './lines.ts';
import { settled } from './somebody.ts';
import { type Answer, ok, type Request } from './transport.ts';
import { begin, type UnderWay } from './visit.ts';

/** What a step does to a journey that has come to its results once. */
type Move = (visit: UnderWay) => void;

const prefixes = ['', 'gas', 'electricity'] as const;
type Prefix = (typeof prefixes)[number];
const own = (prefix: Prefix, name: string) =>
  prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
const switchTypes = {
  '': 'dualConsolidatedToDualConsolidated',
  gas: 'gasToGas',
  electricity: 'electricityToElectricity',
};

const answersOf = ({ store }: UnderWay) => store.view.getState().state.answers;
const listOf = ({ store }: UnderWay, name: string) => store.view.getState().state.lookups[name];

/** The fields of open cards. */
const fieldsOf = ({ store }: UnderWay) =>
  store.view.getState().steps.flatMap(({ open, card }) => (open ? card.fields : []));

const isShown = (visit: UnderWay, field: string) => fieldsOf(visit).some(({ name }) => name === field);

/** What a field of an open card offers. */
const offered = (visit: UnderWay, field: string) =>
  fieldsOf(visit).find(({ name }) => name === field)?.options ?? [];

/** A number of nine digits that stands for what was asked. */
function digest(asked: unknown): number {
  let sum = 7;
  for (const character of JSON.stringify(asked ?? null))
    sum = (sum * 31 + character.charCodeAt(0)) % 899_999_993;
  return 100_000_000 + sum;
}

/** A service whose every answer says what was asked. */
function telling({ name, query, body }: Request): Answer {
  const postcode = Object(query).postcode;
  const says = String(digest(body));
  const line = lineOf(name);
  const good = typeof line === 'string' ? {} : line.reply;
  switch (name) {
    case 'GET /request/address/recco':
      return ok(
        ['1', '2'].map((number) => ({ text: `${number} ${postcode}`, addressLine1: number, postcode })),
      );
    case 'POST /request/address/recco/details': {
      const meter = { isDomestic: true, mugSupplierId: 2, isPrepayment: false, isSmartMeter: false };
      return ok([
        { gasdetails: [{ ...meter, mprn: says }], elecdetails: [{ ...meter, mpan: `0100${says}` }] },
      ]);
    }
    case 'POST /request/suppliers': {
      const suppliers = [2, 7].map((id) => ({ id, name: says }));
      return ok({
        suppliersDto: {
          gasSuppliers: suppliers,
          electricitySuppliers: suppliers,
          dualConsolidatedSuppliers: suppliers,
        },
      });
    }
    case 'POST /request/tariffs': {
      const tariffs = [1, 2].map((id) => ({ id, name: says, isDefaultOrStandard: id === 1 }));
      return ok({ tariffsDto: { tariffs } });
    }
    case 'GET /request/estimation/usage':
      return ok({
        estimatedUsageDto: { gasUsage: digest(query) % 50_000, electricityUsage: digest(query) % 50_000 },
      });
    case 'POST /request/switch/v2/dual-distinct':
    case 'POST /request/switch/v2/dual-consolidated':
    case 'POST /request/switch/v2/gas':
    case 'POST /request/switch/v2/electricity':
      return ok({ geniusSwitchDto: { switchId: digest(body) } });
    case 'POST /request/results/detail': {
      const [row] = Object(good).resultsInDetailDto.resultsInDetail;
      const resultsInDetail = [{ ...row, tariffName: `${Object(body).switchId}` }];
      return ok({ resultsInDetailDto: { resultsInDetail } });
    }
    default:
      return ok(good);
  }
}

/** What the look-ups of a step ask with, for the answers as they are now. */
function asked(visit: UnderWay, prefix: Prefix) {
  const answers = answersOf(visit);
  return {
    postcode: answers.postcode,
    switchType: switchTypes[prefix],
    currentPayMethod: answers[own(prefix, 'currentPayMethod')],
    economy7Percentage: 0,
  };
}

/** Everything that is shown belongs to the answers as they are now. */
function expectPresent(visit: UnderWay): void {
  const { answers, sources } = visit.store.view.getState().state;
  for (const { label } of listOf(visit, 'addresses')?.items ?? [])
    expect(label.slice(2)).toBe(answers.postcode);
  if (sources.meter?.known) {
    const sent = visit.requests.filter(({ name }) => name === 'POST /request/address/recco/details');
    const asked = sent.find(({ body }) => String(digest(body)) === sources.meter?.mprn);
    expect(asked?.body).toEqual(answers.address);
  }
  // Nothing is sent on while a list that an answer was taken from is not there.
  if (isComplete(visit.store.view.getState().steps))
    for (const { name, lookup } of fieldsOf(visit))
      if (/supplierId|tariff$/i.test(name)) expect([name, lookup]).toEqual([name, 'ready']);
  for (const prefix of prefixes) {
    const question = asked(visit, prefix);
    for (const { label } of offered(visit, own(prefix, 'supplierId')))
      expect(label).toBe(String(digest(question)));
    const tariffsAsked = { ...question, supplierId: answers[own(prefix, 'supplierId')] };
    for (const { label } of offered(visit, own(prefix, 'tariff')))
      expect(label).toBe(String(digest(tariffsAsked)));
  }
  for (const { label } of listOf(visit, 'results')?.items ?? [])
    expect(label).toBe(String(sources.session?.switchId));
}

const questions = [
  'houseType',
  'numberOfBedrooms',
  'occupancyFrequency',
  'modernisationLevel',
  'heatingAndCooking',
];

/** A person answers what is on the page and nothing else. */
const change =
  (field: string, value: string | number | boolean | null): Move =>
  (visit) => {
    if (isShown(visit, field)) visit.store.change(field, value);
  };
const search =
  (postcode: string): Move =>
  ({ store }) => {
    store.change('postcode', postcode);
    store.press('postcode');
  };
const choose =
  (field: string, list: string, which: number): Move =>
  (visit) => {
    const item = listOf(visit, list)?.items[which];
    if (item && isShown(visit, field)) visit.store.change(field, item.value);
  };
const estimate: Move = (visit) => {
  const { store } = visit;
  if (!isShown(visit, 'usageSource')) return;
  store.change('usageSource', 'estimate');
  for (const question of questions) store.change(question, 1);
  const model = store.view.getState().model.nested.get('estimate');
  if (model) void store.submit(model);
};

const anyMove = fc.oneof(
  fc.constantFrom('NR21NH', 'G21DU', 'BS15TR').map((postcode) => ['postcode', search(postcode)] as const),
  fc.nat(1).map((which) => ['address', choose('address', 'addresses', which)] as const),
  fc.boolean().map((given) => ['consent', change('gdprConsent', given || null)] as const),
  fc
    .constantFrom('gas', 'electricity', 'gasElectricity')
    .map((fuel) => ['fuel', change('compareFuel', fuel)] as const),
  fc.constantFrom('yes', 'no').map((same) => ['same', change('sameSupplier', same)] as const),
  fc
    .tuple(
      fc.constantFrom(...prefixes),
      fc.constantFrom('monthlyDirectDebit', 'quarterlyDirectDebit', 'cashOrCheque'),
    )
    .map(([prefix, method]) => ['pay', change(own(prefix, 'currentPayMethod'), method)] as const),
  fc
    .tuple(fc.constantFrom(...prefixes), fc.constantFrom(2, 7))
    .map(([prefix, id]) => ['supplier', change(own(prefix, 'supplierId'), id)] as const),
  fc
    .tuple(fc.constantFrom(...prefixes), fc.nat(1))
    .map(
      ([prefix, which]) => ['tariff', choose(own(prefix, 'tariff'), own(prefix, 'tariffs'), which)] as const,
    ),
  fc.constant(['estimate', estimate] as const),
  fc
    .constantFrom(...questions)
    .map((question) => ['question', ({ store }: UnderWay) => store.change(question, 2)] as const),
  fc.constant(['again', ({ person }: UnderWay) => void person.asksForTheRest()] as const),
);

it('in whatever order late answers come, what is shown belongs to the present inputs [Q4.28] [Q4.30] [Q4.32] [Q7.11]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(anyMove, { maxLength: 12 }),
      fc.array(fc.nat(5), { minLength: 1, maxLength: 20 }),
      async (scheduler, moves, luck) => {
        let isLate = false;
        let count = 0;
        const visit = begin('distinct', async (request) => {
          if (!isLate) return telling(request);
          count += 1;
          const answer: Answer =
            luck[count % luck.length] === 0 ? { status: 503, body: '' } : telling(request);
          return scheduler.schedule(Promise.resolve(answer), request.name);
        });
        expect(await visit.person.goOn({ retry: false })).toBe(true);
        isLate = true;
        const estimates = watchEstimates(visit);
        void scheduler.scheduleSequence(
          moves.map(([label, move]) => ({
            label,
            builder: async () => {
              move(visit);
            },
          })),
        );
        while (scheduler.count() > 0) {
          await scheduler.waitOne();
          await settled();
          expectPresent(visit);
        }
        const { pending, lookups } = visit.store.view.getState().state;
        expect(pending).toEqual({});
        for (const { status } of Object.values(lookups)) expect(status).not.toBe('pending');
        expect(estimates.odd).toEqual([]);
        visit.store.stop();
      },
    ),
    { numRuns: 60 },
  );
});

/** Notes estimates that were written though they were not of the answers at that moment. */
function watchEstimates({ store, requests }: UnderWay): { readonly odd: unknown[] } {
  const odd: unknown[] = [];
  store.view.subscribe(({ state }, before) => {
    const usage = state.answers['gasUsage.usage'];
    if (usage === before.state.answers['gasUsage.usage']) return;
    const queries = requests
      .filter(({ name }) => name === 'GET /request/estimation/usage')
      .map(({ query }) => Object(query));
    const asked = queries.find((query) => digest(query) % 50_000 === usage);
    const { postcode } = state.answers;
    if (
      asked &&
      (asked.postcode !== postcode || questions.some((name) => asked[name] !== String(state.answers[name])))
    )
      odd.push([asked, state.answers]);
  });
  return { odd };
}

it('a quote is made of the answers at one moment, and one press makes one [Q7.10] [Q2.12]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(
        fc.oneof(
          fc
            .integer({ min: 1, max: 9000 })
            .map((usage) => ['usage', change('gasUsage.usage', usage)] as const),
          fc
            .constantFrom('quarterlyDirectDebit', 'monthlyDirectDebit')
            .map((to) => ['new', change('newTariffPaymentMethod', to)] as const),
          fc.constant(['press', undefined] as const),
          fc.constant(['press', undefined] as const),
        ),
        { minLength: 1, maxLength: 10 },
      ),
      async (scheduler, moves) => {
        let isLate = false;
        const visit = begin('consolidated', async (request) =>
          isLate ? scheduler.schedule(Promise.resolve(telling(request)), request.name) : telling(request),
        );
        expect(await visit.person.goOn({ retry: false })).toBe(true);
        isLate = true;
        const { store, requests } = visit;
        const before = requests.length;
        let accepted = 0;
        const press: Move = () => {
          if (store.view.getState().submitting === undefined) accepted += 1;
          for (let click = 0; click < 3; click += 1) {
            void store
              .submit(store.view.getState().model)
              .then((done) => {
                // What is about to be shown is the quote of the answers on the screen.
                if (!done) return;
                const { state } = store.view.getState();
                const sent = requests.findLast(({ name }) => name.startsWith('POST /request/switch/v2/'));
                expect(valuesOf(state, 'session').switchId).toBe(digest(sent?.body));
                expect(Object(sent?.body).gasCurrentUsageEstimated).toBe(state.answers['gasUsage.usage']);
                expect(Object(sent?.body).newTariffPaymentMethod).toBe(state.answers.newTariffPaymentMethod);
              })
              .catch((thrown: unknown) => wrong.push(thrown));
          }
        };
        const wrong: unknown[] = [];
        void scheduler.scheduleSequence(
          moves.map(([label, move]) => ({ label, builder: async () => (move ?? press)(visit) })),
        );
        while (scheduler.count() > 0) {
          await scheduler.waitOne();
          await settled();
        }
        const made = requests.slice(before).filter(({ name }) => name.startsWith('POST /request/switch/v2/'));
        expect(made).toHaveLength(accepted);
        expect(store.view.getState().submitting).toBeUndefined();
        expect(wrong).toEqual([]);
        store.stop();
      },
    ),
    { numRuns: 75 },
  );
});
