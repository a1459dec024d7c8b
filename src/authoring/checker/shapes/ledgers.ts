import type { OwnerWords } from '../../../engine/trade-words.ts';
import { schemaAddress } from './common.ts';
import { list, map, object, type Shape, string, word } from './shape.ts';

const names = (doc: string) => list(string(), doc);
const signing = object({
  file: string(undefined, 'The file that the wording stands in.'),
  by: string(undefined, 'Name of the person who signed.'),
  on: string(undefined, 'YYYY-MM-DD'),
  'reason?': string(),
  wording: map(string(undefined, "The fingerprint of a text, by the text's path in the file.")),
});

/** `schemas/sign-off.json`: who signed which wording. */
export const signOffShape = ({ many }: OwnerWords) =>
  object(
    {
      '$schema?': schemaAddress,
      unsigned: word(['ignore', 'warn', 'fail'], 'What the checker does about wording that nobody signed.'),
      signed: list(signing, 'Grows at its end: npm run sign-off writes it.'),
    },
    `Who signed which of the ${many}' wording and of the pages' legal texts.`,
  );

const lowering = object({
  by: string(undefined, 'Name of the person who accepted it.'),
  on: string(undefined, 'YYYY-MM-DD'),
  reason: string(),
  guards: names('What is guarded no more.'),
});
/** `schemas/guards.json`: what stands guarded, and who lowered what. */
export const guardsShape = object(
  {
    '$schema?': schemaAddress,
    guards: map(names('What is guarded, by name.'), undefined, 'What stands guarded, by kind.'),
    obligations: map(
      object({
        says: string(),
        source: string(),
        where: string(),
        'of?': list(string()),
        asks: names('What it asks, each for itself.'),
      }),
      undefined,
      'What the obligations ask.',
    ),
    lowered: list(lowering, 'Grows at its end.'),
    'seals?': map(string(), undefined, 'What was signed of each kind that hardly ever changes, as a digest.'),
  },
  'Guards as somebody accepted them, and who took which away: npm run sign-off -- --guards writes it.',
);

const acceptance = object({
  by: string(undefined, 'Name of the person who accepted it.'),
  on: string(undefined, 'YYYY-MM-DD'),
  reason: string(),
  changes: names('What is chosen no more: the choice, what is so instead, and of whom.'),
});
/** `schemas/choices.json`: what the definitions chose beside the law, and who accepted which change of it. */
export const choicesShape = (choice: Shape, { one }: OwnerWords) =>
  object(
    {
      '$schema?': schemaAddress,
      choices: map(
        choice,
        undefined,
        `What was chosen, proved over every ${one} and situation as the law is.`,
      ),
      accepted: list(acceptance, 'Grows at its end: npm run sign-off -- --choices writes it.'),
    },
    'What somebody chose, and no law asks: a change of it is accepted with a reason.',
  );
