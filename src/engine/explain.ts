import { holds } from './condition.ts';
import { factAt, factValue, readerFor, readerOf } from './facts.ts';
import { resolveJourney } from './journey.ts';
import type { Model, StepModel } from './model.ts';
import { own } from './own.ts';
import type { Read } from './path.ts';
import { relations } from './relation.ts';
import { keptOf } from './resume.ts';
import { asWritten, type Naming, printed, says } from './says.ts';
import { saysCalculation } from './says-calculation.ts';
import type { Condition, Relation, ResolvedItem, ResolvedStep, Situation } from './types.ts';
import { isFrom, valueNow } from './value.ts';

/** Where a line stands, as `file:line`; `section` and `name` are as the card writes them. */
export type Locate = (card: string, section: string, name: string) => string | undefined;

/** One reason, as a sentence with the values it read, and where it is written. */
export interface Reason {
  readonly about: 'shown' | 'hidden' | 'required' | 'optional' | 'invalid' | 'blocking' | 'kept';
  readonly sentence: string;
  readonly at?: string;
}

interface Scene {
  readonly model: Model;
  readonly step: StepModel;
  readonly read: Read;
  readonly locate: Locate;
  readonly naming: Naming;
}

/**
 * Why a field is shown or hidden, required, wrong, and what it holds back. An unknown field gives one reason. Answers are
 * called as `naming` calls them, else by their paths.
 */
export function explain(
  model: Model,
  situation: Situation,
  field: string,
  locate: Locate = () => undefined,
  naming: Naming = asWritten,
): readonly Reason[] {
  const home = [model, ...model.nested.values()].find((one) =>
    one.steps.some((step) => step.baseNames.has(field)),
  );
  const index = home?.steps.findIndex((step) => step.baseNames.has(field)) ?? -1;
  const step = home?.steps[index];
  const steps = home === undefined ? [] : resolveJourney(home, situation);
  const resolved = steps[index];
  if (home === undefined || step === undefined || resolved === undefined) {
    return [{ about: 'hidden', sentence: `No card of journey "${model.name}" shows "${field}".` }];
  }
  const { read } = readerFor(step, readerOf(situation, home.definitions));
  const scene = { model: home, step, read, locate, naming };
  return [
    ...presence(scene, resolved, steps.slice(0, index)),
    ...visibility(scene, resolved, field),
    ...requirement(scene, resolved, field),
    ...wrongs(scene, resolved, field, steps.slice(index + 1)),
    ...keeping(scene, field),
  ];
}

/** Why an item of one step's card, be it a field, a notice or a group, is shown or hidden; one that nothing calls is `it`. */
export function explainItem(
  model: Model,
  situation: Situation,
  { id, item }: { readonly id: string; readonly item: string },
  locate: Locate = () => undefined,
  naming: Naming = asWritten,
): readonly Reason[] {
  const step = model.steps.find((one) => one.id === id);
  const resolved = resolveJourney(model, situation).find((one) => one.id === id);
  if (step === undefined || resolved === undefined) return [];
  const { read } = readerFor(step, readerOf(situation, model.definitions));
  const it: Naming = (path) => naming(path) ?? (path === item ? { name: 'it', say: printed } : undefined);
  return visibility({ model, step, read, locate, naming: it }, resolved, item);
}

/** Whether the answer is kept for who comes back; nothing is said of a journey without `resume`. */
function keeping({ model, step, locate, naming }: Scene, field: string): readonly Reason[] {
  const { resume } = model.journey;
  if (resume === undefined) return [];
  const kept = (where: 'open' | 'sealed') =>
    Object.hasOwn(keptOf(model, { answers: { [field]: true }, sources: {} }, where), field);
  if (!kept('sealed')) return [reason('kept', `${called(field, naming)} is never kept.`)];
  const at = locate(model.name, 'resume', base(step, field));
  const how = kept('open') ? '' : ', sealed: it is personal';
  return [reason('kept', `${called(field, naming)} may be kept for ${resume.days} days${how}.`, at)];
}

