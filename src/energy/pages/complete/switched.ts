import { isDay } from '../../../days/days.ts';
import type { Sources } from '../../../engine/types.ts';
import { mostPounds } from '../../api/deal.ts';
import { number, readMonths, readWorkingDays, text, within } from '../../api/unchecked.ts';
import { sayPayMethod } from '../pay-methods.ts';
import { switchDays } from '../switch-days.ts';
import { say } from './words.ts';

/** One reference number of a switch, and what it is for. */
export interface Reference {
  readonly name: string;
  readonly number: string;
}

/** What the page knows of a switch. */
export interface Switched {
  /** Title and names, as long as the page was not loaded again: they are stored nowhere. */
  readonly name: string | undefined;
  readonly references: readonly Reference[];
  readonly supplier: string | undefined;
  readonly tariff: string | undefined;
  /** How it is paid, in words. */
  readonly payMethod: string | undefined;
  /** What switches: one fuel alone leaves the other as it is. */
  readonly fuels: 'Gas' | 'Electricity' | 'Gas & Electricity' | undefined;
  /** Pounds a year. */
  readonly cost: number | undefined;
  /** The home, as long as the page was not loaded again, like the name. */
  readonly address: string | undefined;
  /** The last day of the fixed price, YYYY-MM-DD: about right, as the day is on which it begins. */
  readonly endsOn: string | undefined;
  /** Pounds that leaving early costs. */
  readonly exitFees: number | undefined;
  /** The day on which it was asked for, YYYY-MM-DD; unknown for a switch that was not made here. */
  readonly on: string | undefined;
  readonly isDelayed: boolean;
  /** About how many working days its supplier says that it takes, where that is not what most take. */
  readonly workingDays: number | undefined;
  /** The Switch Id that the carbon offset asks for (S2.70), of a switch with gas. */
  readonly offsetId: string | undefined;
}

const allFuels = ['Gas', 'Electricity', 'Gas & Electricity'] as const;

/** The switch of a session; undefined where none was completed (S2.60). */
export function readSwitched(session: Sources['session']): Switched | undefined {
  const { switched, alreadySwitched, switchedFuels, switchedOn, switchDelayed } = session;
  if (switched !== true && alreadySwitched !== true) return undefined;
  // A storage that anybody may have written to may hold anything.
  const on = isDay(switchedOn) ? switchedOn : undefined;
  const isDelayed = switchDelayed === true;
  const workingDays = readWorkingDays(session.switchedWorkingDays);
  const fixedMonths = readMonths(session.switchedFixedMonths);
  const gas = text(session.gasReference);
  const electricity = text(session.electricityReference);
  const payMethod = text(session.switchedPayMethod);
  const fuels = allFuels.find((one) => one === switchedFuels);
  const isOne = fuels === 'Gas' || fuels === 'Electricity';
  return {
    name: text(session.switchedName) || undefined,
    references: referencesOf({ gas, electricity, isOne }),
    supplier: text(session.switchedSupplier) || undefined,
    tariff: text(session.switchedTariff) || undefined,
    payMethod: payMethod && sayPayMethod(payMethod),
    fuels,
    cost: within(0, mostPounds, session.switchedCost),
    exitFees: within(0, mostPounds, session.switchedExitFees),
    address: text(session.switchedAddress) || undefined,
    endsOn: on && switchDays({ on, isDelayed, workingDays, fixedMonths }).fixEnds,
    on,
    isDelayed,
    workingDays,
    offsetId: fuels === 'Electricity' ? undefined : number(session.switchId)?.toString(),
  };
}

/** The reference numbers of a switch, each with what it is for; one of them is the switch's own. */
export function referencesOf({
  gas,
  electricity,
  isOne = false,
}: {
  readonly gas: string | undefined;
  readonly electricity: string | undefined;
  readonly isOne?: boolean;
}): readonly Reference[] {
  const one = gas ?? electricity;
  if (one && (isOne || gas === electricity)) return [{ name: say('reference'), number: one }];
  return [
    ...(electricity ? [{ name: say('electricity-reference'), number: electricity }] : []),
    ...(gas ? [{ name: say('gas-reference'), number: gas }] : []),
  ];
}
