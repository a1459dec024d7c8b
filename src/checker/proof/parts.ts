import type { Model, StepModel } from '../../engine/model.ts';
import type { CardDefinition } from '../../engine/types.ts';
import { keep } from '../keep.ts';
import { markOfAll } from './meaning.ts';
import { chainOf, type Scene } from './scene.ts';
import { markOfWriters } from './writers.ts';

/** A journey's meaning in parts, as marks: each part matters from another stage of a walk on. */
export interface Parts {
  /** Who writes what: while that is the same, what one walk did another can try. */
  readonly writers: string;
  /** What matters from the beginning on. */
  readonly whole: string;
  /** What each step asks, and the journeys inside it. */
  readonly steps: readonly string[];
  /** What follows from a change of each name. */
  readonly follows: Readonly<Record<string, string>>;
}

/** The parts of a scene's journey, with the variant that is laid over it: that changes only what the steps of its card ask. */
export function partsOf(scene: Scene): Parts {
  const { world, model, variant } = scene;
  const plain = world.models.get(model.name) ?? model;
  const parts = known.get(plain) ?? partsIn({ ...scene, model: plain });
  known.set(plain, parts);
  if (variant === undefined) return parts;
  const own = known.get(model) ?? withVariant(scene, parts, variant);
  known.set(model, own);
  return own;
}

function withVariant(scene: Scene, parts: Parts, variant: string): Parts {
  const { world, model } = scene;
  const { card } = world.data.variants[variant] ?? {};
  const chain = markOfAll(scene, chainOf(world, variant));
  const isOwn = (index: number) => model.steps[index]?.definition.card === card;
  return { ...parts, steps: parts.steps.map((mark, index) => (isOwn(index) ? `${mark} ${chain}` : mark)) };
}

/** By model: each proof and variant has models of its own. */
const known = new WeakMap<Model, Parts>();

function partsIn(scene: Scene): Parts {
  const { model, world } = scene;
  const { reveal, presets, onEnter, schema } = model.journey;
  const ids = model.steps.map(({ id }) => id);
  const about = { reveal, presets, onEnter, schema };
  const { contexts = {} } = world.data;
  return {
    writers: markOfWriters(model),
    whole: [markOfAll(scene, [about, ids, [...model.fields.keys()], contexts]), world.today].join(),
    steps: model.steps.map((step) => markOfAll(scene, saidOfStep(scene, step))),
    follows: Object.fromEntries(
      [...model.onChange].map(([name, follows]) => {
        const said = follows.map(({ consequences }) => consequences);
        return [name, [markOfAll(scene, said), ...follows.map(({ step }) => step?.fuel)].join()];
      }),
    ),
  };
}

/** What is written of a step, and of the journeys inside it. */
function saidOfStep({ world, model }: Scene, step: StepModel): readonly object[] {
  const { cards } = world.data;
  const { definition } = step;
  const card = cards[definition.card];
  return [
    definition,
    ...(card === undefined ? [] : [bodyOf(card)]),
    ...insideOf(model, step).flatMap((inner) => [
      inner.journey,
      ...inner.steps.flatMap((one) => cards[one.definition.card] ?? []),
    ]),
  ];
}

/** A card without what follows from its answers. */
const bodyOf = keep(({ onChange: _, ...body }: CardDefinition): object => body);

/** The journeys that fields of a step lead to, and those inside them. */
export function insideOf({ nested }: Model, step: StepModel): readonly Model[] {
  const named = Object.values(step.card.ui ?? {}).flatMap(({ journey }) =>
    typeof journey === 'string' ? (nested.get(journey) ?? []) : [],
  );
  return [...new Set(named)].flatMap((inner) => [
    inner,
    ...inner.steps.flatMap((one) => insideOf(inner, one)),
  ]);
}
