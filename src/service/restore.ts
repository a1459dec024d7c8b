import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { inWords } from './copies/copy.ts';
import { restoreEmbedded } from './copies/embedded.ts';
import { restorePostgres } from './copies/postgres.ts';
import { givenKeys } from './dataKeys.ts';
import { readEnvironment } from './environment.ts';

// `npm run restore -- FILE [--as-it-is]`: puts a copy in the database's place, while the service is stopped.
const root = fileURLToPath(new URL('../../', import.meta.url));

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
    ? restoreEmbedded(dataFolder, file, ids, values['as-it-is'])
    : restorePostgres(databaseUrl, file, ids));
  process.stdout.write(
    `Restored ${file}: ${inWords(restored)}. It is whole.\n` +
      (restored.before === undefined
        ? ''
        : `What was here before is in ${restored.before}. Remove it once all is well: it holds personal data.\n`) +
      'Who was erased after the copy was made is in it again: erase them again.\n',
  );
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exitCode = 1;
}
