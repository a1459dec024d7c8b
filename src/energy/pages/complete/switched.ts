import { isDay } from '../../../days/days.ts';
import type { Sources } from '../../../engine/types.ts';
import { text } from '../../api/unchecked.ts';
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
  /** The day on which it was asked for, YYYY-MM-DD; unknown for a switch that was not made here. */
  readonly on: string | undefined;
  readonly isDelayed: boolean;
}

/** The switch of a session; undefined where none was completed (S2.60). */
export function readSwitched(session: Sources['session']): Switched | undefined {
  const { switched, alreadySwitched, switchedFuels, switchedOn, switchDelayed } = session;
  if (switched !== true && alreadySwitched !== true) return undefined;
  const gas = text(session.gasReference);
  const electricity = text(session.electricityReference);
  const isOne = gas === electricity || switchedFuels === 'Gas' || switchedFuels === 'Electricity';
  const one = gas ?? electricity;
  const ofFuels = [
    ...(electricity ? [{ name: say('electricity-reference'), number: electricity }] : []),
    ...(gas ? [{ name: say('gas-reference'), number: gas }] : []),
  ];
  return {
    name: text(session.switchedName) || undefined,
    references: isOne && one ? [{ name: say('reference'), number: one }] : ofFuels,
    // A storage that anybody may have written to may hold anything.
    on: isDay(switchedOn) ? switchedOn : undefined,
    isDelayed: switchDelayed === true,
  };
}
