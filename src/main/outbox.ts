import '../command/end-on-signal.ts';
import '../command/outlive-reader.ts';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { complain } from '../command/complain.ts';
import { createOutbox } from '../service/post/outbox.ts';
import { readEnvironment } from './environment.ts';
import { root } from './root.ts';
import { onErrand, openStorage } from './stores.ts';

// `npm run outbox`: prints the letters that wait to be sent, while the service runs or not. They open what people saved:
// hand each to whom it is for, and to nobody else. `-- --again` has those that were refused for good tried again.

/** A link that was written while nobody said where this is: a path on a line of its own. */
const bare = /^\/\S+$/gm;

/** Prints what waits; it reads, and writes nothing. */
async function print(environment: ReturnType<typeof readEnvironment>): Promise<void> {
  const { store, sealer } = await openStorage(environment, true);
  const letters = await createOutbox(store.outbox, sealer, Date.now).waiting(({ id, about }) =>
    process.stderr.write(
      `The letter ${id}${about === null ? '' : ` about switch ${about}`} is damaged and left out. Bring a copy back (npm run ` +
        `restore -- FILE)${about === null ? '' : `, or forget that switch: npm run erase -- --switch ${about}`}.\n\n`,
    ),
  );
  await store.close();
  const { publicUrl } = environment;
  if (publicUrl === undefined && letters.some(({ text }) => text.search(bare) >= 0))
    process.stderr.write(
      'PUBLIC_URL is not set, so links below are paths and open nothing. Give it, such as ' +
        'PUBLIC_URL=https://site.example, to this command and to the service.\n\n',
    );
  if (letters.some(({ refused }) => refused !== undefined))
    process.stderr.write(
      'The mail server refused the letters with "Refused" and its code for good: they are tried no more. Mostly the address is ' +
        'mistyped: hand such a letter over yourself where you know the right one, or leave it; it goes when its link ends. Once ' +
        'you have mended what they were refused for, have all of them tried again: npm run outbox -- --again\n\n',
    );
  const texts = letters.map(
    ({ to, subject, text, refused }) =>
      `${refused === undefined ? '' : `Refused: ${refused}\n`}To: ${to}\nSubject: ${subject}\n\n` +
      `${text.replace(bare, (path) => `${publicUrl ?? ''}${path}`)}\n`,
  );
  process.stdout.write(texts.length === 0 ? 'No letter waits.\n' : texts.join(`\n${'-'.repeat(40)}\n\n`));
}

try {
  const { values } = parseArgs({ options: { again: { type: 'boolean' } } });
  const environment = readEnvironment(process.env, root, existsSync);
  if (values.again) {
    const retried = await onErrand(environment, ({ outbox }) => outbox.retry(new Date().toISOString()));
    process.stdout.write(`Letters that are tried again: ${retried}.\n`);
  } else await print(environment);
} catch (thrown) {
  complain(thrown);
}
