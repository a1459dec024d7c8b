import { switchPoints } from '../../../widgets/pictures/switch-dates.ts';
import { daysAfter, monthsAfter } from '../../days/days.ts';

/** Days of the cooling-off period, and working days until the soonest and the latest start (specification, switch completion §9). */
export const switchTerms = { coolingOffDays: 14, soonestDays: 5, latestDays: 10 } as const;

/** What the days of a switch are reckoned from. */
interface Switch {
  /** The day on which it was applied for, YYYY-MM-DD. */
  readonly on: string;
  readonly isDelayed: boolean;
  /** About how many working days its supplier says that it takes, where that is not what most take. */
  readonly workingDays?: number | undefined;
  /** Length of the fixed price in months. */
  readonly fixedMonths?: number | null | undefined;
}

/** Days of a switch, each about right: the supplier decides on them. All YYYY-MM-DD. */
export interface SwitchDays {
  /** The soonest and the latest start of the supply. */
  readonly starts: { readonly from: string; readonly to: string };
  /** The last day to cancel, were the welcome pack to come at once. */
  readonly coolingOff: string;
  /** The last day of the fixed price, which begins with the supply. */
  readonly fixEnds: string | undefined;
}

/** Days of the cooling-off period and of the switch, by what its supplier says of it. */
export const termsWith = (workingDays: number | undefined) =>
  workingDays === undefined
    ? switchTerms
    : { ...switchTerms, soonestDays: workingDays, latestDays: workingDays };

/** Reckons the days of a switch: working days by the calendar. Throws a RangeError for a text that is no day. */
export function switchDays({ on, isDelayed, workingDays, fixedMonths }: Switch): SwitchDays {
  const points = switchPoints({ today: on, isDelayed, ...termsWith(workingDays) });
  const dayOf = (name: string) => points.find((point) => point.name === name);
  const { from = on, to = from } = dayOf('start') ?? {};
  return {
    starts: { from, to },
    coolingOff: dayOf('cooling-off')?.from ?? on,
    fixEnds: fixedMonths ? daysAfter(monthsAfter(from, fixedMonths), -1) : undefined,
  };
}

/** The last day to cancel of a welcome pack that came on a day, both YYYY-MM-DD (S2.04). */
export const lastToCancel = (pack: string): string => daysAfter(pack, switchTerms.coolingOffDays);

/** About the last day of a fixed price that is applied for on a day, and not delayed; undefined where it has no length. */
export const fixEndOf = (on: string, fixedMonths: number | null | undefined): string | undefined =>
  switchDays({ on, isDelayed: false, fixedMonths }).fixEnds;
