import { hostBuilt } from './host-built.ts';
import { planPaths } from './plan.ts';
import { runAll, witness } from './run.ts';
import { coverage, table } from './table.ts';

/** So many paths are under way at once: the service is another process. */
const atOnce = 4;

/** Runs all paths of a seed against the built service; prints the witness of each that went wrong and the table. How many did. */
export async function report(seed: number, isAll: boolean, print: (text: string) => void): Promise<number> {
  const plan = await planPaths({ seed, isAll, open: hostBuilt });
  const ends = await runAll(plan, [...plan.switches.rows, ...plan.quotes.rows], atOnce);
  await plan.stop();
  const wrong = ends.filter((end) => end.wrong.length > 0);
  for (const end of wrong) print(`${witness(end)}\n`);
  print(table(ends, 'type'));
  print(`quotes: ${coverage(plan.quotes)}`);
  print(`sign-ups: ${coverage(plan.switches)}`);
  print(`seed ${seed}: ${ends.length} paths, ${wrong.length} went wrong`);
  return wrong.length;
}
