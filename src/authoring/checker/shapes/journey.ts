import type { OwnerWords } from '../../../engine/trade-words.ts';
import { consequences, objectSchema, schemaAddress } from './common.ts';
import { boolean, condition, list, map, number, object, string, text, value, word } from './shape.ts';

const step = ({ one }: OwnerWords) =>
  object({
    card: string('card'),
    'panel?': string(undefined, 'The panel that it stands in, by name.'),
    'when?': condition,
    'for?': string(undefined, "The prefix of the card's own fields."),
    'variant?': string('path', `Path of the ${one} id whose variant changes the card.`),
  });

const panel = object({
  title: text(),
  'line?': list(
    string(),
    'What its line tells when it is folded: texts with {ANSWER}. One whose answer is not there is left out.',
  ),
});

const stage = object({
  says: text(),
  run: list(string('effect'), 'The effects of this stage, all of them of `run`.'),
  'when?': condition,
  'mend?': map(
    string('answer'),
    'effect',
    'The answer that mends a failure of an effect: its box gets the focus.',
  ),
});

/** `schemas/journeys/*.journey.json`. */
export const journeyShape = (owners: OwnerWords) =>
  object(
    {
      '$schema?': schemaAddress,
      journey: string(undefined, "The journey's name: that of its file."),
      'route?': string(undefined, 'The address of its page.'),
      'later?': { ...boolean, doc: 'The first page does without it: it is fetched when its page is opened.' },
      title: text(),
      reveal: word(['one-at-a-time', 'one-per-page', 'all']),
      'presentation?': {
        ...word(['fold']),
        doc: 'An answered card stands as one line with a way to change it.',
      },
      'resume?': {
        ...object({
          days: { ...number, doc: 'For how many days it is kept.' },
          'keep?': list(
            string(),
            'Personal answers, as their cards write them, and whole sources: kept sealed.',
          ),
          'forget?': list(string(), 'Answers and sources that are not kept.'),
        }),
        doc: 'Its answers are kept, so that people can come back to it: the personal ones that it names, and all others.',
      },
      'schema?': { ...objectSchema, doc: 'Answers that no card shows.' },
      'presets?': map(value, 'answer', 'What an answer is before anybody gave it.'),
      'onEnter?': consequences,
      'onChange?': map(consequences, 'changed'),
      'panels?': map(panel, undefined, 'What steps fold in together, by name.'),
      steps: list(step(owners), 'The cards in order, each with the condition of its being asked.'),
      'aside?': list(
        string(),
        'Quiet notices of its cards that stand beside the form, where the page has room there.',
      ),
      submit: object({
        label: text(),
        run: list(string('effect'), 'Effects one after the other; the first failure stops.'),
        'go?': string(undefined, 'The address to go to when all have succeeded.'),
        'done?': text('What is told when all have succeeded and the journey goes nowhere.'),
        invalid: string('message', 'What is said when something is missing.'),
        'review?': text('Heading of all answers to check before the button; without it they are not shown.'),
        'stages?': list(stage, 'What people are told while it runs, in order.'),
      }),
    },
    'A journey: a list of cards with conditions.',
  );
