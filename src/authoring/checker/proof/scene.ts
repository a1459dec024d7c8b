import { holds } from '../../../engine/condition.ts';
import { sameItems } from '../../../engine/equal.ts';
import { readerFor } from '../../../engine/facts.ts';
import type { Model, StepModel } from '../../../engine/model.ts';
import type { Reader } from '../../../engine/path.ts';
import { itemsUnder } from '../../../engine/place.ts';
import { renameCard } from '../../../engine/prefix.ts';
import type { CardDefinition, Condition, Definitions, VariantDefinition } from '../../../engine/types.ts';
import { applyVariant } from '../../../engine/variant.ts';
import { isNewVariant } from '../guards/varied.ts';
import { at, entries, items, type Node } from '../json.ts';
import { keep } from '../keep.ts';
import { variantChain } from '../project.ts';
import type { ReadSource } from '../source.ts';
import { isPossible } from './explore.ts';
import { modelOf, type World } from './world.ts';

/** A journey as some customers meet it: as it stands, or with one owner's variant laid over a card. */
export interface Scene {
  readonly world: World;
  readonly model: Model;
  /** The variant's file, by name; undefined for the journey as it stands. */
  readonly variant?: string;
  /** The step that is looked at here; none where it is the journey as a whole. */
  readonly steps: readonly StepModel[];
}

/** A place in a file. */
export interface Place {
  readonly source: ReadSource;
  readonly where: Node;
}

/** Every journey as it stands: first as a whole, then step by step. */
export function plainScenes(world: World): readonly Scene[] {
  return [...world.models.values()].flatMap((model) => [
    { world, model, steps: [] },
    ...model.steps.map((step) => ({ world, model, steps: [step] })),
  ]);
}

/** Whether a scene is a journey as a whole, as it stands. */
export function isWhole({ steps, variant }: Scene): boolean {
  return steps.length === 0 && variant === undefined;
}

/**
 * Every variant, in every journey with a step that takes variants of its card: that step, then the whole. The variant is
 * only named: `laidOver` lays it over the card.
 */
export function* variantScenes(world: World): Generator<Scene> {
  for (const [variant, { card }] of Object.entries(world.data.variants)) {
    for (const model of world.models.values()) {
      const steps = model.steps.filter((step) => takes(step, card));
      if (steps.length === 0) continue;
      yield { world, model, variant, steps };
      yield { world, model, variant, steps: [] };
    }
  }
}

/** The scene with the model of its journey with its variant; one without a variant as it is. */
export function laidOver(scene: Scene): Scene {
  const { world, model, variant: name, steps } = scene;
  const variant = name === undefined ? undefined : world.data.variants[name];
  if (name === undefined || variant === undefined) return scene;
  const known = models(world.models);
  const key = `${model.name} ${name}`;
  const own =
    known.get(key) ?? modelOf(definitionsWith(world, name, variant.card), model.name, world.project.trade);
  known.set(key, own);
  const ids = new Set(steps.map(({ id }) => id));
  return { ...scene, model: own, steps: own.steps.filter(({ id }) => ids.has(id)) };
}

function definitionsWith(world: World, variant: string, name: string): Definitions {
  const { definitions } = world;
  const card = definitions.cards[name];
  if (card === undefined) return definitions;
  return { ...definitions, cards: { ...definitions.cards, [name]: cardWith(world, card, variant) } };
}

/** The models of a proof with a variant, by journey and variant. */
const models = keep((_: World['models']) => new Map<string, Model>());

/** A variant and those that it extends. */
export function chainOf(
  { data: { variants } }: Pick<World, 'data'>,
  variant: string,
): readonly VariantDefinition[] {
  const chain = new Set<string>();
  for (
    let name: string | undefined = variant;
    name !== undefined && !chain.has(name);
    name = variants[name]?.extends
  )
    chain.add(name);
  return [...chain].flatMap((name) => variants[name] ?? []);
}

/** A card with a variant laid over it: the same object for as long as neither changes. */
function cardWith({ data }: World, card: CardDefinition, variant: string): CardDefinition {
  const chain = chainOf({ data }, variant);
  const [own] = chain;
  if (own === undefined) return card;
  const before = cards(card).get(variant);
  const made =
    before !== undefined && sameItems(before.chain, chain)
      ? before
      : { chain, card: applyVariant(card, own, data.variants).card };
  cards(card).set(variant, made);
  return made.card;
}

interface Laid {
  readonly chain: readonly VariantDefinition[];
  readonly card: CardDefinition;
}

/** A card with each variant that was laid over it. */
const cards = keep((_: CardDefinition) => new Map<string, Laid>());

function takes({ definition }: StepModel, card: string): boolean {
  return definition.variant !== undefined && definition.card === card;
}

/** A card in every form in which customers meet it: in each step of each journey, as it stands and with each variant. */
function* formsOf(scene: Scene, step: StepModel): Generator<StepModel> {
  yield step;
  const { world, variant } = scene;
  if (variant !== undefined) return;
  const { card: name } = step.definition;
  const uses = [...world.models.values()].flatMap(({ steps }) =>
    steps.filter(({ card }) => card.card === name),
  );
  yield* uses.filter((use) => use !== step);
  const card = world.data.cards[name];
  const taking = uses.find(({ definition }) => definition.variant !== undefined);
  if (taking === undefined || card === undefined) return;
  for (const [one, { card: its }] of Object.entries(world.data.variants)) {
    if (its !== name) continue;
    yield { ...taking, card: renameCard(cardWith(world, card, one), taking.rename) };
  }
}

