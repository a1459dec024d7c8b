import type { Model } from '../../engine/model.ts';
import { own } from '../../engine/own.ts';
import type { Scene } from './scene.ts';
import type { World } from './world.ts';

const known = new WeakMap<Scene, string>();

/**
 * All that the definitions say about a scene, as one text: its cards and steps, the conditions and facts that these come
 * to, the obligations of its journey, the situations. What is not in it can change nothing that is proved of the scene.
 */
export function meaningOf(scene: Scene): string {
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
  const isFirst = steps.length === 0 && model.name === [...world.models.keys()][0];
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
    ...variantsOf(scene),
    ...(isFirst ? [world.domain.conditions, world.domain.facts] : []),
    data.contexts,
  ];
  const meaning = closed(
    written.flatMap((one) => one ?? []),
    scene,
  )
    .map(textOf)
    .join('\n');
  known.set(scene, meaning);
  return meaning;
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

/** Variants, where a step that takes them is looked at as it stands; who is met with which, where a variant is. */
function variantsOf({ world, variant, steps }: Scene): readonly object[] {
  if (!steps.some(({ definition }) => definition.variant !== undefined)) return [];
  const { variants, settings } = world.data;
  if (variant === undefined) return Object.values(variants);
  const chain = new Set<string>();
  for (
    let name: string | undefined = variant;
    name !== undefined && !chain.has(name);
    name = variants[name]?.extends
  )
    chain.add(name);
  const own = [...chain].flatMap((name) => variants[name] ?? []);
  return [...own, claimsOf(variants), settings.supplierVariants ?? {}];
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
  for (const one of all) {
    for (const word of wordsIn(one)) {
      const meaning = word.startsWith('fact.')
        ? own(facts, word.slice('fact.'.length))
        : own(conditions, word);
      if (meaning !== undefined) all.add(meaning);
    }
  }
  return [...all];
}

const words = new WeakMap<object, readonly string[]>();

/** Every text that stands in an object, as a key or a value. */
function wordsIn(value: object): readonly string[] {
  const known = words.get(value) ?? [
    ...new Set(Array.from(textOf(value).matchAll(/"([^"\\]+)"/g), ([, word = '']) => word)),
  ];
  words.set(value, known);
  return known;
}
