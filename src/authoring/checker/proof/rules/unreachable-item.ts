import type { StepModel } from '../../../../engine/model.ts';
import { own } from '../../../../engine/own.ts';
import type { Condition } from '../../../../engine/types.ts';
import { at } from '../../json.ts';
import { isPossible } from '../explore.ts';
import type { ProofFinding, ProofRule } from '../proof-rule.ts';
import { firstUses, inStep, isSoInSomeForm, placeOf, type Scene, spelt } from '../scene.ts';
import { visibleWhen } from '../visible.ts';
import { wayToStep } from '../witness.ts';

export const unreachableItem: ProofRule = {
  severity: 'error',
  doc: 'A field, notice, group or choice of a card that nobody is ever shown, in any journey and with any variant.',
  *find(scene) {
    for (const step of firstUses(scene)) {
      const hidden = new Set(
        itemsOf(step).filter(
          (name) => !isEverSo(scene, step, (form) => visibleWhen(form, spelt(name, step, form))),
        ),
      );
      for (const name of hidden) {
        if (holdersOf(step, name).some((group) => hidden.has(group))) continue;
        const message = `"${name}" is never shown: what it needs is never so while its card is there.`;
        const place = placeOf(scene, step, name, 'show', 'schema/properties', 'notices', 'groups');
        yield { ...place, message, path: wayToStep(scene, step) };
      }
      yield* choicesOf(scene, step, hidden);
    }
  },
};

function* choicesOf(scene: Scene, step: StepModel, hidden: ReadonlySet<string>): Generator<ProofFinding> {
  for (const [name, { options = [] }] of Object.entries(step.card.ui ?? {})) {
    if (hidden.has(name)) continue;
    for (const [index, { value }] of options.entries()) {
      const isOffered = isEverSo(scene, step, (form) => {
        const field = spelt(name, step, form);
        const when = own(form.card.ui, field)?.options?.[index]?.when ?? true;
        return { all: [visibleWhen(form, field), when] };
      });
      if (isOffered) continue;
      const message = `The choice ${JSON.stringify(value)} of "${name}" is never offered.`;
      const options = `ui/${step.baseNames.get(name) ?? name}/options`;
      const { source, where } = placeOf(scene, step, index, options);
      yield { source, where: at(where, 'when') ?? where, message, path: wayToStep(scene, step) };
    }
  }
}

function isEverSo(scene: Scene, step: StepModel, condition: (form: StepModel) => Condition): boolean {
  return isSoInSomeForm(scene, step, (form) =>
    isPossible(scene.world.domain, inStep(scene.world, form, condition(form))),
  );
}

function itemsOf({ card, baseNames }: StepModel): readonly string[] {
  return [...baseNames.keys(), ...Object.keys(card.notices ?? {}), ...Object.keys(card.groups ?? {})];
}

function holdersOf({ card }: StepModel, name: string): readonly string[] {
  return Object.entries(card.groups ?? {}).flatMap(([group, { items }]) =>
    items.includes(name) ? group : [],
  );
}
