import { isAll, isAny, isNot, partsOf } from './condition-forms.ts';
import { beginnings, lookupName, splitPath } from './path.ts';
import { relations } from './relation.ts';
import type { Trade } from './trade.ts';
import type {
  CardDefinition,
  Condition,
  Consequence,
  OptionDefinition,
  RuleDefinition,
  UiDefinition,
  Value,
} from './types.ts';
import { isFrom } from './value.ts';

/** `usage` for `north` is `northUsage`. */
export function prefixed(prefix: string, name: string): string {
  return `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** How a step spells the paths of its card: unchanged without a `for`. */
export type Renaming = (path: string) => string;

/**
 * The renaming of a card used `for` one part. Its own fields and the trade's `ownLookups` get the prefix, `failure.X` and
 * `pending.X` mean this part's call.
 */
export function renamingFor(
  card: CardDefinition,
  prefix: string | undefined,
  { ownLookups, sources }: Pick<Trade, 'ownLookups' | 'sources'>,
): Renaming {
  if (prefix === undefined) return (path) => path;
  const fields = card.schema.properties;
  return (path) => {
    const field = [path, ...beginnings(path)].find((beginning) => Object.hasOwn(fields, beginning));
    if (field !== undefined) return prefixed(prefix, path);
    const [source, name] = splitPath(path, sources);
    if (source === 'failure' || source === 'pending') return `${path}.${prefix}`;
    if (source === 'lookup' && ownLookups.includes(lookupName(name)))
      return `lookup.${prefixed(prefix, name)}`;
    return path;
  };
}

/** The card with every name and path respelt; texts and JSON values stay as they are. */
export function renameCard(card: CardDefinition, rename: Renaming): CardDefinition {
  const keys = <T>(map: Readonly<Record<string, T>> | undefined, each: (value: T) => T = (value) => value) =>
    Object.fromEntries(Object.entries(map ?? {}).map(([name, value]) => [rename(name), each(value)]));
  const condition = (written: Condition) => renameCondition(written, rename);
  const value = (written: Value) => renameValue(written, rename);
  const consequences = (list: readonly Consequence[]) => list.map((one) => renameConsequence(one, rename));
  return {
    ...card,
    order: card.order.map(rename),
    groups: Object.fromEntries(
      Object.entries(card.groups ?? {}).map(([name, group]) => [
        name,
        { ...group, items: group.items.map(rename) },
      ]),
    ),
    schema: { ...card.schema, properties: keys(card.schema.properties) },
    ...(card.each === undefined ? {} : { each: keys(card.each) }),
    ui: keys(card.ui, (ui) => renameUi(ui, rename)),
    show: keys(card.show, condition),
    sent: keys(card.sent, condition),
    require: keys(card.require, condition),
    rules: (card.rules ?? []).map((rule) => ({
      ...rule,
      field: rename(rule.field),
      ...(rule.with === undefined ? {} : { with: mapValues(rule.with, value) }),
      ...mapValues(relationsOf(rule), value),
      ...(rule.when === undefined ? {} : { when: condition(rule.when) }),
    })),
    presets: keys(card.presets, value),
    onEnter: consequences(card.onEnter ?? []),
    onChange: keys(card.onChange, consequences),
  };
}

function mapValues(map: Readonly<Record<string, Value>>, each: (value: Value) => Value) {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, each(value)]));
}

/** What a rule holds its field against, by relation. */
function relationsOf(rule: RuleDefinition): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    relations.flatMap((relation) => {
      const against = rule[relation];
      return against === undefined ? [] : [[relation, against] as const];
    }),
  );
}

/** The condition with every path respelt; named conditions and facts are the whole journey's and stay. */
function renameCondition(condition: Condition, rename: Renaming): Condition {
  if (typeof condition !== 'object') return condition;
  const parts = partsOf(condition);
  if (parts.length > 1) return { all: parts.map((part) => renameCondition(part, rename)) };
  if (isAll(condition)) return { all: condition.all.map((part) => renameCondition(part, rename)) };
  if (isAny(condition)) return { any: condition.any.map((part) => renameCondition(part, rename)) };
  if (isNot(condition)) return { not: renameCondition(condition.not, rename) };
  return Object.fromEntries(Object.entries(condition).map(([path, expected]) => [rename(path), expected]));
}

function renameConsequence(consequence: Consequence, rename: Renaming): Consequence {
  const when = consequence.when === undefined ? {} : { when: renameCondition(consequence.when, rename) };
  const values = (map: Readonly<Record<string, Value>>, key: Renaming) =>
    Object.fromEntries(Object.entries(map).map(([name, value]) => [key(name), renameValue(value, rename)]));
  if ('set' in consequence) return { set: values(consequence.set, rename), ...when };
  if ('clear' in consequence) return { clear: consequence.clear.map(rename), ...when };
  const given = consequence.with === undefined ? {} : { with: values(consequence.with, (name) => name) };
  return { run: consequence.run, ...given, ...when };
}

function renameValue<T extends Value>(value: T, rename: Renaming): T | { readonly from: string } {
  return isFrom(value) ? { from: rename(value.from) } : value;
}

function renameUi(ui: UiDefinition, rename: Renaming): UiDefinition {
  const { options, lookup, ...others } = ui;
  return {
    ...Object.fromEntries(
      Object.entries(others).map(([name, value]) => [
        name,
        isFrom(value) ? { from: rename(value.from) } : value,
      ]),
    ),
    widget: ui.widget,
    ...(lookup === undefined ? {} : { lookup: rename(`lookup.${lookup}`).slice('lookup.'.length) }),
    ...(options === undefined ? {} : { options: options.map((option) => renameOption(option, rename)) }),
  };
}

function renameOption(option: OptionDefinition, rename: Renaming): OptionDefinition {
  const { mark, when } = option;
  return {
    ...option,
    ...(mark === undefined ? {} : { mark: typeof mark === 'string' ? rename(mark) : mark.map(rename) }),
    ...(when === undefined ? {} : { when: renameCondition(when, rename) }),
  };
}
