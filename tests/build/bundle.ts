import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../../src');

/** Bundles modules made of text, and what they import, into one script; gives its text. */
export async function bundle(
  modules: Readonly<Record<string, string>>,
  plugins: readonly Plugin[] = [],
): Promise<string> {
  const texts: Plugin = {
    name: 'texts',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => (Object.hasOwn(modules, id.slice(1)) ? modules[id.slice(1)] : undefined),
  };
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, texts],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'entry', output: { format: 'iife', codeSplitting: false } },
    },
  });
  if (!('output' in built)) throw new Error('One bundle was expected.');
  return built.output.map((part) => ('code' in part ? part.code : '')).join('\n');
}

/** What an expression gives after a script has run where no code may be made of texts, as under our own policy. */
export function runWithoutEval(script: string, expression: string): unknown {
  const globals = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  return new Script(`${script}; ${expression}`).runInContext(globals);
}
