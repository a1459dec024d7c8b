import { kindOf } from '../../../definitions/kinds.ts';
import { answer } from '../../../engine/answer.ts';
import { buildModel, type Model, type StepModel } from '../../../engine/model.ts';
import type { JourneyState } from '../../../engine/types.ts';
import { trade } from '../../../trade.ts';
import type { Language } from '../../../words/language.ts';
import { type Context, contextsOf, heldIn } from '../../review/contexts.ts';
import type { Project } from '../../review/project.ts';
import { fixedByContext, type PlacedLine, placed, screenAt } from '../../review/screen.ts';
import { situationOf, stateWith } from '../../review/situation.ts';
import { stagedWith, stageOf } from '../../review/stage.ts';
import type { Choice } from '../state/choice.ts';
import { spokenIn, type Translation, translationOf } from './in-language.ts';

/** A line of one of the cards that are looked at. */
export interface StagedLine extends PlacedLine {
  /** What it is known by among all of them. */
  readonly id: string;
  readonly step: StepModel;
  /** How the language that is chosen says it; its origins are those of the text that it translates. */
  readonly translation: Translation | undefined;
}

/** A journey that stands in a context, and those of its cards that are looked at. */
export interface Staging {
  readonly context: Context;
  readonly language: Language;
  readonly model: Model;
  readonly state: JourneyState;
  /** Ids of the steps whose cards are shown. */
  readonly steps: readonly string[];
  /** Everything that these cards may say, with where it is written. */
  readonly lines: readonly StagedLine[];
}

/** The context that is chosen; what is not chosen, or no longer there, is the first. Undefined where there is none. */
export function chosenContext(project: Project, { variant, values }: Choice): Context | undefined {
  const contexts = contextsOf(project);
  const ofOwner = contexts.filter(({ owner }) => owner.variant === variant);
  const candidates = ofOwner.length === 0 ? contexts : ofOwner;
  return Object.entries(values).reduce((left, [dimension, value]) => {
    const narrower = left.filter(({ choices }) => choices[dimension] === value);
    return narrower.length === 0 ? left : narrower;
  }, candidates)[0];
}

/** What is shown of a file in what is chosen; undefined where no situation is known. */
export function stagingOf(project: Project, choice: Choice, subject: string): Staging | undefined {
  const branded = withBrand(project, choice.brand);
  const context = chosenContext(branded, choice);
  if (context === undefined) return undefined;
  const { project: spoken, language } = spokenIn(branded, choice.language);
  const { model, state, steps } = journeyOf(spoken, context, subject, choice.filled);
  const lines = model.steps
    .filter(({ id }) => steps.includes(id))
    .flatMap((step) => {
      const { card, variant } = step.definition;
      const dressed = { card, variant: variant === undefined ? undefined : context.owner.variant };
      return placed(branded, dressed, screenAt(model, step, state, fixedByContext(project.trade))).lines.map(
        (line) => {
          const { kind, item, part, origins } = line;
          const translation = translationOf(branded, choice.language, origins[0]);
          return { ...line, step, translation, id: `${step.id} ${kind} ${item} ${part}` };
        },
      );
    });
  return { context, language, model, state, steps, lines };
}

function journeyOf(project: Project, context: Context, subject: string, filled: boolean) {
  const known = kindOf(subject, trade);
  const stage = stageOf(project);
  const staged = stagedWith(project, context.owner.variant);
  const journey = journeyFor(project, subject);
  const isStage = known?.kind === 'card' && known.name === staged.step.definition.card;
  const ofJourney = (name: string) => (name === stage?.journey ? staged.model : modelOf(project, name));
  const card = known?.kind === 'card' ? known.name : undefined;
  const model = journey === undefined ? entryOf(project, card) : ofJourney(journey);
  if (isStage || model === undefined)
    return { ...situationOf(project, context, { filled }), steps: [staged.step.id] };
  const samples = filled ? (project.data.contexts?.samples.answers ?? {}) : {};
  const opened = stateWith(project, heldIn(project, context), samples);
  const { state } = answer(model, opened, { kind: 'enter' });
  const steps = model.steps.filter(
    ({ definition }) => known?.kind === 'journey' || definition.card === known?.name,
  );
  return { model, state, steps: steps.map(({ id }) => id) };
}

const modelOf = ({ definitions, trade }: Project, journey: string) => buildModel(definitions, journey, trade);

/** The card that fills in an entry of a list, as the little journey that it is by itself. */
function entryOf(project: Project, card = ''): Model | undefined {
  return Object.keys(project.data.journeys)
    .map((journey) => modelOf(project, journey).nested.get(card))
    .find((model) => model?.steps[0]?.definition.card === card);
}

/** The journey that a file holds, or the first in which its card stands. */
function journeyFor({ data }: Project, file: string): string | undefined {
  const known = kindOf(file, trade);
  if (known?.kind === 'journey') return data.journeys[known.name]?.journey;
  if (known?.kind !== 'card') return undefined;
  return Object.values(data.journeys).find(({ steps }) => steps.some(({ card }) => card === known.name))
    ?.journey;
}

const branded = new WeakMap<Project, Map<string, Project>>();

/** The project as an operator with another brand has it; '' leaves it as it is. */
function withBrand(project: Project, brand: string): Project {
  if (brand === '' || brand === project.data.settings.brand) return project;
  const known = branded.get(project) ?? new Map<string, Project>();
  branded.set(project, known);
  const settings = { ...project.data.settings, brand };
  const made = known.get(brand) ?? { ...project, data: { ...project.data, settings } };
  known.set(brand, made);
  return made;
}
