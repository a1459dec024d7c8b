import type { Model } from './model.ts';
import { own } from './own.ts';
import { reached } from './reach.ts';
import type { Answers, Json, Situation } from './types.ts';

/**
 * The answers that may be sent: those of shown fields of present steps, inner journeys within reach included, and those
 * that the journey itself declares. Parked answers (hidden fields, absent steps) are left out.
 */
export function liveAnswers(model: Model, situation: Situation): Answers {
  const shown = reached(model, situation, 'present').flatMap(({ card }) => card?.fields ?? []);
  const declared = [...model.fields].flatMap(([name, { step }]) => (step === undefined ? name : []));
  const live: Record<string, Json> = {};
  for (const name of [...shown.map(({ name }) => name), ...declared]) {
    const value = own(situation.answers, name);
    if (value !== undefined) live[name] = value;
  }
  return live;
}
