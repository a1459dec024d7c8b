import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Model } from '../../engine/model.ts';
import { own } from '../../engine/own.ts';
import type { Answers, JourneyState, ResolvedField } from '../../engine/types.ts';
import type { JourneyStore } from '../../runtime/store.ts';
import { noticesIn, type Part } from './part.ts';

/** Where the person is in a journey that folds. It holds no answer, and no answer follows from it. */
export interface Folding {
  /** The part that stays open although all is well with it: a person opened it, or is writing in it. */
  readonly held: string | undefined;
  /** An attempt to go on found something missing or wrong. */
  readonly attempted: boolean;
  /** Cards that a person answered and parts that one went on from: what they hold is no guess. */
  readonly answered: ReadonlySet<string>;
}

/** `left` is still to answer while the person is elsewhere; `busy` waits for the server. Both stand as one line. */
export type Standing = 'open' | 'answered' | 'busy' | 'left';

/** Waits for the server before a person could say anything to it. A panel has always something else to answer. */
const isBusy = ({ isPanel, valid, cards, fields }: Part) =>
  !isPanel &&
  !valid &&
  (cards.some(({ waiting }) => waiting !== undefined) || fields.some(({ lookup }) => lookup === 'pending'));

/**
 * The one part that the journey stands at: the one that is held, else the first that is not well or that nobody has met.
 * What a person has begun stays open while it waits for the server.
 */
export function currentPart(
  parts: readonly Part[],
  { held, answered }: Pick<Folding, 'held' | 'answered'>,
  isFull: (part: Part) => boolean,
): Part | undefined {
  return (
    parts.find(({ id }) => id === held) ??
    parts.find((part) =>
      part.valid ? isUnmet(part, answered, isFull) : answered.has(part.id) || !isBusy(part),
    )
  );
}

/**
 * Nobody has gone on from this part yet, and it has something for the person: it is a panel, or an answer that need not be
 * given was not, or it tells something. What is filled in says so in its line, which keeps its warnings too.
 */
export const isUnmet = (part: Part, answered: Folding['answered'], isFull: (part: Part) => boolean) =>
  part.fields.length > 0 &&
  !answered.has(part.id) &&
  (part.isPanel || !isFull(part) || noticesIn(part.items, ['info']).length > 0);

/**
 * How one part stands. Only drawing: a mistake that was told is never folded away, and what asks nothing stays as it is.
 */
export function standingOf(
  part: Part,
  currentId: string | undefined,
  touched: JourneyState['touched'],
): Standing {
  if (part.id === currentId || part.fields.length === 0) return 'open';
  if (part.valid) return 'answered';
  if (part.errors.some(({ field }) => own(touched, field) !== undefined)) return 'open';
  return isBusy(part) ? 'busy' : 'left';
}

/**
 * Whether an answer of this field is chosen or looked up: such answers go on by themselves. What is typed waits for
 * Continue, and so does a list, which may get another entry.
 */
function isChosen(model: Model, { name, options, lookup, ui, list }: ResolvedField): boolean {
  if (list !== undefined) return false;
  const { schema } = model.fields.get(name) ?? {};
  const isTicked = `${schema?.type}`.includes('boolean') || schema?.enum !== undefined;
  return isTicked || options !== undefined || lookup !== undefined || typeof ui.action === 'string';
}

/**
 * Whether a person's answer ends its part: all of it is chosen, and this was the last of it or what was missing. A panel is
 * ended by its own button alone. What a card tells is told below its line, too.
 */
export function endsPart(model: Model, part: Part, answers: Answers, name: string): boolean {
  const isMended = part.errors.every(({ field }) => field === name);
  const isLast = part.fields.at(-1)?.name === name;
  const isAll = isMended && isFullBut(model, part, answers, name);
  return isOfChoices(model, part) && (isAll || isLast);
}

/** Whether every question of a part has an answer; buttons hold none. `but` is a field that is being answered. */
export function isFullBut(model: Model, { fields }: Part, answers: Answers, but?: string): boolean {
  return fields.every(
    ({ name }) =>
      name === but || (own(answers, name) ?? null) !== null || model.fields.get(name)?.schema.type === 'null',
  );
}

/** Whether all that a part asks is chosen: nothing of it is typed, and it is no panel. */
export function isOfChoices(model: Model, { isPanel, fields }: Part): boolean {
  return !isPanel && fields.every((field) => isChosen(model, field));
}

/** The folding of a journey that does not fold, and of one that has just begun. */
export const unfolded: Folding = { held: undefined, attempted: false, answered: new Set() };

const kept = new WeakMap<JourneyStore, StoreApi<Folding>>();

/** Where the person is in a journey that folds, the same for as long as the journey is under way; undefined for others. */
export function foldingOf(store: JourneyStore): StoreApi<Folding> | undefined {
  if (store.view.getState().model.journey.presentation !== 'fold') return undefined;
  const known = kept.get(store) ?? createStore<Folding>(() => unfolded);
  kept.set(store, known);
  return known;
}
