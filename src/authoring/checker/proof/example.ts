import { answer } from '../../../engine/answer.ts';
import { lookupName, splitPath } from '../../../engine/path.ts';
import type { Condition, Failure, JourneyState, Json, Lookup, Values } from '../../../engine/types.ts';
import type { Choice, Chosen, Domain } from './cells.ts';
import type { Scene } from './scene.ts';
import { startOf } from './start.ts';

/** Values by path, as an obligation gives them for an example. */
export type Example = Readonly<Record<string, Json>>;

/** What a condition says of single values: those that a path equals. All else that it says gives nothing. */
export function valuesIn(condition: Condition): Example {
  if (typeof condition !== 'object') return {};
  const given = Object.entries(condition).flatMap(([path, test]): [string, Json][] => {
    return typeof test === 'object' && test !== null ? [] : [[path, test]];
  });
  return Object.fromEntries(given);
}

/** How cells stand where these values do. */
export function cellsOf(domain: Domain, example: Example): Chosen {
  const cells = new Map<string, Choice>();
  for (const [path, value] of Object.entries(example)) {
    const { id, choices } = domain.cellOf(path);
    const holds = { ...cells.get(id)?.holds, [path]: value };
    const known = choices.find((choice) =>
      Object.entries(holds).every(([one, wanted]) => choice.holds[one] === wanted),
    );
    cells.set(id, known ?? { holds });
  }
  return cells;
}

/** The journey of a scene, just opened, with all this known besides. */
export function stateWith(scene: Scene, chosen: Chosen): JourneyState {
  const { state } = startOf(scene, chosen);
  const answers: Record<string, Json> = { ...state.answers };
  const lookups: Record<string, Lookup> = { ...state.lookups };
  const failures: Record<string, Failure> = { ...state.failures };
  const sources: Record<string, Values> = { ...state.sources };
  for (const { holds, list } of chosen.values()) {
    for (const [path, value] of Object.entries(holds)) {
      const [source, name] = splitPath(path, scene.model.trade.sources);
      if (source === '') answers[name] = value;
      else if (source === 'failure') failures[name] = { message: String(value) };
      else if (source === 'lookup' && list !== undefined) lookups[lookupName(name)] = list;
      else if (Object.hasOwn(sources, source)) sources[source] = { ...sources[source], [name]: value };
    }
  }
  return { ...state, answers, lookups, failures, sources };
}

/** The same after somebody gave these answers, one by one, or these sources came, each with all that is known of it. */
export function after(scene: Scene, before: JourneyState, example: Example): JourneyState {
  const { model } = scene;
  const brought: Record<string, Values> = {};
  let state = before;
  for (const [path, value] of Object.entries(example)) {
    const [source, name] = splitPath(path, model.trade.sources);
    if (source === '') ({ state } = answer(model, state, { kind: 'answer', field: name, value }));
    else brought[source] = { ...brought[source], [name]: value };
  }
  if (Object.keys(brought).length === 0) return state;
  const call = { effect: '', with: {} };
  return answer(model, state, { kind: 'finished', call, outcome: { sources: brought } }).state;
}

/** `colour = "red", rooms = 3` */
export const told = (values: readonly (readonly [path: string, value: Json])[]) =>
  values.map(([path, value]) => `${path} = ${JSON.stringify(value)}`).join(', ');
