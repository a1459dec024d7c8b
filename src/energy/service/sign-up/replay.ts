import { answer } from '../../../engine/answer.ts';
import { equal } from '../../../engine/equal.ts';
import { resolveJourney } from '../../../engine/journey.ts';
import { entriesOf } from '../../../engine/list.ts';
import { liveAnswers } from '../../../engine/live-answers.ts';
import type { Model } from '../../../engine/model.ts';
import { own } from '../../../engine/own.ts';
import type { Answers, FieldError, JourneyState, Json, ResolvedField } from '../../../engine/types.ts';

/** What is wrong in a field; in one of an entry, `of` is its list. */
interface Wrong extends Pick<FieldError, 'field' | 'message'> {
  readonly of?: string;
}

/** More than questions hang on one another: answers that do not settle by then contradict each other. */
const mostRounds = 5;

/** The cards of a journey that ask these fields, all open. A model of its own, since the engine remembers what it last looked at. */
export function partOf(whole: Model, names: readonly string[]): Model {
  const steps = whole.steps.filter(({ card }) => names.some((field) => field in card.schema.properties));
  const nested = new Map([...whole.nested].map(([name, inner]) => [name, { ...inner }]));
  return { ...whole, steps, nested, journey: { ...whole.journey, reveal: 'all' } };
}

/** What is wrong in the fields that are shown, and in each entry of their lists. */
export function errorsIn(model: Model, state: JourneyState): readonly Wrong[] {
  return resolveJourney(model, state)
    .filter(({ present }) => present)
    .flatMap(({ card }) => [
      ...card.errors,
      ...card.fields.flatMap((field) => entryErrors(model, state, field)),
    ]);
}

function entryErrors(model: Model, state: JourneyState, { name, list }: ResolvedField): readonly Wrong[] {
  const entry = list && model.nested.get(list.entry);
  if (entry === undefined) return [];
  return entriesOf(own(state.answers, name)).flatMap((_, at) => {
    const opened = answer(model, state, { kind: 'change-entry', list: name, at }).state;
    return errorsIn(entry, opened).map((wrong) => ({
      ...wrong,
      field: `${name}.${at}.${wrong.field}`,
      of: name,
    }));
  });
}

/**
 * What a page would send once a person gave the named answers of a state: it is entered anew, and each is given where its
 * question shows, again and again until nothing changes any more, since nobody says in which order they were given.
 */
export function sentBy(model: Model, state: JourneyState, names: readonly string[]): Answers {
  const others = Object.entries(state.answers).filter(([name]) => !names.includes(name));
  const blank = { ...state, answers: Object.fromEntries(others) };
  let now = answer(model, blank, { kind: 'enter' }).state;
  for (let round = 0; round < mostRounds; round += 1) {
    const before = now;
    for (const field of names) now = giveTo(model, now, field, own(state.answers, field) ?? null);
    if (now === before) break;
  }
  return liveAnswers(model, now);
}

/** An answer counts where its question shows then: what was chosen of a list shows, though the list itself is not here. */
function giveTo(model: Model, now: JourneyState, field: string, value: Json): JourneyState {
  if (equal(own(now.answers, field) ?? null, value)) return now;
  const next = answer(model, now, { kind: 'answer', field, value }).state;
  return isAsked(model, next, field) ? next : now;
}

/** Whether a question shows; what the journey itself holds is what effects found. */
function isAsked(model: Model, state: JourneyState, name: string): boolean {
  const place = model.fields.get(name);
  if (place?.step === undefined) return place !== undefined;
  return resolveJourney(model, state).some(
    ({ present, card }) => present && card.fields.some((field) => field.name === name),
  );
}
