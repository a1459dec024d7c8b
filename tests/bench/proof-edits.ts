import '../../src/command/outlive-reader.ts';
import { join } from 'node:path';
import { kindOf } from '../../src/definitions/kinds.ts';
import { readDefinitionFiles } from '../../src/definitions/read-files.ts';
import { trade } from '../../src/trade.ts';
import { runBundled } from './bundled.ts';
import type { editTimes } from './edit-times.ts';

/** `npm run bench:edits -- 4`: how long the proof takes after an edit of meaning, by kind of file, at most four of each file. */
const root = join(import.meta.dirname, '../..');
type Timed = ReturnType<typeof editTimes>[number];

const all = await runBundled<readonly Timed[]>(
  'edit-times.ts',
  'editTimes',
  root,
  Number(process.argv[2] ?? 4),
);
const withVariants = new Set(
  readDefinitionFiles(root, trade).flatMap(({ file, text }) =>
    kindOf(file, trade)?.kind === 'variant' ? [`${JSON.parse(text).card}`] : [],
  ),
);

function groupOf({ file }: Timed): string {
  const { kind = '', name = '' } = kindOf(file, trade) ?? {};
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
for (const { file, what, wall, problems } of [...all].sort((a, b) => b.wall - a.wall).slice(0, 12))
  process.stdout.write(`${Math.round(wall)} ms: ${file}, ${what.slice(0, 90)} (${problems} problems)\n`);
