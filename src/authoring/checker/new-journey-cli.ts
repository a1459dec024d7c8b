import '../../command/outlive-reader.ts';
import { writeFileSync } from 'node:fs';
import { readArguments } from '../../command/arguments.ts';
import { readDefinitionFiles } from '../../definitions/read-files.ts';
import { trade } from '../../trade.ts';
import { type NewJourney, newJourneyFiles } from './new-journey.ts';

const usage =
  'npm run new:journey -- --name moving-home --title "Moving home"     writes a journey of one card, with its page';

const complain = (text: string) => process.stderr.write(`${text}\n`);

/** Writes a new journey below the working directory. Gives the exit code: 1 when refused, 2 for wrong arguments. */
function run(args: readonly string[]): number {
  const given = wantedBy(args);
  if (typeof given === 'string') {
    complain(`${given}\n${usage}`);
    return 2;
  }
  const made = newJourneyFiles(given, readDefinitionFiles(process.cwd(), trade), trade);
  if ('refused' in made) {
    complain(made.refused.join('\n'));
    return 1;
  }
  // The flag refuses what appeared since the folder was read.
  for (const { file, text } of made) writeFileSync(file, text, { flag: 'wx' });
  process.stdout.write(`${made.map(({ file }) => file).join('\n')}\n\n${nextOf(given)}\n`);
  return 0;
}

const nextOf = ({ name }: NewJourney) => `The journey is whole: it is checked, and its page is drawn. Next:
  npm run dev     shows it at /${name}
  edit the card   its questions, words and limits: schemas/README.md
  npm run check   says what is wrong, with line and column`;

function wantedBy(args: readonly string[]): NewJourney | string {
  const text = { type: 'string' } as const;
  const given = readArguments(args, { name: text, title: text });
  if (typeof given === 'string') return given;
  const { name, title } = given;
  if (name === undefined || title === undefined) return `Give ${name === undefined ? '--name' : '--title'}.`;
  return { name, title };
}

process.exitCode = run(process.argv.slice(2));
