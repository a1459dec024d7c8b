import type { TableValue, TableWord } from '../../engine/trade-words.ts';

const day = { kind: 'text', doc: 'YYYY-MM-DD' } as const;
const level = { kind: 'number', orNull: true } as const;
const levels: TableValue = {
  kind: 'values',
  of: { low: level, medium: level, high: level },
  ascending: true,
  doc: 'kWh a year; null where the source gives none.',
};

/** Dated sets of usage averages (specification, quote journey §9); `validTo` null is open. */
export const averagesWord: TableWord = {
  doc: 'Usage averages, dated.',
  period: ['validFrom', 'validTo'],
  holds: {
    validFrom: day,
    validTo: { ...day, orNull: true },
    source: { kind: 'text' },
    gas: levels,
    electricity: levels,
    electricityEconomy7: levels,
  },
};
