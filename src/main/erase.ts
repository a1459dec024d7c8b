import '../command/end-on-signal.ts';
import '../command/outlive-reader.ts';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { complain } from '../command/complain.ts';
import { readEnvironment } from './environment.ts';
import { root } from './root.ts';
import { onErrand } from './stores.ts';

// `npm run erase -- --switch ID`: forgets all that is known of a quote and its switch, while the service runs or not.

try {
  const { values } = parseArgs({ options: { switch: { type: 'string', multiple: true } } });
  const [id = '', ...others] = values.switch ?? [];
  if (others.length > 0 || !/^[1-9][0-9]{0,9}$/.test(id))
    throw new Error('Say which: npm run erase -- --switch 123456789');
  const environment = readEnvironment(process.env, root, existsSync);
  const erased = await onErrand(environment, (store) => store.erase(Number(id)));
  process.stdout.write(
    erased === 0 ? `Nothing is known of switch ${id}.\n` : `Erased switch ${id}: ${erased} records.\n`,
  );
} catch (thrown) {
  complain(thrown);
}
