import '../command/end-on-signal.ts';
import '../command/outlive-reader.ts';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { complain } from '../command/complain.ts';
import type { EnergyStore } from '../energy/service/store/energyStore.ts';
import { explained } from '../service/store/explained.ts';
import { readEnvironment } from './environment.ts';
import { root } from './root.ts';
import { openEmbedded, openPostgres } from './stores.ts';

// `npm run erase -- --switch ID`: forgets all that is known of a quote and its switch, while the service runs or not.

try {
  const { values } = parseArgs({ options: { switch: { type: 'string', multiple: true } } });
  const [id = '', ...others] = values.switch ?? [];
  if (others.length > 0 || !/^[1-9][0-9]{0,9}$/.test(id))
    throw new Error('Say which: npm run erase -- --switch 123456789');
  const { databaseUrl, dataFolder } = readEnvironment(process.env, root, existsSync);
  const eraseIn = async (open: () => Promise<EnergyStore>) => {
    const store = await open();
    const erased = await store.erase(Number(id));
    await store.close();
    return erased;
  };
  const erased = await (databaseUrl === undefined
    ? explained(dataFolder, () => eraseIn(() => openEmbedded(dataFolder, true)))
    : eraseIn(() => openPostgres(databaseUrl)));
  process.stdout.write(
    erased === 0 ? `Nothing is known of switch ${id}.\n` : `Erased switch ${id}: ${erased} records.\n`,
  );
} catch (thrown) {
  complain(thrown);
}
