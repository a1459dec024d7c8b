import '../../../src/command/outlive-reader.ts';
import { databases } from '../../contract/stores.ts';
import corpus from './corpus.json' with { type: 'json' };
import { fuzzApi, requestsOf } from './fuzz.ts';

const [many, first] = process.argv.slice(2);
const count = Number(many ?? 100_000);
const seed = Number(first ?? 1);
const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run fuzz:api -- COUNT SEED`: the kept corpus and so many malformed requests on each store (PostgreSQL where
 * DATABASE_URL is set). Prints the answers by status and every fault with its seed and request; fails when there is one.
 */
for (const [name, createDatabase] of databases) {
  const database = createDatabase();
  const store = await database.open();
  const { statuses, faults } = await fuzzApi(store, requestsOf(corpus, count, seed));
  await store.close();
  await database.remove();
  for (const fault of faults.slice(0, 50)) print(JSON.stringify(fault).slice(0, 4_000));
  const figures = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, of]) => `${status}: ${of}`);
  print(
    `${name}: ${corpus.length} of the corpus and ${count} drawn (seed ${seed}), ${faults.length} faults; ${figures.join(', ')}`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
process.exit();
