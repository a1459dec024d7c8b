import { changeEntry } from './entries.ts';
import type { Model } from './model.ts';
import { finish, start } from './outcome.ts';
import { own } from './own.ts';
import { reached } from './reach.ts';
import { Turn } from './turn.ts';
import type { Answered, Change, JourneyState, ResolvedField } from './types.ts';

/**
 * The one way forward: applies a change and lets its consequences settle. Pure and total: the same state and change
 * give the same result, the state is never altered, and no data makes it throw. A state in which nothing changed is
 * returned as it is. Hidden answers are parked: kept as they are, read by conditions, not validated, not sent.
 */
export function answer(model: Model, state: JourneyState, change: Change): Answered {
  const turn = new Turn(model, state);
  switch (change.kind) {
    case 'enter':
      turn.put({ open: [] });
      turn.preset(model.journey.presets, undefined);
      turn.follow(model.journey.onEnter, undefined);
      break;
    case 'answer':
      turn.write(change.field, change.value, 'person');
      break;
    case 'touch':
      turn.touch(change.fields);
      break;
    case 'press':
      press(turn, model, state, change.field);
      break;
    case 'add-entry':
    case 'change-entry':
    case 'remove-entry':
    case 'save-entry':
    case 'cancel-entry':
      changeEntry(turn, model, state, change);
      break;
    case 'started':
      start(turn, state, change.call);
      break;
    case 'finished':
      finish(turn, state, change.call, change.outcome);
      break;
  }
  return turn.settle();
}

/** Its list was asked for, and there is nothing in it to choose from. */
function isWithoutChoice({ lookup, options }: ResolvedField): boolean {
  return lookup === 'failed' || (lookup === 'ready' && (options ?? []).length === 0);
}

/**
 * A button asks for its effect when what was typed is right; a `must: false`, which speaks of other things, does not
 * hold it back. From then on the field's error shows. Where the field's list could not be had, the button asks for it
 * again, and nothing is held against the person. A hidden one does nothing.
 */
function press(turn: Turn, model: Model, state: JourneyState, field: string): void {
  for (const { card, step } of reached(model, state, 'open')) {
    if (!card?.fields.some(({ name }) => name === field)) continue;
    const action = own(step?.card.ui, field)?.action;
    if (typeof action !== 'string') return;
    const hasNoList = card.fields.some((one) => one.name === field && isWithoutChoice(one));
    if (!hasNoList) turn.touch([field]);
    const isWrong = !hasNoList && card.errors.some((error) => error.field === field && error.rule !== 'must');
    if (!isWrong) turn.follow([{ run: action }], step);
  }
}
