import { setTimeout as wait } from 'node:timers/promises';
import { Cluster } from './cluster.ts';
import { postgres } from './ground.ts';
import type { Accident, Field, Scene } from './rounds.ts';

/** A scene on a cluster of its own; why not, where this machine has no PostgreSQL. */
export async function onOneCluster(
  strike: (field: Field, cluster: Cluster) => Promise<void>,
): Promise<Scene | string> {
  const cluster = await Cluster.started();
  if (typeof cluster === 'string') return cluster;
  return {
    ground: postgres(() => cluster, cluster.url),
    strike: (field) => strike(field, cluster),
    clear: () => cluster.remove(),
  };
}

const others = 'from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()';
const which = {
  all: '',
  one: `and pid = (select min(pid) ${others})`,
  idle: "and state = 'idle'",
  busy: "and state <> 'idle'",
};

async function terminate({ choices }: Field, cluster: Cluster): Promise<void> {
  const those = choices.pick([which.all, which.one, which.idle, which.busy]);
  for (let times = 0; times < 10; times += 1) {
    await cluster.query(`select pg_terminate_backend(pid) ${others} ${those}`);
    await wait(choices.below(40));
  }
}

async function crash({ choices }: Field, cluster: Cluster): Promise<void> {
  cluster.signal('SIGKILL');
  await wait(choices.below(2_000));
  await cluster.start();
}

/** What happens to PostgreSQL alone. */
export const onPostgres: readonly Accident[] = [
  { what: 'connections terminated, PostgreSQL', rounds: 50, prepare: () => onOneCluster(terminate) },
  { what: 'database killed, PostgreSQL', rounds: 20, prepare: () => onOneCluster(crash) },
];
