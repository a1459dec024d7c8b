import type { Model } from '../../../engine/model.ts';
import { splitPath } from '../../../engine/path.ts';
import type {
  Change,
  EffectCall,
  Json,
  Lookup,
  Outcome,
  ResolvedStep,
  Sources,
} from '../../../engine/types.ts';
import { keep } from '../keep.ts';
import { broughtWhole } from './brought-whole.ts';
import type { Choice } from './cells.ts';
import type { Walk } from './walked.ts';
import { type Writer, writersOf } from './writers.ts';

/** A change that somebody can make, and how it is told. */
interface Way {
  readonly change: Change;
  readonly words: string;
}

/**
 * How a cell comes to stand as chosen: a person answers a field that is open to them, or an effect that writes it brings
 * it. Undefined where nobody can: an answer that is not asked and that no effect brings, the brand, the plan's facts.
 */
export function changeFor(
  walk: Walk,
  steps: readonly ResolvedStep[],
  cell: string,
  choice: Choice,
): Way | undefined {
  const [source, name] = splitPath(cell, walk.scene.model.trade.sources);
  switch (source) {
    case '':
      return cell.startsWith('dimension ') ? undefined : answered(walk, steps, cell, choice.holds[cell]);
    case 'lookup': {
      const call = callWriting(walk, `lookup.${name}`);
      const { list } = choice;
      return call && list && brought(call, { lookups: { [name]: list } }, cell, list);
    }
    case 'failure': {
      const call = callNamed(name);
      if (choice.holds[cell] === undefined) return { change: done(call, {}), words: `${name} is done` };
      return { change: done(call, { failure: { message: 'It failed.' } }), words: `${name} fails` };
    }
    case 'pending': {
      const call = callNamed(name);
      if (choice.holds[cell] === undefined) return { change: done(call, {}), words: `${name} is done` };
      return { change: { kind: 'started', call }, words: `${name} starts` };
    }
    default: {
      if (!broughtWhole(walk.scene.world.project.trade).includes(source)) return undefined;
      const call = callWriting(walk, source);
      const now = { ...walk.state.sources[source] };
      const held = Object.entries(choice.holds).map(
        ([path, value]) => [splitPath(path, walk.scene.model.trade.sources)[1], value] as const,
      );
      const next = held.length === 0 ? without(now, name) : { ...now, ...Object.fromEntries(held) };
      const sources: Sources = { [source]: next };
      return call && brought(call, { sources }, source, next);
    }
  }
}

function answered(
  walk: Walk,
  steps: readonly ResolvedStep[],
  field: string,
  value: Json | undefined,
): Way | undefined {
  const isOpen = steps.some(({ open, card }) => open && card.fields.some((shown) => shown.name === field));
  if (isOpen) {
    const words = value === undefined ? `empty ${field}` : `answer ${field} = ${JSON.stringify(value)}`;
    return { change: { kind: 'answer', field, value }, words };
  }
  // A field that a card asks for waits until it is asked.
  const isAsked = walk.scene.model.steps.some(({ baseNames }) => baseNames.has(field));
  const call = isAsked ? undefined : callWriting(walk, field);
  return call && brought(call, { set: { [field]: value } }, field, value);
}

function brought(call: EffectCall, outcome: Outcome, what: string, value: Json | Lookup | undefined): Way {
  const words = value === undefined ? `takes ${what} away` : `brings ${what} = ${JSON.stringify(value)}`;
  return { change: done(call, outcome), words: `${keyOf(call)} ${words}` };
}

function done(call: EffectCall, outcome: Outcome): Change {
  return { kind: 'finished', call, outcome };
}

/** The effect that writes a path; of several the one that is there for it. */
function callWriting({ scene }: Walk, path: string): EffectCall | undefined {
  const writer = writersByPath(scene.model).get(path)?.writer;
  return writer && callOf(writer);
}

/** By path, the writer that names it first. */
const writersByPath = keep((model: Model) => {
  const found = new Map<string, { readonly writer: Writer; readonly rank: number }>();
  for (const writer of writersOf(model).values()) {
    for (const [rank, path] of [...writer.writes, ...writer.fills].entries()) {
      const known = found.get(path);
      if (known === undefined || rank < known.rank) found.set(path, { writer, rank });
    }
  }
  return found;
});

function callOf({ effect, for: part }: Writer): EffectCall {
  return { effect, ...(part === undefined ? {} : { for: part }), with: {} };
}

/** `EFFECT.PART` is the call of that effect for that part. */
function callNamed(key: string): EffectCall {
  const [effect = '', part] = key.split('.');
  return { effect, ...(part === undefined ? {} : { for: part }), with: {} };
}

function keyOf({ effect, for: part }: EffectCall): string {
  return part === undefined ? effect : `${effect}.${part}`;
}

function without(map: Readonly<Record<string, Json>>, name: string): Readonly<Record<string, Json>> {
  return Object.fromEntries(Object.entries(map).filter(([key]) => key !== name));
}
