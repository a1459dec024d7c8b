import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { samplePostcodes, spaced } from '../energy/service/homes/samples.ts';
import { createApp } from './app.ts';
import { definitionsIn } from './definitionsIn.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { type Listening, listen, tellPort, usualRoom } from './http/listen.ts';
import { describeError } from './http/log.ts';
import { usualInHand } from './http/overload.ts';
import { watchOver, watchTogether } from './operations/watchOver.ts';
import { openStorage, type Storage } from './storage.ts';
import type { Store } from './store/store.ts';
import { startWorkers, type Workers } from './workers.ts';

// dist/server/main.js and src/service/main.ts both stand two folders below the project.
const root = fileURLToPath(new URL('../../', import.meta.url));
const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
/** Quotes, switches and tracking are kept for 13 months, what was never completed for a day. */
const keptDays = 396;

/**
 * Lines go out together, off the way of requests: each by itself would cost as much as a small answer. Below 4,096 bytes
 * a pipe takes them whole, from any number of processes.
 */
const logging = { dest: 2, sync: false, minLength: 3_500, periodicFlush: 500 };

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** Serves from this process, until it is told to end. Rejects with a sentence for the operator when it cannot start. */
async function serve(
  environment: Environment,
  log: Logger,
  { store: opened, sealer }: Storage,
): Promise<Listening> {
  const { port, host, databaseUrl, settingsFile, apiBaseUrl, pages, publicUrl, limits, proxies } =
    environment;
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
    inHand: usualInHand(databaseUrl !== undefined),
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
  return listen({ fetch: app.fetch, port, host, room }).catch(tellPort('PORT', port));
}

/** Runs processes that serve, and has no callers itself. Rejects when they cannot start: each has said why. */
async function serveTogether(environment: Environment, log: Logger): Promise<Workers> {
  await watchTogether(environment, say);
  return startWorkers(environment.processes, {
    onEnd: (pid) => log.error({ pid }, 'a process ended and is replaced'),
    onLost: () => {
      complain('The service ends: its processes end again and again. The log says why.');
      process.kill(process.pid, 'SIGTERM');
    },
  });
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

/** Finishes what came, and closes the database; after so many milliseconds it ends all the same. */
function stopOnSignal(serving: Listening | Workers, store: Store, log: Logger, patience: number): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    serving
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

async function start(environment: Environment): Promise<void> {
  // Ready message on stdout, log lines on stderr: each can be sent its own way.
  const log = pino({ level: environment.logLevel, base: null }, pino.destination(logging));
  const storage = await openStorage(environment);
  const { store } = storage;
  const isAlone = environment.processes === 1;
  const serving = await (isAlone || cluster.isWorker
    ? serve(environment, log, storage)
    : serveTogether(environment, log));
  stopOnSignal(serving, store, log, cluster.isWorker || isAlone ? 9_000 : 9_500);
  if (cluster.isWorker) return;
  announce(serving.port);
  eraseOld(store, log);
  setInterval(() => eraseOld(store, log), hour).unref();
}

try {
  await start(readEnvironment(process.env, root, existsSync));
} catch (thrown) {
  complain(`The service cannot start: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  if (thrown instanceof Error && thrown.cause instanceof Error) complain(`  ${thrown.cause.message}`);
  process.exit(1);
}
