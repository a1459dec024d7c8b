import { layOut } from '../../engine/card.ts';
import { holds } from '../../engine/condition.ts';
import { readerFor, readerOf } from '../../engine/facts.ts';
import type { Model, StepModel } from '../../engine/model.ts';
import { namingOf } from '../../engine/naming.ts';
import { own } from '../../engine/own.ts';
import type { Read } from '../../engine/path.ts';
import { type Naming, printed, says } from '../../engine/says.ts';
import type { Condition, JourneyState, ResolvedField, ResolvedItem } from '../../engine/types.ts';
import { type Fixed, type Prospect, prospectOf } from './prospect.ts';

/** Keys and places in lists that lead to a value in a file. */
export type JsonPath = readonly (string | number)[];

/** How a field stands when its card opens; `requiredWhen` is `always`, `never` or a condition in words. */
export interface FieldLine {
  readonly widget: string;
  readonly required: boolean;
  readonly requiredWhen: string;
  /** The answer that it has already, in words. */
  readonly preset?: string;
}

/** One text that a card says to a person. */
export interface Line {
  readonly kind: 'card' | 'field' | 'notice' | 'group';
  /** The name of the card, field, notice or group that says it, as the card writes it. */
  readonly item: string;
  /** What people call that: a field's label, a heading, a legend; else the item's name. */
  readonly name: string;
  /** Which of its texts: title, label, text, heading, legend, hint, tooltip, `option VALUE`, `hint of VALUE` … */
  readonly part: string;
  readonly text: string;
  /** The text as it is written, placeholders unfilled. */
  readonly template: string;
  /** Where the card writes it, as keys and places in lists: a variant may say it elsewhere (provenance.ts). */
  readonly path: JsonPath;
  /** The groups around it, the outermost first. */
  readonly groups: readonly string[];
  /** `always`, or what must hold beyond the context, in words. */
  readonly when: string;
  /** Whether it is on the screen when the card opens. */
  readonly now: boolean;
  readonly field?: FieldLine;
}

/**
 * Every text of one step's card in a situation, in the order of the screen. What depends on what is not fixed is among
 * them, with its condition; what can never show is not, nor are the items of the server's lists.
 */
export function linesOf(model: Model, step: StepModel, state: JourneyState, fixed: Fixed): readonly Line[] {
  const { read, lookup } = readerFor(step, readerOf(state, model.definitions));
  const { card } = step;
  const prospects = mapValues(card.show ?? {}, (when) => prospectOf(when, read, judged(model), fixed));
  const show = mapValues(prospects, (prospect) => prospect !== 'never');
  const { card: layout } = layOut(model, { ...step, card: { ...card, show } }, { read, lookup });
  const scene = { model, step, state, read, fixed, prospects, naming: namingOf(model) };
  const title = {
    kind: 'card',
    item: card.card,
    name: layout.title,
    part: 'title',
    text: layout.title,
  } as const;
  const panels = layout.items.flatMap((item) => panelOf(item, layout.panels));
  return [
    { ...title, template: card.title, path: ['title'], groups: [], when: 'always', now: true },
    ...[...layout.items, ...panels].flatMap((item) => itemLines(scene, item, outermost)),
  ];
}

interface Scene {
  readonly model: Model;
  readonly step: StepModel;
  readonly state: JourneyState;
  readonly read: Read;
  readonly fixed: Fixed;
  readonly prospects: Readonly<Record<string, Prospect>>;
  readonly naming: Naming;
}

interface Around {
  readonly groups: readonly string[];
  readonly conditions: readonly string[];
  readonly now: boolean;
}

const outermost: Around = { groups: [], conditions: [], now: true };

function itemLines(scene: Scene, item: ResolvedItem, around: Around): readonly Line[] {
  const { model, step, read, prospects, naming } = scene;
  const name = step.baseNames.get(item.name) ?? item.name;
  const condition = own(step.card.show, item.name);
  const isSometimes = own(prospects, item.name) === 'sometimes';
  const conditions = [
    ...around.conditions,
    ...(isSometimes && condition !== undefined
      ? [says(condition, model.definitions.conditions, naming)]
      : []),
  ];
  const now = around.now && holds(condition ?? true, read, model.definitions.conditions);
  const shared = {
    kind: item.kind,
    item: name,
    name: calledBy(item) || name,
    groups: around.groups,
    when: conditions.length === 0 ? 'always' : conditions.join(', and '),
    now,
    ...(item.kind === 'field' && { field: fieldLine(scene, item) }),
  };
  const ours = partsOf(scene, item);
  if (item.kind !== 'group') return ours.map((part) => ({ ...shared, ...part }));
  const inside = { groups: [...around.groups, name], conditions, now };
  const inner = item.items.flatMap((one) => itemLines(scene, one, inside));
  // A group shows with the first of its items.
  const whens = new Set(inner.map(({ when }) => when));
  const group = {
    now: inner.some((line) => line.now),
    when: whens.has('always') ? 'always' : [...whens].join(', or '),
  };
  return [...ours.map((part) => ({ ...shared, ...group, ...part })), ...inner];
}

