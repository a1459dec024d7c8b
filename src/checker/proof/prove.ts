import { gatherDefinitions } from '../../definitions/gather.ts';
import type { DefinitionFile } from '../../definitions/types.ts';
import { definitionsFrom } from '../definitions-from.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problem-at.ts';
import { buildProject } from '../project.ts';
import type { Domain } from './domain.ts';
import type { Cell } from './explore.ts';
import { meaningOf } from './meaning.ts';
import { proofRules } from './proof-rules.ts';
import { plainScenes, type Scene, variantScenes } from './scene.ts';
import { worldOf } from './world.ts';

/** Every mistake of meaning in files in which the other rules found no error. */
export function proveDefinitions(files: readonly DefinitionFile[]): Problem[] {
  return createProver()(files);
}

/** What came of a scene, and what that rests on: its meaning, and what the paths that were looked at can be. */
interface Proved {
  readonly problems: readonly Problem[];
  readonly domains: ReadonlyMap<string, string>;
}

/**
 * A proof that remembers: after an edit it looks again only at the steps and the suppliers that the edit can concern.
 * Give it the very same object for a file that did not change.
 */
export function createProver(): (files: readonly DefinitionFile[]) => Problem[] {
  let known = new Map<string, Proved>();
  return (files) => {
    const project = buildProject(files);
    const data = gatherDefinitions(files);
    const world = worldOf(project, data, definitionsFrom(data));
    const next = new Map<string, Proved>();
    const found = new Map<string, Problem[]>();
    const prove = (scene: Scene): void => {
      const key = [scene.model.name, scene.variant, scene.steps[0]?.id, meaningOf(scene)].join();
      const before = known.get(key);
      const proved = before !== undefined && stands(before, world.domain) ? before : proofOf(scene);
      next.set(key, proved);
      found.set(scene.model.name, [...(found.get(scene.model.name) ?? []), ...proved.problems]);
    };
    for (const scene of plainScenes(world)) prove(scene);
    for (const scene of variantScenes(world, Object.keys(data.variants))) prove(scene);
    known = next;
    return [...found.values()].flatMap(plainest);
  };
}

function proofOf(scene: Scene): Proved {
  const domains = new Map<string, string>();
  const { domain } = scene.world;
  const cellOf = (path: string) => {
    const cell = domain.cellOf(path);
    if (!domains.has(path)) domains.set(path, markOf(cell));
    return cell;
  };
  const problems = problemsIn({ ...scene, world: { ...scene.world, domain: { ...domain, cellOf } } });
  return { problems, domains };
}

function stands({ domains }: Proved, { cellOf }: Domain): boolean {
  for (const [path, mark] of domains) if (markOf(cellOf(path)) !== mark) return false;
  return true;
}

const marks = new WeakMap<Cell, string>();

function markOf(cell: Cell): string {
  const mark = marks.get(cell) ?? JSON.stringify(cell.choices);
  marks.set(cell, mark);
  return mark;
}

function problemsIn(scene: Scene): readonly Problem[] {
  return Object.entries(proofRules).flatMap(([id, rule]) =>
    [...rule.find(scene)].map((finding) => ({
      ...problemAt(id, rule, finding.source, finding),
      path: finding.path,
    })),
  );
}

/** Where something says why a journey is not submitted, that it is not need not be told. */
function plainest(problems: readonly Problem[]): readonly Problem[] {
  const causes = problems.filter(({ id }) => id !== 'unreachable-submit');
  return once(causes.length > 0 ? causes : problems);
}

/** A mistake of a card that several suppliers meet is told once, with the shortest way to it. */
function once(problems: readonly Problem[]): Problem[] {
  const found = new Map<string, Problem>();
  for (const problem of problems) {
    const key = [problem.id, problem.file, problem.line, problem.column, problem.message].join(' ');
    const known = found.get(key);
    if (known === undefined || lengthOf(problem) < lengthOf(known)) found.set(key, problem);
  }
  return [...found.values()];
}

function lengthOf({ path = [] }: Problem): number {
  return path.length;
}
