import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readEnvironment } from './environment.ts';
import { openEmbedded } from './store/embedded.ts';
import { openPostgres } from './store/postgres.ts';

// `npm run erase -- --switch ID`: forgets all that is known of a quote and its switch, while the service runs or not.
const root = fileURLToPath(new URL('../../', import.meta.url));

try {
  const { values } = parseArgs({ options: { switch: { type: 'string' } } });
  const id = values.switch ?? '';
  if (!/^[0-9]{1,10}$/.test(id)) throw new Error('Say which: npm run erase -- --switch 123456789');
  const { databaseUrl, dataFolder } = readEnvironment(process.env, root, existsSync);
  const store = await (databaseUrl === undefined
    ? openEmbedded(dataFolder, true)
    : openPostgres(databaseUrl));
  const erased = await store.eraseSwitch(Number(id));
  await store.close();
  process.stdout.write(
    erased === 0 ? `Nothing is known of switch ${id}.\n` : `Erased switch ${id}: ${erased} records.\n`,
  );
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exitCode = 1;
}
