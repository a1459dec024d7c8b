import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { createApp } from './app.ts';
import { definitionsIn } from './definitionsIn.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { samplePostcodes, spaced } from './homes/samples.ts';
import { type Listening, listen, tellPort, usualRoom } from './http/listen.ts';
import { describeError } from './http/log.ts';
import { watchOver } from './operations/watchOver.ts';
import { usualInHand } from './http/overload.ts';
import { openStorage } from './storage.ts';
import type { Store } from './store/store.ts';

// dist/server/main.js and src/server/main.ts both stand two folders below the project.
const root = fileURLToPath(new URL('../../', import.meta.url));
const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
/** Quotes, switches and tracking are kept for 13 months, what was never completed for a day. */
const keptDays = 396;

/** Lines go out together, off the way of requests: each by itself would cost as much as a small answer. */
const logging = { dest: 2, sync: false, minLength: 4_096, periodicFlush: 500 };

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** Starts the service. Rejects with a sentence for the operator when it cannot start. */
async function start(environment: Environment): Promise<void> {
  const { port, host, settingsFile, apiBaseUrl, logLevel, pages, publicUrl, limits, proxies } = environment;
  // Ready message on stdout, log lines on stderr: each can be sent its own way.
  const log = pino({ level: logLevel, base: null }, pino.destination(logging));
  const { store: opened, sealer } = await openStorage(environment);
  const { store, ...watched } = await watchOver(environment, opened, say, complain);
  const clientFolder = join(root, 'dist', 'client');
  const brandsFolder = join(root, 'schemas', 'brands');
  const app = createApp({
    store,
    sealer,
    ...definitionsIn(root),
    publicUrl,
    pages,
    limits,
    inHand: usualInHand,
    proxies,
    settingsFile,
    brandsFolder,
    clientFolder,
    apiBaseUrl,
    log,
    watched,
    warn: complain,
  });
  const room = usualRoom(proxies);
  const listening = await listen({ fetch: app.fetch, port, host, room }).catch(tellPort('PORT', port));
  stopOnSignal(listening, store, log);
  announce(listening.port);
  eraseOld(store, log);
  setInterval(() => eraseOld(store, log), hour).unref();
}

function announce(port: number): void {
  say(`The service is ready at http://localhost:${port}`);
  say('');
  say('Postcodes to try; the first address of each tells its story:');
  for (const { postcode, place, says } of samplePostcodes)
    say(`  ${spaced(postcode).padEnd(9)} ${place.padEnd(20)} ${says}`);
}

function eraseOld(store: Store, log: Logger): void {
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
  Promise.all([store.eraseBefore(ago(keptDays)), store.signUps.eraseUnfinished(ago(1))]).catch(
    (error: unknown) => log.error({ error: describeError(error) }, 'old data was not erased'),
  );
}

/** Finishes what came, and closes the database; after 9 seconds it ends all the same. */
function stopOnSignal(listening: Listening, store: Store, log: Logger): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 9_000).unref();
    listening
      .stop()
      .then(() => store.close())
      .then(
        () => log.flush(() => process.exit(0)),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

try {
  await start(readEnvironment(process.env, root, existsSync));
} catch (thrown) {
  complain(`The service cannot start: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  if (thrown instanceof Error && thrown.cause instanceof Error) complain(`  ${thrown.cause.message}`);
  process.exit(1);
}
