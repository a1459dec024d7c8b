import { beforeEach, expect, it } from 'vitest';
import type { Json } from '../../src/engine/types.ts';
import { lineOf } from './lines.ts';
import { settled } from './somebody.ts';
import { type Answer, ok, type Request } from './transport.ts';
import { begin } from './visit.ts';

const listCalls = ['POST /request/suppliers', 'POST /request/tariffs'];

/** The suppliers of each postcode, and the meters of each home there. */
const suppliersAt: Readonly<Record<string, readonly number[]>> = {
  PL12AA: [7, 8],
  B11BB: [8, 9],
  EX11AA: [],
};
const meter = { isDomestic: true, isSmartMeter: false, isPrepayment: false, mugSupplierId: 7 };
const prepaid = { ...meter, isPrepayment: true, mugSupplierId: 22 };
const homes: Readonly<Record<string, object>> = {
  '1 PL12AA': { gasdetails: [], elecdetails: [{ ...meter, mpan: '015678901234567890123' }] },
  '2 PL12AA': {
    gasdetails: [{ ...meter, mugSupplierId: null, mprn: '1234567891' }],
    elecdetails: [{ ...meter, mugSupplierId: null, mpan: '015678901234567890124' }],
  },
  '1 EX11AA': { gasdetails: [], elecdetails: [{ ...meter, mpan: '015678901234567890127' }] },
  '2 B11BB': { gasdetails: [], elecdetails: [{ ...prepaid, mpan: '025678901234567890126' }] },
  '1 B11BB': {
    gasdetails: [{ ...prepaid, mprn: '1234567890' }],
    elecdetails: [{ ...prepaid, mpan: '015678901234567890125' }],
  },
};

/** Answers as each postcode has it; while `held` is a list, its calls wait there. */
let held: (() => void)[] | undefined;
beforeEach(() => {
  held = undefined;
});
async function service({ name, query, body }: Request): Promise<Answer> {
  const good = lineOf(name);
  const postcode = String(Object(query).postcode ?? Object(body).postcode);
  if (name === 'GET /request/address/recco')
    return ok(['1', '2'].map((line) => ({ text: `${line} ${postcode}`, addressLine1: line, postcode })));
  if (name === 'POST /request/address/recco/details') return ok([homes[Object(body).text]]);
  if (name === 'POST /request/suppliers') {
    if (held) await new Promise<void>((resolve) => held?.push(resolve));
    const suppliers = (suppliersAt[postcode] ?? []).map((id) => ({ id, name: `${id} in ${postcode}` }));
    return ok({
      suppliersDto: {
        gasSuppliers: suppliers,
        electricitySuppliers: suppliers,
        dualConsolidatedSuppliers: suppliers,
      },
    });
  }
  if (name === 'POST /request/tariffs' && Object(body).supplierId === 8)
    return ok({ tariffsDto: { tariffs: [] } });
  return ok(typeof good === 'string' ? {} : good.reply);
}

/** A visit that gives its answers by hand, each after everything has come to rest. */
function visit() {
  const { store, requests } = begin('electricity', service);
  const state = () => store.view.getState().state;
  const give = async (answers: Readonly<Record<string, Json>>) => {
    for (const [field, value] of Object.entries(answers)) {
      store.change(field, value);
      await settled();
      await settled();
    }
  };
  const moveTo = async (home: string) => {
    await give({ postcode: home.slice(2), gdprConsent: true });
    store.press('postcode');
    await settled();
    const address = state().lookups.addresses?.items.find(({ label }) => label === home);
    await give({ address: address?.value ?? null });
  };
  const asked = (call: string) =>
    requests.filter(({ name }) => name === call).map(({ body }) => Object(body));
  return { store, state, give, moveTo, asked, requests };
}

