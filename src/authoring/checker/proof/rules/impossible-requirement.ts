import { holds } from '../../../../engine/condition.ts';
import { readerFor } from '../../../../engine/facts.ts';
import type { StepModel } from '../../../../engine/model.ts';
import { own } from '../../../../engine/own.ts';
import type { Reader } from '../../../../engine/path.ts';
import type { RuleDefinition } from '../../../../engine/types.ts';
import { explore, isPossible } from '../explore.ts';
import { errorIn } from '../judging.ts';
import type { ProofFinding, ProofRule } from '../proof-rule.ts';
import { saidOfItem, unlessNothing } from '../remembered.ts';
import { inStep, metSteps, placeOf, type Scene } from '../scene.ts';
import { visibleWhen } from '../visible.ts';
import { wayTo } from '../witness.ts';

export const impossibleRequirement: ProofRule = {
  severity: 'error',
  doc: 'A field that is required where no answer is right.',
  *find(scene) {
    for (const step of metSteps(scene)) {
      for (const [name, when] of Object.entries(step.card.require ?? {}))
        if (when !== false)
          yield* unlessNothing(
            scene,
            'impossible-requirement',
            saidOfItem(scene.model, step, name),
            (noted) => impossibleIn(noted, step, name),
          );
    }
  },
};

function* impossibleIn(scene: Scene, step: StepModel, name: string): Generator<ProofFinding> {
  const { world, model } = scene;
  const { domain } = world;
  const isRequired = inStep(world, step, {
    all: [visibleWhen(step, name), own(step.card.require, name) ?? false],
  });
  const rules = (step.card.rules ?? []).filter(({ field }) => field === name);
  const limits = [...rules, ...(own(step.card.ui, name)?.options ?? [])].map(({ when = true }) => when);
  const look = (reader: Reader) => {
    if (!isRequired(reader)) return false;
    for (const limit of limits) holds(limit, readerFor(step, reader).read, domain.conditions);
    return true;
  };
  const isRight = (reader: Reader) =>
    errorIn(model, step, name, reader, world.today, ({ must }) => must !== false) === undefined;
  const tried = new Set<string>();
  for (const { value, chosen } of explore(domain, look)) {
    if (!value) continue;
    const given = new Map([...chosen].filter(([cell]) => cell !== name));
    const key = JSON.stringify([...given]);
    if (tried.has(key)) continue;
    tried.add(key);
    if (isPossible(domain, (reader) => isRequired(reader) && isRight(reader), given)) continue;
    const path = wayTo(scene, step, isRequired, { given });
    if (path === undefined) continue;
    const message = `"${name}" is required here and no answer to it is right.${hintAt(scene, step, name, rules)}`;
    yield { ...placeOf(scene, step, name, 'schema/properties', 'require'), message, path };
    return;
  }
}

/** What helps where a check takes what nobody guesses: an answer that is right, written down. */
function hintAt(
  { world }: Scene,
  { baseNames }: StepModel,
  name: string,
  rules: readonly RuleDefinition[],
): string {
  const check = rules.find((rule) => rule.check !== undefined)?.check;
  if (check === undefined || own(world.data.contexts?.samples.answers ?? {}, name) !== undefined) return '';
  return ` If check "${check}" takes one, write it in contexts.json, as "${baseNames.get(name) ?? name}" of "samples.answers".`;
}
