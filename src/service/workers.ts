import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';

/** Processes that were ready and end as often within a minute end by no accident. */
const mostEnds = 10;
const minute = 60_000;
/** When one that could not start is tried again, milliseconds: the database may be away. */
const pause = 5_000;

/** What a process is told once all others beside it serve too. */
const complete = 'all serve';

/** One that has ended meanwhile need not know. */
const tell = (worker: Worker) => worker.send(complete, () => undefined);

/** Whether all processes of the service serve, as far as this one was told; one that is alone has no others. */
export function watchOthers(): () => boolean {
  let doAll = !cluster.isWorker;
  if (!doAll)
    process.on('message', (told) => {
      doAll ||= told === complete;
    });
  return () => doAll;
}

/** Processes that serve together. */
export interface Workers {
  /** Where all of them serve; rejects when the first ones cannot start: they have said why. Never settles once they are told to end. */
  readonly port: Promise<number>;
  /** Tells all of them to end; resolves when they have. Rejects when one that served was cut off. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs this program as so many processes on one port. One that ends is replaced, and `onEnd` told of it; `onLost` is called
 * once when that leads nowhere.
 */
export function startWorkers(
  count: number,
  { onEnd, onLost }: { readonly onEnd: (pid: number | undefined) => void; readonly onLost: () => void },
): Workers {
  // Each takes callers from the system by itself, and before it stops all whom the system has let in.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const ready = new Set<Worker>();
  const ends: number[] = [];
  let isStopping = false;

  const add = async () => {
    const worker = cluster.fork();
    worker.once('exit', () => {
      const wasReady = ready.delete(worker);
      if (isStopping || !(wasReady || isStarted)) return;
      onEnd(worker.process.pid);
      const now = performance.now();
      if (wasReady) ends.push(now);
      const isHopeless = wasReady
        ? ends.filter((at) => now - at < minute).length > mostEnds
        : ready.size === 0;
      if (isHopeless) onLost();
      else setTimeout(() => isStopping || add().catch(() => undefined), wasReady ? 0 : pause);
    });
    const told = await Promise.race([
      once(worker, 'listening').then(([address]: { readonly port: number }[]) => address),
      once(worker, 'exit').then(() => (isStopping ? new Promise<never>(() => {}) : undefined)),
    ]);
    if (told === undefined) throw new Error('one of its processes did not.');
    ready.add(worker);
    if (isStarted) tell(worker);
    return told.port;
  };

  const stop = async () => {
    isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
    const served = new Set(ready);
    const ended = workers.map(async (worker) => {
      const [code]: unknown[] = await once(worker, 'exit');
      return code === 0 || !served.has(worker);
    });
    for (const worker of workers) worker.process.kill('SIGTERM');
    if ((await Promise.all(ended)).includes(false)) throw new Error('One of its processes was cut off.');
  };
  let isStarted = false;
  const start = async () => {
    // The first alone: what keeps one from starting keeps all, and is said once.
    const port = await add();
    await Promise.all(Array.from({ length: count - 1 }, add));
    isStarted = true;
    for (const worker of ready) tell(worker);
    return port;
  };
  return { port: start(), stop };
}
