import type { Model, StepModel } from '../../engine/model.ts';
import { own } from '../../engine/own.ts';
import type { StepDefinition } from '../../engine/types.ts';
import { isWhole, type Scene } from './scene.ts';
import { wordless } from './wordless.ts';
import type { World } from './world.ts';

const known = new WeakMap<Scene, readonly object[]>();

/**
 * All that the definitions say about a scene: its cards and steps, the conditions and facts that these come
 * to, the obligations of its journey, the situations. What is not in it can change nothing that is proved of the scene.
 */
function meaningOf(scene: Scene): readonly object[] {
  const before = known.get(scene);
  if (before !== undefined) return before;
  const { world, model, steps } = scene;
  const { data } = world;
  const looked = steps.length > 0 ? steps : stepsIn(model);
  const cards = new Set(looked.map(({ definition }) => definition.card));
  const uses = [...world.models.values()].flatMap((one) =>
    one.steps.filter(({ definition }) => cards.has(definition.card)).map(({ definition }) => definition),
  );
  // All named conditions are proved with the first journey.
  const isFirst = isWhole(scene) && model.name === [...world.models.keys()][0];
  const written: readonly (object | undefined)[] = [
    ...[...cards].map((name) => data.cards[name]),
    model.journey,
    // What other cards give an answer of this one.
    ...model.steps.flatMap(({ definition: { card } }) => [
      data.cards[card]?.onEnter,
      data.cards[card]?.onChange,
    ]),
    // What stands before a step decides which of its situations are met.
    model.journey.steps,
    ...uses,
    ...Object.values(data.obligations ?? {}).filter((one) => one.journey === model.name),
    ...variantsOf(scene, uses),
    ...(isFirst ? [world.domain.conditions, world.domain.facts] : []),
    data.contexts,
  ];
  const meaning = closed(
    written.flatMap((one) => one ?? []),
    scene,
  );
  known.set(scene, meaning);
  return meaning;
}

/** Whether anything that a scene rests on names a word: a path, a condition, a fact. */
export function speaksOf(scene: Scene, word: string): boolean {
  return meaningOf(scene).some((one) => wordsIn(one).has(word));
}

/** The meaning of a scene as a mark: equal marks, equal meanings. */
export function markOf(scene: Scene): string {
  return meaningOf(scene).map(numberOf).join();
}

/** The same of what is given alone, and the conditions and facts that it names. */
export function markOfAll(scene: Scene, written: readonly object[]): string {
  return closed(written, scene).map(numberOf).join();
}

const stepMarks = new WeakMap<StepModel, string>();

/** What a step means in a scene, by itself, as a mark: the models of each world and variant have steps of their own. */
export function markOfStep(scene: Scene, step: StepModel): string {
  const { world, variant } = scene;
  const { cards, variants } = world.data;
  const { definition } = step;
  const isChanged = variant !== undefined && variants[variant]?.card === definition.card;
  const written = [definition, cards[definition.card] ?? {}, ...(isChanged ? chainOf(world, variant) : [])];
  const mark = stepMarks.get(step) ?? markOfAll(scene, written);
  stepMarks.set(step, mark);
  return mark;
}

/** Every text that stands in what is given, in the conditions and facts that it names, as a key or a value. */
export function wordsOfAll(scene: Scene, written: readonly object[]): ReadonlySet<string> {
  return new Set(closed(written, scene).flatMap((one) => [...wordsIn(one)]));
}

/** What is given, and the conditions and facts that it names, each as JSON. */
export function textsOfAll(scene: Scene, written: readonly object[]): readonly string[] {
  return closed(written, scene).map(textOf);
}

const numbers = new WeakMap<object, number>();
const numbersOfTexts = new Map<string, number>();

/** A number for all objects of one text. */
function numberOf(value: object): number {
  const kept = numbers.get(value);
  if (kept !== undefined) return kept;
  const text = textOf(value);
  const number = numbersOfTexts.get(text) ?? numbersOfTexts.size;
  numbersOfTexts.set(text, number);
  numbers.set(value, number);
  return number;
}

const texts = new WeakMap<object, string>();

/** The JSON of an object without what only people read, made once for as long as it is the same object. */
function textOf(value: object): string {
  const text = texts.get(value) ?? JSON.stringify(wordless(value));
  texts.set(value, text);
  return text;
}

function stepsIn(model: Model): Model['steps'] {
  return [model, ...model.nested.values()].flatMap(({ steps }) => steps);
}

/** Variants, where a card that takes them is looked at as it stands; who is met with which, where a variant is. */
function variantsOf({ world, variant, steps }: Scene, uses: readonly StepDefinition[]): readonly object[] {
  const { variants, settings } = world.data;
  const isTaken = steps.length > 0 && uses.some((use) => use.variant !== undefined);
  if (variant === undefined) return isTaken ? Object.values(variants) : [];
  return [...chainOf(world, variant), claimsOf(variants), settings.supplierVariants ?? {}];
}

/** A variant and those that it extends. */
export function chainOf({ data: { variants } }: World, variant: string): readonly object[] {
  const chain = new Set<string>();
  for (
    let name: string | undefined = variant;
    name !== undefined && !chain.has(name);
    name = variants[name]?.extends
  )
    chain.add(name);
  return [...chain].flatMap((name) => variants[name] ?? []);
}

const claims = new WeakMap<object, object>();

/** Which suppliers each variant names. */
function claimsOf(variants: World['data']['variants']): object {
  const made =
    claims.get(variants) ??
    Object.fromEntries(Object.entries(variants).map(([name, one]) => [name, one.suppliers]));
  claims.set(variants, made);
  return made;
}

/** What is written, and the conditions and facts that it names, and those that they name. */
function closed(written: readonly object[], { world }: Scene): readonly object[] {
  const { conditions, facts } = world.domain;
  const all = new Set(written);
  for (const one of all) for (const meaning of namedIn(one, conditions, facts)) all.add(meaning);
  return [...all];
}

type Named = Pick<World['domain'], 'conditions' | 'facts'>;
const named = new WeakMap<object, Named & { readonly all: readonly object[] }>();

/** The conditions and facts that an object names: looked up once, for as long as they are the same. */
function namedIn(one: object, conditions: Named['conditions'], facts: Named['facts']): readonly object[] {
  const kept = named.get(one);
  if (kept?.conditions === conditions && kept.facts === facts) return kept.all;
  const all = [...wordsIn(one)].flatMap(
    (word) =>
      (word.startsWith('fact.') ? own(facts, word.slice('fact.'.length)) : own(conditions, word)) ?? [],
  );
  named.set(one, { conditions, facts, all });
  return all;
}

const words = new WeakMap<object, ReadonlySet<string>>();

/** Every text that stands in an object, as a key or a value. */
function wordsIn(value: object): ReadonlySet<string> {
  const known =
    words.get(value) ??
    new Set(Array.from(textOf(value).matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, word = '']) => word));
  words.set(value, known);
  return known;
}
