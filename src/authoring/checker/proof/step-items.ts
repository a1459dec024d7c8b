import type { Model, StepModel } from '../../../engine/model.ts';
import { keep } from '../keep.ts';

/** By field, notice and group, the first step that has it. */
export const stepsByItem = keep((model: Model): ReadonlyMap<string, StepModel> => {
  const found = new Map<string, StepModel>();
  for (const step of model.steps)
    for (const names of [
      step.baseNames.keys(),
      Object.keys(step.card.notices ?? {}),
      Object.keys(step.card.groups ?? {}),
    ])
      for (const name of names) if (!found.has(name)) found.set(name, step);
  return found;
});
