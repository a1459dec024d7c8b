import { readArguments } from '../../command/arguments.ts';
import { args, columns, trade } from '../asked-trade.ts';
import { type NewJourney, newJourneyFiles } from './new-journey.ts';
import { writeAdded } from './write-added.ts';

const usage = columns([
  'npm run new:journey -- --name moving-home --title "Moving home"',
  'writes a journey of one card, with its page',
]);

const nextOf = ({ name }: NewJourney) => `The journey is whole: it is checked, and its page is drawn. Next:
${columns(
  ['  npm run dev', `shows it at /${name}`],
  ['  edit the card', 'its questions, words and limits are drafts: schemas/README.md has the language'],
  ['  npm run check', 'says what is wrong, with line and column'],
)}`;

function wantedBy(args: readonly string[]): NewJourney | string {
  const text = { type: 'string' } as const;
  const given = readArguments(args, { name: text, title: text });
  if (typeof given === 'string') return given;
  const { name, title } = given;
  if (name === undefined || title === undefined) return `Give ${name === undefined ? '--name' : '--title'}.`;
  return { name, title };
}

process.exitCode = writeAdded(
  wantedBy(args),
  usage,
  (wanted, files) => newJourneyFiles(wanted, files, trade),
  (made, wanted) => `${made.map(({ file }) => file).join('\n')}\n\n${nextOf(wanted)}`,
);
