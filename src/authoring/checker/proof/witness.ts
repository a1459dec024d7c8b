import { readerOf } from '../../../engine/facts.ts';
import type { StepModel } from '../../../engine/model.ts';
import type { Reader } from '../../../engine/path.ts';
import type { Chosen } from './cells.ts';
import { explore } from './explore.ts';
import { inStep, type Scene } from './scene.ts';
import { isSubmitted } from './to-submit.ts';
import { visibleWhen } from './visible.ts';
import { type Goal, type Stop, walk } from './walk.ts';
import type { World } from './world.ts';

/** So many situations are tried before one is taken to be out of reach. */
const mostTries = 24;

/** What a way is asked for besides the situation. */
interface Terms {
  /** How cells stand for certain. */
  readonly given?: Chosen;
  /** The step must be open; else the journey must only have come past its place. It must, if nothing is said. */
  readonly isOpen?: boolean;
  /** How it shows once one is there, if otherwise than by `look`. */
  readonly isMet?: ((reader: Reader) => boolean) | undefined;
}

/**
 * The shortest way on which the step is open and `look` holds; undefined when no walk gets there, for then it is no
 * mistake that anybody can meet.
 */
export function wayTo(
  scene: Scene,
  step: StepModel,
  look: (reader: Reader) => boolean,
  { given = new Map(), isOpen = true, isMet = look }: Terms = {},
): readonly string[] | undefined {
  const { model } = scene;
  const index = model.steps.indexOf(step);
  const isMetIn: Goal = (state, steps) => {
    const isThere = isOpen
      ? steps[index]?.open === true
      : steps.slice(0, index).every(({ present, open, card }) => !present || (open && card.valid));
    return isThere && isMet(readerOf(state, model.definitions));
  };
  return firstWalk(scene, look, given, isMetIn)?.path;
}

/** The shortest walk to the submit of a journey on which `look` holds and, once there, `isMet`; undefined where there is none. */
export function walkToSubmit(scene: Scene, look: (reader: Reader) => boolean, isMet: Goal): Stop | undefined {
  const goal: Goal = (state, steps, now) => isSubmitted(state, steps, now) && isMet(state, steps, now);
  return firstWalk(scene, look, new Map(), goal);
}

function firstWalk(
  scene: Scene,
  look: (reader: Reader) => boolean,
  given: Chosen,
  goal: Goal,
): Stop | undefined {
  const { world } = scene;
  const asked = [...simplest(world, askedIn(scene, look), given), ...simplest(world, look, given)];
  for (const isRoundabout of [false, true]) {
    for (const chosen of asked) {
      const stop = walk(scene, chosen, goal, isRoundabout);
      if (stop.reached) return stop;
    }
  }
  return undefined;
}

/** The situations that ask for least. */
function simplest({ domain }: World, look: (reader: Reader) => boolean, given: Chosen): readonly Chosen[] {
  const situations: Chosen[] = [];
  for (const { value, chosen } of explore(domain, look, given)) if (value) situations.push(chosen);
  return situations.sort((one, other) => held(one) - held(other)).slice(0, mostTries);
}

/** The same look, where a person is shown each field that it finds answered. */
function askedIn({ world, model }: Scene, look: (reader: Reader) => boolean): (reader: Reader) => boolean {
  return ({ read, lookup }) => {
    const answered = new Set<string>();
    const noting = (path: string) => {
      const value = read(path);
      if (value !== undefined) answered.add(path);
      return value;
    };
    if (!look({ read: noting, lookup })) return false;
    return [...answered].every((name) => {
      const step = model.steps.find(({ baseNames }) => baseNames.has(name));
      return step === undefined || inStep(world, step, visibleWhen(step, name))({ read, lookup });
    });
  };
}

/** A way on which the step is open; where it never is, as far as one gets. */
export function wayToStep(scene: Scene, step: StepModel): readonly string[] {
  return (
    wayTo(scene, step, inStep(scene.world, step, true)) ??
    walk(scene, new Map(), (_, steps) => steps.some(({ id, open }) => id === step.id && open)).path
  );
}

/** How much a situation asks for. */
function held(chosen: Chosen): number {
  return [...chosen.values()].filter(({ holds }) => Object.keys(holds).length > 0).length;
}
