import { isDay } from '../../days/days.ts';
import type { CallReply } from './contract.ts';
import { mostPounds } from './deal.ts';
import { code, readMonths, readWorkingDays, type Unchecked, within, words } from './unchecked.ts';

/** The link to a switch's progress: null where it was ended. `lastDay` is YYYY-MM-DD. */
export interface ProgressLink {
  readonly token: string | null;
  readonly lastDay: string;
}

/** What the service knows of a switch, as the contract has it; days are YYYY-MM-DD. */
export type Progress = CallReply<'POST /request/progress/open'>['progressDto'];

const token = /^[\w-]{20,200}$/;

/** The link that a reply brings; undefined where it makes no sense. */
export function readProgressLink(
  reply: Unchecked<CallReply<'POST /request/progress/link'>>,
): ProgressLink | undefined {
  const lastDay = reply?.progressLinkDto?.lastDay;
  if (!isDay(lastDay)) return undefined;
  return { token: code(reply?.progressLinkDto?.token, token) ?? null, lastDay };
}

/** A switch's progress as it may be shown; undefined without the days and the supplier, of which all else is reckoned. */
export function readProgress(told: Unchecked<Progress>): Progress | undefined {
  const supplier = words(told?.supplier);
  const { appliedOn, sentOn, lastDay } = told ?? {};
  const exitFees = within(0, mostPounds, told?.exitFees);
  const workingDays = readWorkingDays(told?.workingDays);
  if (!supplier || !isDay(appliedOn) || !isDay(lastDay)) return undefined;
  return {
    referenceNumbers: {
      g: words(told?.referenceNumbers?.g) ?? null,
      e: words(told?.referenceNumbers?.e) ?? null,
    },
    supplier,
    tariff: words(told?.tariff) ?? '',
    appliedOn,
    sentOn: isDay(sentOn) ? sentOn : null,
    isDelayed: told?.isDelayed === true,
    ...(workingDays === undefined ? {} : { workingDays }),
    fixedMonths: readMonths(told?.fixedMonths) ?? null,
    ...(exitFees === undefined ? {} : { exitFees }),
    lastDay,
  };
}
