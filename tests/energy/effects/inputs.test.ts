import { describe, expect, it } from 'vitest';
import { calls } from '../../../src/energy/api/contract.ts';
import type { Effect } from '../../../src/energy/effects/effect.ts';
import { effects } from '../../../src/energy/effects/index.ts';
import { laterEffects } from '../../../src/energy/effects/later.ts';
import { catalogueOf } from '../../../src/energy/service/market/catalogue.ts';
import { type QuoteBody, readQuote } from '../../../src/energy/service/market/quote.ts';
import { energy } from '../../../src/energy/trade.ts';
import { effectInputs } from '../../../src/energy/vocabulary/effect-inputs.ts';
import { effectWords } from '../../../src/energy/vocabulary/effects.ts';
import { holds } from '../../../src/engine/condition.ts';
import { equal } from '../../../src/engine/equal.ts';
import { readerOf } from '../../../src/engine/facts.ts';
import { own } from '../../../src/engine/own.ts';
import { emptyState } from '../../../src/engine/state.ts';
import type { EffectInput, SentAnswer } from '../../../src/engine/trade-words.ts';
import type { Json } from '../../../src/engine/types.ts';
import type { CallSchema } from '../../../src/service/calls.ts';
import { guardOf } from '../../../src/service/checked.ts';
import { Refused } from '../../../src/service/refused.ts';
import { type Called, runEffect, type Setting } from './world.ts';

const bodies: Readonly<Record<string, Effect>> = { ...effects, ...laterEffects };
const inputs: Readonly<Record<string, EffectInput>> = effectInputs;
const catalogue = catalogueOf();

type Case = Required<Pick<Setting, 'answers' | 'sources' | 'facts' | 'replies'>>;

const all = <T extends object>(...parts: readonly (readonly T[])[]): readonly T[] =>
  parts.reduce<readonly T[]>(
    (made, some) => made.flatMap((one) => some.map((two) => ({ ...one, ...two }))),
    [{} as T],
  );

const tariff = { id: catalogue.suppliers[0]?.tariffs[0]?.id ?? 0, isFixedFromEnergyStartDate: true };
const fuelled = (fuel: string, usageType: number) => ({
  [`${fuel}Tariff`]: tariff,
  [`${fuel}TariffValidToDate`]: '2027-03-31',
  [`${fuel}Usage.usageType`]: usageType,
  [`${fuel}Usage.usageUnit`]: 2,
  [`${fuel}Usage.usage`]: fuel === 'gas' ? 900 : 300,
  [`${fuel}Usage.cost`]: fuel === 'gas' ? 80 : 70,
});

/** Every kind of quote, in pounds or kWh, with either kind of meter, paid in either way. */
const quotes: readonly Case[] = all<Readonly<Record<string, Json>>>(
  [
    'gasToGas',
    'electricityToElectricity',
    'dualConsolidatedToDualConsolidated',
    'dualDistinctToDualConsolidated',
  ].map((quoteType) => ({ quoteType })),
  [{ usageType: 0 }, { usageType: 1 }],
  [{ is02Meter: true }, { is02Meter: false }],
  [{ payMethod: 'cashOrCheque' }, { payMethod: 'prePaymentMeter' }],
).map(({ quoteType = '', usageType, is02Meter = false, payMethod = '' }) => ({
  facts: { quoteType, is02Meter },
  sources: {},
  replies: Object.fromEntries(
    ['gas', 'electricity', 'dual-consolidated', 'dual-distinct'].map((kind) => [
      `POST /request/switch/v2/${kind}`,
      { geniusSwitchDto: { switchId: 321 } },
    ]),
  ),
  answers: {
    postcode: 'NR21NH',
    address: { addressLine1: '1 The Street', town: 'Norwich' },
    tariff,
    tariffValidToDate: '2027-03-31',
    ...fuelled('gas', Number(usageType)),
    ...fuelled('electricity', Number(usageType)),
    currentPayMethod: payMethod,
    gasCurrentPayMethod: payMethod,
    electricityCurrentPayMethod: payMethod,
    economy7Percentage: 42,
    newTariffPaymentMethod: 'quarterlyDirectDebit',
    gasSmartMeterInstalled: true,
    electricitySmartMeterInstalled: true,
  },
}));

