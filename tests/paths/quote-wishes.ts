import type { Json, ResolvedField } from '../../src/engine/types.ts';
import { typed, type Unit, units, usages } from './amounts.ts';
import type { Row } from './cover.ts';
import { homes } from './homes.ts';
import type { Wish } from './walker.ts';

/** Answers of the screen to the values of a dimension. */
export const payMethods: Readonly<Record<string, string>> = {
  'Monthly Direct Debit': 'monthlyDirectDebit',
  'Quarterly Direct Debit': 'quarterlyDirectDebit',
  'Cash & Cheque': 'cashOrCheque',
  Prepayment: 'prePaymentMeter',
};

export const quoteTypes: Readonly<Record<string, readonly (readonly [string, Json])[]>> = {
  gas: [['compareFuel', 'gas']],
  electricity: [['compareFuel', 'electricity']],
  'both, one supplier': [
    ['compareFuel', 'gasElectricity'],
    ['sameSupplier', 'yes'],
  ],
  'both, two suppliers': [
    ['compareFuel', 'gasElectricity'],
    ['sameSupplier', 'no'],
  ],
};

/** A day so many days after another, YYYY-MM-DD. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Days until the present tariff ends, by the prefix of the question. */
export const daysLeft: Readonly<Record<string, number>> = { '': 200, gas: 120, electricity: 260 };

/** How a path pays for a fuel now: two suppliers are paid apart. */
export const payOf = (row: Row, prefix: string): string =>
  payMethods[
    (prefix === 'electricity' && row.type === 'both, two suppliers' ? row.payElectricity : row.pay) ?? ''
  ] ?? '';

function usageAnswers(row: Row): Readonly<Record<string, Json>> {
  const usage = usages[row.usage ?? ''];
  if (usage?.source === 'average') return { usageSource: 'average', averageLevel: usage.level };
  if (usage?.source !== 'actual') return { usageSource: 'estimate' };
  const { kind } = usage;
  const part = kind === 'spend' ? 'cost' : 'usage';
  const other = (row.electricityPeriod === '-' ? usage.unit : row.electricityPeriod) as Unit;
  const of = (fuel: 'gas' | 'electricity', unit: Unit) => ({
    [`${fuel}Usage.usageType`]: kind === 'spend' ? 0 : 1,
    [`${fuel}Usage.${part}`]: typed(fuel, kind, unit, row.size ?? ''),
    [`${fuel}Usage.usageUnit`]: units[unit],
  });
  return { usageSource: 'actual', ...of('gas', usage.unit), ...of('electricity', other) };
}

const idOf = (tariff: Json | undefined, part: string): unknown => Object(tariff)[part];

/** What the person of a path wants in each question of the quote; `isOther` tells whether they may say to be with a supplier. */
export function quoteWishes(row: Row, today: string, isOther: (supplierId: Json) => boolean): Wish {
  const wishes: Readonly<Record<string, Json | undefined>> = {
    postcode: homes[row.home ?? ''],
    gdprConsent: true,
    ...Object.fromEntries(quoteTypes[row.type ?? ''] ?? []),
    isEconomy7: row.economy7 === 'yes' || row.economy7 === 'no' ? row.economy7 : undefined,
    ...usageAnswers(row),
    economy7Percentage: row.share === '-' ? undefined : Number(row.share),
    newTariffPaymentMethod: payMethods[row.newPay ?? ''],
  };
  const supplier = ({ options = [] }: ResolvedField, now: Json | undefined) =>
    row.supplier === 'as found' && now !== undefined
      ? now
      : options.find(({ value }) => isOther(value))?.value;
  const tariff = ({ options = [] }: ResolvedField) =>
    options.find(({ value }) => idOf(value, 'isFixedFromEnergyStartDate') === (row.tariff === 'fixed'))
      ?.value;

  return (field, now) => {
    const [, prefix = '', own = ''] = /^(gas|electricity)?(.*)$/.exec(field.name) ?? [];
    switch (own.toLowerCase()) {
      case 'address':
        return now ?? field.options?.[0]?.value;
      case 'currentpaymethod':
        return payOf(row, prefix);
      case 'supplierid':
        return supplier(field, now);
      case 'tariff':
        return tariff(field);
      case 'tariffvalidtodate':
        return daysAfter(today, daysLeft[prefix] ?? 0);
      default:
        return wishes[field.name];
    }
  };
}
