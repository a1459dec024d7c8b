import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../../command/arguments.ts';
import { layoutOf } from '../../definitions/layout.ts';
import { args, columns, root, trade } from '../asked-trade.ts';
import { type NewOwner, newOwnerFile, readOwnerId } from './new-owner.ts';
import { nounsOf } from './owners.ts';
import { writeAdded } from './write-added.ts';

const { one, many } = nounsOf(trade);
const { example } = trade.words.owners;
// npm says what the script is called.
const called = process.env.npm_lifecycle_event ?? '';
const script = called.startsWith('new:') ? called : `new:${one}`;
const command = `npm run ${script} -- --id ${example.id} --name "${example.name}"`;

const { folder } = layoutOf(trade.words.owners);
const isThere = (file: string) => existsSync(join(root, folder, file));
// The one that stands for all others, where a trade has it.
const parent = isThere('default.json') ? 'default' : 'NAME';

const usage = columns(
  [command, `writes the ${one}'s file`],
  [`${command} --extends ${parent}`, 'the same, beginning from another variant'],
  ['  --card NAME', `the card that it changes, where ${many} change more than one`],
);

const copied = isThere('README.md') ? `: ${folder}/README.md has the lines to copy` : '';

const next = `The file is whole: the ${one} is there. Next:
${columns(
  ['  npm run dev', trade.words.owners.shown],
  ['  npm run studio', 'edits it beside a preview of every situation, and prints the sheet to sign'],
  ['  edit the file', `its words, questions and notices${copied}`],
  ['  npm run check', 'says what is wrong, with line and column'],
)}`;

function wantedBy(args: readonly string[]): NewOwner | string {
  const text = { type: 'string' } as const;
  const given = readArguments(args, { id: text, name: text, extends: text, card: text });
  if (typeof given === 'string') return given;
  const { id, name, ...others } = given;
  if (id === undefined || name === undefined) return `Give ${id === undefined ? '--id' : '--name'}.`;
  return { id: readOwnerId(id, trade), name, ...others };
}

process.exitCode = writeAdded(
  wantedBy(args),
  usage,
  (wanted, files) => {
    const made = newOwnerFile(wanted, files, trade);
    return 'refused' in made ? made : ([made] as const);
  },
  ([{ file, text }]) => `${file}\n\n${text}\n${next}`,
);
