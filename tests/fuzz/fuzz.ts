import { checkDefinitions } from '../../src/authoring/checker/check.ts';
import type { Problem } from '../../src/authoring/checker/problem.ts';
import type { DefinitionFile } from '../../src/definitions/types.ts';
import { trade } from '../../src/trade.ts';
import { drawer } from './drawn.ts';
import type { Fault, Faulty } from './fault.ts';
import { jsonFaults } from './json-faults.ts';
import { nameFaults } from './name-faults.ts';
import { pickNamed, type Random, randomFrom } from './random.ts';
import { shapeFaults } from './shape-faults.ts';
import { type Tree, treeOf } from './tree.ts';
import { changes, copyFaults, valueFaults } from './value-faults.ts';

/** Every kind of fault by its name. */
export const faults: Readonly<Record<string, Fault>> = {
  ...jsonFaults,
  ...nameFaults,
  ...shapeFaults,
  ...valueFaults,
  ...copyFaults,
  ...changes,
};

/** What became of one file with one fault. */
export interface Outcome {
  readonly kind: string;
  readonly file: string;
  readonly text: string;
  /** The problems of that file that were told, the first first; none where the file was accepted. */
  readonly problems: readonly Problem[];
  /** Whether one of them is told at the fault itself; undefined where the fault has no one place or none was told. */
  readonly exact: boolean | undefined;
  /** What was thrown by the check, or by drawing what was accepted. */
  readonly thrown: unknown;
  /** Of the processor: a busy machine makes nothing hang. */
  readonly milliseconds: number;
}

/** What the check says of a set of files, and what was thrown by it or by drawing what it accepted. */
type Judged = Pick<Outcome, 'problems' | 'thrown' | 'milliseconds'>;

/** Files with one fault each, and what became of them: the same for the same seed, and with a file more the same in all others. A file that came up before, letter for letter, is judged as it was then. */
export function* fuzz(files: readonly DefinitionFile[], count: number, seed: number): Generator<Outcome> {
  const trees = files.map(treeOf);
  const kinds = Object.entries(faults);
  const draw = drawer(files);
  const known = new Map<string, Judged>();
  checkDefinitions(files, trade);
  for (let index = 0; index < count; index += 1) {
    const [kind, fault] = kinds[index % kinds.length] ?? [];
    if (kind === undefined || fault === undefined) return;
    const [tree, faulty] = placed(trees, fault, randomFrom(Math.imul(seed, 0x9e3779b1) + index));
    const { file } = tree;
    const { text } = faulty;
    const name = `${file} ${text}`;
    const judged = known.get(name) ?? judge(files, tree, text, draw);
    // A run of a million holds no more than one of a few thousand.
    if (known.size >= 2000) known.clear();
    known.set(name, judged);
    yield { kind, file, text, ...judged, exact: isExact(faulty, file, judged.problems) };
  }
}

function judge(
  files: readonly DefinitionFile[],
  tree: Tree,
  text: string,
  draw: ReturnType<typeof drawer>,
): Judged {
  const begin = process.cpuUsage();
  let problems: readonly Problem[] = [];
  let thrown: unknown;
  try {
    const { file } = tree;
    const after = files.map((one) => (one.file === file ? { file, text } : one));
    problems = checkDefinitions(after, trade);
    if (!problems.some(({ severity }) => severity === 'error')) draw(after, tree);
  } catch (error) {
    thrown = error;
  }
  const { user, system } = process.cpuUsage(begin);
  return { problems, thrown, milliseconds: (user + system) / 1000 };
}

/** A fault of this kind in the first file, of those in a random order, that has a place for it. */
function placed(trees: readonly Tree[], fault: Fault, random: Random): readonly [Tree, Faulty] {
  for (;;) {
    const tree = pickNamed(trees, ({ file }) => file, random.int(2 ** 32));
    const faulty = tree && fault(tree, random);
    if (tree !== undefined && faulty !== undefined && faulty.text !== tree.text) return [tree, faulty];
  }
}

function isExact({ text, at }: Faulty, file: string, problems: readonly Problem[]): boolean | undefined {
  if (at === undefined || problems.length === 0) return undefined;
  return at.some((offset) => {
    const before = text.slice(0, offset).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return problems.some((one) => one.file === file && one.line === before.length && one.column === column);
  });
}
