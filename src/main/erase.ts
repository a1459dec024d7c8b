import '../command/outlive-reader.ts';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readEnvironment } from './environment.ts';
import { root } from './root.ts';
import { openEmbedded, openPostgres } from './stores.ts';

// `npm run erase -- --switch ID`: forgets all that is known of a quote and its switch, while the service runs or not.

try {
  const { values } = parseArgs({ options: { switch: { type: 'string', multiple: true } } });
  const [id = '', ...others] = values.switch ?? [];
  if (others.length > 0 || !/^[0-9]{1,10}$/.test(id))
    throw new Error('Say which: npm run erase -- --switch 123456789');
  const { databaseUrl, dataFolder } = readEnvironment(process.env, root, existsSync);
  const store = await (databaseUrl === undefined
    ? openEmbedded(dataFolder, true)
    : openPostgres(databaseUrl));
  const erased = await store.erase(Number(id));
  await store.close();
  process.stdout.write(
    erased === 0 ? `Nothing is known of switch ${id}.\n` : `Erased switch ${id}: ${erased} records.\n`,
  );
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exitCode = 1;
}
