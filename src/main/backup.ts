import '../command/end-on-signal.ts';
import '../command/outlive-reader.ts';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { complain } from '../command/complain.ts';
import { energyKeeping } from '../energy/service/store/keeping.ts';
import { inWords } from '../service/copies/copy.ts';
import { backupEmbedded } from '../service/copies/embedded.ts';
import { backupPostgres } from '../service/copies/postgres.ts';
import { givenKeys } from '../service/dataKeys.ts';
import { explained } from '../service/store/explained.ts';
import { readEnvironment } from './environment.ts';
import { root } from './root.ts';

// `npm run backup -- FILE`: copies the database into a new file, while the service runs or not.

try {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new Error('Say where to: npm run backup -- FILE');
  const file = resolve(name);
  const environment = readEnvironment(process.env, root, existsSync);
  const { databaseUrl, dataFolder } = environment;
  const { ids, where } = givenKeys(environment);
  const copy = await (databaseUrl === undefined
    ? explained(dataFolder, () => backupEmbedded(energyKeeping(), dataFolder, file))
    : backupPostgres(energyKeeping(), databaseUrl, file));
  const isHere = copy.keyIds.every((id) => ids.includes(id));
  const isOne = copy.keyIds.length === 1;
  process.stdout.write(
    `Copied to ${file}: ${inWords(copy)}. It was read back and is whole.\n` +
      `It opens with the ${isOne ? 'key' : 'keys'} ${copy.keyIds.join(' and ')} alone, not held in it. ` +
      (isHere
        ? `${isOne ? 'That key is' : 'They are'} in ${where}: keep a copy, in another place.\n`
        : `${isOne ? 'That key' : 'One of them'} is not here: find it, and keep a copy in another place. Without it nobody can read what people wrote.\n`),
  );
} catch (thrown) {
  complain(thrown);
}
