import { own } from '../../../engine/own.ts';
import type { CheckWord, WidgetWord } from '../../../engine/trade-words.ts';
import { at, entries, items, jsonOf, type Node, textOf, typeOf } from '../json.ts';
import { jsonTypesIn } from '../path-types.ts';
import { saysTypes, some } from '../phrase.ts';
import { unsafeBecause } from '../regex/ambiguity.ts';
import type { FileRule, Finding, Flaw, ProjectRule } from '../rule.ts';
import type { JsonType } from '../shapes/shape.ts';
import { isAgreeing } from '../wording/agreeing.ts';

export const unfitWidget: FileRule & ProjectRule = {
  severity: 'error',
  doc: 'A widget that gives another type than its field takes, or values that the field does not have or that a check of it refuses, or that lets nobody type what its format or its pattern wants.',
  *findIn({ kind, root, trade }) {
    if (kind !== 'card') return;
    // A list of entries is rule bad-list's.
    for (const { key, value: ui } of entries(at(root, 'ui')))
      if (at(root, 'each', key) === undefined)
        yield* misfit(trade.words.widgets, at(root, 'schema', 'properties', key), at(ui, 'widget'), ui);
    yield* refusedBy(trade.words.checks, root);
  },
  /** The other widgets of variants. */
  *find({ cards, variants, trade }): Generator<Finding> {
    for (const source of variants.values()) {
      const card = cards.get(textOf(at(source.root, 'card')) ?? '');
      for (const { key, value } of entries(at(source.root, 'widget')))
        for (const flaw of misfit(
          trade.words.widgets,
          card?.fields.get(key),
          value,
          at(card?.source.root, 'ui', key),
        ))
          yield { source, ...flaw };
      for (const { key, value } of entries(at(source.root, 'widget'))) {
        const agreed = textOf(at(card?.source.root, 'ui', key, 'widget')) ?? '';
        if (!isAgreeing(agreed) || isAgreeing(textOf(value) ?? '')) continue;
        const message = `People agree to "${key}" in "${agreed}", which stores an answer only from who agrees. Widget "${textOf(value)}" stores one from who does not, too. Take it out.`;
        yield { source, where: value, message };
      }
    }
  },
};

/** A widget that offers what a check of its field refuses: days behind us, where they are to come. */
function* refusedBy(checks: Readonly<Record<string, CheckWord>>, root: Node | undefined): Generator<Flaw> {
  for (const rule of items(at(root, 'rules'))) {
    const [field, check] = ['field', 'check'].map((key) => textOf(at(rule, key)) ?? '');
    for (const [option, word] of Object.entries(own(checks, check ?? '')?.offers ?? {})) {
      const where = at(root, 'ui', field ?? '', option);
      if (where === undefined || where.value === word) continue;
      const message = `With "${option}": ${JSON.stringify(where.value)} the widget offers what check "${check}" of "${field}" refuses. Write "${word}", or take the check away.`;
      yield { where, message, suggest: word };
    }
  }
}

