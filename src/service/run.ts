import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { createApp } from './app.ts';
import { codeOf } from './codeOf.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { refuseBusy } from './http/busy.ts';
import type { PageDrawer } from './http/drawing.ts';
import { type Listening, listen, tellPort, usualRoom } from './http/listen.ts';
import { describeError } from './http/log.ts';
import { usualInHand } from './http/overload.ts';
import { watchOver, watchTogether } from './operations/watchOver.ts';
import { createOutbox } from './post/outbox.ts';
import { refusalOf } from './post/refusal.ts';
import { openStorage, type Storage, tellDamaged } from './storage.ts';
import type { Upkeep } from './store/keeping.ts';
import type { ServiceStore } from './store/store.ts';
import type { ServiceTrade } from './trade.ts';
import { startWorkers, type Workers, watchOthers } from './workers.ts';

/** Brings what draws the pages; only a process that serves needs it. */
type LoadDrawer = () => Promise<PageDrawer>;

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;

/**
 * Lines go out together, off the way of requests: each by itself would cost as much as a small answer. Below 4,096 bytes
 * a pipe takes them whole, from any number of processes.
 */
const logging = { dest: 2, sync: false, minLength: 3_500, periodicFlush: 500 };

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** Serves from this process, until it is told to end. Rejects with a sentence for the operator when it cannot start. */
async function serve<Kept>(
  trade: ServiceTrade<Kept>,
  root: string,
  environment: Environment,
  log: Logger,
  { store: opened, sealer }: Storage<Kept>,
  loadDrawer: LoadDrawer,
): Promise<Listening> {
  const { port, host, databaseUrl, settingsFile, apiBaseUrl, isDemonstration } = environment;
  const { pages, publicUrl, limits, proxies, mail } = environment;
  const { store, ...watched } = await watchOver(trade, environment, opened, say, complain);
  // Pages that nobody draws ahead are drawn by the browser, as they are where this runs from its source.
  const drawer = await loadDrawer().catch((error: unknown) => {
    log.warn({ error: describeError(error) }, 'pages are not drawn ahead');
    return undefined;
  });
  const clientFolder = join(root, 'dist', 'client');
  const brandsFolder = join(root, 'schemas', 'brands');
  let isLeaving = false;
  const doAllServe = watchOthers();
  const app = createApp(trade, {
    store,
    sealer,
    publicUrl,
    sendsLetters: mail !== undefined,
    pages,
    limits,
    proxies,
    settingsFile,
    brandsFolder,
    clientFolder,
    drawer,
    apiBaseUrl,
    isDemonstration,
    log,
    watched,
    passing: () => (isLeaving ? 'stopping' : doAllServe() ? undefined : 'starting'),
    warn: complain,
  });
  const room = usualRoom(proxies);
  const crowd = {
    most: usualInHand(databaseUrl !== undefined),
    isUnderWay: trade.isUnderWay,
    refuse: refuseBusy({ log, pages, onShed: watched.metrics?.countShed ?? (() => {}) }),
  };
  const listening = await listen({ fetch: app.fetch, port, host, room, crowd }).catch(tellPort('PORT', port));
  const stop = async () => {
    isLeaving = true;
    await wait(environment.drainSeconds * 1000);
    await listening.stop();
  };
  return { port: listening.port, stop };
}

/** Runs processes that serve, and has no callers itself. */
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

function announce(port: number, lines: readonly string[]): void {
  for (const line of [`The service is ready at http://localhost:${port}`, ...lines]) say(line);
}

function eraseOld<Kept>({ days }: ServiceTrade<Kept>, store: Upkeep, log: Logger): void {
  const ago = (count: number) => new Date(Date.now() - count * day).toISOString();
  Promise.all([store.eraseBefore(ago(days.kept)), store.eraseUnfinished(ago(days.unfinished))]).catch(
    (error: unknown) => log.error({ error: describeError(error) }, 'old data was not erased'),
  );
}

/** Milliseconds between two looks at the outbox. */
const round = 5_000;

/** Sends what waits in the outbox, round after round, where letters go out. */
async function sendLetters<Kept>(
  { mail }: Environment,
  { store, sealer }: Storage<Kept>,
  log: Logger,
): Promise<void> {
  if (mail === undefined) return;
  const { mailer } = await import('./post/mail.ts');
  const deliver = mailer(mail);
  const outbox = createOutbox(store.outbox, sealer, Date.now);
  // The reason may quote the letter's address: its codes alone are told.
  const told = (fault: unknown) => {
    const refused = refusalOf(fault);
    log.error(
      { code: `${codeOf(fault) ?? 'unknown'}`, refused },
      refused === undefined ? 'a letter was not sent' : 'a letter was refused for good',
    );
  };
  let isSending = false;
  setInterval(() => {
    if (isSending) return;
    isSending = true;
    outbox
      .send(deliver, told)
      .catch(told)
      .finally(() => {
        isSending = false;
      });
  }, round).unref();
}

/**
 * Finishes what came, and closes the database; after so many milliseconds it ends all the same. Of several processes one
 * may serve before all do.
 */
function stopOnSignal(
  serving: Promise<Listening | Workers>,
  store: ServiceStore,
  log: Logger,
  patience: number,
): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    serving
      .then((now) => now.stop())
      .then(() => store.close())
      .then(
        () => log.flush(() => process.exit(0)),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function start<Kept>(
  trade: ServiceTrade<Kept>,
  root: string,
  environment: Environment,
  loadDrawer: LoadDrawer,
): Promise<void> {
  // Ready message on stdout, log lines on stderr: each can be sent its own way.
  const log = pino({ level: environment.logLevel, base: null }, pino.destination(logging));
  const storage = await openStorage(trade.keeping, environment);
  const { store, damaged } = storage;
  if (damaged.length > 0 && !cluster.isWorker) complain(tellDamaged(damaged));
  const isAlone = environment.processes === 1;
  const serving =
    isAlone || cluster.isWorker
      ? serve(trade, root, environment, log, storage, loadDrawer)
      : serveTogether(environment, log);
  const patience = environment.drainSeconds * 1000 + (cluster.isWorker || isAlone ? 9_000 : 9_500);
  stopOnSignal(serving, store, log, patience);
  const { port } = await serving;
  if (cluster.isWorker) return;
  announce(await port, environment.isDemonstration ? trade.announcement : []);
  eraseOld(trade, store, log);
  setInterval(() => eraseOld(trade, store, log), hour).unref();
  await sendLetters(environment, storage, log);
}

/**
 * Runs the service of a trade from the environment, with the project's folder as `root`, until it is told to end. Its
 * pages are drawn by what `loadDrawer` brings. Ends the process with a sentence for the operator when it cannot start.
 */
export async function runService<Kept>(
  trade: ServiceTrade<Kept>,
  root: string,
  loadDrawer: LoadDrawer,
): Promise<void> {
  try {
    const environment = readEnvironment(process.env, root, existsSync, trade.limits.usual);
    await start(trade, root, environment, loadDrawer);
  } catch (thrown) {
    complain(`The service cannot start: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    if (thrown instanceof Error && thrown.cause instanceof Error) complain(`  ${thrown.cause.message}`);
    process.exit(1);
  }
}