it('of another home are fetched when its card opens, and nobody stands chosen who is not among them [Q4.27] [Q4.32]', async () => {
  const { store, state, give, moveTo, asked } = visit();
  await moveTo('1 PL12AA');
  await give({ electricityCurrentPayMethod: 'cashOrCheque' });
  expect(state().answers.electricitySupplierId).toBe(7);
  await moveTo('1 B11BB');
  expect(state().answers.electricityCurrentPayMethod).toBe('prePaymentMeter');
  await give({ compareFuel: 'electricity' });

  expect(asked('POST /request/suppliers').at(-1)).toMatchObject({
    postcode: 'B11BB',
    switchType: 'electricityToElectricity',
    currentPayMethod: 'prePaymentMeter',
  });
  const items = state().lookups.electricitySuppliers?.items ?? [];
  expect(items.map(({ label }) => label)).toEqual(['8 in B11BB', '9 in B11BB']);
  expect(state().answers.electricitySupplierId).toBeUndefined();
  store.stop();
});

it('of a home whose meter has other rates are asked for anew, at the same postcode too [Q7.11]', async () => {
  const { store, give, moveTo, asked } = visit();
  await moveTo('1 B11BB');
  await give({ compareFuel: 'electricity', electricitySupplierId: 8 });
  await moveTo('2 B11BB');
  await give({ compareFuel: 'electricity', isEconomy7: 'yes', electricitySupplierId: 8 });
  for (const call of listCalls) {
    const own = asked(call).filter(({ switchType }) => switchType === 'electricityToElectricity');
    expect(own.at(-1)).toMatchObject({ economy7Percentage: 1 });
  }
  store.stop();
});

it('are never asked for with a postcode that is still being typed [Q4.32]', async () => {
  const { store, state, give, moveTo, requests } = visit();
  await moveTo('1 PL12AA');
  held = [];
  await give({ electricityCurrentPayMethod: 'cashOrCheque' });
  expect(held).toHaveLength(1);
  store.change('postcode', 'LS1');
  const before = requests.length;
  for (const release of held) release();
  held = undefined;
  await settled();
  await settled();
  expect(requests.slice(before)).toEqual([]);
  expect(state().lookups.electricitySuppliers?.items ?? []).toEqual([]);
  await give({ postcode: 'LS12A' });
  expect(requests.slice(before)).toEqual([]);
  store.stop();
});

it('are asked for again when they came too late, though nobody is chosen yet [Q4.32]', async () => {
  const { store, state, give, moveTo } = visit();
  await moveTo('2 PL12AA');
  await give({ compareFuel: 'gasElectricity', sameSupplier: 'no' });
  await give({ gasCurrentPayMethod: 'cashOrCheque', electricityCurrentPayMethod: 'cashOrCheque' });
  expect(state().lookups.gasSuppliers?.status).toBe('ready');
  const waiting: (() => void)[] = [];
  held = waiting;
  await give({ compareFuel: 'gas', gasCurrentPayMethod: 'quarterlyDirectDebit' });
  await give({ compareFuel: 'gasElectricity' });
  held = undefined;
  for (const release of waiting) release();
  await settled();
  await settled();
  expect(state().lookups.gasSuppliers?.status).toBe('ready');
  store.stop();
});

it('that are empty say what is not there and what to do [Q2.21] [Q4.30]', async () => {
  const { store, give, moveTo } = visit();
  const fields = () => store.view.getState().steps.flatMap(({ open, card }) => (open ? card.fields : []));
  const field = (wanted: string) => fields().find(({ name }) => name === wanted);
  await moveTo('1 PL12AA');
  await give({ electricityCurrentPayMethod: 'cashOrCheque', electricitySupplierId: 8 });
  expect(field('electricityTariff')).toMatchObject({ lookup: 'ready', options: [] });
  expect(field('electricityTariff')?.ui.empty).toBe(
    'This supplier has no tariffs here for the way you pay. Please choose another supplier, or another way to pay.',
  );
  await moveTo('1 EX11AA');
  await give({ electricityCurrentPayMethod: 'cashOrCheque' });
  expect(field('electricitySupplierId')).toMatchObject({ lookup: 'ready', options: [] });
  expect(field('electricitySupplierId')?.ui.empty).toContain('Please choose another way to pay');
  const errors = store.view.getState().steps.flatMap(({ open, card }) => (open ? card.errors : []));
  expect(errors).toContainEqual(
    expect.objectContaining({
      field: 'electricitySupplierId',
      message: 'We do not know the suppliers for your answers above. Please try again.',
    }),
  );
  store.stop();
});