function calledBy(item: ResolvedItem): string {
  switch (item.kind) {
    case 'field':
      return item.label;
    case 'notice':
      return item.heading ?? '';
    case 'group':
      return item.legend ?? '';
  }
}

function fieldLine(scene: Scene, { name, widget, required }: ResolvedField): FieldLine {
  // An answer that is taken back is none.
  const preset = own(scene.state.answers, name) ?? undefined;
  const requiredWhen = wordsFor(scene, own(scene.step.card.require, name) ?? false);
  return {
    widget,
    required,
    requiredWhen,
    ...(preset !== undefined && { preset: scene.naming(name)?.say(preset) ?? printed(preset) }),
  };
}

/** A condition in a context: `always`, `never`, or in words where answers decide. */
function wordsFor({ model, read, fixed, naming }: Scene, condition: Condition): string {
  const prospect = prospectOf(condition, read, judged(model), fixed);
  return prospect === 'sometimes' ? says(condition, model.definitions.conditions, naming) : prospect;
}

type Part = Pick<Line, 'part' | 'text' | 'template' | 'path'>;

/** The texts of one item itself: what it says, and how that is written. */
function partsOf(scene: Scene, item: ResolvedItem): readonly Part[] {
  const { card } = scene.step;
  switch (item.kind) {
    case 'notice': {
      const written = own(card.notices, item.name);
      const at = (key: string) => ['notices', item.name, key];
      return [
        ...part('heading', item.heading, written?.heading, at('heading')),
        ...part('text', item.text, written?.text, at('text')),
      ];
    }
    case 'group': {
      const written = own(card.groups, item.name)?.legend;
      return part('legend', item.legend, written, ['groups', item.name, 'legend']);
    }
    case 'field':
      return fieldParts(scene, item);
  }
}

function fieldParts({ model, step, read }: Scene, field: ResolvedField): readonly Part[] {
  const name = step.baseNames.get(field.name) ?? field.name;
  const ui = own(step.card.ui, field.name);
  const at = (...keys: JsonPath) => ['ui', name, ...keys];
  const spoken = Object.entries(field.ui).flatMap(([option, text]) => {
    const written = ui?.[option];
    if (typeof text !== 'string' || !model.trade.spoken.includes(option)) return [];
    return part(option, text, typeof written === 'string' ? written : text, at(option));
  });
  const declared = (field.lookup === undefined ? (ui?.options ?? []) : [])
    .map((option, index) => ({ option, index }))
    .filter(({ option }) => holds(option.when ?? true, read, model.definitions.conditions));
  const options = declared.flatMap(({ option, index }, place) => {
    const shown = field.options?.[place];
    const value = printed(option.value);
    return [
      ...part(`option ${value}`, shown?.label, option.label, at('options', index, 'label')),
      ...part(`hint of ${value}`, shown?.hint, option.hint, at('options', index, 'hint')),
    ];
  });
  const title = own(step.card.schema.properties, field.name)?.title;
  return [
    // The words of a box stand in the place of its label.
    ...(typeof field.ui.text === 'string'
      ? []
      : part('label', field.label, title, ['schema', 'properties', name, 'title'])),
    ...part('hint', field.hint, ui?.hint, at('hint')),
    ...part('tooltip', field.tooltip, ui?.tooltip, at('tooltip')),
    ...spoken,
    ...options,
  ];
}

function part(
  name: string,
  text: string | undefined,
  template: string | undefined,
  path: JsonPath,
): readonly Part[] {
  return text === undefined || template === undefined ? [] : [{ part: name, text, template, path }];
}

/** The group that a field's chosen tab opens. */
function panelOf(
  item: ResolvedItem,
  panels: Readonly<Record<string, ResolvedItem>>,
): readonly ResolvedItem[] {
  if (item.kind !== 'field') return [];
  return (item.options ?? []).flatMap(({ group }) => own(panels, group ?? '') ?? []);
}

function mapValues<T, U>(map: Readonly<Record<string, T>>, each: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, each(value)]));
}

const judged = ({ definitions, trade }: Model) => ({ ...definitions, sources: trade.sources });