const consents = Object.entries(effectInputs['save-terms']?.sends ?? {}).map(
  ([name]) => [name, true] as const,
);
const address = (line: string) => ({ addressLine1: line, city: 'Norwich', text: line });

/** Plans with and without a direct debit, bills sent to a found address, a written one, or the home. */
const signUps: readonly Case[] = all<Readonly<Record<string, Json>>>(
  ['MonthlyDirectDebit', 'PrePaymentMeter'].map((payMethod) => ({ payMethod })),
  [{ separateBilling: true }, { separateBilling: false }],
  [{ manuallyEnterBilling: true }, { manuallyEnterBilling: false }],
).map(({ payMethod = '', ...billing }) => ({
  facts: {},
  sources: {
    plan: { payMethod },
    session: { switchKey: 'k'.repeat(43), switchType: 'dualConsolidatedToDualConsolidated' },
  },
  replies: {
    'POST /request/switch/pro/update/personal': { updated: true },
    'POST /request/switch/pro/update/address': { updated: true },
    'POST /request/switch/pro/update/terms-and-conditions': { updated: true },
    'POST /request/switch/pro/update/bank': { updated: true },
    'POST /request/bank/is-valid': { isValid: true },
  },
  answers: {
    ...{ titleId: 1, firstName: 'Ada', lastName: 'Lovelace', dateOfBirth: '1990-12-10' },
    ...{ emailAddress: 'ada@example.com', dayTimePhone: '01603123456', employmentStatusId: 2 },
    ...{ residentialStatusId: 3, lengthOfResidencyInMonths: 12 },
    previousAddresses: [
      {
        ...{ 'previous.months': '30', 'previous.manually': true, 'previous.line1': '2 The Street' },
        'previous.ownPostcode': 'NR21NH',
      },
    ],
    ...billing,
    'billing.postcode': 'NR21NH',
    'billing.address': address('3 The Street'),
    ...{ 'billing.line1': '4 The Street', 'billing.line2': 'Back', 'billing.city': 'Ely' },
    ...{ 'billing.county': 'Cambs', 'billing.ownPostcode': 'CB61AA' },
    ...Object.fromEntries(consents),
    ...{ mpanNumber: '0'.repeat(21), mprnNumber: '9012345678', specialNeedsId: 4, prePaymentMeterId: 2 },
    ...{ accountName: 'Ada Lovelace', sortCode: '089999', accountNumber: '66374958' },
    ...{ preferredDirectDebitDay: 3, isAuthorisedToSetupDirectDebits: true },
  },
}));

const casesOf = (effect: string) => (effect === 'create-quote' ? quotes : signUps);

/** What an effect makes of answers: its calls, and what it brings. `read` are those of the live answers that it looked at. */
async function madeOf(effect: string, { answers, ...others }: Case) {
  const read = new Set<string>();
  const live = new Proxy(answers, {
    get: (target, name) => {
      if (typeof name === 'string') read.add(name);
      return Reflect.get(target, name);
    },
  });
  const body = bodies[effect];
  if (body === undefined) throw new Error(`There is no effect ${effect}.`);
  const { called, outcome } = await runEffect(body, { ...others, answers, live });
  const sent = called.filter(({ name }) => Object.hasOwn(others.replies, name));
  return { read, sent, made: JSON.stringify([sent, outcome.sources]) };
}

/** Whether what is sent is all that the service asks for: the contract's word, and of a quote the market's. */
function isTaken(sent: readonly Called[]): boolean {
  return (
    sent.length === 1 &&
    sent.every(({ name, parts }) => {
      const body: unknown = Reflect.get(Object(parts), 'body');
      const schema: CallSchema | undefined = own<CallSchema>(calls, name);
      if (schema?.body === undefined || !guardOf(schema.body)(body)) return false;
      return !name.includes('/switch/v2/') || !(readQuote(body as QuoteBody, catalogue) instanceof Refused);
    })
  );
}

