import { readerFor, readerOf } from './facts.ts';
import { isComplete, resolveJourney } from './journey.ts';
import { entriesOf, partsOf } from './list.ts';
import { draftAnswers } from './live-answers.ts';
import type { Model } from './model.ts';
import { own } from './own.ts';
import { reached } from './reach.ts';
import type { Turn } from './turn.ts';
import type { Answers, Change, EachDefinition, Editing, JourneyState, Json } from './types.ts';
import { valueNow } from './value.ts';

/** A change of one entry of a list. */
export type EntryChange = Extract<Change, { readonly list: string }>;

/** A list that is asked in an open step, and the journey that fills in its entries. */
interface List {
  readonly name: string;
  readonly each: EachDefinition;
  readonly entry: Model;
}

/**
 * Adds, changes and removes entries of a list that is shown. One entry at a time is filled in, in the answers of its own
 * card, and nothing of it is in the list before it is saved. What a list does not allow now changes nothing.
 */
export function changeEntry(turn: Turn, model: Model, state: JourneyState, change: EntryChange): void {
  const list = listNamed(model, state, change.list);
  if (list === undefined) return;
  const entries = entriesOf(own(state.answers, change.list));
  const editing = own(state.editing, change.list);
  switch (change.kind) {
    case 'add-entry':
      if (editing === undefined && hasRoom(list, entries)) open(turn, list, {}, 'new');
      return;
    case 'change-entry': {
      const entry = entries[change.at];
      if (editing === undefined && entry !== undefined) open(turn, list, entry, change.at);
      return;
    }
    case 'remove-entry': {
      if (editing !== undefined || entries[change.at] === undefined) return;
      const rest = entries.filter((_, place) => place !== change.at);
      turn.write(list.name, rest.length === 0 ? undefined : rest, 'person');
      return;
    }
    case 'save-entry':
      if (editing !== undefined) save(turn, state, list, entries, editing);
      return;
    case 'cancel-entry':
      if (editing !== undefined) open(turn, list);
  }
}

function listNamed(model: Model, state: JourneyState, name: string): List | undefined {
  for (const { card, step } of reached(model, state, 'open')) {
    const field = card?.fields.find((one) => one.name === name);
    const each = own(step?.card.each, name);
    const entry = field?.list && model.nested.get(field.list.entry);
    if (each !== undefined && entry !== undefined) return { name, each, entry };
  }
  return undefined;
}

function hasRoom({ each: { atMost } }: List, entries: readonly Json[]): boolean {
  return atMost === undefined || entries.length < atMost;
}

/** Takes an entry into its card; without one, the card is emptied. */
function open(turn: Turn, { name, entry }: List, value: Json = {}, at?: Editing): void {
  turn.lay(spelt(entry, value), lookupsOf(entry));
  turn.edit(name, at);
}

function save(turn: Turn, state: JourneyState, list: List, entries: readonly Json[], at: Editing): void {
  const steps = resolveJourney(list.entry, state);
  if (!isComplete(steps)) {
    turn.touch(steps.flatMap(({ card }) => card.errors.map(({ field }) => field)));
    return;
  }
  const isNew = at === 'new' || at >= entries.length;
  if (isNew && !hasRoom(list, entries)) return;
  const entry = entryFrom(list, state);
  open(turn, list);
  const next = isNew ? [...entries, entry] : entries.map((one, place) => (place === at ? entry : one));
  turn.write(list.name, next, 'person');
}

/** The entry that was filled in: its answers that count, by the card's own names, and what is worked out from them. */
function entryFrom({ each, entry }: List, state: JourneyState): Answers {
  const answers = draftAnswers(entry, state);
  const reader = readerOf(state, entry.definitions);
  const filled: Record<string, Json> = {};
  for (const step of entry.steps) {
    const { read } = readerFor(step, reader);
    for (const [name, base] of step.baseNames) {
      const value = own(answers, name);
      if (value !== undefined) filled[base] = value;
    }
    for (const [part, value] of Object.entries(each.parts ?? {})) {
      const now = valueNow(value, (path) => read(step.rename(path)));
      if (now !== undefined) filled[part] = now;
    }
  }
  return filled;
}

/** Every answer of an entry's card as the entry has it, under the names of its step. */
function spelt(entry: Model, value: Json): Readonly<Record<string, Json | undefined>> {
  const parts = partsOf(value);
  return Object.fromEntries(
    [...entry.fields].map(([name, { step }]) => [name, own(parts, step?.baseNames.get(name) ?? name)]),
  );
}

/** The lists that an entry's card chooses from. */
function lookupsOf({ steps }: Model): readonly string[] {
  return steps.flatMap(({ card }) => Object.values(card.ui ?? {}).flatMap(({ lookup }) => lookup ?? []));
}
