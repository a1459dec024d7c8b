import '../../command/outlive-reader.ts';
import { writeFileSync } from 'node:fs';
import { readArguments } from '../../command/arguments.ts';
import { layoutOf } from '../../definitions/layout.ts';
import { readDefinitionFiles } from '../../definitions/read-files.ts';
import { trade } from '../../trade.ts';
import { newOwnerFile, readOwnerId } from './new-owner.ts';
import { nounsOf } from './owners.ts';

const { one, many } = nounsOf(trade);
const { example } = trade.words.owners;
const command = `npm run new:${one} -- --id ${example.id} --name "${example.name}"`;

const usage = `${command}                     writes the ${one}'s file
${command} --extends default   the same, beginning from another variant
  --card NAME   the card that it changes, where ${many} change more than one`;

const complain = (text: string) => process.stderr.write(`${text}\n`);

/** Writes a new owner's file below the working directory. Gives the exit code: 1 when refused, 2 for wrong arguments. */
function run(args: readonly string[]): number {
  const given = wantedBy(args);
  if (typeof given === 'string') {
    complain(`${given}\n${usage}`);
    return 2;
  }
  const made = newOwnerFile(given, readDefinitionFiles(process.cwd(), trade), trade);
  if ('refused' in made) {
    complain(made.refused.join('\n'));
    return 1;
  }
  // The flag refuses what appeared since the folder was read.
  writeFileSync(made.file, made.text, { flag: 'wx' });
  process.stdout.write(`${made.file}\n\n${made.text}\n${next}\n`);
  return 0;
}

const next = `The file is whole: the ${one} is there. Next:
  npm run dev     ${trade.words.owners.shown}
  npm run studio  edits it beside a preview of every situation, and prints the sheet to sign
  edit the file   its words, questions and notices: ${layoutOf(trade.words.owners).folder}/README.md has the lines to copy
  npm run check   says what is wrong, with line and column`;

function wantedBy(args: readonly string[]): Parameters<typeof newOwnerFile>[0] | string {
  const text = { type: 'string' } as const;
  const given = readArguments(args, { id: text, name: text, extends: text, card: text });
  if (typeof given === 'string') return given;
  const { id, name, ...others } = given;
  if (id === undefined || name === undefined) return `Give ${id === undefined ? '--id' : '--name'}.`;
  return { id: readOwnerId(id, trade), name, ...others };
}

process.exitCode = run(process.argv.slice(2));
