import { definitionsNow } from '../../src/definitions/parts.ts';
import { loadVariant } from '../../src/definitions/variants.ts';
import { energy } from '../../src/energy/trade.ts';
import { buildModel } from '../../src/engine/model.ts';
import { emptyState } from '../../src/engine/state.ts';
import { withVariant } from '../../src/engine/variant.ts';
import { today } from '../../src/runtime/today.ts';
import { notAsked, type Row, type Space } from './cover.ts';
import { bindings, deals, isBound } from './deals.ts';
import { calls } from './expected-quote.ts';
import { meterKinds } from './expected-terms.ts';
import type { KnownHome } from './home-in.ts';
import { Form } from './offers.ts';
import { suppliersOf } from './quote-walk.ts';
import { previous } from './sign-up-wishes.ts';

/** How the new plan is paid for, in the results' spelling, by the labels of the quote (quote journey §9). */
const planMethods: Readonly<Record<string, string>> = {
  'Monthly Direct Debit': 'MonthlyDirectDebit',
  'Quarterly Direct Debit': 'QuaterlyDirectDebit',
  'Cash & Cheque': 'CashOrCheque',
  [notAsked]: 'PrePaymentMeter',
};

/** Every value of each dimension of the sign-up, in the order of the journey. */
const values: Readonly<Record<string, readonly string[]>> = {
  deal: Object.keys(deals),
  previous: Object.keys(previous),
  billing: ['none', 'found', 'by hand'],
  mprn: ['typed', 'looked up'],
  timing: ['soon', 'later'],
  meterKind: Object.keys(meterKinds),
  smart: ['as found', 'all ticked', 'none ticked'],
  consents: ['none', 'all', 'every other'],
  medical: ['no', 'yes'],
  lists: ['first', 'last'],
};

const plan = ['type', 'newPay', 'deal'];
const restsOn: Readonly<Record<string, readonly string[]>> = {
  deal: ['home', 'type', 'supplier'],
  mprn: ['home', ...plan],
  timing: plan,
  meterKind: plan,
  smart: plan,
  medical: plan,
};

/** The sign-up's form for each variant, with the variant laid over it. */
export async function signUpForms(): Promise<(row: Row) => Form | undefined> {
  const models = new Map(
    await Promise.all(
      Object.entries(deals).map(async ([deal, supplierId]) => {
        const variant = await loadVariant(supplierId, isBound(deal) ? bindings : {});
        if (variant?.name !== deal)
          throw new Error(`Supplier ${supplierId} has ${variant?.name}, not ${deal}.`);
        return [deal, buildModel(withVariant(definitionsNow(), variant), 'sign-up', energy)] as const;
      }),
    ),
  );
  const forms = new Map<string, Form | undefined>();
  const formOf = ({ deal = '', type = '', newPay = '' }: Row) => {
    const model = models.get(deal);
    const state = emptyState(energy, today());
    const payMethod = planMethods[newPay] ?? '';
    const sources = {
      ...state.sources,
      plan: { supplierId: deals[deal] ?? 0, variant: deal, payMethod },
      session: { switchType: calls[type]?.[1] ?? '' },
    };
    return model && new Form(model, { ...state, sources });
  };
  return (row) => {
    const key = plan.map((name) => row[name]).join('|');
    if (!forms.has(key)) forms.set(key, formOf(row));
    return forms.get(key);
  };
}

/** The dimensions of the sign-up behind those of the quote, with what the form asks for each plan. */
export function signUpSpace(
  quote: Space,
  homes: ReadonlyMap<string, KnownHome>,
  formOf: (row: Row) => Form | undefined,
): Space {
  const asks = (row: Row, ...names: readonly string[]) =>
    names.some((name) => formOf(row)?.asks(name) !== undefined);
  const all = (dimension: string) => values[dimension] ?? [];
  const ifAsked = (row: Row, dimension: string, ...names: readonly string[]) =>
    asks(row, ...names) ? all(dimension) : [notAsked];
  const after: Readonly<Record<string, (row: Row) => readonly string[]>> = {
    // What the home has already is no switch.
    deal(row) {
      const home = homes.get(row.home ?? '');
      const found = home ? suppliersOf(home) : [];
      return all('deal').filter((deal) => row.supplier === 'chosen' || !found.includes(deals[deal] ?? 0));
    },
    mprn(row) {
      const gas = homes.get(row.home ?? '')?.gas;
      if (!asks(row, 'mprnNumber')) return [notAsked];
      const isFound = gas?.mprn && (!gas.isPrepayment || row.newPay === notAsked);
      return isFound ? all('mprn') : ['typed'];
    },
    timing: (row) => ifAsked(row, 'timing', 'switchAfterCoolingOfPeriod'),
    meterKind: (row) => ifAsked(row, 'meterKind', 'prePaymentMeterId'),
    smart: (row) => ifAsked(row, 'smart', 'gasSmartMeterInstalled', 'electricitySmartMeterInstalled'),
    medical: (row) => ifAsked(row, 'medical', 'hasMedicalConditionOrIndividualRequirement'),
  };
  const known = new Map<string, readonly string[]>();
  const isOurs = (dimension: string) => values[dimension] !== undefined;
  return {
    dimensions: [...quote.dimensions, ...Object.keys(values)],
    values: (dimension) => values[dimension] ?? quote.values(dimension),
    restsOn: (dimension) => (isOurs(dimension) ? (restsOn[dimension] ?? []) : quote.restsOn(dimension)),
    after(dimension, row) {
      if (!isOurs(dimension)) return quote.after(dimension, row);
      const key = `${dimension} ${restsOn[dimension]?.map((name) => row[name]).join('|')}`;
      const offered = known.get(key) ?? after[dimension]?.(row) ?? all(dimension);
      known.set(key, offered);
      return offered;
    },
  };
}
