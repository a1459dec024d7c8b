import { flatSet } from '../../../definitions/tables.ts';
import type { DefinitionData } from '../../../definitions/types.ts';
import { buildModel, type Model } from '../../../engine/model.ts';
import type { TradeWords } from '../../../engine/trade-words.ts';
import type { Definitions, Json } from '../../../engine/types.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import type { AnswerWords } from './answer-classes.ts';
import type { Choice, Domain } from './cells.ts';
import { domainOf, type Marks } from './domain.ts';
import { type Literals, literalsOf } from './literals.ts';
import { withRelated } from './related.ts';

/** Everything that a proof looks at: files, definitions, models and what each path can be. */
export interface World {
  readonly project: Project;
  readonly data: DefinitionData;
  readonly definitions: Definitions;
  /** Every journey by name, those that fill in an entry too, with no owner's variant laid over it. */
  readonly models: ReadonlyMap<string, Model>;
  readonly literals: Literals;
  readonly domain: Domain;
  /** YYYY-MM-DD: the proof has no clock. */
  readonly today: string;
  readonly memory: Memory;
  /** The journeys that were walked, by name: what came of that rests on every card of them. */
  readonly walked: Set<string>;
}

/** What earlier proofs leave to later ones: each by the text of what it rests on, and the marks of what it looked at. */
export interface Memory {
  /** The fewest changes that set a field right; undefined where none do. */
  readonly repairs: Map<string, { readonly marks: Marks; readonly changes: readonly Put[] | undefined }>;
  /** Where nothing was found. */
  readonly nothing: Map<string, Marks>;
}

/** A cell, and how it is to stand. */
export type Put = readonly [cell: string, choice: Choice];

/** A memory of nothing. */
export function noMemory(): Memory {
  return { repairs: new Map(), nothing: new Map() };
}

/** The day on which everything is proved where contexts.json names none. */
const someDay = '2026-03-10';

/** No placeholder is filled: a proof is about meaning, and a text would only make it read more. */
const silent = keep((trade: TradeWords): TradeWords => ({ ...trade, placeholders: {} }));

/** Makes the world of a project that the other rules found right. */
export function worldOf(
  project: Project,
  data: DefinitionData,
  definitions: Definitions,
  memory: Memory,
): World {
  const written = Object.keys(data.journeys).map(
    (name) => [name, buildModel(definitions, name, silent(project.trade))] as const,
  );
  const models = new Map([...written.flatMap(([, { nested }]) => [...nested]), ...written]);
  const today = data.contexts?.today ?? someDay;
  const steps = [...models.values()].flatMap((model) => model.steps);
  const { literals, related } = withRelated(literalsOf(project), definitions.facts, steps, today);
  const domain = domainOf({
    facts: definitions.facts,
    conditions: definitions.conditions,
    literals,
    answers: answersOf([...models.values()], data, today, project.trade, related),
    together: togetherIn(data),
    base: data.contexts?.base ?? {},
    sources: project.trade.sources,
    gaps: gapsIn(data, project.trade),
  });
  return {
    project,
    data,
    definitions,
    models,
    literals,
    domain,
    today,
    memory,
    walked: new Set(),
  };
}

/** The model of a journey as the definitions have it now. */
export function modelOf(definitions: Definitions, journey: string, trade: TradeWords): Model {
  return buildModel(definitions, journey, silent(trade));
}

/** Of each table the paths that some set of it has no figure for. */
function gapsIn({ tables }: DefinitionData, trade: TradeWords): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    Object.keys(trade.words.tables).map((name) => {
      const figures = Object.values(tables[name] ?? {}).flatMap((set) => Object.entries(flatSet(set)));
      return [name, new Set(figures.flatMap(([path, value]) => (value === null ? `${name}.${path}` : [])))];
    }),
  );
}

function togetherIn({
  contexts,
}: DefinitionData): Readonly<Record<string, readonly Readonly<Record<string, Json>>[]>> {
  return Object.fromEntries(
    Object.entries(contexts?.dimensions ?? {}).map(([name, { values }]) => [
      name,
      Object.values(values).map(({ set }) => set),
    ]),
  );
}

function answersOf(
  models: readonly Model[],
  { contexts }: DefinitionData,
  today: string,
  trade: TradeWords,
  related: ReadonlySet<string>,
): ReadonlyMap<string, Omit<AnswerWords, 'literals'>> {
  const answers = new Map<string, Omit<AnswerWords, 'literals'>>();
  for (const { fields, steps } of models) {
    for (const [name, { schema }] of fields) {
      const known = answers.get(name);
      const asking = steps.filter(({ baseNames }) => baseNames.has(name));
      const sample = contexts?.samples.answers[name];
      answers.set(name, {
        name,
        schema: known?.schema ?? schema,
        steps: [...(known?.steps ?? []), ...asking],
        samples: sample === undefined ? [] : [sample],
        today,
        trade,
        isRelated: related.has(name),
      });
    }
  }
  return answers;
}
