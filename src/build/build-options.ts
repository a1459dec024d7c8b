import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import type { BuildEnvironmentOptions } from 'vite';

/**
 * The consumer's page, into dist/client. What its first card needs comes in one script and one style sheet: over a slow
 * line the round trips of twenty small files cost more than their bytes.
 */
export function clientBuild(root: string): BuildEnvironmentOptions {
  return {
    outDir: resolve(root, 'dist/client'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The packages that draw a card weigh more than half of it, and come with every card.
    chunkSizeWarningLimit: 550,
    rolldownOptions: {
      ...inOneScript(resolve(root, 'src/index.html'), resolve(root, 'widgets/soon.ts')),
      // Proving the definitions and packing take their time, and are meant to.
      checks: { pluginTimings: false },
    },
  };
}

/** What the part of a bundler tells of its modules that finds what an entry needs. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * A page whose script holds all that it imports; `soon`, a module that it imports when it is there, is one more file with
 * all that it imports. Left to itself the bundler makes a file of each part that a later page shares.
 */
export function inOneScript(entry: string, soon?: string) {
  const groups = [{ name: 'first', entry }, ...(soon === undefined ? [] : [{ name: 'soon', entry: soon }])];
  // The first script names every later one: of each name so much as keeps the files of one build apart from another's.
  const chunkFileNames = 'assets/[name]-[hash:7].js';
  return { input: entry, output: { codeSplitting: { groups: groups.map(allOf) }, chunkFileNames } };
}

function allOf(group: { readonly name: string; readonly entry: string }) {
  let all: ReadonlySet<string> | undefined;
  const name = (id: string, modules: Modules) => {
    all ??= importedFrom(group.entry, modules);
    return all.has(id) ? group.name : null;
  };
  return { name, debugName: group.name };
}

/** A module and every one that it imports, at any depth; what is imported only when asked for is not among them. */
function importedFrom(entry: string, modules: Modules): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/**
 * Pages for who makes the product, into the same folder after the product's build and apart from it: whatever they
 * import, the product's files stay what they are to the byte.
 */
export function authoringBuild(root: string, mode: AuthoringMode): BuildEnvironmentOptions {
  return {
    outDir: resolve(root, 'dist/client'),
    emptyOutDir: false,
    assetsDir: `assets/${mode}`,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Nobody waits for the studio's code over a slow line.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: Object.fromEntries(
        authoringPages[mode].map((page) => [page, resolve(root, `src/${page}.html`)]),
      ),
    },
  };
}

const authoringPages = { studio: ['studio', 'studio-preview'], showcase: ['showcase'] } as const;

/** `vite build --mode studio` and `--mode showcase`. */
type AuthoringMode = keyof typeof authoringPages;

/** Whether a mode of Vite's is one of these pages'. */
export function isAuthoring(mode: string): mode is AuthoringMode {
  return Object.hasOwn(authoringPages, mode);
}

/**
 * What draws the pages on the server holds the packages that draw, as they are in production: one that is loaded from
 * node_modules by itself looks at the environment, and has all that a browser is spared.
 */
export const drawing = {
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: [
      ...[/^react($|-)/, /^@rjsf\//, /^lucide-react/, 'scheduler', 'zustand'],
      // Node finds no names in what this package gives it.
      'jsonc-parser',
    ],
  },
};

/** The server, dist/server/main.js, and its commands beside it; packages stay in node_modules. */
export function serverBuild(root: string): BuildEnvironmentOptions {
  return {
    outDir: resolve(root, 'dist/server'),
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(
        [
          ...['main', 'erase', 'backup', 'restore', 'outbox', 'prove'].map((name) => [name, `main/${name}`]),
          ['studio', 'build/studio-server-cli'],
        ].map(([name, path]) => [name, resolve(root, `src/${path}.ts`)]),
      ),
      // Beside each other: from wherever they stand, the project is two folders up.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  };
}

/** Names classes of a style sheet by a mark of its file alone: the first script says the name of each, and one that differs in its line packs badly. */
export function classNames(root: string) {
  return (name: string, file: string): string => {
    const mark = createHash('sha256').update(relative(root, file)).digest('hex').slice(0, 4);
    return `_${name}_${mark}`;
  };
}
