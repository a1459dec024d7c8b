import { holds } from './condition.ts';
import { equal } from './equal.ts';
import { type CardContext, resolveField } from './field.ts';
import type { Model, StepModel } from './model.ts';
import { own } from './own.ts';
import type { Reader } from './path.ts';
import { type ActiveRule, activeRules } from './rules.ts';
import type {
  FieldError,
  ResolvedCard,
  ResolvedField,
  ResolvedGroup,
  ResolvedItem,
  ResolvedNotice,
} from './types.ts';
import { stepWords } from './words.ts';

/** A card before its answers are judged: it changes when what conditions and texts read changes, not with every key. */
export interface Layout {
  readonly card: Omit<ResolvedCard, 'errors' | 'valid'>;
  readonly rules: readonly ActiveRule[];
}

/** What one step's card shows in a situation. Total: never throws. */
export function layOut(model: Model, step: StepModel, reader: Reader): Layout {
  const { id, card, definition } = step;
  const words = stepWords(model, step, reader.read);
  const rules = activeRules(model, step, reader.read);
  const wait = step.waits.find(({ key }) => reader.read(`pending.${key}`) === true);
  return {
    card: {
      id,
      card: card.card,
      ...(definition.for === undefined ? {} : { for: definition.for }),
      title: words.plain(card.title),
      ...placeItems({ model, step, reader, words, rules }),
      ...(wait === undefined ? {} : { waiting: words.message(wait.message) }),
    },
    rules,
  };
}

/** The card as the view needs it. */
export function judged({ card }: Layout, errors: readonly FieldError[]): ResolvedCard {
  return { ...card, errors, valid: errors.length === 0 && card.waiting === undefined };
}

/** Fields, notices and groups in display order; what `show` hides is left out, and a hidden group hides its items. */
function placeItems(context: CardContext): Pick<ResolvedCard, 'items' | 'panels' | 'fields'> {
  const { model, step, reader } = context;
  const { card, panels: panelNames } = step;
  const panels: Record<string, ResolvedGroup> = {};
  const fields: ResolvedField[] = [];
  const placed = new Set<string>();

  const place = (name: string): ResolvedItem | undefined => {
    if (placed.has(name) || !holds(own(card.show, name) ?? true, reader.read, model.definitions.conditions))
      return undefined;
    placed.add(name);
    if (Object.hasOwn(card.schema.properties, name)) return placeField(name);
    const notice = own(card.notices, name);
    if (notice !== undefined) return resolveNotice(context, name);
    const group = own(card.groups, name);
    if (group === undefined || panelNames.has(name)) return undefined;
    const resolved = placeGroup(name);
    return resolved.items.length === 0 ? undefined : resolved;
  };

  const placeField = (name: string): ResolvedField => {
    const field = resolveField(context, name);
    fields.push(field);
    const chosen = field.options?.find(({ value }) => equal(value, reader.read(name)))?.group;
    if (chosen !== undefined && !placed.has(chosen)) {
      placed.add(chosen);
      panels[chosen] = placeGroup(chosen);
    }
    return field;
  };

  const placeGroup = (name: string): ResolvedGroup => {
    const group = own(card.groups, name);
    return {
      kind: 'group',
      name,
      ...(group?.legend === undefined ? {} : { legend: context.words.plain(group.legend) }),
      layout: group?.layout ?? 'stack',
      items: (group?.items ?? []).flatMap((item) => place(item) ?? []),
    };
  };

  const items = card.order.flatMap((name) => place(name) ?? []);
  return { items, panels, fields };
}

function resolveNotice({ step, words }: CardContext, name: string): ResolvedNotice {
  const { tone, heading, text, picture, more } = own(step.card.notices, name) ?? {};
  return {
    kind: 'notice',
    name,
    tone: tone ?? 'info',
    ...(heading === undefined ? {} : { heading: words.plain(heading) }),
    ...(text === undefined ? {} : { text: words.wording(text) }),
    ...(picture === undefined ? {} : { picture }),
    ...(more && { more: { label: words.plain(more.label), text: words.wording(more.text) } }),
  };
}
