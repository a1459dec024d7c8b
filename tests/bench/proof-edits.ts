import { join } from 'node:path';
import { createProver } from '../../src/checker/proof/prove.ts';
import { kindOf } from '../../src/definitions/kinds.ts';
import { readDefinitionFiles } from '../../src/definitions/read-files.ts';
import { type Edit, editsOf, withEdit } from '../checker/proof/edits.ts';

/**
 * How long the proof takes again after one edit of meaning, by hand: `npm run bench:edits -- 4` makes at most so many
 * edits of each file, each of the files as they stand, after two others of each file that are not timed: staff edit in a
 * studio that has been open for a while. Times of the processor count: the machine may have other work.
 */
const files = readDefinitionFiles(join(import.meta.dirname, '../..'));
const mostOfEach = Number(process.argv[2] ?? 4);

interface Timed extends Edit {
  /** Milliseconds. */
  readonly cpu: number;
  readonly wall: number;
  readonly problems: number;
}

const prove = createProver();
prove(files);

function timed(edit: Edit): Timed {
  const edited = withEdit(files, edit);
  const start = performance.now();
  const before = process.cpuUsage();
  const { length: problems } = prove(edited);
  const { user, system } = process.cpuUsage(before);
  const wall = performance.now() - start;
  prove(files);
  return { ...edit, cpu: (user + system) / 1000, wall, problems };
}

const edits = [...editsOf(files, mostOfEach + 2)];
const earlier = (edit: Edit) => edits.slice(0, edits.indexOf(edit)).filter(({ file }) => file === edit.file);
const [first, others] = [true, false].map((isFirst) =>
  edits.filter((edit) => earlier(edit).length < mostOfEach === isFirst),
);
for (const edit of others ?? []) timed(edit);
const all = (first ?? []).map(timed);
const withVariants = new Set(
  files.flatMap(({ file, text }) => (kindOf(file)?.kind === 'variant' ? `${JSON.parse(text).card}` : [])),
);

function groupOf({ file }: Edit): string {
  const { kind = '', name = '' } = kindOf(file) ?? {};
  if (kind === 'card') return withVariants.has(name) ? `card ${name}` : 'other cards';
  return kind === 'variant' ? 'suppliers' : kind;
}

function tell(what: string, some: readonly Timed[]): void {
  const at = (key: 'cpu' | 'wall', part: number) => {
    const sorted = some.map((one) => one[key]).sort((a, b) => a - b);
    return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
  };
  const told = (key: 'cpu' | 'wall') =>
    `median ${at(key, 0.5)}, 90 in 100 ${at(key, 0.9)}, most ${at(key, 1)} ms`;
  process.stdout.write(
    `${what.padEnd(18)} ${`${some.length}`.padStart(4)} edits: processor ${told('cpu')}; clock ${told('wall')}\n`,
  );
}

for (const group of new Set(all.map(groupOf)))
  tell(
    group,
    all.filter((one) => groupOf(one) === group),
  );
tell(
  'without a mistake',
  all.filter(({ problems }) => problems === 0),
);
tell('all', all);
for (const { file, what, cpu, problems } of [...all].sort((a, b) => b.cpu - a.cpu).slice(0, 12))
  process.stdout.write(`${Math.round(cpu)} ms: ${file}, ${what.slice(0, 90)} (${problems} problems)\n`);
