import { saidDay } from '../../../engine/said-day.ts';
import type { Letter } from '../../../service/post/outbox.ts';
import { say } from './words.ts';

/** What a letter is filled in with; `lastDay` is YYYY-MM-DD. */
interface Filled {
  readonly to: string;
  readonly link: string;
  readonly lastDay: string;
  readonly name: string;
  readonly phone: string;
}

/** The letter that brings somebody back to what they saved. It says nothing of what that is. */
export const comeBackLetter = ({ to, link, lastDay, name, phone }: Filled): Letter => ({
  to,
  subject: say('come-back-subject', { name }),
  text: [
    say('come-back', { name }),
    link,
    say('come-back-once', { day: saidDay(lastDay) }),
    say('come-back-not-you'),
    say('come-back-phone', { name, phone }),
  ].join('\n\n'),
});

/** The letter that brings the link to the progress of a switch. It says nothing of whose switch that is. */
export const progressLetter = ({ to, link, lastDay, name, phone }: Filled): Letter => ({
  to,
  subject: say('progress-subject', { name }),
  text: [
    say('progress', { name }),
    link,
    say('progress-until', { day: saidDay(lastDay) }),
    say('progress-not-you'),
    say('come-back-phone', { name, phone }),
  ].join('\n\n'),
});
