import { useRef } from 'react';
import { effectKey } from '../engine/model.ts';
import { own } from '../engine/own.ts';
import type { JourneyState, Json, ResolvedCard, ResolvedField } from '../engine/types.ts';
import { cardOf, type Stage } from './stage.ts';
import { useView } from './store.ts';

/** How one shown field stands. Keeps its identity for as long as it stays the same. */
export interface FieldView {
  readonly value: Json | undefined;
  /** The message to show, or undefined. */
  readonly error: string | undefined;
  /** The field's action or lookup is under way. */
  readonly busy: boolean;
}

/** One step's card, and how each of its shown fields stands, by name. */
export interface CardView {
  readonly card: ResolvedCard;
  readonly fields: ReadonlyMap<string, FieldView>;
  /** What the errors and the busyness were taken from, beside the card. */
  readonly from: Pick<JourneyState, 'touched' | 'pending'>;
}

/**
 * Follows one step's card and its fields; undefined when the step is gone. A card asks the store once for all of its
 * fields, so a keystroke costs a look at each card, and a drawing of the one field that changed.
 */
export function useCardView(stage: Stage, stepId: string): CardView | undefined {
  const before = useRef<CardView>(undefined);
  return useView(stage.store, (view) => {
    const card = cardOf(stage, view, stepId);
    before.current = card && nextView(before.current, card, view.state);
    return before.current;
  });
}

/** The view of a card in a state; the one before where nothing differs, and its fields where they do not. */
function nextView(before: CardView | undefined, card: ResolvedCard, state: JourneyState): CardView {
  if (before?.card === card && isAsBefore(before, state)) return before;
  const fields = new Map<string, FieldView>();
  for (const field of card.fields) {
    const known = before?.fields.get(field.name);
    const now = viewOf(field, card, state);
    fields.set(field.name, known && isSame(known, now) ? known : now);
  }
  return { card, fields, from: state };
}

/** With the same card and the same marks only values can differ: one look at each. */
function isAsBefore({ fields, from }: CardView, { answers, touched, pending }: JourneyState): boolean {
  if (from.touched !== touched || from.pending !== pending) return false;
  for (const [name, { value }] of fields) if (own(answers, name) !== value) return false;
  return true;
}

function isSame(a: FieldView, b: FieldView): boolean {
  return a.value === b.value && a.error === b.error && a.busy === b.busy;
}

function viewOf(field: ResolvedField, card: ResolvedCard, state: JourneyState): FieldView {
  return {
    value: own(state.answers, field.name),
    error: shownError(field, card, state),
    busy: isBusy(field, card, state),
  };
}

/** Errors show late and go early: only for fields used and left or reached by an attempt, and away once put right. */
function shownError({ name }: ResolvedField, { errors }: ResolvedCard, { touched }: JourneyState) {
  if (own(touched, name) === undefined) return undefined;
  return errors.find(({ field }) => field === name)?.message;
}

function isBusy({ lookup, ui: { action } }: ResolvedField, card: ResolvedCard, { pending }: JourneyState) {
  if (lookup === 'pending') return true;
  return (
    typeof action === 'string' && own(pending, effectKey({ effect: action, for: card.for })) !== undefined
  );
}
