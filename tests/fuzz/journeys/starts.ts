import { isGiven } from '../../../src/engine/condition.ts';
import { equal } from '../../../src/engine/equal.ts';
import { own } from '../../../src/engine/own.ts';
import type { Json } from '../../../src/engine/types.ts';
import { everySupplier } from './ground.ts';
import { nothing } from './invariants/index.ts';
import type { Beginning } from './open.ts';
import type { Step } from './step.ts';
import { typed } from './typed.ts';
import { Visit } from './visit.ts';

/** What somebody wants to answer; whatever is not named gets the first that is offered or right. */
type Wishes = Readonly<Record<string, Json>>;

/** A place to begin at: a journey, and how much of it is done. */
export interface Start extends Beginning {
  readonly name: string;
}

const quote = { session: { uid: 'visitor', comparisonType: 'home-energy' }, journey: 'quote', plan: null };
const vehicle = { ...quote, session: { ...quote.session, comparisonType: 'vehicle-home-energy' } };

const homes: Readonly<Record<string, Wishes>> = {
  'both fuels of one supplier': { sameSupplier: 'yes' },
  'both fuels of two suppliers': { address: 1, sameSupplier: 'no' },
  'gas only': { compareFuel: 'gas' },
  'electricity only': { compareFuel: 'electricity' },
  'an Economy 7 meter': { postcode: 'BS15TR', isEconomy7: 'yes' },
  'prepayment meters': { postcode: 'PL12AA' },
  'figures to be estimated': { usageSource: 'estimate' },
  'an average': { usageSource: 'average', averageLevel: 'medium' },
  'figures in pounds': { 'gasUsage.usageType': 0 },
};

const quoted = {
  uid: 'visitor',
  switchId: 4711,
  switchKey: 'k'.repeat(43),
  proposedPayMethod: 'MonthlyDirectDebit',
  includeAllPayMethodOptions: false,
};

const switchTypes = [
  'dualConsolidatedToDualConsolidated',
  'gasToGas',
  'electricityToElectricity',
  'dualDistinctToDualConsolidated',
];
const payMethods = ['MonthlyDirectDebit', 'PrePaymentMeter', 'QuaterlyDirectDebit', 'CashOrCheque'];

const address = {
  residentialAddresses: { present: { residentialStatusId: 4, lengthOfResidencyInMonths: 40 } },
  previousAddresses: [],
  businessAddress: null,
};

/** The mixtures that sequences of tests were found with, by supplier. */
const mixtures: Readonly<Record<number, number>> = {
  2: 3,
  4: 5,
  12: 2,
  42: 6,
  111: 0,
  9001: 11,
  9002: 12,
  9003: 13,
};

/** Which mixture a supplier has: by its id, for a supplier more changes nothing for the others. */
const mixtureOf = (supplierId: number) => mixtures[supplierId] ?? supplierId;

/** A sign-up with a supplier: fuels, pay method and smart meters are another mixture for each. */
function signUp(supplierId: number): Beginning {
  const index = mixtureOf(supplierId);
  const payMethod = payMethods[index % 3] ?? '';
  const switchType = switchTypes[Math.floor(index / 2) % 4] ?? '';
  const part = {
    isEconomy7: index % 5 === 4,
    tariffDetails: [],
    supplierTosUrl: 'https://new.example/terms',
    tariffTosUrl: 'https://new.example/tariff',
    supplierId,
    supplierName: 'New & Sons',
    tariffName: 'Sunny',
    payMethod,
    cost: 620.5,
    savings: 20,
  };
  const hasGas = switchType !== 'electricityToElectricity';
  const hasElectricity = switchType !== 'gasToGas';
  return {
    journey: 'sign-up',
    session: {
      ...quoted,
      switchType,
      gasSmartMeterInstalled: index % 2 === 0,
      electricitySmartMeterInstalled: index % 3 === 0,
    },
    ...(index % 3 === 2 ? { address } : {}),
    plan: { ...(hasGas ? { gas: part } : {}), ...(hasElectricity ? { electricity: part } : {}) },
  };
}

