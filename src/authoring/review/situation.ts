import { keep } from '../../definitions/keep.ts';
import { flatSet } from '../../definitions/tables.ts';
import type { DefinitionData } from '../../definitions/types.ts';
import { answer } from '../../engine/answer.ts';
import { resolveJourney } from '../../engine/journey.ts';
import type { Model } from '../../engine/model.ts';
import { own } from '../../engine/own.ts';
import { splitPath } from '../../engine/path.ts';
import { emptyState } from '../../engine/state.ts';
import type { Answers, JourneyState, Json, Lookup, Sources } from '../../engine/types.ts';
import { type Context, heldIn } from './contexts.ts';
import type { Project } from './project.ts';
import { stagedWith } from './stage.ts';

/** A journey under way in a context. */
export interface Situated {
  readonly model: Model;
  readonly state: JourneyState;
}

/**
 * The journey of a context, its owner's step just opened: everything before it is answered with samples, and in it
 * nothing but presets. `filled` also answers, as a person would, every other sample whose field shows.
 */
export function situationOf(
  project: Project,
  context: Context,
  { filled = false }: { readonly filled?: boolean } = {},
): Situated {
  const { model } = stagedWith(project, context.owner.variant);
  const { state } = answer(model, openingState(project, context), { kind: 'enter' });
  return { model, state: filled ? filledIn(project, model, state) : state };
}

/** The state of a context before its journey is entered: sources, lists, and the samples of the steps before. */
export function openingState(project: Project, context: Context): JourneyState {
  const { model, step } = stagedWith(project, context.owner.variant);
  const before = model.steps.slice(0, model.steps.indexOf(step));
  const earlier = samplesOf(project).filter(([field]) => {
    const place = model.fields.get(field);
    return place !== undefined && (place.step === undefined || before.includes(place.step));
  });
  return stateWith(project, heldIn(project, context), Object.fromEntries(earlier));
}

/** A state in which sources hold what is given by path, answers too, and every list has its sample items. */
export function stateWith(
  project: Project,
  held: Readonly<Record<string, Json>>,
  answers: Answers,
): JourneyState {
  const empty = emptyStateIn(project);
  const sources: Record<string, Readonly<Record<string, Json>>> = { ...empty.sources };
  for (const [path, value] of Object.entries(held)) {
    const [source, name] = splitPath(path, project.trade.sources);
    if (source in sources) sources[source] = { ...sources[source], [name]: value };
  }
  return { ...empty, sources: { ...empty.sources, ...sources }, answers };
}

/** Nothing answered and nothing known but the operator's words, the tables and every list: the same for a project. */
const emptyStateIn = keep(
  ({ data, trade }: Project): JourneyState => ({
    ...emptyState(trade, data.contexts?.today ?? '', { brand: brandWordsOf(data), ...tablesOf(data) }),
    lookups: listsOf(data),
  }),
);

function filledIn(project: Project, model: Model, opened: JourneyState): JourneyState {
  return samplesOf(project).reduce((state, [field, value]) => {
    const shown = resolveJourney(model, state).some(
      ({ open, card }) => open && card.fields.some(({ name }) => name === field),
    );
    return shown ? answer(model, state, { kind: 'answer', field, value }).state : state;
  }, opened);
}

function samplesOf({ data }: Project): readonly (readonly [string, Json])[] {
  return Object.entries(data.contexts?.samples.answers ?? {});
}

function listsOf({ contexts }: DefinitionData): Readonly<Record<string, Lookup>> {
  return Object.fromEntries(
    Object.entries(contexts?.samples.lists ?? {}).map(([name, items]) => [name, { status: 'ready', items }]),
  );
}

/** The words that a journey reads as `brand.`: the brand that the settings name, and what the settings add. */
function brandWordsOf({ brands, settings }: DefinitionData): Sources['brand'] {
  const words = { ...brands[settings.brand ?? ''], ...settings };
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'boolean' ? [[name, value] as const] : [],
    ),
  );
}

/** The chosen set of each table, as its source. */
function tablesOf({ tables, settings }: DefinitionData): Sources {
  return Object.fromEntries(
    Object.entries(tables).map(([name, sets]) => [name, flatSet(own(sets, `${settings[name] ?? ''}`) ?? {})]),
  );
}
