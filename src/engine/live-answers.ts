import { holds } from './condition.ts';
import { readerFor, readerOf } from './facts.ts';
import type { Model } from './model.ts';
import { own } from './own.ts';
import { type Reached, reached } from './reach.ts';
import type { Answers, CardDefinition, Json, Situation } from './types.ts';

/**
 * The answers that may be sent: those of shown fields of present steps, inner journeys within reach included, those that
 * the journey itself declares, and those of hidden fields that their card calls `sent` at the moment. Other parked
 * answers (hidden fields, absent steps) are left out, and so is an entry that is not saved; but a field that its card never
 * shows (`show: false`) is nobody's to answer, and what the card presets for it is sent as it stands.
 */
export function liveAnswers(model: Model, situation: Situation): Answers {
  const present = reached(model, situation, 'present').filter(({ isDraft }) => !isDraft);
  const declared = [...model.fields].flatMap(([name, { step }]) => (step === undefined ? name : []));
  return answersOf([...namesIn(model, situation, present), ...declared], situation);
}

/** The answers of an entry that is being filled in that would count in it. */
export function draftAnswers(entry: Model, situation: Situation): Answers {
  return answersOf(namesIn(entry, situation, reached(entry, situation, 'present')), situation);
}

function answersOf(names: readonly string[], { answers }: Situation): Answers {
  const live: Record<string, Json> = {};
  for (const name of names) {
    const value = own(answers, name);
    if (value !== undefined) live[name] = value;
  }
  return live;
}

/** The fields of some steps whose answers count. */
function namesIn(model: Model, situation: Situation, steps: readonly Reached[]): readonly string[] {
  const { conditions } = model.definitions;
  const shown = steps.flatMap(({ card }) => card?.fields.map(({ name }) => name) ?? []);
  const reader = readerOf(situation, model.definitions);
  const counted = steps.flatMap(({ step }) => {
    if (step === undefined) return [];
    const sent = Object.entries(step.card.sent ?? {});
    const { read } = readerFor(step, reader);
    return [
      ...statedFields(step.card),
      ...sent.flatMap(([name, when]) => (holds(when, read, conditions) ? name : [])),
    ];
  });
  return [...shown, ...counted];
}

/** The fields that a card presets and never shows: what it presets for them is sent as it stands. */
export function statedFields({ show, presets }: CardDefinition): readonly string[] {
  return Object.keys(presets ?? {}).filter((name) => own(show, name) === false);
}
