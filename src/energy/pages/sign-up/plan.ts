import type {
  JourneyDefinition,
  ResolvedItem,
  ResolvedNotice,
  ResolvedStep,
  Sources,
} from '../../../engine/types.ts';
import { number, text } from '../../api/unchecked.ts';
import { addingUp } from '../money.ts';
import { sayPayMethod } from '../pay-methods.ts';

/** The plan as it is shown beside the form; money in pounds a year. */
export interface ShownPlan {
  readonly supplierId: number;
  readonly supplier: string;
  readonly tariff: string;
  /** How it is paid, in words. */
  readonly payMethod: string;
  readonly fuels: string;
  /** Of all fuels together. */
  readonly total: number;
  /** Of gas beside electricity, in whole pounds that add up to the shown total; undefined for one fuel. */
  readonly gas: number | undefined;
  readonly electricity: number | undefined;
}

/** The plan that is signed up for (S2.02); undefined until it has come. */
export function readShownPlan(plan: Sources['plan']): ShownPlan | undefined {
  const supplierId = number(plan.supplierId);
  const supplier = text(plan.supplierName);
  const cost = number(plan.cost);
  if (supplierId === undefined || !supplier || cost === undefined) return undefined;
  const gasCost = number(plan.gasCost);
  const [electricity, gas] = gasCost === undefined ? [] : addingUp([cost, gasCost]);
  return {
    supplierId,
    supplier,
    tariff: text(plan.tariffName) ?? '',
    payMethod: sayPayMethod(text(plan.payMethod) ?? ''),
    fuels: text(plan.fuelTitle) ?? '',
    total: cost + (gasCost ?? 0),
    gas,
    electricity,
  };
}

/** Whether a notice stands beside the form of a page that has room there: a louder one is said in its card. */
export function isBeside({ name, tone }: ResolvedNotice, { aside }: JourneyDefinition): boolean {
  return tone === 'quiet' && aside?.includes(name) === true;
}

/** The notices of present cards that a journey places beside its form, in the cards' order. */
export function asideNotices(
  steps: readonly ResolvedStep[],
  journey: JourneyDefinition,
): readonly ResolvedNotice[] {
  const noticesIn = (items: readonly ResolvedItem[]): readonly ResolvedNotice[] =>
    items.flatMap((item) => {
      if (item.kind === 'group') return noticesIn(item.items);
      return item.kind === 'notice' && isBeside(item, journey) ? item : [];
    });
  return steps.flatMap(({ present, card }) => (present ? noticesIn(card.items) : []));
}
