import { keep, keepByText } from '../../definitions/keep.ts';
import { buildModel, type Model, type StepModel } from '../../engine/model.ts';
import type { LoadedVariant } from '../../engine/types.ts';
import { withVariant } from '../../engine/variant.ts';
import type { Project } from './project.ts';

/** Where variants are laid over a card: the journey, the step, and the path of the owner's id. */
export interface Stage {
  readonly journey: string;
  readonly index: number;
  readonly ownerId: string;
}

/** A journey as the customers of one variant's owners meet it, and the step that the variant is laid over. */
export interface Staged {
  readonly model: Model;
  readonly step: StepModel;
  /** The same journey with that step alone: what it says can be told without working out the others. */
  readonly alone: Model;
}

/** The first step that takes a variant, found in the journeys; undefined where none does. */
export function stageOf({ data }: Project): Stage | undefined {
  for (const { journey, steps } of Object.values(data.journeys)) {
    const index = steps.findIndex(({ variant }) => variant !== undefined);
    const ownerId = steps[index]?.variant;
    if (ownerId !== undefined) return { journey, index, ownerId };
  }
  return undefined;
}

const stagesOf = keep((project: Project) => keepByText((variant) => stage(project, variant)));

/** The journey with a variant laid over its card, by the variant's file name; made once for a project. */
export const stagedWith = (project: Project, variant: string): Staged => stagesOf(project)(variant);

function stage(project: Project, name: string): Staged {
  const at = stageOf(project);
  const variant = project.data.variants[name];
  if (at === undefined || variant === undefined) throw new Error(`No step takes variant "${name}".`);
  const loaded: LoadedVariant = { name, variant, parents: project.data.variants };
  const model = buildModel(withVariant(project.definitions, loaded), at.journey, project.trade);
  const step = model.steps[at.index];
  if (step === undefined) throw new Error(`Journey "${at.journey}" has no step that takes a variant.`);
  return { model, step, alone: { ...model, steps: [step] } };
}
