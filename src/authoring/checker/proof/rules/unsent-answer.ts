import { isGiven } from '../../../../engine/condition.ts';
import { equal } from '../../../../engine/equal.ts';
import { readerOf } from '../../../../engine/facts.ts';
import { liveAnswers } from '../../../../engine/live-answers.ts';
import type { Model } from '../../../../engine/model.ts';
import type { Reader } from '../../../../engine/path.ts';
import type { EffectInput, SentAnswer } from '../../../../engine/trade-words.ts';
import type { Json } from '../../../../engine/types.ts';
import { some } from '../../phrase.ts';
import { placeOfSent } from '../duty-place.ts';
import { isPossible } from '../explore.ts';
import { giftsOf, saidOfGifts } from '../gifts.ts';
import { markOfStep } from '../meaning.ts';
import type { ProofFinding, ProofRule } from '../proof-rule.ts';
import { unlessNothing } from '../remembered.ts';
import { inStep, placeInJourney, type Scene } from '../scene.ts';
import {
  appliesWhen,
  askingSteps,
  inputOf,
  isSo,
  journeysAround,
  liveWhen,
  sending,
  takenBy,
} from '../wants.ts';
import { walkToSubmit, wayToStep } from '../witness.ts';
import { writersOf } from '../writers.ts';

export const unsentAnswer: ProofRule = {
  severity: 'error',
  doc: 'An answer that the service is not told: it is given by itself while its question is hidden, or the effect that sends it is not run.',
  *find(scene) {
    if (scene.steps.length > 0) return;
    const { model, variant } = scene;
    if (variant === undefined) yield* untold(scene);
    for (const effect of model.journey.submit.run) {
      const input = inputOf(effect, model.trade);
      for (const [name, sent] of Object.entries(input.sends ?? {})) {
        const asking = askingSteps(model, name);
        const isOfVariant = asking.some(({ definition }) => definition.variant !== undefined);
        // What an effect needs, rule unmet-need looks after.
        if (asking.length === 0 || isOfVariant !== (variant !== undefined) || sent.must) continue;
        const about = [model.name, effect, ...asking.map((step) => markOfStep(scene, step))].join(' ');
        const said = [{ name, when: appliesWhen(input, sent), sent }, saidOfGifts(model, name)];
        const { presets = {} } = model.journey;
        yield* unlessNothing(scene, about, [...said, presets], (noted) => parked(noted, input, name, sent));
      }
    }
  },
};

/** Answers that are asked, and that only an effect sends which the journey does not run: told once for each such effect. */
function* untold(scene: Scene): Generator<ProofFinding> {
  const { world, model } = scene;
  const taken = new Set(takenIn(model));
  const asked = (effect: string) =>
    Object.keys(inputOf(effect, model.trade).sends ?? {}).filter(
      (name) => !taken.has(name) && askingSteps(model, name).length > 0,
    );
  if (sending(model.trade).every((effect) => asked(effect).length === 0)) return;
  for (const one of journeysAround(world, model)) for (const name of takenIn(one)) taken.add(name);
  for (const effect of sending(model.trade).toSorted(
    (one, other) => asked(other).length - asked(one).length,
  )) {
    const lost = asked(effect);
    const [step] = askingSteps(model, lost[0] ?? '');
    if (step === undefined) continue;
    for (const name of lost) taken.add(name);
    const message = `Nobody is told ${some(lost)}: "${effect}" sends that, and this journey does not run it, so it is asked in vain. Run it in the submit, or do not ask.`;
    yield { ...placeInJourney(scene, 'submit', 'run'), message, path: wayToStep(scene, step) };
  }
}

/** Every name that an effect of a journey takes. */
function takenIn(model: Model): readonly string[] {
  return [...writersOf(model).values()].flatMap(({ effect }) => takenBy(effect, model.trade));
}

/** An answer that a preset or a consequence gives, and that is not sent because its question is hidden. */
function* parked(scene: Scene, input: EffectInput, name: string, sent: SentAnswer): Generator<ProofFinding> {
  const { world, model } = scene;
  const steps = askingSteps(model, name);
  const applies = isSo(world, appliesWhen(input, sent));
  const live = steps.map((step) => inStep(world, step, liveWhen(step, name)));
  const gifts = steps.flatMap((step) => giftsOf(model, step, name));
  const isTold = (value: Json | undefined) => !isGiven(value) || equal(value, sent.else);
  const look = (reader: Reader) =>
    applies(reader) && !live.some((isLive) => isLive(reader)) && gifts.some((gift) => !isTold(gift(reader)));
  if (!isPossible(world.domain, look)) return;
  const stop = walkToSubmit(scene, look, (state, _, { changes }) => {
    const isOwn = changes.some((change) => change.kind === 'answer' && change.field === name);
    const isSent = Object.hasOwn(liveAnswers(model, state), name);
    return !isOwn && !isSent && !isTold(state.answers[name]) && applies(readerOf(state, model.definitions));
  });
  const [step] = steps;
  if (stop === undefined || step === undefined) return;
  const value = JSON.stringify(stop.state.answers[name]);
  const message = `"${name}" is ${value} here without being asked, and that is not sent, for its question is hidden: the service is told something else than what this form says. Name it in the card's "sent", ask it, or do not give it.`;
  yield {
    ...placeOfSent(scene, step, name),
    message,
    path: stop.path,
  };
}
