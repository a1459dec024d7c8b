import type { Json } from '../../src/engine/types.ts';
import { sizes, units, usages } from './amounts.ts';
import { notAsked, type Row, type Space } from './cover.ts';
import type { KnownHome } from './home-in.ts';
import { homes } from './homes.ts';
import type { Fixed } from './market.ts';
import type { Form } from './offers.ts';
import { payMethods, payOf, quoteTypes } from './quote-wishes.ts';

/** What the quote's dimensions are worked out from. */
export interface QuoteOffers {
  readonly homes: ReadonlyMap<string, { readonly home: KnownHome; readonly form: Form }>;
  readonly fixed: Fixed;
}

const shares = ['1', '42', '100'];
const labels = Object.keys(payMethods);

/** Every value of each dimension of the quote, in the order of the journey. */
const values: Readonly<Record<string, readonly string[]>> = {
  home: Object.keys(homes),
  type: Object.keys(quoteTypes),
  economy7: ['yes', 'no', 'left open'],
  pay: labels,
  payElectricity: labels,
  share: shares,
  newPay: labels,
  supplier: ['as found', 'chosen'],
  tariff: ['standard', 'fixed'],
  usage: Object.keys(usages),
  electricityPeriod: Object.keys(units),
  size: sizes,
};

const paid = ['home', 'type', 'economy7', 'pay', 'payElectricity'];
const restsOn: Readonly<Record<string, readonly string[]>> = {
  type: ['home'],
  economy7: ['home', 'type'],
  pay: ['home', 'type'],
  payElectricity: ['home', 'type', 'pay'],
  share: ['home', 'type'],
  newPay: paid,
  tariff: [...paid, 'supplier'],
  usage: ['home', 'type'],
  electricityPeriod: ['type', 'usage'],
  size: ['usage'],
};

const orNot = (found: readonly string[]) => (found.length > 0 ? found : [notAsked]);
const isBoth = (type: string | undefined) => type?.startsWith('both') === true;

/** The dimensions of the quote, with what the screen offers after each answer (quote journey §2 to §5). */
export function quoteSpace({ homes: known, fixed }: QuoteOffers): Space {
  const forms = new Map<string, Form | undefined>();

  /** The form after what a path answers on its way to the usage; remembered. */
  const formAfter = (row: Row): Form | undefined => {
    const key = JSON.stringify(paid.map((name) => row[name]));
    if (!forms.has(key)) forms.set(key, formOf(row));
    return forms.get(key);
  };
  const formOf = ({ home = '', type, pay, payElectricity, economy7 }: Row): Form | undefined => {
    const start = known.get(home)?.form;
    const answers = type === undefined ? [] : [...(quoteTypes[type] ?? [])];
    if (economy7 === 'yes' || economy7 === 'no') answers.push(['isEconomy7', economy7]);
    if (pay !== undefined) answers.push([payField(type), payMethods[pay] ?? '']);
    if (payElectricity !== undefined && payElectricity !== notAsked)
      answers.push(['electricityCurrentPayMethod', payMethods[payElectricity] ?? '']);
    return start?.afterAll(answers);
  };
  const goesOn = (row: Row) => formAfter(row) !== undefined;

  const after: Readonly<Record<string, (row: Row) => readonly string[]>> = {
    type: (row) => (values.type ?? []).filter((type) => goesOn({ ...row, type })),
    economy7(row) {
      const field = formAfter(row)?.asks('isEconomy7');
      if (!field) return [notAsked];
      return field.required ? ['yes', 'no'] : ['yes', 'no', 'left open'];
    },
    pay: (row) => labels.filter((pay) => goesOn({ ...row, pay })),
    payElectricity: (row) =>
      orNot(
        row.type === 'both, two suppliers'
          ? labels.filter((payElectricity) => goesOn({ ...row, payElectricity }))
          : [],
      ),
    tariff(row) {
      const { gas, electricity } = known.get(row.home ?? '')?.home ?? {};
      const isSold = (prefix: string, found: number | null | undefined) => {
        const suppliers = fixed(homes[row.home ?? ''] ?? '', payOf(row, prefix));
        return row.supplier === 'chosen' ? suppliers.size > 2 : suppliers.has(found ?? 0);
      };
      const [gasNow, powerNow] = [gas?.mugSupplierId, electricity?.mugSupplierId];
      const isBothSold =
        (row.type === 'electricity' || isSold('gas', gasNow ?? powerNow)) &&
        (row.type === 'electricity' || row.type === 'both, two suppliers'
          ? isSold('electricity', powerNow)
          : true);
      return isBothSold ? ['standard', 'fixed'] : ['standard'];
    },
    usage: (row) =>
      (values.usage ?? []).filter((usage) =>
        offersUsage(formAfter(pick(row, 'home', 'type')), row.type, usage),
      ),
    electricityPeriod: (row) =>
      isBoth(row.type) && usages[row.usage ?? '']?.source === 'actual' ? Object.keys(units) : [notAsked],
    size: (row) => (usages[row.usage ?? '']?.source === 'actual' ? sizes : [notAsked]),
    share: (row) => (formAfter(pick(row, 'home', 'type'))?.asks('economy7Percentage') ? shares : [notAsked]),
    newPay(row) {
      const offered = formAfter(row)?.asks('newTariffPaymentMethod')?.options ?? [];
      return orNot(labels.filter((label) => offered.some(({ value }) => value === payMethods[label])));
    },
  };
  const offered = new Map<string, readonly string[]>();
  return {
    dimensions: Object.keys(values),
    values: (dimension) => values[dimension] ?? [],
    restsOn: (dimension) => restsOn[dimension] ?? [],
    after(dimension, row) {
      const key = `${dimension} ${restsOn[dimension]?.map((name) => row[name]).join('|')}`;
      const known = offered.get(key) ?? after[dimension]?.(row) ?? values[dimension] ?? [];
      offered.set(key, known);
      return known;
    },
  };
}

function pick(row: Row, ...names: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

/** The question of how the first fuel is paid for now. */
function payField(type: string | undefined): string {
  if (type === 'both, one supplier') return 'currentPayMethod';
  return type === 'electricity' ? 'electricityCurrentPayMethod' : 'gasCurrentPayMethod';
}

function offersUsage(form: Form | undefined, type: string | undefined, name: string): boolean {
  const usage = usages[name];
  if (!usage) return false;
  const first = type === 'electricity' ? 'electricityUsage' : 'gasUsage';
  const answers: readonly (readonly [string, Json])[] =
    usage.source === 'actual'
      ? [
          [`${first}.usageType`, usage.kind === 'spend' ? 0 : 1],
          [`${first}.usageUnit`, units[usage.unit]],
        ]
      : [
          ['usageSource', usage.source],
          ...(usage.source === 'average' ? [['averageLevel', usage.level] as const] : []),
        ];
  return form?.afterAll(answers) !== undefined;
}
