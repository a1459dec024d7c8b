import { saidDay } from '../../../engine/said-day.ts';
import type { Progress } from '../../api/progress-replies.ts';
import { lastToCancel, type SwitchDays, switchDays, switchTerms } from '../switch-days.ts';
import { say } from './words.ts';

/** One step of a switch: what it is, when, and how it stands. */
export interface Step {
  readonly name: 'applied' | 'sent' | 'told' | 'cancel' | 'reading' | 'start' | 'fix';
  readonly title: string;
  readonly when: string;
  /** `passed`: its day is over, and nobody tells us whether it was kept. `next`: the first one whose day is to come. */
  readonly stands: 'done' | 'next' | 'expected' | 'passed';
}

type Coming = Omit<Step, 'stands'> & {
  /** Its first day and its last one, YYYY-MM-DD; without the last nobody knows when it is over. */
  readonly from: string;
  readonly to?: string;
};

/** The steps of a switch as they stand on a day. `name` is the operator's; `pack` the day the welcome pack came, '' if unknown. */
export function stepsOf(progress: Progress, today: string, name: string, pack = ''): readonly Step[] {
  const { supplier, appliedOn, sentOn } = progress;
  const coming = comingOf(progress, switchDays({ ...progress, on: appliedOn }), pack).sort((one, other) =>
    one.from.localeCompare(other.from),
  );
  const next = sentOn === null ? undefined : coming.find(({ to }) => to !== undefined && to >= today);
  return [
    { name: 'applied', title: say('applied', { name }), when: saidDay(appliedOn), stands: 'done' },
    sentOn === null
      ? { name: 'sent', title: say('not-sent', { supplier }), when: '', stands: 'next' }
      : { name: 'sent', title: say('sent', { supplier }), when: saidDay(sentOn), stands: 'done' },
    ...coming.map((step): Step => {
      const { from: _, to, ...shown } = step;
      const isOver = to !== undefined && to < today;
      return { ...shown, stands: isOver ? 'passed' : step === next ? 'next' : 'expected' };
    }),
  ];
}

function comingOf(
  { supplier, appliedOn, isDelayed, workingDays, fixedMonths }: Progress,
  { starts, coolingOff, fixEnds }: SwitchDays,
  pack: string,
): Coming[] {
  const span = { from: saidDay(starts.from), to: saidDay(starts.to) };
  // Whoever waits with the start is told as soon as everybody else (S2.04).
  const told = switchDays({ on: appliedOn, isDelayed: false }).starts;
  return [
    { name: 'told', title: say('told', { supplier }), when: say('told-day'), ...told, from: appliedOn },
    { name: 'reading', title: say('reading'), when: say('reading-day'), ...starts },
    {
      name: 'start',
      title: say('start', { supplier }),
      when:
        workingDays === undefined
          ? say(isDelayed ? 'start-day-delayed' : 'start-day', span)
          : say(isDelayed ? 'start-day-own-delayed' : 'start-day-own', { day: span.from, days: workingDays }),
      ...starts,
    },
    {
      name: 'cancel',
      title: say('cancel'),
      ...(pack === ''
        ? { when: say('cancel-day', { days: switchTerms.coolingOffDays }), from: coolingOff }
        : { when: saidDay(lastToCancel(pack)), from: lastToCancel(pack), to: lastToCancel(pack) }),
    },
    ...(fixEnds && fixedMonths
      ? [
          {
            name: 'fix' as const,
            title: say('fix'),
            when: say('fix-day', { day: saidDay(fixEnds), months: fixedMonths }),
            from: fixEnds,
            to: fixEnds,
          },
        ]
      : []),
  ];
}
