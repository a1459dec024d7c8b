import { definitionsFrom } from '../../../definitions/definitions-from.ts';
import { gatherDefinitions } from '../../../definitions/gather.ts';
import type { DefinitionFile } from '../../../definitions/types.ts';
import type { TradeWords } from '../../../engine/trade-words.ts';
import { some } from '../phrase.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problem-at.ts';
import { buildProject } from '../project.ts';
import type { Flaw } from '../rule.ts';
import { atCause } from './cause.ts';
import { isAsNoted, type Marks, noting } from './domain.ts';
import { markOf as markOfMeaning } from './meaning.ts';
import type { ProofFinding, ProofRule } from './proof-rule.ts';
import { proofRules } from './proof-rules.ts';
import { isWhole, laidOver, type Place, placeOf, plainScenes, type Scene, variantScenes } from './scene.ts';
import { wordless } from './wordless.ts';
import { noMemory, type World, worldOf } from './world.ts';

/** Every mistake of meaning in files in which the other rules found no error. */
export function proveDefinitions(files: readonly DefinitionFile[], trade: TradeWords): Problem[] {
  return createProver(trade)(files);
}

/** A problem of one scene, and where it is told if no other owner meets it. */
interface Met {
  readonly problem: Problem;
  readonly alone?: Problem | undefined;
}

/** What came of a scene, and what that rests on: its meaning, and what the paths that were looked at can be. */
interface Proved {
  readonly problems: readonly Met[];
  /** The meaning of each journey that was walked, by name. */
  readonly walked: ReadonlyMap<string, string>;
  /** The files whose lines the problems name. */
  readonly told: readonly DefinitionFile[];
  readonly domains: Marks;
}

type Rules = readonly (readonly [id: string, rule: ProofRule])[];

const all: Rules = Object.entries(proofRules);

/** First what says why, then what is only looked for where nothing does. */
const passes = [false, true].map(
  (isLast) => [isLast, all.filter(([, rule]) => (rule.isLast ?? false) === isLast)] as const,
);

/** Every mistake of meaning; `firstAlone` stops at the first step or owner that has one. */
export type Prover = (
  files: readonly DefinitionFile[],
  options?: { readonly firstAlone?: boolean },
) => Problem[];

/**
 * A proof that remembers: after an edit it looks again only at the steps and the owners that the edit can concern.
 * Give it the very same object for a file that did not change.
 */
export function createProver(trade: TradeWords): Prover {
  // Of the last two proofs: an edit is often taken back.
  let known = new Map<string, Proved>();
  let older = known;
  const memory = noMemory();
  return (files, { firstAlone = false } = {}) => {
    const project = buildProject(files, trade);
    const data = wordless(gatherDefinitions(files, trade));
    const world = worldOf(project, data, definitionsFrom(data, trade), memory);
    const next = new Map<string, Proved>();
    const found = new Map<string, readonly Met[]>();
    const meaning = meaningOfJourneys(world);
    const scenes = [...scenesOf(world)];
    for (const [isLast, rules] of passes) {
      const isExplained = new Set(found.keys());
      for (const scene of scenes) {
        const { model, variant, steps } = scene;
        if (isLast && (steps.length > 0 || isExplained.has(model.name))) continue;
        const key = [isLast, model.name, variant, steps[0]?.id, markOfMeaning(scene)].join();
        const before = known.get(key) ?? older.get(key);
        const proved =
          before !== undefined && stands(before, scene, files, meaning)
            ? before
            : proofOf(laidOver(scene), rules, files, meaning, firstAlone);
        next.set(key, proved);
        const { problems } = proved;
        if (problems.length === 0) continue;
        found.set(model.name, [...(found.get(model.name) ?? []), ...problems]);
        if (firstAlone) return atCause(project, once(problems));
      }
    }
    older = known;
    known = next;
    return atCause(project, [...found.values()].flatMap(once));
  };
}