/** The next thing that somebody does who fills the page in from top to bottom; undefined when all is answered. */
function next(visit: Visit, wishes: Wishes, done: Set<string>): Step | undefined {
  const { answers, lookups } = visit.state;
  for (const { name, widget, lookup, options, required, ui } of visit.fields()) {
    const now = own(answers, name);
    const wish = own(wishes, name);
    if (
      typeof ui.action === 'string' &&
      /postcode$/i.test(name) &&
      isGiven(now) &&
      !done.has(`${name}${now}`)
    ) {
      done.add(`${name}${now}`);
      return { is: 'press', field: name };
    }
    if (lookup !== undefined) {
      if (done.has(name) || !options?.[0]) continue;
      done.add(name);
      const nth = typeof wish === 'number' ? wish : 0;
      if (!isGiven(now) || wish !== undefined) return { is: 'choose', field: name, nth };
      continue;
    }
    const isOffered = options === undefined || options.some(({ value }) => equal(value, wish));
    if (wish !== undefined && isOffered && !equal(now, wish))
      return { is: 'answer', field: name, value: wish };
    if (isGiven(now) || !required) continue;
    const base = name.replace(/^(gas|electricity)T/, 't');
    const first = options?.[0]?.value ?? typed[name]?.right[0] ?? typed[base]?.right[0];
    const value = first ?? (widget === 'yes-no' ? 'no' : widget === 'agreement' ? true : undefined);
    if (value !== undefined) return { is: 'answer', field: name, value };
  }
  const isEstimated = visit.fields().some(({ name }) => name === 'estimate') && !done.has('estimate');
  if (isEstimated && lookups['house-types']?.status === 'ready') {
    done.add('estimate');
    return { is: 'submit', journey: 'estimate' };
  }
  return undefined;
}

/** More steps than any page takes. */
const most = 120;

/** Places on the way through a page: untouched, here and there, and at its end. */
async function along(name: string, beginning: Beginning, wishes: Wishes): Promise<readonly Start[]> {
  const visit = new Visit(beginning, true, nothing);
  const starts: Start[] = [];
  const done = new Set<string>();
  await visit.take({ is: 'settle', from: 'first' });
  for (let count = 0; count < most; count += 1) {
    const step = next(visit, wishes, done);
    if (!step) break;
    await visit.take(step);
    await visit.take({ is: 'settle', from: 'first' });
    if (visit.problem !== undefined) throw new Error(`${name}: ${visit.problem}`);
    starts.push({
      ...beginning,
      name: `${name}, ${visit.view.steps.filter(({ open }) => open).at(-1)?.id}`,
      view: visit.view,
    });
  }
  visit.end();
  // One place for each card that is open last, as it stands when the next one opens, and the end.
  const byName = new Map(starts.map((start) => [start.name, start]));
  const [end] = starts.slice(-1);
  return [...byName.values(), ...(end ? [{ ...end, name: `${name}, all answered` }] : [])];
}

/** Every place to begin at, by name. */
export async function everyStart(): Promise<readonly Start[]> {
  const starts: Start[] = [
    { ...quote, name: 'a new quote' },
    { ...vehicle, name: 'a new quote with a vehicle' },
  ];
  for (const [name, wishes] of Object.entries(homes))
    starts.push(...(await along(`a quote for ${name}`, quote, wishes)));
  starts.push(...(await along('a quote with a vehicle', vehicle, { registrationNumber: 'AB12CDE' })));
  for (const supplierId of everySupplier) {
    const beginning = signUp(supplierId);
    const name = `a sign-up with supplier ${supplierId}`;
    starts.push({ ...beginning, name: `${name}, new` });
    starts.push(
      ...(await along(
        name,
        beginning,
        mixtureOf(supplierId) % 4 === 3 ? { lengthOfResidencyInMonths: 48 } : {},
      )),
    );
  }
  return starts;
}
