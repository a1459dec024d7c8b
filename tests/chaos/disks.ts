import { spawnSync } from 'node:child_process';
import { chownSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Cluster } from './cluster.ts';
import { embedded, postgres } from './ground.ts';
import type { Accident, Field, Scene } from './rounds.ts';

/** A disk of its own with little room, in memory. */
interface Disk {
  readonly folder: string;
  /** Leaves no room on it for a while. */
  readonly fill: (field: Field) => Promise<void>;
  readonly remove: () => void;
}

/** Mounts a disk of so many MB; why not, where we may not. */
function mount(megabytes: number): Disk | string {
  const folder = mkdtempSync(join(tmpdir(), 'switchyard-disk-'));
  const { status, stderr, error } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder],
    { encoding: 'utf8' },
  );
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return `no disk can be mounted here (${(error?.message ?? stderr).trim()})`;
  }
  return {
    folder,
    async fill({ choices }) {
      const ballast = join(folder, 'ballast');
      const until = performance.now() + choices.pick([100, 500, 1_500]);
      const handle = openSync(ballast, 'w');
      // What others free meanwhile is taken too.
      while (performance.now() < until) {
        takeAll(handle);
        await wait(5);
      }
      closeSync(handle);
      rmSync(ballast);
    },
    remove() {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Writes until there is no room for a byte. */
function takeAll(handle: number): void {
  for (const size of [1024 * 1024, 4096, 1]) {
    const bytes = Buffer.alloc(size);
    try {
      while (writeSync(handle, bytes) === size);
    } catch {
      // It is full.
    }
  }
}

async function onSmallDisk(): Promise<Scene | string> {
  const disk = mount(64);
  if (typeof disk === 'string') return disk;
  const folder = join(disk.folder, 'data');
  return { ground: embedded(folder), strike: disk.fill, clear: async () => disk.remove() };
}

/** The service's tables stand on the small disk; the log of the database stands elsewhere. */
async function tablesOnSmallDisk(): Promise<Scene | string> {
  const disk = mount(64);
  if (typeof disk === 'string') return disk;
  const cluster = await Cluster.started();
  if (typeof cluster === 'string') {
    disk.remove();
    return cluster;
  }
  const { uid, gid } = cluster.owner;
  const space = join(disk.folder, 'tables');
  mkdirSync(space);
  for (const folder of [disk.folder, space]) chownSync(folder, uid, gid);
  await cluster.query(`create tablespace small location '${space}'`);
  const url = `${cluster.url}?options=-c%20default_tablespace%3Dsmall`;
  const clear = async () => {
    await cluster.remove();
    disk.remove();
  };
  return { ground: postgres(() => cluster, url), strike: disk.fill, clear };
}

/** Disks that are full for a while. */
export const disks: readonly Accident[] = [
  { what: 'full disk, embedded', rounds: 10, prepare: onSmallDisk },
  { what: 'full disk, PostgreSQL', rounds: 10, prepare: tablesOnSmallDisk },
];
