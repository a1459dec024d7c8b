import type { ObligationDefinition } from '../../../definitions/types.ts';
import type { Model, StepModel } from '../../../engine/model.ts';
import { own } from '../../../engine/own.ts';
import type { StepDefinition } from '../../../engine/types.ts';
import { keep } from '../keep.ts';
import { saidOfGifts } from './gifts.ts';
import { chainOf, isWhole, type Scene } from './scene.ts';
import { stepsByItem } from './step-items.ts';
import type { World } from './world.ts';

/**
 * All that the definitions say about a scene, but for owners: its cards and steps, the obligations of its journey, the
 * situations. With `variantsOf` and the conditions and facts that both come to, nothing else can change what is proved of it.
 */
function writtenOf(scene: Scene): readonly object[] {
  const { world, model, steps } = scene;
  const { data } = world;
  const isOfSteps = steps.length > 0;
  // All named conditions are proved with the first journey.
  const isFirst = isWhole(scene) && model.name === [...world.models.keys()][0];
  const written: readonly (object | undefined)[] = [
    ...[...cardsOf(scene)].map((name) => data.cards[name]),
    ...usesOf(scene),
    ...(data.obligations === undefined ? [] : (obligationsOf(data.obligations).get(model.name) ?? [])),
    ...(isOfSteps ? saidOfDuties(scene) : [model.journey]),
    ...(isFirst ? [world.domain.conditions, world.domain.facts] : []),
    data.contexts,
  ];
  return written.flatMap((one) => one ?? []);
}

/** The obligations of each journey, by its name. */
const obligationsOf = keep((all: Readonly<Record<string, ObligationDefinition>>) => {
  const found = new Map<string, ObligationDefinition[]>();
  for (const one of Object.values(all)) found.set(one.journey, [...(found.get(one.journey) ?? []), one]);
  return found;
});

/** Every use of the cards of a scene, in any journey. */
function usesOf(scene: Scene): readonly StepDefinition[] {
  const uses = usesByCard(scene.world.models);
  return [...cardsOf(scene)].flatMap((name) => uses.get(name) ?? []);
}

function cardsOf({ model, steps }: Scene): ReadonlySet<string> {
  return new Set((steps.length > 0 ? steps : stepsIn(model)).map(({ definition }) => definition.card));
}

const usesByCard = keep((models: World['models']): ReadonlyMap<string, readonly StepDefinition[]> => {
  const found = new Map<string, StepDefinition[]>();
  for (const { steps } of models.values())
    for (const { definition } of steps)
      found.set(definition.card, [...(found.get(definition.card) ?? []), definition]);
  return found;
});

/** What other files say of what obligations ask: which step has each item, what gives each answer of the scene a value. */
function saidOfDuties({ world, model, steps }: Scene): readonly object[] {
  const { obligations } = world.data;
  if (obligations === undefined) return [];
  const known = stepsByItem(model);
  const { places, given } = dutiesIn(obligations)(model);
  const own = given.filter((name) => steps.some(({ id }) => id === known.get(name)?.id));
  return [places, ...own.map((name) => saidOfGifts(model, name))];
}

/** What the obligations ask of a journey: the step of each item that they name, and the answers that something may give. */
const dutiesIn = keep((obligations: Readonly<Record<string, ObligationDefinition>>) =>
  keep((model: Model) => {
    const own = obligationsOf(obligations).get(model.name) ?? [];
    const known = stepsByItem(model);
    const isNamed = (name: string) => own.some((one) => wordsIn(one).has(name));
    return {
      places: [...known].flatMap(([name, { id }]) => (isNamed(name) ? [[name, id]] : [])),
      given: own.flatMap(({ neverGives, presets }) => Object.keys({ ...neverGives, ...presets })),
    };
  }),
);

/** Whether anything that a scene rests on names a word: a path, a condition, a fact. */
export function speaksOf(scene: Scene, word: string): boolean {
  const known = shared(scene.world.models);
  const key = keyOf(scene);
  const words = known.words.get(key) ?? wordsOfAll(scene, writtenOf(scene));
  known.words.set(key, words);
  return words.has(word) || closed(variantsOf(scene), scene).some((one) => wordsIn(one).has(word));
}

