import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { embedded, type Ground } from './ground.ts';
import { onOneCluster } from './on-postgres.ts';
import type { Accident, Field, Scene } from './rounds.ts';

const root = join(import.meta.dirname, '../..');

/** An accident that has nothing to do with what kind of database it is. */
const onBoth = (
  what: string,
  {
    change = (ground) => ground,
    strike,
    ...rest
  }: Omit<Accident, 'what' | 'prepare'> &
    Pick<Scene, 'strike'> & { readonly change?: (ground: Ground) => Ground },
): readonly Accident[] => [
  { ...rest, what: `${what}, embedded`, prepare: async () => ({ ground: change(embedded()), strike }) },
  {
    ...rest,
    what: `${what}, PostgreSQL`,
    async prepare() {
      const scene = await onOneCluster(strike);
      return typeof scene === 'string' ? scene : { ...scene, ground: change(scene.ground) };
    },
  },
];

/** Does it to some of the processes, at least to one. */
async function toSome(
  { servers, choices }: Field,
  work: (server: Field['servers'][number]) => Promise<void>,
) {
  const few = servers.filter(() => choices.chance(60));
  await Promise.all((few.length > 0 ? few : [choices.pick(servers)]).map(work));
}

const kills = onBoth('processes killed', {
  rounds: 50,
  strike: (field) =>
    toSome(field, async (server) => {
      await server.kill();
      await server.start();
    }),
});

const stops = onBoth('SIGTERM under load', {
  rounds: 20,
  strike: (field) =>
    toSome(field, async (server) => {
      await server.stop();
      await server.start();
    }),
});

const minute = 60_000;
const jumps = [0.1, 1.5, 3, 61, 25 * 60].flatMap((far) => [far * minute, -far * minute]);
const clockOf = ({ folder }: Ground) => join(folder, 'clock');

/** The clock jumps while processes run, and may be wrong when they start. */
const clocks = onBoth('clock jumps', {
  rounds: 15,
  mayForget: true,
  change: (ground) => ({
    ...ground,
    environment: {
      ...ground.environment,
      NODE_OPTIONS: `--import ${new URL('./jumping-clock.js', import.meta.url)}`,
      CLOCK_FILE: clockOf(ground),
    },
  }),
  async strike(field) {
    for (let times = 0; times < 3; times += 1) {
      writeFileSync(clockOf(field.ground), String(field.choices.pick(jumps)));
      await wait(field.choices.below(300));
    }
    if (field.choices.chance(30))
      await toSome(field, async (server) => {
        await server.stop();
        await server.start();
      });
  },
});

/** A copy is made while customers go on, and brought back later: what was told before it was begun must be in it. */
const restores = onBoth('backup and restore', {
  rounds: 6,
  mayForget: true,
  async strike({ ground, servers, ledger, choices }) {
    const file = join(ground.folder, 'copy');
    const { told } = ledger;
    await command(ground, 'backup', file);
    await wait(choices.below(500));
    await Promise.all(servers.map((server) => server.stop()));
    // Answers that were sent are heard by then.
    await wait(100);
    await command(ground, 'restore', file);
    ledger.returnTo(told);
    for (const server of servers) await server.start();
    rmSync(file);
    for (const name of readdirSync(ground.folder).filter((one) => one.startsWith('before_restore_')))
      rmSync(join(ground.folder, name), { recursive: true });
  },
});

/** Runs one of the service's commands. Rejects with what it complained of. */
async function command({ environment }: Ground, name: string, file: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, `dist/server/${name}.js`), file], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complained = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complained += chunk.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${name} failed: ${complained}`);
}

/** What happens to processes, their clock and their copies, on both stores. */
export const accidents: readonly Accident[] = [...kills, ...stops, ...restores, ...clocks];
