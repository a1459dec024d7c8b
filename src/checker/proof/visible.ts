import type { StepModel } from '../../engine/model.ts';
import { own } from '../../engine/own.ts';
import type { Condition } from '../../engine/types.ts';
import { keep } from '../keep.ts';

/**
 * When an item of a step's card is on the page, as one condition: its own `show`, and that of what holds it: groups, the
 * tab whose group it stands in. False for an item that stands nowhere. Whether the step is there is not part of it.
 */
export function visibleWhen(step: Card, name: string): Condition {
  const known = conditions(step);
  const when = known.get(name) ?? conditionFor(step, name, []);
  known.set(name, when);
  return when;
}

type Card = Pick<StepModel, 'card' | 'panels'>;

const conditions = keep((_: Card) => new Map<string, Condition>());

function conditionFor(step: Card, name: string, inside: readonly string[]): Condition {
  if (inside.includes(name)) return false;
  const { card, panels } = step;
  const around = [...inside, name];
  const above: readonly Condition[] = Object.entries(card.groups ?? {}).flatMap<Condition>(
    ([group, { items }]) => (items.includes(name) ? conditionFor(step, group, around) : []),
  );
  const tabs: readonly Condition[] = Object.entries(card.ui ?? {}).flatMap<Condition>(
    ([field, { options = [] }]) =>
      options.flatMap<Condition>(({ group, value, when = true }) =>
        group === name ? { all: [conditionFor(step, field, around), { [field]: value }, when] } : [],
      ),
  );
  const onTop: readonly Condition[] = card.order.includes(name) && !panels.has(name) ? [true] : [];
  return { all: [own(card.show, name) ?? true, { any: [...onTop, ...above, ...tabs] }] };
}
