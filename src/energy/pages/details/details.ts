import { useMemo } from 'react';
import { isMap, own } from '../../../engine/own.ts';
import type { Json, LookupItem } from '../../../engine/types.ts';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import type { Projection } from '../../api/contract/tariff.ts';
import {
  type Fuel,
  fuels,
  type InformationLabel,
  type Plan,
  plans,
  readInformation,
  readLabel,
  readProjection,
} from '../../api/tariff-replies.ts';
import { sayService } from '../../api/words.ts';
import { sayDeal } from '../deal-words.ts';
import { inPounds } from '../money.ts';

/** One part of the page: on its way, not to be had (with the reason), or there. */
export type Part<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string; readonly status: number | undefined }
  | { readonly state: 'ready'; readonly value: T };

export type Labels = Readonly<Partial<Record<Fuel, InformationLabel>>>;
export type FuelPlans = Readonly<Partial<Record<Plan, Projection>>>;
export type Projections = Readonly<Record<Fuel, FuelPlans>>;

/** Where a part comes from: its list, the effect that fills it, and how it is read. */
interface Source<T> {
  readonly lookup: string;
  readonly effect: string;
  readonly read: (items: readonly LookupItem[]) => T | undefined;
}

/** Follows one part of the details of a tariff; what belongs to another tariff is never shown. */
export function usePart<T>(
  store: JourneyStore,
  tariffId: number,
  { lookup, effect, read }: Source<T>,
): Part<T> {
  const isOpen = useView(store, ({ state }) => state.answers.tariffId === tariffId);
  const list = useView(store, ({ state }) => own(state.lookups, lookup));
  const failure = useView(store, ({ state }) => own(state.failures, effect));
  return useMemo(() => {
    if (isOpen && failure) return { state: 'failed', message: failure.message, status: failure.status };
    if (!isOpen || (list?.status !== 'ready' && list?.status !== 'failed')) return { state: 'loading' };
    const value = list.status === 'ready' ? read(list.items) : undefined;
    if (value === undefined)
      return { state: 'failed', message: sayService('not-readable'), status: undefined };
    return { state: 'ready', value };
  }, [isOpen, list, failure, read]);
}

const data = (item: LookupItem | undefined) => (isMap(item?.data) ? item.data : undefined);

const informationIn = ([item]: readonly LookupItem[]) => readInformation(data(item));

const labelsIn = (items: readonly LookupItem[]): Labels =>
  Object.fromEntries(
    fuels.flatMap((fuel) => {
      const label = readLabel(data(items.find(({ value }) => value === fuel)));
      return label ? [[fuel, label]] : [];
    }),
  );

function projectionsIn(items: readonly LookupItem[]): Projections {
  const plansOf = (fuel: Fuel): FuelPlans =>
    Object.fromEntries(
      plans.flatMap((plan) => {
        const projection = readProjection(data(items.find(({ value }) => isOf(value, fuel, plan))));
        return projection ? [[plan, projection]] : [];
      }),
    );
  return { electricity: plansOf('electricity'), gas: plansOf('gas') };
}

/** What leaving early costs by the labels of these fuels: the pounds of all together, and of each where the same; or their common words. */
export function exitFeesOf(labels: Labels, of: readonly Fuel[]): string | undefined {
  const said = of.map((fuel) => labels[fuel]?.exitFees);
  const [first] = said;
  const isSame = said.every((one) => one === first);
  const amounts = said.map(poundsIn).filter((one) => one !== undefined);
  const [each, ...others] = amounts;
  if (each === undefined || amounts.length < said.length)
    return isSame && typeof first === 'string' && first.startsWith('£') ? first : undefined;
  const total = amounts.reduce((sum, one) => sum + one, 0);
  if (total === 0) return undefined;
  const amount = inPounds(total);
  return isSame && others.length > 0 ? sayDeal('fee-of-each', { amount, each: inPounds(each) }) : amount;
}

/** The pounds of a label: 65, "£65", "£65 per fuel". */
function poundsIn(said: string | number | undefined): number | undefined {
  if (typeof said === 'number') return said;
  const [, pounds] = /^£(\d+(?:\.\d+)?)(?: per fuel)?$/.exec(said ?? '') ?? [];
  return pounds === undefined ? undefined : Number(pounds);
}

const isOf = (value: Json, fuel: Fuel, plan: Plan) =>
  isMap(value) && value.fuel === fuel && value.plan === plan;

/** The parts of the page. */
export const sources = {
  information: { lookup: 'tariff-information', effect: 'load-tariff-information', read: informationIn },
  labels: { lookup: 'tariff-labels', effect: 'load-label', read: labelsIn },
  projections: { lookup: 'tariff-projections', effect: 'load-projections', read: projectionsIn },
} as const;

/** The fuels that a quote compares, by its type (§4). */
export function fuelsOf(switchType: unknown): readonly Fuel[] {
  if (switchType === 'electricityToElectricity') return ['electricity'];
  return switchType === 'gasToGas' ? ['gas'] : fuels;
}

/** What a year costs after a switch and what that saves, pounds, as results have them (§3). */
export interface Totals {
  readonly totalCost: number;
  readonly savings: number;
  /** What leaving the present tariffs today costs; the saving does not count it. */
  readonly fees: number;
}

/** The sums over all fuels of the quote; undefined while one of them is missing: half a cost would mislead. */
export function totalsOf(projections: Projections, of: readonly Fuel[]): Totals | undefined {
  let present = 0;
  let totalCost = 0;
  let fees = 0;
  for (const fuel of of) {
    const { Existing, New } = projections[fuel];
    if (!Existing || !New) return undefined;
    present += Existing.personalProjection;
    totalCost += New.personalProjection;
    fees += Existing.terminationFees;
  }
  const toPence = (pounds: number) => Math.round(pounds * 100) / 100;
  return { totalCost: toPence(totalCost), savings: toPence(present - totalCost), fees };
}