/** The single steps and the owners before the whole journeys, which take longest. */
function* scenesOf(world: World): Generator<Scene> {
  const plain = plainScenes(world);
  const variants = [...variantScenes(world)];
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
  rules: Rules,
  files: readonly DefinitionFile[],
  meaning: Meaning,
  firstAlone: boolean,
): Proved {
  const { world } = scene;
  const domains = new Map<string, string>();
  const walked = new Set<string>();
  const overrun: string[] = [];
  const domain = {
    ...noting(world.domain, domains),
    onOverrun: (cells: readonly string[]) => void overrun.push(...cells),
  };
  const all = problemsIn({ ...scene, world: { ...world, walked, domain } }, rules, overrun);
  const problems = firstAlone ? [all.next().value ?? []].flat() : [...all];
  const told = files.filter(({ file }) =>
    problems.some(({ problem, alone }) => problem.file === file || alone?.file === file),
  );
  return {
    problems,
    told,
    domains,
    walked: new Map([...walked].map((name) => [name, meaning(name)])),
  };
}

function stands(
  { domains, told, walked }: Proved,
  scene: Scene,
  files: readonly DefinitionFile[],
  meaning: Meaning,
): boolean {
  if (told.some((file) => !files.includes(file))) return false;
  for (const [name, mark] of walked) if (meaning(name) !== mark) return false;
  return isAsNoted(domains, scene.world.domain);
}

/** What the rules find; of what rests on an `overrun`, that it is not proved. */
function* problemsIn(scene: Scene, rules: Rules, overrun: string[]): Generator<Met, undefined> {
  const { variant } = scene;
  for (const [id, rule] of rules) {
    const missed = new Set<string>();
    const isSure = () => {
      const cells = overrun.splice(0);
      for (const cell of cells) missed.add(cell);
      return cells.length === 0;
    };
    for (const finding of rule.find(scene)) {
      if (!isSure()) continue;
      const { path, alone, choice } = finding;
      const met = variant !== undefined && { met: { [variant]: path ?? [] } };
      const told = ({ source, where }: Pick<ProofFinding, 'source' | 'where'>) => ({
        ...problemAt(id, rule, source, { ...finding, where }),
        ...{ ...(path && { path }), ...met, ...(choice !== undefined && { choice }) },
      });
      yield { problem: told(finding), alone: alone && told(alone) };
    }
    isSure();
    const place = missed.size > 0 && placeOfAll(scene);
    if (place)
      yield { problem: problemAt(id, { severity: 'warning' }, place.source, unproved(place, missed)) };
  }
}

/** The beginning of the file that a scene is about. */
function placeOfAll(scene: Scene): Place | undefined {
  const [step] = scene.steps;
  if (step !== undefined) return placeOf(scene, step, '');
  const source = scene.world.project.journeys.get(scene.model.name)?.source;
  return source && { source, where: source.root };
}

function unproved({ where }: Place, cells: ReadonlySet<string>): Flaw {
  const message = `This could not be proved here: it hangs on ${some([...cells])}, which stand in too many ways together. Let one fact or condition take less, or try it by hand.`;
  return { where, message };
}

/** A mistake of a card that several owners meet is told once; one that a single owner meets, where that was made so. */
function once(problems: readonly Met[]): Problem[] {
  const found = new Map<string, Met>();
  for (const { problem, alone } of problems) {
    const key = [problem.id, problem.file, problem.line, problem.column, problem.message].join(' ');
    const known = found.get(key);
    const isKnown = known !== undefined;
    found.set(key, isKnown ? { problem: together(known.problem, problem) } : { problem, alone });
  }
  return [...found.values()].map(({ problem, alone }) => alone ?? problem);
}

/** The same mistake found twice, with the shortest way to it; with each owner's own, unless everybody meets it. */
function together(one: Problem, other: Problem): Problem {
  const [nearer, further] = lengthOf(other) < lengthOf(one) ? [other, one] : [one, other];
  const { met, ...told } = nearer;
  return met === undefined || further.met === undefined ? told : { ...told, met: { ...further.met, ...met } };
}

function lengthOf({ path = [] }: Problem): number {
  return path.length;
}
