import type { StepModel } from '../../../../engine/model.ts';
import type { Reader } from '../../../../engine/path.ts';
import { says } from '../../../../engine/says.ts';
import { at } from '../../json.ts';
import { isPossible } from '../explore.ts';
import { errorIn } from '../judging.ts';
import type { ProofRule } from '../proof-rule.ts';
import { firstUses, inStep, isSoInSomeForm, placeIn, type Scene } from '../scene.ts';
import { visibleWhen } from '../visible.ts';
import { wayToStep } from '../witness.ts';

export const unreachableRule: ProofRule = {
  severity: 'error',
  doc: 'A rule of a card that no answer ever breaks, so that its message is never told.',
  *find(scene) {
    for (const step of firstUses(scene)) {
      for (const [index, { field, when = true }] of (step.card.rules ?? []).entries()) {
        if (isSoInSomeForm(scene, step, (form) => isToldIn(scene, form, index))) continue;
        const words = says(when, scene.model.definitions.conditions);
        const message = `No answer ever breaks this rule of "${field}" (${words}): what it forbids is not possible, or something before it says so already.`;
        const { source, where: rule } = placeIn(scene, step, 'rules', index);
        const where = at(rule, 'message') ?? at(rule, 'when') ?? rule;
        yield { source, where, message, path: wayToStep(scene, step) };
      }
    }
  },
};

/** Whether some situation breaks this rule, and nothing before it. */
function isToldIn({ world, model }: Scene, form: StepModel, index: number): boolean {
  const rule = form.card.rules?.[index];
  if (rule === undefined) return false;
  const applies = inStep(world, form, { all: [rule.when ?? true, visibleWhen(form, rule.field)] });
  const isWrong = (reader: Reader, last: number) =>
    errorIn(model, form, rule.field, reader, world.today, (_, at) => at <= last) !== undefined;
  return isPossible(
    world.domain,
    (reader) => applies(reader) && isWrong(reader, index) && !isWrong(reader, index - 1),
  );
}
