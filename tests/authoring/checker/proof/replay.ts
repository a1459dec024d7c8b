import { variantOf } from '../../../../src/authoring/checker/proof/owners.ts';
import { definitionsFrom } from '../../../../src/definitions/definitions-from.ts';
import { gatherDefinitions } from '../../../../src/definitions/gather.ts';
import type { DefinitionData, DefinitionFile } from '../../../../src/definitions/types.ts';
import { energy } from '../../../../src/energy/trade.ts';
import { answer } from '../../../../src/engine/answer.ts';
import { resolveJourney } from '../../../../src/engine/journey.ts';
import { buildModel, type Model } from '../../../../src/engine/model.ts';
import { splitPath } from '../../../../src/engine/path.ts';
import { emptyState } from '../../../../src/engine/state.ts';
import type { Answered, Change, JourneyState, Json, ResolvedStep } from '../../../../src/engine/types.ts';
import { withVariant } from '../../../../src/engine/variant.ts';
import { trade } from '../../../../src/trade.ts';

/** A journey after one line of a path. */
export interface Moment {
  readonly state: JourneyState;
  readonly steps: readonly ResolvedStep[];
  /** What the line brought about. */
  readonly answered: Answered;
  /** What the line did. */
  readonly change: Change;
}

/** Where the printed lines of a path lead in the engine, with the words and variants of the product. */
export interface Replayed {
  readonly model: Model;
  readonly data: DefinitionData;
  /** From the opening to the last line. */
  readonly moments: readonly Moment[];
  readonly end: Moment;
}

const given = /^given (\S+) = (.*)$/;

/** Does again what the lines of a path say, from the files alone; a line that it does not know throws. */
export function replay(files: readonly DefinitionFile[], path: readonly string[]): Replayed {
  const data = gatherDefinitions(files, trade);
  const [, journey = ''] = /^open "(.*)"$/.exec(path[0] ?? '') ?? [];
  const facts = path.flatMap((line) => {
    const [, at = '', value = ''] = given.exec(line) ?? [];
    return at === '' ? [] : [[at, JSON.parse(value)] as const];
  });
  const named = /^with variant "(.*)"$/.exec(path[1] ?? '')?.[1];
  const id = facts.find(([at]) => at === takenBy(data, journey))?.[1];
  const name = named === undefined || typeof id !== 'number' ? named : variantOf(data, id);
  const variant = data.variants[name ?? ''];
  const plain = definitionsFrom(data, trade);
  const definitions =
    variant === undefined ? plain : withVariant(plain, { name: name ?? '', variant, parents: data.variants });
  const model = buildModel(definitions, journey, energy);
  const { contexts } = data;
  const usual = Object.values(contexts?.dimensions ?? {}).flatMap(({ values }) =>
    Object.values(values)
      .slice(0, 1)
      .flatMap(({ set }) => Object.entries(set)),
  );
  const supplier = takenBy(data, journey);
  const known: readonly (readonly [string, Json])[] =
    variant === undefined || name === undefined
      ? []
      : [
          ...(contexts?.owner.variant === undefined ? [] : [[contexts.owner.variant, name] as const]),
          ...(supplier === undefined || variant.owners[0] === undefined
            ? []
            : [[supplier, variant.owners[0]] as const]),
        ];
  const sources: Record<string, Record<string, Json>> = {};
  for (const [at, value] of [...Object.entries(contexts?.base ?? {}), ...usual, ...known, ...facts]) {
    const [source, part] = splitPath(at, energy.sources);
    sources[source] = { ...sources[source], [part]: value };
  }
  const empty = emptyState(energy, contexts?.today ?? '2026-03-10');
  const start = { ...empty, sources: { ...empty.sources, ...sources } };
  let end = moved(model, start, { kind: 'enter' });
  const moments = [end];
  for (const line of path.slice(named === undefined ? 1 : 2)) {
    if (given.test(line)) continue;
    end = moved(model, end.state, changeOf(line, end.state));
    moments.push(end);
  }
  return { model, data, moments, end };
}

/** The path of the supplier whose variant a journey takes. */
function takenBy({ journeys }: DefinitionData, journey: string): string | undefined {
  return journeys[journey]?.steps.find(({ variant }) => variant !== undefined)?.variant;
}

/** A journey after one change. */
export function moved(model: Model, before: JourneyState, change: Change): Moment {
  const answered = answer(model, before, change);
  const { state } = answered;
  return { state, steps: resolveJourney(model, state), answered, change };
}

function changeOf(line: string, state: JourneyState): Change {
  const answered = /^answer (\S+) = (.*)$/.exec(line);
  if (answered?.[1] !== undefined)
    return { kind: 'answer', field: answered[1], value: JSON.parse(answered[2] ?? '') };
  const emptied = /^empty (\S+)$/.exec(line)?.[1];
  if (emptied !== undefined) return { kind: 'answer', field: emptied, value: undefined };
  const [, key = '', verb = '', rest = ''] =
    /^(\S+) (starts|fails|is done|brings|takes) ?(.*)$/.exec(line) ?? [];
  const [effect = '', fuel] = key.split('.');
  const call = { effect, ...(fuel === undefined ? {} : { for: fuel }), with: {} };
  if (verb === 'starts') return { kind: 'started', call };
  if (verb === 'fails') return { kind: 'finished', call, outcome: { failure: { message: 'It failed.' } } };
  if (verb === 'is done') return { kind: 'finished', call, outcome: {} };
  const [, what = '', json] = /^(\S+)(?: = (.*)| away)$/.exec(rest) ?? [];
  if (what === '') throw new Error(`The path says something unknown: ${line}`);
  const value = json === undefined ? undefined : JSON.parse(json);
  if (what.startsWith('lookup.'))
    return { kind: 'finished', call, outcome: { lookups: { [what.slice('lookup.'.length)]: value } } };
  if (Object.hasOwn(state.sources, what))
    return { kind: 'finished', call, outcome: { sources: { [what]: value } } };
  return { kind: 'finished', call, outcome: { set: { [what]: value } } };
}
