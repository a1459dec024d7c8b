import type { StepModel } from '../../../../engine/model.ts';
import { own } from '../../../../engine/own.ts';
import { says } from '../../../../engine/says.ts';
import type { Condition } from '../../../../engine/types.ts';
import { isPossible } from '../explore.ts';
import type { ProofFinding, ProofRule } from '../proof-rule.ts';
import { saidOfItem, unlessNothing } from '../remembered.ts';
import { firstUses, inStep, isSoInSomeForm, metSteps, placeIn, type Scene, spelt } from '../scene.ts';
import { visibleWhen } from '../visible.ts';
import { wayTo, wayToStep } from '../witness.ts';

export const hiddenRequired: ProofRule = {
  severity: 'error',
  doc: 'A field that is required where it is not shown. "require": true means wherever it is shown.',
  *find(scene) {
    for (const step of firstUses(scene)) yield* neverAsked(scene, step);
    for (const step of metSteps(scene)) yield* sometimesHidden(scene, step);
  },
};

function* neverAsked(scene: Scene, step: StepModel): Generator<ProofFinding> {
  const { domain } = scene.world;
  for (const [name, when] of Object.entries(step.card.require ?? {})) {
    if (when === false) continue;
    const isAsked = isSoInSomeForm(scene, step, (form) => {
      const field = spelt(name, step, form);
      const isRequired = own(form.card.require, field) ?? false;
      const condition = { all: [visibleWhen(form, field), isRequired] };
      return isPossible(domain, inStep(scene.world, form, condition));
    });
    if (isAsked) continue;
    const message = `"${name}" is required (${words(scene, when)}) and never shown then, so nothing is asked.`;
    yield { ...placeIn(scene, step, 'require', name), message, path: wayToStep(scene, step) };
  }
}

function* sometimesHidden(scene: Scene, step: StepModel): Generator<ProofFinding> {
  for (const [name, when] of Object.entries(step.card.require ?? {}))
    if (typeof when !== 'boolean')
      yield* unlessNothing(scene, 'hidden-required', saidOfItem(scene.model, step, name), (noted) =>
        hiddenIn(noted, step, name, when),
      );
}

function* hiddenIn(scene: Scene, step: StepModel, name: string, when: Condition): Generator<ProofFinding> {
  const { world } = scene;
  const isHidden = inStep(world, step, { all: [when, { not: visibleWhen(step, name) }] });
  const path = isPossible(world.domain, isHidden) ? wayTo(scene, step, isHidden) : undefined;
  if (path === undefined) return;
  const message = `"${name}" is required (${words(scene, when)}) and hidden here, so it is not asked. Show it, or require it only where it is shown.`;
  yield { ...placeIn(scene, step, 'require', name), message, path };
}

function words({ model }: Scene, when: Condition): string {
  return says(when, model.definitions.conditions);
}
