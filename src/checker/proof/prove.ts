import { gatherDefinitions } from '../../definitions/gather.ts';
import type { DefinitionFile } from '../../definitions/types.ts';
import type { Change } from '../../engine/types.ts';
import { definitionsFrom } from '../definitions-from.ts';
import { keep } from '../keep.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problem-at.ts';
import { buildProject } from '../project.ts';
import { isAsNoted, type Marks, noting } from './domain.ts';
import { markOf as markOfMeaning } from './meaning.ts';
import { proofRules } from './proof-rules.ts';
import { isWhole, plainScenes, type Scene, variantScenes } from './scene.ts';
import { noMemory, type World, worldOf } from './world.ts';

/** Every mistake of meaning in files in which the other rules found no error. */
export function proveDefinitions(files: readonly DefinitionFile[]): Problem[] {
  return createProver()(files);
}

/** What came of a scene, and what that rests on: its meaning, and what the paths that were looked at can be. */
interface Proved {
  readonly problems: readonly Problem[];
  /** The meaning of each journey that was walked, by name. */
  readonly walked: ReadonlyMap<string, string>;
  /** The files whose lines the problems name. */
  readonly told: readonly DefinitionFile[];
  readonly domains: Marks;
  /** What was done to submit the journey, by situation; and what had been done before for the journey as it stands. */
  readonly ways: readonly Way[];
  readonly hints: string;
}

type Way = readonly [situation: string, changes: readonly Change[]];

/** Every mistake of meaning; `firstAlone` stops at the first step or supplier that has one. */
export type Prover = (
  files: readonly DefinitionFile[],
  options?: { readonly firstAlone?: boolean },
) => Problem[];

/**
 * A proof that remembers: after an edit it looks again only at the steps and the suppliers that the edit can concern.
 * Give it the very same object for a file that did not change.
 */
export function createProver(): Prover {
  let known = new Map<string, Proved>();
  const memory = noMemory();
  return (files, { firstAlone = false } = {}) => {
    const project = buildProject(files);
    const data = gatherDefinitions(files);
    const world = worldOf(project, data, definitionsFrom(data), memory);
    const next = new Map<string, Proved>();
    const found = new Map<string, readonly Problem[]>();
    const meaning = meaningOfJourneys(world);
    for (const scene of scenesOf(world)) {
      const { model, variant, steps } = scene;
      const key = [model.name, variant, steps[0]?.id, markOfMeaning(scene)].join();
      const before = known.get(key);
      const proved =
        before !== undefined && stands(before, scene, files, meaning)
          ? before
          : proofOf(scene, files, meaning, firstAlone);
      for (const [situation, changes] of proved.ways) world.ways.set(situation, changes);
      next.set(key, proved);
      found.set(model.name, [...(found.get(model.name) ?? []), ...proved.problems]);
      if (firstAlone && proved.problems.length > 0) return [...proved.problems];
    }
    known = next;
    return [...found.values()].flatMap(plainest);
  };
}

/** The single steps and the suppliers before the whole journeys, which take longest. */
function* scenesOf(world: World): Generator<Scene> {
  const plain = plainScenes(world);
  const variants = [...variantScenes(world, Object.keys(world.data.variants))];
  const all = [...plain, ...variants];
  yield* all.filter(({ steps }) => steps.length > 0);
  yield* all.filter(({ steps }) => steps.length === 0);
}

/** What each journey as a whole means, as a mark, by its name. */
type Meaning = (journey: string) => string;

function meaningOfJourneys(world: World): Meaning {
  const wholes = new Map(
    plainScenes(world)
      .filter(isWhole)
      .map((scene) => [scene.model.name, scene]),
  );
  return (journey) => {
    const whole = wholes.get(journey);
    return whole === undefined ? '' : markOfMeaning(whole);
  };
}

function proofOf(
  scene: Scene,
  files: readonly DefinitionFile[],
  meaning: Meaning,
  firstAlone: boolean,
): Proved {
  const { world } = scene;
  const domains = new Map<string, string>();
  const walked = new Set<string>();
  const ways = new Map(world.ways);
  const domain = noting(world.domain, domains);
  const all = problemsIn({ ...scene, world: { ...world, walked, ways, domain } });
  const problems = firstAlone ? [all.next().value ?? []].flat() : [...all];
  const told = files.filter(({ file }) => problems.some((problem) => problem.file === file));
  return {
    problems,
    told,
    domains,
    walked: new Map([...walked].map((name) => [name, meaning(name)])),
    ways: [...ways].slice(world.ways.size),
    hints: hintsOf(scene),
  };
}

function stands(
  { domains, told, walked, hints }: Proved,
  scene: Scene,
  files: readonly DefinitionFile[],
  meaning: Meaning,
): boolean {
  if (told.some((file) => !files.includes(file)) || hints !== hintsOf(scene)) return false;
  for (const [name, mark] of walked) if (meaning(name) !== mark) return false;
  return isAsNoted(domains, scene.world.domain);
}

/** What was done before that a supplier's journey tries first, as a text. */
function hintsOf({ world, model, variant, steps }: Scene): string {
  if (variant === undefined || steps.length > 0) return '';
  const begin = JSON.stringify([model.name]).slice(0, -1);
  const ways = [...world.ways].filter(([situation]) => situation.startsWith(begin));
  return ways.flatMap(([situation, changes]) => [situation, textOf(changes)]).join();
}

const textOf = keep((changes: readonly Change[]) => JSON.stringify(changes));

function* problemsIn(scene: Scene): Generator<Problem, undefined> {
  const { variant } = scene;
  for (const [id, rule] of Object.entries(proofRules)) {
    for (const finding of rule.find(scene)) {
      const { path } = finding;
      const met = variant !== undefined && { met: { [variant]: path } };
      yield { ...problemAt(id, rule, finding.source, finding), path, ...met };
    }
  }
}

/** Where something says why a journey is not submitted, that it is not need not be told. */
function plainest(problems: readonly Problem[]): readonly Problem[] {
  const causes = problems.filter(({ id }) => id !== 'unreachable-submit');
  return once(causes.length > 0 ? causes : problems);
}

/** A mistake of a card that several suppliers meet is told once. */
function once(problems: readonly Problem[]): Problem[] {
  const found = new Map<string, Problem>();
  for (const problem of problems) {
    const key = [problem.id, problem.file, problem.line, problem.column, problem.message].join(' ');
    const known = found.get(key);
    found.set(key, known === undefined ? problem : together(known, problem));
  }
  return [...found.values()];
}

/** The same mistake found twice, with the shortest way to it; with each supplier's own, unless everybody meets it. */
function together(one: Problem, other: Problem): Problem {
  const [nearer, further] = lengthOf(other) < lengthOf(one) ? [other, one] : [one, other];
  const { met, ...told } = nearer;
  return met === undefined || further.met === undefined ? told : { ...told, met: { ...further.met, ...met } };
}

function lengthOf({ path = [] }: Problem): number {
  return path.length;
}
