import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../../command/arguments.ts';
import { ukDayAt } from '../../days/days.ts';
import { layoutOf } from '../../definitions/layout.ts';
import { readDefinitionFiles } from '../../definitions/read-files.ts';
import type { DefinitionFile } from '../../definitions/types.ts';
import { counted } from '../../words/counted.ts';
import { args, columns, complain, root, say, trade } from '../asked-trade.ts';
import { isOfGuards, loweredGuards, otherChoices } from './acceptance.ts';
import { checkDefinitions } from './check.ts';
import { nounsOf, ownerNodes } from './owners.ts';
import { buildProject } from './project.ts';
import { proveDefinitions } from './proof/prove.ts';
import { type Sentence, signOff, withLedger, withSigned } from './sign-off.ts';

const { one, aOne } = nounsOf(trade);
const { folder } = layoutOf(trade.words.owners);

const usage = columns(
  [
    `npm run sign-off -- --${one} ${trade.words.owners.example.known} --by "Name"`,
    `signs the wording of ${aOne}'s own file`,
  ],
  [
    'npm run sign-off -- --file PATH --by "Name"',
    'signs the wording of a file, such as schemas/cards/terms.card.json',
  ],
  ['npm run sign-off -- --all --by "Name"', 'signs all wording that is to be signed'],
  ['npm run sign-off -- --guards --by "Name"', 'takes every guard as it stands into schemas/guards.json'],
  [
    'npm run sign-off -- --choices --by "Name" --reason "Text"',
    'accepts that something is chosen otherwise than schemas/choices.json says',
  ],
  ['  --reason "Text"', 'what it was signed for; why a guard may be lowered, or something chosen otherwise'],
);

/** Signs the present wording. Gives the exit code: 1 when refused, 2 for wrong arguments. */
async function run(args: readonly string[]): Promise<number> {
  const given = wantedBy(args);
  if (typeof given === 'string') {
    complain(`${given}\n${usage}`);
    return 2;
  }
  const files = withLedger(readDefinitionFiles(root, trade));
  const errors = checkDefinitions(files, trade).filter(({ severity }) => severity === 'error');
  if (errors.some((error) => !given.guards || !isOfGuards(error))) {
    complain('The definitions have errors: npm run check names them. Mend them first.');
    return 1;
  }
  if (given.guards) return takeGuards(files, given);
  if (given.choices) return takeChoices(files, given);
  const { sentences, unsigned } = await signOff(files, trade);
  const wanted = given.all
    ? new Set(sentences.map(({ file }) => file))
    : chosenFiles(given, files, sentences);
  if (typeof wanted === 'string') {
    complain(wanted);
    return 1;
  }
  const chosen = unsigned.filter(({ file }) => wanted.has(file));
  for (const { file, line, text } of chosen) say(`${file}:${line}  ${text.replaceAll('\n', ' ')}`);
  if (chosen.length > 0) {
    const ledger = withSigned(
      files,
      chosen,
      { by: given.by, on: ukDayAt(new Date()), reason: given.reason },
      trade,
    );
    writeFileSync(join(root, ledger.file), ledger.text);
    say(`\n${counted(chosen.length, 'sentence')} signed by ${given.by} in ${ledger.file}.`);
  } else say('All of this wording is signed already.');
  const others = unsigned.length - chosen.length;
  if (others > 0) say(`Not signed in other files: ${counted(others, 'sentence')}.`);
  return 0;
}

/** Takes the guards as they stand, and says which were lowered: that needs a reason. */
function takeGuards(files: readonly DefinitionFile[], { by, reason }: Wanted): number {
  const { says, ledger: accept } = loweredGuards(files, trade);
  for (const line of says) say(line);
  if (says.length > 0 && reason === undefined) {
    complain('Give --reason: why that may be guarded no more.');
    return 1;
  }
  const ledger = accept({ by, on: ukDayAt(new Date()), reason: reason ?? '' });
  writeFileSync(join(root, ledger.file), ledger.text);
  say(
    says.length === 0
      ? `Every guard stands, and is in ${ledger.file}.`
      : `${counted(says.length, 'guard')} lowered by ${by} in ${ledger.file}.`,
  );
  return 0;
}

/** Accepts what is chosen otherwise by now, and says it: that needs a reason. */
function takeChoices(files: readonly DefinitionFile[], { by, reason }: Wanted): number {
  const { says, ledger: accept } = otherChoices(files, proveDefinitions(files, trade), trade);
  for (const line of says) say(line);
  if (says.length === 0) {
    say('Nothing is chosen otherwise.');
    return 0;
  }
  if (reason === undefined) {
    complain('Give --reason: why that is chosen otherwise now.');
    return 1;
  }
  const ledger = accept({ by, on: ukDayAt(new Date()), reason });
  writeFileSync(join(root, ledger.file), ledger.text);
  say(`${counted(says.length, 'change')} accepted by ${by} in ${ledger.file}.`);
  return 0;
}

interface Wanted {
  readonly all: boolean;
  readonly guards: boolean;
  readonly choices: boolean;
  readonly owners: readonly string[];
  readonly paths: readonly string[];
  readonly by: string;
  readonly reason?: string | undefined;
}

/** The files to sign, or a sentence about one that there is not. */
function chosenFiles(
  { owners, paths }: Wanted,
  files: readonly DefinitionFile[],
  sentences: readonly Sentence[],
): ReadonlySet<string> | string {
  const variants = [...buildProject(files, trade).variants.values()];
  const chosen = new Set(paths);
  for (const id of owners) {
    const own = variants.find((source) => ownerNodes(source).some(({ value }) => `${value}` === id));
    if (own === undefined) return `No file in ${folder} is of ${one} ${id}.`;
    if (!sentences.some(({ file }) => file === own.file)) return `${own.file} has no wording of its own.`;
    chosen.add(own.file);
  }
  const unknown = [...chosen].find((path) => !sentences.some(({ file }) => file === path));
  return unknown === undefined ? chosen : `${unknown} has no wording that is to be signed.`;
}

function wantedBy(args: readonly string[]): Wanted | string {
  const text = { type: 'string' } as const;
  const texts = { type: 'string', multiple: true } as const;
  const flag = { type: 'boolean' } as const;
  const options = { file: texts, all: flag, guards: flag, choices: flag, by: text, reason: text } as const;
  const given = readArguments(args, { ...options, [one]: texts });
  if (typeof given === 'string') return given;
  const { file = [], all = false, guards = false, choices = false, by = '', reason } = given;
  const owners = Object.entries(given)
    .flatMap(([name, value]) => (name === one ? value : []))
    .map(String);
  if (by.trim() === '') return 'Give --by: who signs.';
  if (!all && !guards && !choices && owners.length + file.length === 0)
    return `Give --${one}, --file, --all, --guards or --choices: what is signed.`;
  return { all, guards, choices, owners, paths: file, by: by.trim(), reason };
}

run(args).then((code) => {
  process.exitCode = code;
});
