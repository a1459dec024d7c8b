import { holds } from './condition.ts';
import { readerFor, readerOf } from './facts.ts';
import type { Model } from './model.ts';
import { own } from './own.ts';
import { reached } from './reach.ts';
import type { Answers, CardDefinition, Json, Situation } from './types.ts';

/**
 * The answers that may be sent: those of shown fields of present steps, inner journeys within reach included, those that
 * the journey itself declares, and those of hidden fields that their card calls `sent` at the moment. Other parked
 * answers (hidden fields, absent steps) are left out; but a field that its card never shows (`show: false`) is nobody's
 * to answer, and what the card presets for it is sent as it stands.
 */
export function liveAnswers(model: Model, situation: Situation): Answers {
  const { conditions } = model.definitions;
  const present = reached(model, situation, 'present');
  const shown = present.flatMap(({ card }) => card?.fields.map(({ name }) => name) ?? []);
  const reader = readerOf(situation, model.definitions);
  const counted = present.flatMap(({ step }) => {
    if (step === undefined) return [];
    const sent = Object.entries(step.card.sent ?? {});
    const { read } = readerFor(step, reader);
    return [
      ...statedFields(step.card),
      ...sent.flatMap(([name, when]) => (holds(when, read, conditions) ? name : [])),
    ];
  });
  const declared = [...model.fields].flatMap(([name, { step }]) => (step === undefined ? name : []));
  const live: Record<string, Json> = {};
  for (const name of [...shown, ...counted, ...declared]) {
    const value = own(situation.answers, name);
    if (value !== undefined) live[name] = value;
  }
  return live;
}

/** The fields that a card presets and never shows: what it presets for them is sent as it stands. */
export function statedFields({ show, presets }: CardDefinition): readonly string[] {
  return Object.keys(presets ?? {}).filter((name) => own(show, name) === false);
}
