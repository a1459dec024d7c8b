import { answer } from '../../../../engine/answer.ts';
import { resolveJourney } from '../../../../engine/journey.ts';
import { splitPath } from '../../../../engine/path.ts';
import { emptyState } from '../../../../engine/state.ts';
import type { Trade } from '../../../../engine/trade.ts';
import type { JourneyState, Json } from '../../../../engine/types.ts';
import type { Choice, Chosen } from '../cells.ts';
import { explore } from '../explore.ts';
import type { ProofRule } from '../proof-rule.ts';
import { put } from '../put.ts';
import { isWhole, placeIn, placeInJourney, type Scene } from '../scene.ts';
import { changedBy, type Follows, followsOf, isTaken } from '../turns.ts';
import { walk } from '../walk.ts';
import { stands } from '../walked.ts';

export const consequenceLoop: ProofRule = {
  severity: 'error',
  doc: 'Consequences that set each other off and never settle.',
  *find(scene) {
    if (!isWhole(scene)) return;
    const lists = followsOf(scene.model);
    for (const circle of circlesIn(lists)) {
      const inside = lists.filter(({ key }) => key !== undefined && circle.has(key));
      const [first] = inside;
      const path = wayRound(scene, circle, inside);
      if (path === undefined || first?.key === undefined) continue;
      const place =
        first.step === undefined
          ? placeInJourney(scene, 'onChange', first.key)
          : placeIn(scene, first.step, 'onChange', first.key);
      const names = [...circle].map((name) => `"${name}"`).join(', ');
      yield { ...place, message: `A change here goes round in a circle and never settles: ${names}.`, path };
      return;
    }
  },
};

/** The names that lead back to themselves, by what their consequences change: each circle once. */
function circlesIn(lists: readonly Follows[]): readonly ReadonlySet<string>[] {
  const next = new Map<string, Set<string>>();
  for (const { key, lines } of lists) {
    if (key === undefined) continue;
    const known = next.get(key) ?? new Set();
    for (const name of lines.flatMap(changedBy)) known.add(name);
    next.set(key, known);
  }
  const from = (name: string) => {
    const found = new Set(next.get(name));
    for (const one of found) for (const two of next.get(one) ?? []) found.add(two);
    return found;
  };
  const circles = new Map<string, ReadonlySet<string>>();
  for (const name of next.keys()) {
    const reached = from(name);
    if (!reached.has(name)) continue;
    const circle = new Set([...reached].filter((other) => from(other).has(name)));
    circles.set([...circle].sort().join(), circle);
  }
  return [...circles.values()];
}

/** So many situations of one circle are tried out. */
const mostTries = 20_000;

/** A walk into the circle: the engine itself says that it never settles. */
function wayRound(
  scene: Scene,
  circle: ReadonlySet<string>,
  lists: readonly Follows[],
): readonly string[] | undefined {
  const { model, world } = scene;
  const lines = lists.flatMap((list) => list.lines.map((line) => isTaken(model, list, line)));
  // Consequences alone: without steps the engine has nothing else to look at.
  const bare = { ...model, steps: [], nested: new Map() };
  let tries = 0;
  const look = explore(world.domain, (reader) => {
    for (const name of circle) reader.read(name);
    for (const taken of lines) taken(reader);
  });
  for (const { chosen } of look) {
    tries += 1;
    if (tries > mostTries) return undefined;
    const state = stateFrom(model.trade, world.today, chosen);
    for (const name of circle) {
      for (const choice of world.domain.cellOf(name).choices) {
        const change = { kind: 'answer', field: name, value: choice.holds[name] } as const;
        if (answer(bare, state, change).loop === undefined) continue;
        const path = walkRound(scene, chosen, name, choice);
        if (path !== undefined) return path;
      }
    }
  }
  return undefined;
}

/** The same in the whole journey: first the situation, then the change. */
function walkRound(
  scene: Scene,
  chosen: Chosen,
  name: string,
  choice: Choice,
): readonly string[] | undefined {
  const start = walk(
    scene,
    chosen,
    (_, __, now) =>
      now.loop !== undefined || [...chosen].every(([cell, wished]) => stands(now, cell, wished)),
  );
  if (start.loop !== undefined) return start.path;
  const after = put(start, resolveJourney(scene.model, start.state), name, choice);
  return after?.loop === undefined ? undefined : after.path;
}

function stateFrom(trade: Trade, today: string, chosen: Chosen): JourneyState {
  const state = emptyState(trade, today);
  const answers: Record<string, Json> = {};
  const sources: Record<string, Record<string, Json>> = {};
  for (const { holds } of chosen.values()) {
    for (const [path, value] of Object.entries(holds)) {
      const [source, name] = splitPath(path, trade.sources);
      if (source === '') answers[name] = value;
      else sources[source] = { ...sources[source], [name]: value };
    }
  }
  return { ...state, answers, sources: { ...state.sources, ...sources } };
}
