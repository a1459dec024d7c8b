import { existsSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EnvironmentModuleGraph, Plugin } from 'vite';
import { formatProblems } from '../authoring/checker/format.ts';
import { logFile } from '../authoring/checker/wording-log.ts';
import { definitionFolders } from '../definitions/kinds.ts';
import type { TradeWords } from '../engine/trade-words.ts';
import { isAuthoring } from './build-options.ts';
import { problemsError, refusedBuild } from './problems-error.ts';
import { type ReadProject, readProject } from './read-project.ts';
import {
  definitionFilesModule,
  filesModule,
  isOfTexts,
  isVirtualModule,
  textsModule,
  virtualModule,
} from './virtual-modules.ts';

const helpers = fileURLToPath(new URL('../definitions/compiled-check.ts', import.meta.url));

/** Vite marks a module that is no file with a zero byte. */
const mark = '\0';

const isOurs = (id: string) => id.startsWith(mark) && isVirtualModule(id.slice(mark.length));

const ourModules = ({ idToModuleMap }: EnvironmentModuleGraph) =>
  [...idToModuleMap.values()].filter(({ id }) => isOurs(id ?? ''));

/** Milliseconds after an edit before the dev server proves the definitions: who goes on typing is not held up. */
const pause = 500;

/**
 * Serves `virtual:definitions` and `virtual:validators` from the JSON under a project's root. A mistake, one of meaning
 * that the proof finds too, fails the build with every problem; the dev server shows it in the overlay and swaps the
 * definitions when it is mended. It proves them once an edit is swapped in, and gives no page what that refuses. `isProved` is false for cards that are drawn and
 * never sent, such as those of a measurement.
 */
export function definitions(root: string, trade: TradeWords, { isProved = true } = {}): Plugin {
  let project: ReadProject | undefined;
  let hot = false;
  let lastEdit = 0;
  /** Environments whose page could not load its definitions: it has nothing to swap, so it must load anew. */
  const broken = new Set<string>();
  let proves = false;
  let proof: NodeJS.Timeout | undefined;
  /** What the proof refused of the definitions as they stand: no page is given them, opened anew or not. */
  let disproved: ReadProject | undefined;
  let proveSoon = () => {};
  const current = () => (project ??= readProject(root, trade, proves));
  const folders = definitionFolders(trade).map((folder) => resolve(root, folder) + sep);

  return {
    name: 'definitions',
    config: () => ({
      // Found before the first page, so that the dev server does not reload it: the compiled validators import these.
      optimizeDeps: { include: ['ajv/dist/runtime/ucs2length.js', 'ajv-formats/dist/formats.js'] },
    }),
    configResolved(config) {
      hot = config.command === 'serve' && config.mode !== 'test';
      proves = isProved && config.command === 'build' && !config.build.ssr && !isAuthoring(config.mode);
      // Once and before all else: each module that is made of them would tell of the same mistakes.
      if (config.command === 'build' && current().data === undefined) throw refusedBuild(current());
    },
    configureServer(server) {
      server.watcher.add(folders);
      if (!hot) return;
      proveSoon = () => {
        clearTimeout(proof);
        proof = setTimeout(() => {
          const proved = readProject(root, trade, true);
          if (current().data === undefined || proved.data !== undefined) return;
          disproved = proved;
          const { hot: channel, moduleGraph } = server.environments.client;
          for (const module of ourModules(moduleGraph)) moduleGraph.invalidateModule(module);
          channel.send({ type: 'error', err: problemsError(proved, root) });
        }, pause).unref();
      };
      proveSoon();
    },
    closeBundle() {
      clearTimeout(proof);
    },
    resolveId(id) {
      // Data alone: whoever reads one export of a module needs none of the others.
      return isVirtualModule(id) ? { id: mark + id, moduleSideEffects: hot } : undefined;
    },
    async load(id) {
      if (!isOurs(id)) return;
      const isHot = hot && this.environment.name === 'client';
      if (id === mark + filesModule)
        return definitionFilesModule(current().files, textOf(resolve(root, logFile)), isHot);
      const texts = await textsModule(id.slice(mark.length), current().files, trade);
      if (texts !== undefined) return texts;
      const { data, problems, files } = current();
      const refused = data === undefined ? current() : isHot ? disproved : undefined;
      if (data === undefined || refused !== undefined) {
        broken.add(this.environment.name);
        return this.error(problemsError(refused ?? current(), root));
      }
      if (problems.length > 0 && id === `${mark}virtual:definitions`)
        this.warn(formatProblems(problems, files));
      return virtualModule(id.slice(mark.length), data, trade, helpers, isHot);
    },
    hotUpdate({ file, modules, timestamp }) {
      if (!file.endsWith('.json') || !folders.some((folder) => resolve(file).startsWith(folder))) return;
      if (timestamp !== lastEdit) {
        project = undefined;
        disproved = undefined;
      }
      lastEdit = timestamp;
      proveSoon();
      const { hot: channel, moduleGraph, name } = this.environment;
      const isText = /\/(words|locales)\//.test(file);
      const ours = ourModules(moduleGraph).filter(
        ({ id }) => isText || !isOfTexts((id ?? '').slice(mark.length)),
      );
      const texts = ours.filter(({ id }) => id === mark + filesModule);
      const mistaken = current().data === undefined;
      const reload = !mistaken && broken.delete(name);
      if (mistaken || reload) for (const module of ours) moduleGraph.invalidateModule(module);
      if (mistaken) channel.send({ type: 'error', err: problemsError(current(), root) });
      if (reload) channel.send({ type: 'full-reload' });
      if (mistaken || reload) return texts;
      return [...modules, ...ours];
    },
  };
}

/** The text of a file; '' where there is none. */
function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
