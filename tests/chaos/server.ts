import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** A cut may reach a customer a moment after the new process is there. */
const grace = 500;

/** What was done to a process that was expected to end: a `stop` finishes what was sent before, a `kill` nothing. */
interface Down {
  readonly how: 'kill' | 'stop';
  readonly at: number;
  until: number;
}

/** A built service as a process of its own, which accidents end and start again at the same address. */
export class Server {
  readonly #environment: Readonly<Record<string, string>>;
  readonly #wrong: (says: string) => void;
  #child: ChildProcess | undefined;
  #port = 0;
  #down: Down | undefined;

  constructor(environment: Readonly<Record<string, string>>, wrong: (says: string) => void) {
    this.#environment = environment;
    this.#wrong = wrong;
  }

  get port(): number {
    return this.#port;
  }

  /** Starts it and waits until it says that it is ready. Rejects with what it complained of. */
  async start(more: Readonly<Record<string, string>> = {}): Promise<void> {
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: '',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        // One that is killed is one that serves.
        PROCESSES: '1',
        ...this.#environment,
        ...more,
        PORT: String(this.#port),
      },
    });
    this.#child = child;
    let complained = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complained = `${complained}${chunk}`.slice(-4_000);
      // What is logged as an error is a fault of ours, whatever the customers were told.
      for (const line of chunk.toString().split('\n'))
        if (/"level":(50|60)/.test(line)) this.#wrong(`the log has ${line}`);
    });
    child.on('exit', (code, signal) => {
      if (this.#child === child) this.#wrong(`a process ended by itself (${signal ?? code}): ${complained}`);
    });
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const port = /is ready at http:\/\/localhost:([0-9]+)\n/.exec(said)?.[1];
        if (port === undefined) return;
        this.#port = Number(port);
        resolve();
      });
      child.once('exit', () => reject(new Error(`The service did not start: ${complained}`)));
    });
    if (this.#down) this.#down.until = performance.now() + grace;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Ends it at once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    await this.#end('kill', 'SIGKILL');
  }

  /** Tells it to stop and waits for its end, which must be a good one within ten seconds. */
  async stop(): Promise<void> {
    const started = performance.now();
    const code = await this.#end('stop', 'SIGTERM');
    const seconds = (performance.now() - started) / 1_000;
    if (code !== 0 || seconds > 10) this.#wrong(`a stop took ${seconds} s and ended with code ${code}`);
  }

  /** Whether a request may be cut that was `sent` (undefined: not wholly) before it `failed`. */
  mayCut(sent: number | undefined, failed: number): boolean {
    const down = this.#down;
    if (down === undefined || failed < down.at || failed > down.until) return false;
    return down.how === 'kill' || sent === undefined || sent > down.at;
  }

  async #end(how: Down['how'], signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === undefined) return 0;
    this.#child = undefined;
    const ended = once(child, 'exit');
    this.#down = { how, at: performance.now(), until: Number.POSITIVE_INFINITY };
    child.kill(signal);
    const [code] = await ended;
    return typeof code === 'number' ? code : null;
  }
}