const appliesIn = (input: EffectInput, sent: SentAnswer, { answers, sources, facts }: Case): boolean => {
  const state = emptyState(energy, '2026-11-21');
  const named = Object.entries(facts).map(
    ([name, value]) => [name, { says: '', first: [], otherwise: value }] as const,
  );
  const situation = { ...state, answers, sources: { ...state.sources, ...sources } };
  const { read } = readerOf(situation, { facts: Object.fromEntries(named), conditions: {} });
  return holds({ all: [input.when ?? true, sent.when ?? true] }, read, {});
};

const without = ({ answers, ...others }: Case, name: string): Case => {
  const { [name]: _, ...rest } = answers;
  return { ...others, answers: rest };
};

/** Empty texts that the contract lets pass; the form's own rules refuse them on the server too (S5.01, S5.15). */
const refusedByForm: readonly string[] = ['address', 'firstName', 'lastName', 'emailAddress', 'accountName'];
/** What of these is of no use the specification says, not the request (S2.14, S2.22, S5.09, S5.13). */
const isAsTheyStand = (effect: string) => effect === 'save-terms';

describe('the vocabulary says what effects take', () => {
  it.each(Object.keys(effectWords))('"%s": the same needs as its body [Q4.32]', (name) => {
    const { needs = [], needsOwn = [] } = inputs[name] ?? {};
    expect([[...needs].sort(), [...needsOwn].sort()]).toEqual([
      [...(bodies[name]?.needs ?? [])].sort(),
      [...(bodies[name]?.needsOwn ?? [])].sort(),
    ]);
  });

  it.each(Object.keys(effectWords).filter((name) => inputs[name]?.sends === undefined))(
    '"%s" reads none of the answers that count, for it says of none that it sends it',
    async (name) => {
      for (const one of [quotes[0], signUps[0]])
        expect([...((one && (await madeOf(name, one)).read) ?? ['nothing was run'])]).toEqual([]);
    },
  );

  const sending = Object.entries(inputs).flatMap(([name, input]) =>
    input.sends === undefined ? [] : [[name, input, input.sends] as const],
  );

  it.each(sending)(
    '"%s" reads each answer that it sends, where it applies, and no other [Q7.10] [S7.04]',
    async (effect, input, sends) => {
      const unread = new Set(Object.keys(sends));
      for (const one of casesOf(effect)) {
        const { read } = await madeOf(effect, one);
        expect([...read].filter((name) => !Object.hasOwn(sends, name))).toEqual([]);
        for (const name of read) if (appliesIn(input, sends[name] ?? {}, one)) unread.delete(name);
      }
      expect([...unread]).toEqual([]);
    },
  );

  it.each(sending)(
    '"%s" sends something else without an answer exactly where it applies',
    async (effect, input, sends) => {
      for (const one of casesOf(effect)) {
        const { made } = await madeOf(effect, one);
        for (const [name, sent] of Object.entries(sends)) {
          const applies = appliesIn(input, sent, one);
          if (!applies && isAsTheyStand(effect)) continue;
          const other = await madeOf(effect, without(one, name));
          const isOther = other.made !== made;
          expect([name, one, isOther]).toEqual([name, one, applies && !equal(one.answers[name], sent.else)]);
          if (sent.else === undefined) continue;
          const same = await madeOf(effect, { ...one, answers: { ...one.answers, [name]: sent.else } });
          expect([name, same.made]).toEqual([name, other.made]);
        }
      }
    },
  );

  it.each(sending)(
    '"%s" is refused without an answer exactly where it must be there',
    async (effect, input, sends) => {
      for (const one of casesOf(effect)) {
        const { sent: whole } = await madeOf(effect, one);
        if (whole.length === 0) continue;
        expect(isTaken(whole)).toBe(true);
        for (const [name, sent] of Object.entries(sends)) {
          if (refusedByForm.includes(name)) continue;
          const { sent: rest } = await madeOf(effect, without(one, name));
          const mustBe = sent.must === true && appliesIn(input, sent, one);
          expect([name, one.facts, one.sources, isTaken(rest)]).toEqual([
            name,
            one.facts,
            one.sources,
            !mustBe,
          ]);
        }
      }
    },
  );
});