/** The meaning of a scene as a mark: equal marks, equal meanings. */
export function markOf(scene: Scene): string {
  const known = shared(scene.world.models);
  const key = keyOf(scene);
  const written = known.marks.get(key) ?? markOfAll(scene, writtenOf(scene));
  known.marks.set(key, written);
  return `${written} ${markOfAll(scene, variantsOf(scene))}`;
}

function keyOf({ model, variant, steps }: Scene): string {
  return [variant === undefined, model.name, ...steps.map(({ id }) => id)].join(' ');
}

/** What is written of the scenes of a proof but for owners, who share it: as marks, and its words. */
const shared = keep((_: World['models']) => ({
  marks: new Map<string, string>(),
  words: new Map<string, ReadonlySet<string>>(),
}));

/** The same of what is given alone, and the conditions and facts that it names. */
export function markOfAll(scene: Scene, written: readonly object[]): string {
  return written.map((one) => numberOfClosed(one, scene)).join();
}

const closedNumbers = new WeakMap<object, Numbered>();
/** The same by the number of the text: many objects say the same. */
const closedTexts = new Map<number, Numbered>();

type Numbered = Named & { readonly number: number };

/** A number for all objects of one text with conditions and facts of one meaning. */
function numberOfClosed(one: object, scene: Scene): number {
  const { conditions, facts } = scene.world.domain;
  const isNow = (kept: Numbered | undefined) => kept?.conditions === conditions && kept.facts === facts;
  const kept = closedNumbers.get(one);
  if (kept !== undefined && isNow(kept)) return kept.number;
  const text = numberOf(one);
  const same = closedTexts.get(text);
  const now =
    same !== undefined && isNow(same)
      ? same
      : { conditions, facts, number: numberOfText(closed([one], scene).map(numberOf).join()) };
  if (closedTexts.size >= mostTexts) closedTexts.clear();
  closedTexts.set(text, now);
  closedNumbers.set(one, now);
  return now.number;
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
function wordsOfAll(scene: Scene, written: readonly object[]): ReadonlySet<string> {
  return new Set(closed(written, scene).flatMap((one) => [...wordsIn(one)]));
}

const numbers = new WeakMap<object, number>();
const numbersOfTexts = new Map<string, number>();
/** So many are kept; a text that comes again after that has another number, and what rests on it is looked at again. */
const mostTexts = 100_000;
let lastNumber = 0;

/** A number for all objects of one text. */
function numberOf(value: object): number {
  const kept = numbers.get(value);
  if (kept !== undefined) return kept;
  const number = numberOfText(textOf(value));
  numbers.set(value, number);
  return number;
}

function numberOfText(text: string): number {
  const known = numbersOfTexts.get(text);
  if (known !== undefined) return known;
  if (numbersOfTexts.size >= mostTexts) numbersOfTexts.clear();
  lastNumber += 1;
  numbersOfTexts.set(text, lastNumber);
  return lastNumber;
}

const texts = new WeakMap<object, string>();

/** The JSON of an object, made once for as long as it is the same object. */
function textOf(value: object): string {
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}

function stepsIn(model: Model): Model['steps'] {
  return [model, ...model.nested.values()].flatMap(({ steps }) => steps);
}

/** Variants, where a card that takes them is looked at as it stands; who is met with which, where a variant is. */
function variantsOf(scene: Scene): readonly object[] {
  const { world, variant, steps } = scene;
  const { variants, settings } = world.data;
  const isTaken = steps.length > 0 && usesOf(scene).some((use) => use.variant !== undefined);
  if (variant === undefined) return isTaken ? Object.values(variants) : [];
  return [...chainOf(world, variant), claimsOf(variants), settings.ownerVariants ?? {}];
}

const claims = new WeakMap<object, object>();

/** Which owners each variant names. */
function claimsOf(variants: World['data']['variants']): object {
  const made =
    claims.get(variants) ??
    Object.fromEntries(Object.entries(variants).map(([name, one]) => [name, one.owners]));
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
