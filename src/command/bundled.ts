import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, isAbsolute, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { isMainThread, threadId } from 'node:worker_threads';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/bundled');

/** A program in one file, and the modules that it is made of. */
interface Bundle {
  readonly code: string;
  /** When each was changed, and how large it was. */
  readonly modules: Readonly<Record<string, string>>;
}

/**
 * Runs a program as one file, which begins in a fifth of the time that its modules take one by one; then what it exports
 * under the name of a command. The file is made when the program is first run, and anew when a module of it, or a package,
 * is another one.
 */
export async function runBundled(program: string, command?: string): Promise<void> {
  // A command is over before most of what V8 would make faster by then has paid.
  setFlagsFromString('--interrupt-budget=300000');
  const name = join(folder, basename(program, '.ts'));
  const kept = readKept(`${name}.json`, program);
  const { code, modules } = kept ?? (await bundleOf(program));
  if (kept === undefined) keepAs(`${name}.json`, JSON.stringify({ code, modules }));
  const mark = createHash('sha1').update(code).digest();
  // What V8 made of the code when it ran, behind the mark of that code: by itself V8 looks at the length of code alone.
  const compiled = `${[name, command ?? [], isMainThread ? 'first' : 'beside'].flat().join('-')}.v8`;
  const before = readIfThere(compiled);
  const cachedData = before?.subarray(0, mark.length).equals(mark) ? before.subarray(mark.length) : undefined;
  const script = new Script(`(function (require, exports, __filename) {${code}\n})`, {
    filename: program,
    ...(cachedData && { cachedData }),
  });
  if (script.cachedDataRejected !== false)
    process.on('exit', () => keepAs(compiled, Buffer.concat([mark, script.createCachedData()])));
  const exported: Record<string, unknown> = {};
  script.runInThisContext()(createRequire(program), exported, program);
  if (command === undefined) return;
  const run = exported[command];
  if (typeof run !== 'function') throw new Error(`${program} has no command "${command}".`);
  await run();
}

/** What was kept of a program, for as long as its modules stay as they were; nothing of a copy of this project elsewhere. */
function readKept(file: string, program: string): Bundle | undefined {
  const text = readIfThere(file)?.toString();
  if (text === undefined) return undefined;
  const bundle: Bundle = JSON.parse(text);
  const isNow = ([module, state]: readonly [string, string]) => stateOf(module) === state;
  return program in bundle.modules && Object.entries(bundle.modules).every(isNow) ? bundle : undefined;
}

const stateOf = (file: string) => {
  const state = statSync(file, { throwIfNoEntry: false });
  return `${state?.mtimeMs} ${state?.size}`;
};

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Written beside it first: another one that runs meanwhile reads the whole or none. Where nothing may be kept, nothing is. */
function keepAs(file: string, content: string | Buffer): void {
  try {
    mkdirSync(folder, { recursive: true });
    const beside = `${file}.${process.pid}.${threadId}`;
    writeFileSync(beside, content);
    renameSync(beside, file);
  } catch {
    // The next one begins as slowly.
  }
}

async function bundleOf(program: string): Promise<Bundle> {
  const { build } = await import('vite');
  const begun = Date.now();
  const files = [join(root, 'package-lock.json'), import.meta.filename];
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['jiti'] },
    plugins: [
      {
        name: 'modules',
        buildEnd() {
          // Those too of which nothing is left in the code, such as one that hands on what another says.
          files.push(...[...this.getModuleIds()].filter(isAbsolute));
        },
      },
    ],
    build: {
      ssr: program,
      write: false,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const chunk = 'output' in built ? built.output[0] : undefined;
  if (chunk === undefined) throw new Error(`${program} could not be bundled.`);
  // What was changed meanwhile may have been read before.
  const states = files.map((file) => [file, statSync(file).mtimeMs < begun ? stateOf(file) : '']);
  return { code: chunk.code, modules: Object.fromEntries(states) };
}
