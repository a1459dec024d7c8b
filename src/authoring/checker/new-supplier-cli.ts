import { writeFileSync } from 'node:fs';
import { readArguments } from '../../command/arguments.ts';
import { readDefinitionFiles } from '../../definitions/read-files.ts';
import { trade } from '../../trade.ts';
import { newSupplierFile } from './new-supplier.ts';

const usage = `npm run new:supplier -- --id 117 --name "Foo Energy"                     writes the supplier's file
npm run new:supplier -- --id 117 --name "Foo Energy" --extends default   the same, beginning from another variant
  --card NAME   the card that it changes, where suppliers change more than one`;

const complain = (text: string) => process.stderr.write(`${text}\n`);

/** Writes a new supplier's file below the working directory. Gives the exit code: 1 when refused, 2 for wrong arguments. */
function run(args: readonly string[]): number {
  const given = wantedBy(args);
  if (typeof given === 'string') {
    complain(`${given}\n${usage}`);
    return 2;
  }
  const made = newSupplierFile(given, readDefinitionFiles(process.cwd()), trade);
  if ('refused' in made) {
    complain(made.refused.join('\n'));
    return 1;
  }
  // The flag refuses what appeared since the folder was read.
  writeFileSync(made.file, made.text, { flag: 'wx' });
  process.stdout.write(`${made.file}\n\n${made.text}\n${next}\n`);
  return 0;
}

const next = `The file is whole: the supplier is there. Next:
  npm run dev     shows it among the deals of any postcode; Switch Now leads to its terms
  npm run studio  edits it beside a preview of every situation, and prints the sheet to sign
  edit the file   its words, questions and notices: supplier-variants/README.md has the lines to copy
  npm run check   says what is wrong, with line and column`;

function wantedBy(args: readonly string[]): Parameters<typeof newSupplierFile>[0] | string {
  const text = { type: 'string' } as const;
  const given = readArguments(args, { id: text, name: text, extends: text, card: text });
  if (typeof given === 'string') return given;
  const { id, name, ...others } = given;
  if (id === undefined || name === undefined) return `Give ${id === undefined ? '--id' : '--name'}.`;
  return { id: /^\d+$/.test(id) ? Number(id) : Number.NaN, name, ...others };
}

process.exitCode = run(process.argv.slice(2));