function presence(
  { model, step, read, locate, naming }: Scene,
  { present, open }: ResolvedStep,
  earlier: readonly ResolvedStep[],
) {
  const when = step.definition.when;
  const at = place(locate(model.name, 'steps', step.id));
  const reasons: Reason[] = [];
  if (when !== undefined) {
    const sentence = because(`card "${step.id}" is part of the journey`, when, present, {
      model,
      read,
      naming,
    });
    reasons.push({ about: present ? 'shown' : 'hidden', sentence, ...at });
  }
  if (present && !open) {
    const waited = earlier.find(({ present, card }) => present && !card.valid);
    const why = waited?.card.errors[0]?.message ?? waited?.card.waiting ?? '';
    reasons.push({ about: 'hidden', sentence: `Card "${step.id}" waits for card "${waited?.id}": ${why}` });
  }
  return reasons;
}

function visibility(
  scene: Scene,
  resolved: ResolvedStep,
  field: string,
  outside: readonly string[] = [],
): readonly Reason[] {
  const { model, step, read, locate, naming } = scene;
  const { card } = resolved;
  const it = called(field, naming);
  const conditions = around(step, field).flatMap((name) => {
    const when = own(step.card.show, name);
    if (when === undefined) return [];
    const on = holds(when, read, model.definitions.conditions);
    const what = name === field ? `${it} is shown` : `${called(name, naming)}, which holds ${it}, is shown`;
    return [
      reason(
        on ? 'shown' : 'hidden',
        because(what, when, on, { model, read, naming }),
        locate(step.definition.card, 'show', base(step, name)),
      ),
    ];
  });
  const tabs = Object.entries(step.card.ui ?? {}).flatMap(([tab, { options }]) =>
    (options ?? []).flatMap(({ group, value }) => {
      if (group === undefined || !around(step, field).includes(group)) return [];
      const open = Object.hasOwn(card.panels, group);
      const { name, say } = naming(tab) ?? { name: tab, say: printed };
      const sentence = `${it} is on the tab that opens when ${name} is ${say(value)}; it is ${say(read(tab))}.`;
      return [
        reason(open ? 'shown' : 'hidden', sentence, locate(step.definition.card, 'ui', base(step, tab))),
      ];
    }),
  );
  const found = [...conditions, ...tabs];
  const isShown = isAmong([...card.items, ...Object.values(card.panels)], field);
  if (isShown && found.length === 0)
    return [reason('shown', capital(`${it} is shown whenever its card is.`))];
  if (isShown || found.some(({ about }) => about === 'hidden')) return found;
  // A group shows with the first of its items.
  const inside = (own(step.card.groups, field)?.items ?? [])
    .filter((inner) => !outside.includes(inner))
    .flatMap((inner) => visibility(scene, resolved, inner, [...outside, field]));
  if (inside.length > 0) return inside.filter(({ about }) => about === 'hidden');
  return [...found, reason('hidden', `Card "${step.definition.card}" does not place ${it} in its order.`)];
}

function isAmong(items: readonly ResolvedItem[], name: string): boolean {
  return items.some((item) => item.name === name || (item.kind === 'group' && isAmong(item.items, name)));
}

function requirement(
  { model, step, read, locate, naming }: Scene,
  { card }: ResolvedStep,
  field: string,
): readonly Reason[] {
  const when = own(step.card.require, field);
  if (when === undefined) return [reason('optional', `${called(field, naming)} is never required.`)];
  const on = holds(when, read, model.definitions.conditions);
  const sentence = because(`${called(field, naming)} is required`, when, on, { model, read, naming });
  const hidden = on && !card.fields.some(({ name }) => name === field);
  const at = locate(step.definition.card, 'require', base(step, field));
  return [
    reason(
      on && !hidden ? 'required' : 'optional',
      hidden ? `${sentence} It is hidden, so nothing is asked.` : sentence,
      at,
    ),
  ];
}

