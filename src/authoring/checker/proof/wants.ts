import { holds, isGiven } from '../../../engine/condition.ts';
import { statedFields } from '../../../engine/live-answers.ts';
import type { Model, StepModel } from '../../../engine/model.ts';
import { own } from '../../../engine/own.ts';
import { beginnings, type Reader } from '../../../engine/path.ts';
import type { Trade } from '../../../engine/trade.ts';
import { type EffectInput, type SentAnswer, wordsOf } from '../../../engine/trade-words.ts';
import type { Condition, Json } from '../../../engine/types.ts';
import { isFrom } from '../../../engine/value.ts';
import { keep } from '../keep.ts';
import { inStep } from './scene.ts';
import { changedBy, followsOf } from './turns.ts';
import { visibleWhen } from './visible.ts';
import type { World } from './world.ts';

/** What an effect takes; nothing, if the vocabulary says nothing of it. */
export function inputOf(effect: string, trade: Trade): EffectInput {
  return own(wordsOf(trade).inputs, effect) ?? {};
}

/** Every effect that sends answers. */
export const sending = keep((trade: Trade): readonly string[] =>
  Object.entries(wordsOf(trade).inputs).flatMap(([effect, { sends }]) => (sends ? effect : [])),
);

/** The names and paths that an effect takes, as its words spell them. */
export function takenBy(effect: string, trade: Trade): readonly string[] {
  const { needs = [], needsOwn = [], sends = {} } = inputOf(effect, trade);
  return [...needs, ...needsOwn, ...Object.keys(sends)];
}

/** When an effect has a use for an answer that it sends. */
export function appliesWhen({ when = true }: EffectInput, sent: SentAnswer): Condition {
  return { all: [when, sent.when ?? true] };
}

/** Whether a condition of the vocabulary holds. */
export function isSo({ domain }: World, condition: Condition): (reader: Reader) => boolean {
  return ({ read }) => holds(condition, read, domain.conditions);
}

/** The steps that ask for an answer. */
export function askingSteps({ steps }: Model, name: string): readonly StepModel[] {
  return steps.filter(({ baseNames }) => baseNames.has(name));
}

/** The journeys that hold another one; what is found with their help rests on them. */
export function journeysAround({ models, walked }: World, { name }: Model): readonly Model[] {
  const around = [...models.values()].filter(({ nested }) => nested.has(name));
  for (const one of around) walked.add(one.name);
  return around;
}

/** The answer that a path reads, as a journey or one that holds it knows it; undefined where none does. */
export function answerIn(world: World, model: Model, path: string): string | undefined {
  const names = [path, ...beginnings(path)];
  const isIn = ({ fields }: Model) => names.find((name) => fields.has(name));
  return (
    isIn(model) ??
    journeysAround(world, model)
      .map(isIn)
      .find((name) => name !== undefined)
  );
}

/** When an answer counts (engine/live-answers.ts), where its step is there. */
export function liveWhen(step: StepModel, name: string): Condition {
  const isStated = statedFields(step.card).includes(name);
  return { any: [isStated, own(step.card.sent, name) ?? false, visibleWhen(step, name)] };
}

/** When nobody gets past a step without a right answer. */
function askedWhen(step: StepModel, name: string): Condition {
  return { all: [visibleWhen(step, name), own(step.card.require, name) ?? false] };
}

/** Whether an answer is asked as something required, or `isLive` and given. */
export function isHad(
  world: World,
  model: Model,
  name: string,
  isLive: (step: StepModel) => Condition,
): (reader: Reader) => boolean {
  const isKept = alwaysGiven(model, name);
  const ways = askingSteps(model, name).map((step) => ({
    asked: inStep(world, step, askedWhen(step, name)),
    live: inStep(world, step, isLive(step)),
  }));
  return (reader) =>
    ways.some(({ asked, live }) => asked(reader) || (live(reader) && (isKept || isGiven(reader.read(name)))));
}

/** Whether an answer is preset from the start, and nothing ever takes it away but the person who sees it. */
export const alwaysGiven = (model: Model, name: string): boolean => {
  const known = kept(model);
  const found = known.get(name) ?? isNeverTaken(model, name, []);
  known.set(name, found);
  return found;
};

const kept = keep((_: Model) => new Map<string, boolean>());

function isNeverTaken(model: Model, name: string, before: readonly string[]): boolean {
  if (before.includes(name)) return true;
  const preset = own(model.journey.presets, name);
  if (preset === undefined || isFrom(preset) || !isGiven(preset)) return false;
  const lines = followsOf(model).flatMap((list) => list.lines);
  return lines
    .filter((line) => changedBy(line).includes(name))
    .every((line) => {
      const value = 'set' in line ? (line.set[name] ?? null) : null;
      return isFrom(value) ? isNeverTaken(model, value.from, [...before, name]) : isGiven(value as Json);
    });
}
