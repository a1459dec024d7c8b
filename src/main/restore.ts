import '../command/end-on-signal.ts';
import '../command/outlive-reader.ts';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { complain } from '../command/complain.ts';
import { energyKeeping } from '../energy/service/store/keeping.ts';
import { inWords } from '../service/copies/copy.ts';
import { restoreEmbedded } from '../service/copies/embedded.ts';
import { restorePostgres } from '../service/copies/postgres.ts';
import { givenKeys } from '../service/dataKeys.ts';
import { explained } from '../service/store/explained.ts';
import { readEnvironment } from './environment.ts';
import { root } from './root.ts';

// `npm run restore -- FILE [--as-it-is]`: puts a copy in the database's place, while the service is stopped.

try {
  const options = { 'as-it-is': { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new Error('Say what: npm run restore -- FILE');
  const file = resolve(name);
  const environment = readEnvironment(process.env, root, existsSync);
  const { databaseUrl, dataFolder } = environment;
  const { ids } = givenKeys(environment);
  const restored = await (databaseUrl === undefined
    ? explained(dataFolder, () => restoreEmbedded(energyKeeping(), dataFolder, file, ids, values['as-it-is']))
    : restorePostgres(energyKeeping(), databaseUrl, file, ids, values['as-it-is']));
  process.stdout.write(
    `Restored ${file}: ${inWords(restored)}. ` +
      (values['as-it-is']
        ? 'It was taken as it is: what cannot be read, or stood in a data.db-wal that is not beside it, is not here.\n'
        : 'It is whole.\n') +
      (restored.before === undefined
        ? ''
        : `What was here before is in ${restored.before}. Remove it once all is well: it holds personal data.\n`) +
      'Who was erased after the copy was made is in it again: erase them again.\n',
  );
} catch (thrown) {
  complain(thrown);
}