function* misfit(
  widgets: Readonly<Record<string, WidgetWord>>,
  schema: Node | undefined,
  widget: Node | undefined,
  ui: Node | undefined,
): Generator<Flaw> {
  const name = textOf(widget) ?? '';
  const word = own(widgets, name);
  const taken = schema && typesTaken(schema);
  const values = items(at(ui, 'options')).flatMap((one) => at(one, 'value') ?? []);
  const isOfOne = word?.choices === 'options' && word.gives === undefined && values.length > 0;
  if (widget && isOfOne && taken?.join() === 'array' && values.every(({ type }) => type !== 'array')) {
    const message = `Widget "${name}" gives one of its options, and its field takes a list. Name a widget that gives several, or correct the type.`;
    yield { where: widget, message };
  }
  if (schema === undefined || widget === undefined || taken === undefined || word?.gives === undefined)
    return;
  const [option, given] = byOption(word, ui) ?? [undefined, word.gives];
  const types = taken.filter((type) => type !== 'null');
  if (given.length === 0 && types.length > 0) {
    const message = `Widget "${name}" gives no answer, and its field takes ${saysTypes(types)}. Write "type": "null", or name another widget.`;
    yield { where: widget, message };
  } else if (given.length > 0 && !given.some((type) => types.includes(type))) {
    const mode = option === undefined ? '' : ` with "${option.key}": ${JSON.stringify(option.value.value)}`;
    const other = optionFor(word, types);
    const offer = other === undefined ? 'Name another widget' : `Write ${other}, name another widget`;
    const message = `Widget "${name}"${mode} gives ${saysTypes(given)}, and its field takes ${saysTypes(taken)}. ${offer}, or correct the type.`;
    yield { where: option?.value ?? widget, message };
  } else {
    yield* untypable(word, schema, ui);
    const listed = at(schema, 'enum');
    const known = items(listed).map(jsonOf);
    const strange = listed === undefined ? [] : (word.values ?? []).filter((one) => !known.includes(one));
    if (strange.length === 0) return;
    const message = `Widget "${name}" gives ${some(strange)}, and its field has only ${some(known)}. Name another widget, or correct the list.`;
    yield { where: widget, message };
  }
}

/** An answer of each format that people know; browsers call the first by the same name. */
const examples: Readonly<Record<string, string>> = { email: 'ada@example.com', date: '2026-01-31' };

/** An option with which nobody can type an answer of the format of a field, or of what a browser fills in there. */
function* untypable({ takesBy = {} }: WidgetWord, schema: Node, ui: Node | undefined): Generator<Flaw> {
  const format = textOf(at(schema, 'format')) ?? textOf(at(ui, 'autocomplete'))?.split(' ').at(-1);
  const example = own(examples, format ?? '');
  const right = example === undefined ? samplesOf(schema) : [example];
  for (const { key, value } of right.length === 0 ? [] : entries(ui)) {
    const typed = own(own(takesBy, key) ?? {}, textOf(value) ?? '');
    if (typed === undefined || right.some((one) => new RegExp(typed, 'u').test(one))) continue;
    const message = `With "${key}": ${JSON.stringify(value.value)} nobody can type ${JSON.stringify(right[0])}, and that is what the field is for. Let those signs through.`;
    yield { where: value, message };
  }
}

/** Answers of one kind of sign that the pattern of a field takes; none where it takes no such. */
function samplesOf(schema: Node): readonly string[] {
  const pattern = textOf(at(schema, 'pattern'));
  if (pattern === undefined || unsafeBecause(pattern) !== undefined) return [];
  const least = Number(at(schema, 'minLength')?.value ?? 1);
  const test = new RegExp(pattern, 'u');
  return ['1', 'a', 'A'].map((sign) => sign.repeat(Math.max(1, least))).filter((one) => test.test(one));
}

/** The option whose word settles what a widget gives, and that. */
function byOption({ givesBy = {} }: WidgetWord, ui: Node | undefined) {
  for (const option of entries(ui)) {
    const given = own(own(givesBy, option.key) ?? {}, textOf(option.value) ?? '');
    if (given !== undefined) return [option, given] as const;
  }
  return undefined;
}

/** The first word of an option with which a widget gives one of these types, as it is written. */
function optionFor({ givesBy = {} }: WidgetWord, types: readonly JsonType[]): string | undefined {
  return Object.entries(givesBy).flatMap(([key, words]) =>
    Object.entries(words).flatMap(([word, given]) =>
      given.some((type) => types.includes(type)) ? `"${key}": "${word}"` : [],
    ),
  )[0];
}

/** The types that a field takes: those that it names, or those of its closed list. Undefined where it says neither. */
function typesTaken(schema: Node): readonly JsonType[] | undefined {
  const named = jsonTypesIn(schema);
  if (named.length > 0) return named;
  const listed = items(at(schema, 'enum')).map(typeOf);
  return listed.length > 0 ? listed : undefined;
}
