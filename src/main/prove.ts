import '../command/end-on-signal.ts';
import '../command/outlive-reader.ts';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { complain } from '../command/complain.ts';
import { printProof, proofOf, wordingOf } from '../energy/service/sign-up/proof.ts';
import { signaturesIn } from '../energy/service/sign-up/signatures.ts';
import { readEnvironment } from './environment.ts';
import { root } from './root.ts';
import { openStorage } from './stores.ts';

// `npm run prove -- --switch ID`: what the customer of a completed switch was shown, who signed those words, and what the law
// asks of them; while the service runs or not. `--wording` prints the words alone, to be fingerprinted again. It only reads.

try {
  const options = { switch: { type: 'string' }, wording: { type: 'boolean' } } as const;
  const { values } = parseArgs({ options });
  const id = values.switch ?? '';
  if (!/^[0-9]{1,10}$/.test(id)) throw new Error('Say which: npm run prove -- --switch 123456789');
  const { store, sealer } = await openStorage(readEnvironment(process.env, root, existsSync), true);
  const proof = await proofOf({ store, sealer }, signaturesIn(root), Number(id));
  await store.close();
  if (proof === undefined) throw new Error(`No completed switch ${id} is known.`);
  process.stdout.write(values.wording === true ? wordingOf(proof) : printProof(Number(id), proof));
} catch (thrown) {
  complain(thrown);
}
