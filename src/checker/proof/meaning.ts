import type { Model } from '../../engine/model.ts';
import type { Scene } from './scene.ts';

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
    one.steps
      .filter(({ definition }) => cards.has(definition.card))
      .map(({ definition }) => [one.name, definition]),
  );
  const { steps: _, title: __, ...journey } = model.journey;
  const obligations = Object.values(data.obligations ?? {}).filter((one) => one.journey === model.name);
  const written = [
    [...cards].map((name) => data.cards[name]),
    steps.length > 0 ? steps.map(({ card }) => card) : journey,
    // What stands before a step decides which of its situations are met.
    model.journey.steps,
    uses,
    obligations,
    variantsOf(scene),
    // All named conditions are proved with the first journey.
    steps.length === 0 && model.name === [...world.models.keys()][0]
      ? [world.domain.conditions, world.domain.facts]
      : [],
  ];
  const meaning = closed(JSON.stringify([written, data.contexts]), scene);
  known.set(scene, meaning);
  return meaning;
}

function stepsIn(model: Model): Model['steps'] {
  return [model, ...model.nested.values()].flatMap(({ steps }) => steps);
}

/** Variants, where a step that takes them is looked at as it stands; who is met with which, where a variant is. */
function variantsOf({ world, variant, steps }: Scene): unknown {
  if (!steps.some(({ definition }) => definition.variant !== undefined)) return undefined;
  const { variants, settings } = world.data;
  if (variant === undefined) return variants;
  const claims = Object.entries(variants).map(([name, { suppliers }]) => [name, suppliers]);
  return [variants[variant], claims, settings.supplierVariants];
}

/** The text with the conditions and facts that it names, and those that they name. */
function closed(text: string, { world }: Scene): string {
  const { conditions, facts } = world.domain;
  const words = [
    ...Object.entries(conditions).map(([name, one]) => [`"${name}"`, JSON.stringify(one.when)] as const),
    ...Object.entries(facts).map(([name, one]) => [`fact.${name}"`, JSON.stringify(one)] as const),
  ];
  const parts = [text];
  const named = new Set<string>();
  for (const part of parts) {
    for (const [word, meaning] of words) {
      if (named.has(word) || !part.includes(word)) continue;
      named.add(word);
      parts.push(`${word}: ${meaning}`);
    }
  }
  return parts.join('\n');
}
