import type { Projection } from '../../api/contract/tariff.ts';
import { addingUp } from '../money.ts';
import type { FuelPlans } from './details.ts';
import { yearDays } from './year-ahead.ts';

/** What a part of a bill is for: being connected, and the energy: at one rate, or by day and by night. */
export type PartName = 'standing' | 'units' | 'day' | 'night';

export interface BillPart {
  readonly name: PartName;
  /** Pounds a year. */
  readonly pounds: number;
  /** kWh a year; undefined for the standing charge. */
  readonly kwh: number | undefined;
  /** Pence a day for the standing charge, else pence a kWh. */
  readonly rate: number;
}

/** A year at one tariff's rates, in its parts (V4). */
export interface BillSplit {
  readonly supplier: string;
  readonly tariffName: string;
  readonly parts: readonly BillPart[];
  readonly pounds: number;
}

/** The bill of a fuel now and after a switch, each a whole year at the rates of the tariff. */
export interface FuelSplit {
  readonly now: BillSplit;
  readonly next: BillSplit;
}

/** What a year's money buys at the present and the new rates (V4). Undefined without both plans, or the night's share on two rates. */
export function moneySplit(plans: FuelPlans): FuelSplit | undefined {
  const { Existing, Chosen } = plans;
  if (!Existing || !Chosen) return undefined;
  const night = nightShareOf(plans);
  const now = splitOf(Existing, night);
  const next = splitOf(Chosen, night);
  return now && next && { now, next };
}

/** The share of a home's use that is at night, 0 to 1; undefined where the plans do not tell. */
export function nightShareOf({ Chosen, Default }: FuelPlans): number | undefined {
  return (Chosen && nightShare(Chosen)) ?? (Default && nightShare(Default));
}

/** The night's share of the use, out of a plan of the same rates all year: it makes its sum come out. Undefined where the rates are one. */
function nightShare(plan: Projection): number | undefined {
  const { unitRateDay: day, unitRateNight: night, annualUsage } = plan;
  if (day === null || night === null || day === night) return undefined;
  // Of no energy none is at night.
  if (annualUsage <= 0) return 0;
  const pence = 100 * (plan.personalProjection + plan.discounts) - plan.standingCharge * yearDays;
  return Math.min(1, Math.max(0, (day - pence / annualUsage) / (day - night)));
}

/** A year at a plan's rates in its parts; undefined on two rates alone without the share of the night. */
export function splitOf(plan: Projection, night: number | undefined): BillSplit | undefined {
  const { annualUsage, unitRate, unitRateDay, unitRateNight, standingCharge } = plan;
  const of = (name: PartName, kwh: number, rate: number): BillPart => ({
    name,
    pounds: (kwh * rate) / 100,
    kwh,
    rate,
  });
  // A service may give the average of two rates beside them.
  const energy =
    unitRateDay !== null && unitRateNight !== null && night !== undefined
      ? [of('day', annualUsage * (1 - night), unitRateDay), of('night', annualUsage * night, unitRateNight)]
      : unitRate !== null
        ? [of('units', annualUsage, unitRate)]
        : undefined;
  if (!energy) return undefined;
  const standing = (standingCharge * yearDays) / 100;
  const parts: readonly BillPart[] = [
    { name: 'standing', pounds: standing, kwh: undefined, rate: standingCharge },
    ...energy,
  ];
  const { supplier, tariffName } = plan;
  return { supplier, tariffName, parts, pounds: parts.reduce((sum, { pounds }) => sum + pounds, 0) };
}

/** The parts of a bill with pounds as they are shown, to whole ones or to pence (`step`), so that they add up to the shown sum. */
export function shownParts({ parts }: BillSplit, step: 1 | 0.01): readonly BillPart[] {
  const shown = addingUp(
    parts.map(({ pounds }) => pounds),
    step,
  );
  return parts.map((part, n) => ({ ...part, pounds: shown[n] ?? part.pounds }));
}
