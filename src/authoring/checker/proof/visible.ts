import type { StepModel } from '../../../engine/model.ts';
import { own } from '../../../engine/own.ts';
import type { CardDefinition, Condition, Json } from '../../../engine/types.ts';
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
  const { groups = [], tabs = [] } = holders(card).get(name) ?? {};
  const above = groups.map((group) => conditionFor(step, group, around));
  const beside = tabs.map(({ field, value, when }) => ({
    all: [conditionFor(step, field, around), { [field]: value }, when],
  }));
  const onTop: readonly Condition[] = card.order.includes(name) && !panels.has(name) ? [true] : [];
  return { all: [own(card.show, name) ?? true, { any: [...onTop, ...above, ...beside] }] };
}

/** What holds an item: the groups that name it, and the tabs that open it. */
interface Holders {
  readonly groups: string[];
  readonly tabs: { readonly field: string; readonly value: Json; readonly when: Condition }[];
}

const holders = keep(({ groups = {}, ui = {} }: CardDefinition): ReadonlyMap<string, Holders> => {
  const found = new Map<string, Holders>();
  const of = (name: string) => {
    const known = found.get(name) ?? { groups: [], tabs: [] };
    found.set(name, known);
    return known;
  };
  for (const [group, { items }] of Object.entries(groups))
    for (const name of new Set(items)) of(name).groups.push(group);
  for (const [field, { options = [] }] of Object.entries(ui))
    for (const { group, value, when = true } of options)
      if (group !== undefined) of(group).tabs.push({ field, value, when });
  return found;
});
