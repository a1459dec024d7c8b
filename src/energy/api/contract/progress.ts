import { Type } from '@sinclair/typebox';
import { closed, Day, orNull, text } from './shared.ts';
import { References } from './sign-up.ts';

const Token = Type.String({ maxLength: 200 });

/** What is known of a completed switch: what has happened, each with its day, and what its other days are reckoned from. */
const Progress = closed({
  referenceNumbers: References,
  supplier: text(),
  tariff: text(),
  appliedOn: Day,
  sentOn: orNull(Day),
  isDelayed: Type.Boolean({ description: 'the switch waits for the end of the cooling-off period' }),
  workingDays: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        'about how many working days the switch takes, where its supplier says another number than most',
    }),
  ),
  fixedMonths: orNull(
    Type.Integer({ minimum: 1, description: 'length of the fixed price, from the start of supply' }),
  ),
  exitFees: Type.Optional(
    Type.Number({ minimum: 0, description: 'what leaving early costs in pounds, all fuels together' }),
  ),
  lastDay: Type.String({ ...Day, description: 'the last day of the link' }),
});

/** Calls about the progress of a switch: ours, which another API may do without. */
export const progressCalls = {
  'POST /request/progress/link': {
    token: 'needed',
    doc:
      "Ours, beyond §7: the link to the progress of a switch, for its own visitor; sent to the customer's e-mail address once. " +
      'Null once the link was ended, unless another one is asked for (`again`). 404 alike for a number that nobody has, ' +
      "another visitor's, and one that is no switch yet.",
    body: closed({ switchId: Type.Integer(), again: Type.Boolean() }),
    reply: closed({ progressLinkDto: closed({ token: orNull(Token), lastDay: Day }) }),
  },
  'POST /request/progress/open': {
    doc:
      'Ours, beyond §7: what is known of the switch of a link, as often as it is asked. Neither name nor address. 404 alike ' +
      'for a link that was ended, one whose time is over, and one that there never was.',
    body: closed({ token: Token }),
    reply: closed({ progressDto: Progress }),
  },
  'POST /request/progress/end': {
    doc: 'Ours, beyond §7: ends a link, for whoever has it. A link that there is not is ended too.',
    body: closed({ token: Token }),
    reply: closed({ ended: Type.Literal(true) }),
  },
} as const;
