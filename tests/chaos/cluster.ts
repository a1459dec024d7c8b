import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort, newFolder, type Programs, programsHere } from '../postgres/own-database.ts';

/** A PostgreSQL of our own, on a port of its own, that nobody else misses. */
export class Cluster {
  readonly #programs: Programs;
  readonly #folder: string;
  readonly port: number;

  private constructor(programs: Programs, port: number) {
    this.#programs = programs;
    this.#folder = newFolder(programs);
    this.port = port;
  }

  /** A place for one, with no data yet; why not, where this machine has no PostgreSQL. */
  static async place(): Promise<Cluster | string> {
    const programs = programsHere();
    return typeof programs === 'string' ? programs : new Cluster(programs, await freePort());
  }

  /** One that runs and is empty; why not, where this machine has no PostgreSQL. */
  static async started(): Promise<Cluster | string> {
    const cluster = await Cluster.place();
    if (typeof cluster === 'string') return cluster;
    const how = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C'];
    await cluster.#run('initdb', '-D', cluster.#data, ...how);
    await cluster.start();
    return cluster;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /** Whom it runs as. */
  get owner(): { readonly uid: number; readonly gid: number } {
    return statSync(this.#folder);
  }

  /** Starts it, and waits until it answers. Rejects when it does not, or the processes of before do not end. */
  async start(tries = 20): Promise<void> {
    const settings = `-p ${this.port} -h 127.0.0.1 -c unix_socket_directories=`;
    const log = join(this.#folder, 'log');
    try {
      await this.#run('pg_ctl', '-D', this.#data, '-w', '-o', settings, '-l', log, 'start');
    } catch (thrown) {
      if (tries === 0) throw thrown;
      await wait(100);
      await this.start(tries - 1);
    }
  }

  /** Makes it anew as a standby of another one, and starts it. */
  async follow(primary: Cluster): Promise<void> {
    rmSync(this.#data, { recursive: true, force: true });
    const how = ['-R', '-X', 'stream', '-c', 'fast'];
    await this.#run('pg_basebackup', '-D', this.#data, `--dbname=${primary.url}`, ...how);
    await this.start();
  }

  /** Makes a primary of a standby, and waits until it is one. */
  async promote(): Promise<void> {
    await this.#run('pg_ctl', '-D', this.#data, '-w', 'promote');
  }

  /** Stops it as its own programs do: `fast` is in good order, `immediate` like a crash. */
  async stop(mode: 'fast' | 'immediate'): Promise<void> {
    await this.#run('pg_ctl', '-D', this.#data, '-w', '-m', mode, 'stop');
  }

  /** Sends a signal to each of its processes, the first of them first. */
  signal(signal: NodeJS.Signals): void {
    const [first = ''] = readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n');
    const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').split(' ');
    for (const pid of [first, ...children].filter(Boolean)) {
      try {
        process.kill(Number(pid), signal);
      } catch {
        // It went with the first one.
      }
    }
  }

  /** Runs statements; the rows of the last. */
  async query(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const client = new Client({ connectionString: this.url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      const { rows } = await client.query<Record<string, unknown>>(sql);
      return rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Waits until a query gives a row. */
  async until(sql: string): Promise<void> {
    for (let tries = 0; (await this.query(sql)).length === 0; tries += 1) {
      if (tries > 600) throw new Error(`Nothing came of ${sql}`);
      await wait(50);
    }
  }

  /** Ends it, whatever state it is in, and removes all of it. */
  async remove(): Promise<void> {
    try {
      this.signal('SIGKILL');
      await wait(100);
    } catch {
      // It does not run.
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  async #run(program: string, ...rest: readonly string[]): Promise<void> {
    const { bin, account } = this.#programs;
    const options = { ...account, cwd: this.#folder } as const;
    const child = spawn(join(bin, program), rest, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    let complained = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complained += chunk.toString();
    });
    const [code] = await once(child, 'exit');
    // What it started holds on to it.
    child.stderr.destroy();
    if (code !== 0) throw new Error(`${program} failed: ${complained}`);
  }
}
