import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Cluster } from './cluster.ts';
import { postgres } from './ground.ts';
import type { Accident, Field, Scene } from './rounds.ts';

/** An address that leads to a port, and later to another one. */
async function proxyTo(first: number) {
  let port = first;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: address.port,
    /** New connections lead there from now on; those that are open stay unless they are cut. */
    leadTo(next: number, isCut: boolean) {
      port = next;
      if (isCut) cut();
    },
    close() {
      server.close();
      cut();
    },
  };
}

const isFollowed = "select 1 from pg_stat_replication where sync_state = 'sync'";

async function primaryAndStandby(how: keyof typeof ends): Promise<Scene | string> {
  const first = await Cluster.started();
  const second = await Cluster.place();
  if (typeof first === 'string') return first;
  if (typeof second === 'string') return second;
  let [primary, standby] = [first, second];
  // A commit is answered when the standby has it on its disk. Whoever is promoted holds to it too.
  await primary.query("alter system set synchronous_standby_names = '*'");
  await primary.query('select pg_reload_conf()');
  await standby.follow(primary);
  await primary.until(isFollowed);
  const proxy = await proxyTo(primary.port);

  const strike = async ({ choices }: Field) => {
    await ends[how](primary, standby);
    await wait(choices.below(300));
    await standby.promote();
    proxy.leadTo(standby.port, choices.chance(50));
    if (how === 'frozen') await thawed(primary);
    [primary, standby] = [standby, primary];
    await standby.follow(primary);
    await primary.until(isFollowed);
  };
  return {
    ground: postgres(() => primary, `postgres://postgres@127.0.0.1:${proxy.port}/postgres`),
    strike,
    async clear() {
      proxy.close();
      await primary.remove();
      await standby.remove();
    },
  };
}

/** How a primary goes. */
const ends = {
  killed: async (primary: Cluster) => primary.signal('SIGKILL'),
  crashed: (primary: Cluster) => primary.stop('immediate'),
  stopped: (primary: Cluster) => primary.stop('fast'),
  frozen: async (primary: Cluster) => primary.signal('SIGSTOP'),
  /** It came back alone after a crash and served for a while, before it went for good. */
  alone: async (primary: Cluster, standby: Cluster) => {
    await standby.stop('fast');
    await wait(200);
    primary.signal('SIGKILL');
    await wait(100);
    await primary.start();
    await wait(1_500);
    primary.signal('SIGKILL');
    await standby.start();
  },
};

/** The old primary wakes up and knows nothing of the new one; then it is ended. */
async function thawed(old: Cluster): Promise<void> {
  old.signal('SIGCONT');
  await wait(500);
  old.signal('SIGKILL');
  await wait(100);
}

const failOver = (what: string, how: keyof typeof ends): Accident => ({
  what: `fail-over, ${what}`,
  rounds: 10,
  prepare: () => primaryAndStandby(how),
});

/** A primary goes, and its standby takes its place: fifty times in all. */
export const failOvers: readonly Accident[] = [
  failOver('primary killed', 'killed'),
  failOver('primary crashed', 'crashed'),
  failOver('primary stopped', 'stopped'),
  failOver('primary frozen, then awake', 'frozen'),
  failOver('primary killed, back alone, gone', 'alone'),
];