/** Whether a card is so in some form of it; the forms after the first such are not made. */
export function isSoInSomeForm(scene: Scene, step: StepModel, isSo: (form: StepModel) => boolean): boolean {
  const { made, others } = known(step).get(scene.variant) ?? begun(formsOf(scene, step));
  known(step).set(scene.variant, { made, others });
  if (made.some((form) => isSo(form))) return true;
  for (;;) {
    const { done, value } = others.next();
    if (done === true) return false;
    made.push(value);
    if (isSo(value)) return true;
  }
}

/** The forms of a step that were made so far, and those that were not. */
interface Forms {
  readonly made: StepModel[];
  readonly others: Generator<StepModel, void>;
}

function begun(others: Forms['others']): Forms {
  return { made: [], others };
}

/** The forms of a step by variant: each world has steps of its own. */
const known = keep((_: StepModel) => new Map<string | undefined, Forms>());

/** The steps of a scene as it stands whose card no step before uses, in any journey, and that somebody is asked. */
export function firstUses(scene: Scene): readonly StepModel[] {
  const { world, variant, steps } = scene;
  if (variant !== undefined) return [];
  const all = [...world.models.values()].flatMap((model) => model.steps);
  return steps.filter(
    (step) =>
      all.find(({ card }) => card.card === step.card.card) === step &&
      isSoInSomeForm(scene, step, (form) => isPossible(world.domain, inStep(world, form, true))),
  );
}

/** How a form of a card spells a name of another form of it. */
export function spelt(name: string, step: StepModel, form: StepModel): string {
  return form.rename(step.baseNames.get(name) ?? name);
}

/** The steps of a scene that customers meet just so: one that takes variants is met with a variant. */
export function metSteps({ variant, steps }: Scene): readonly StepModel[] {
  return variant === undefined ? steps.filter(({ definition }) => definition.variant === undefined) : steps;
}

/** Whether a condition holds in a step; also asks that the step is there. */
export function inStep(
  { domain }: World,
  step: StepModel,
  condition: Condition,
): (reader: Reader) => boolean {
  const whole = { all: [step.definition.when ?? true, condition] };
  return (reader) => holds(whole, readerFor(step, reader).read, domain.conditions);
}

/** Where a scene says something about a part of a card: in its variant, in what that extends, or in the card. */
export function placeIn(scene: Scene, step: StepModel, section: string, key: string | number): Place {
  return placeOf(scene, step, key, section);
}

/**
 * The same for the first of several sections that says something; the beginning of the file where none does. `hide` says
 * something of an item by its name or by that of a group around it.
 */
export function placeOf(
  { world, variant }: Scene,
  step: StepModel,
  key: string | number,
  ...sections: readonly string[]
): Place {
  const { project } = world;
  const name = typeof key === 'number' ? key : (step.baseNames.get(key) ?? key);
  const own = variant === undefined ? undefined : project.variants.get(variant);
  const card = project.cards.get(step.definition.card)?.source;
  const sources = [
    ...(own === undefined ? [] : variantChain(project, own)),
    ...(card === undefined ? [] : [card]),
  ];
  for (const section of sections) {
    const names = section === 'hide' ? withHolders(step, name) : [name];
    for (const source of sources) {
      for (const one of names) {
        const where = nodeAt(source, section, one);
        if (where === undefined) continue;
        // What others were allowed to say long since is wrong for a new one that extends them.
        const extended = own && source !== own && source.kind === 'variant' && isNewVariant(project, own);
        const by = extended ? at(own.root, 'extends') : undefined;
        return by && own ? { source: own, where: by } : { source, where };
      }
    }
  }
  const [source] = sources;
  if (source === undefined) throw new Error(`No file holds card "${step.definition.card}".`);
  return { source, where: at(source.root, 'card') ?? source.root };
}

/** An item and the groups that hold it. */
export function withHolders<Name extends string | number>(
  { card }: StepModel,
  item: Name,
): readonly (Name | string)[] {
  const holders = Object.keys(card.groups ?? {}).filter(
    (group) => group !== item && itemsUnder(card, group).some((one) => one === item),
  );
  return [item, ...holders];
}

function nodeAt({ root }: ReadSource, section: string, key: string | number): Node | undefined {
  const node = section.split('/').reduce<Node | undefined>((inner, part) => at(inner, part), root);
  if (typeof key === 'number') return items(node)[key];
  const named = entries(node).find((entry) => entry.key === key)?.keyNode;
  return named ?? items(node).find((item) => item.value === key);
}

/** Where a journey says something: `steps` with a number, `submit`, `onChange` with a name. */
export function placeInJourney({ world, model }: Scene, section: string, key?: string | number): Place {
  const source = world.project.journeys.get(model.name)?.source;
  if (source === undefined) throw new Error(`No file holds journey "${model.name}".`);
  const where = key === undefined ? at(source.root, section) : nodeAt(source, section, key);
  return { source, where: where ?? source.root };
}
