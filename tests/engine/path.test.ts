import { describe, expect, it } from 'vitest';
import { energy } from '../../src/energy/trade.ts';
import { readerOf } from '../../src/engine/facts.ts';
import { emptyState } from '../../src/engine/state.ts';
import type { FactDefinition, Situation } from '../../src/engine/types.ts';

const situation: Situation = {
  ...emptyState(energy, '2026-03-01', {
    brand: { supplierPhone: '0800' },
    averages: { 'gas.low': 7500 },
  }),
  answers: { 'gasUsage.usage': 12, tariff: { id: 4, deep: { er: true } }, fuel: 'gas' },
  lookups: { suppliers: { status: 'ready', items: [{ value: 8, label: 'Eight' }] } },
  pending: { 'fetch.gas': { effect: 'fetch', for: 'gas', with: {} } },
  failures: { fetch: { message: 'No luck' } },
};
const facts: Readonly<Record<string, FactDefinition>> = {
  copy: {
    says: '',
    first: [{ when: { fuel: 'gas' }, value: { from: 'averages.gas.low' } }],
    otherwise: 'none',
  },
  both: {
    says: '',
    first: [
      { when: { 'fact.copy': 7500 }, value: 'first' },
      { when: true, value: 'second' },
    ],
  },
  open: { says: '', first: [{ when: { fuel: 'electricity' }, value: 1 }] },
  other: { says: '', first: [{ when: false, value: 1 }], otherwise: { from: 'gasUsage.usage' } },
  circle: { says: '', first: [{ when: { 'fact.circle': 1 }, value: 1 }] },
};

describe('reading a path', () => {
  const { read } = readerOf(situation, { facts, conditions: {} });
  it.each([
    ['gasUsage.usage', 12],
    ['gasUsage', undefined],
    ['tariff.id', 4],
    ['tariff.deep.er', true],
    ['tariff.toString', undefined],
    ['tariff.id.more', undefined],
    ['brand.supplierPhone', '0800'],
    ['averages.gas.low', 7500],
    ['meter.mpan', undefined],
    ['lookup.suppliers', 'ready'],
    ['lookup.suppliers.count', 1],
    ['lookup.tariffs', 'unknown'],
    ['lookup.tariffs.count', 0],
    ['pending.fetch.gas', true],
    ['pending.fetch', undefined],
    ['failure.fetch', 'No luck'],
    ['failure.fetch.gas', undefined],
    ['fact.copy', 7500],
    ['fact.both', 'first'],
    ['fact.open', undefined],
    ['fact.other', 12],
    ['fact.circle', undefined],
    ['fact.constructor', undefined],
    ['__proto__', undefined],
    ['constructor.name', undefined],
    ['meter.__proto__', undefined],
    ['lookup.__proto__', 'unknown'],
  ])('%s is %j', (path, value) => {
    expect(read(path)).toEqual(value);
  });
});