function wrongs(
  scene: Scene,
  { card, present }: ResolvedStep,
  field: string,
  later: readonly ResolvedStep[],
): readonly Reason[] {
  const wrong = card.errors.filter((error) => error.field === field);
  const it = called(field, scene.naming);
  const invalid = wrong.flatMap(({ rule, message }) => [
    reason('invalid', `${it} does not pass "${rule}": ${message}`),
    ...brokenRelations(scene, field, rule),
  ]);
  const held = later.filter((step) => step.present && !step.open).map(({ id }) => id);
  const blocks = present && wrong.length > 0;
  const what = held.length === 0 ? 'The journey cannot be submitted' : `These cards wait: ${held.join(', ')}`;
  return blocks ? [...invalid, reason('blocking', `${what}, because of ${it}.`)] : invalid;
}

const relationWords: Readonly<Record<Relation, string>> = {
  after: 'after',
  before: 'before',
  atLeast: 'at least',
  atMost: 'at most',
  same: 'the same as',
  differs: 'other than',
};

/** What the field is held against by a relation of that name, with what stands there now. */
function brokenRelations(
  { step, read, locate, naming }: Scene,
  field: string,
  name: string,
): readonly Reason[] {
  const relation = relations.find((one) => one === name);
  return (step.card.rules ?? []).flatMap((rule) => {
    const against = relation && rule.field === field ? rule[relation] : undefined;
    if (relation === undefined || against === undefined) return [];
    const other = printed(valueNow(against, read));
    const named = isFrom(against)
      ? `${naming(against.from)?.name ?? against.from}, which is ${other}`
      : other;
    const sentence = `${called(field, naming)} must be ${relationWords[relation]} ${named}.`;
    return [reason('invalid', sentence, locate(step.definition.card, 'rules', base(step, field)))];
  });
}

/** The field and every group that holds it, in depth. */
function around(step: StepModel, name: string, inner: readonly string[] = []): readonly string[] {
  const names = [...inner, name];
  const holders = Object.entries(step.card.groups ?? {}).filter(
    ([group, { items }]) => items.includes(name) && !names.includes(group),
  );
  return [name, ...holders.flatMap(([group]) => around(step, group, names))];
}

/** An item in a sentence: as its question calls it, else by its name. */
const called = (name: string, naming: Naming) => naming(name)?.name ?? `"${name}"`;

function because(
  what: string,
  when: Condition,
  on: boolean,
  { model, read, naming }: Pick<Scene, 'model' | 'read' | 'naming'>,
): string {
  const seen = new Map<string, string>();
  const { conditions, facts } = model.definitions;
  const noting: Read = (path) => {
    const value = read(path);
    const fact = factAt(path, facts);
    const isWorkedOut = fact !== undefined && !('first' in fact);
    const isNew = !seen.has(path);
    const { name, say } = naming(path) ?? { name: path, say: printed };
    const said = `${name} is ${say(value)}`;
    seen.set(path, isWorkedOut ? `${said} (${saysCalculation(fact, conditions)})` : said);
    // By what it came to that is told too.
    if (fact !== undefined && isNew) factValue(fact, noting, conditions);
    return value;
  };
  holds(when, noting, conditions);
  const values = [...seen.values()].join(', ');
  const said = says(when, conditions, naming);
  return `${capital(what)} when: ${said}. That ${on ? 'holds' : 'does not hold'}${values === '' ? '' : ` (${values})`}.`;
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

function base(step: StepModel, name: string): string {
  return step.baseNames.get(name) ?? name;
}

function reason(about: Reason['about'], sentence: string, at?: string): Reason {
  return { about, sentence, ...place(at) };
}

function place(at: string | undefined): { readonly at?: string } {
  return at === undefined ? {} : { at };
}
