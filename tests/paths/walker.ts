import { isGiven } from '../../src/engine/condition.ts';
import type { EntryChange } from '../../src/engine/entries.ts';
import { equal } from '../../src/engine/equal.ts';
import { isComplete, resolveJourney } from '../../src/engine/journey.ts';
import type { Model } from '../../src/engine/model.ts';
import type { Json, ResolvedField, ResolvedStep } from '../../src/engine/types.ts';
import type { JourneyStore } from '../../src/runtime/store.ts';

/**
 * What a person wants in a field: a value, or something that they do with it, such as a dialog; undefined leaves the
 * field as it stands.
 */
export type Wish = (field: ResolvedField, now: Json | undefined) => Json | undefined | (() => Promise<void>);

/** Where a path ended before its end, as a sentence. */
export class Stopped extends Error {}

/** More changes than any form takes. */
const mostSteps = 120;

/** Waits until nothing is under way: no call, no submit. */
export async function idle(store: JourneyStore): Promise<void> {
  const isBusy = () => {
    const { submitting, state } = store.view.getState();
    return submitting !== undefined || Object.keys(state.pending).length > 0;
  };
  do {
    if (isBusy())
      await new Promise<void>((resolve) => {
        const end = store.view.subscribe(() => {
          if (isBusy()) return;
          end();
          resolve();
        });
      });
    await new Promise<void>((resolve) => setImmediate(resolve));
  } while (isBusy());
}

const said = (value: Json | undefined, { options = [] }: ResolvedField): string => {
  const label = options.find((option) => equal(option.value, value))?.label;
  return label ?? (typeof value === 'string' ? value : JSON.stringify(value));
};

/** A person at one form: gives only answers that are asked in sight, each with a value that is offered. */
export class Walker {
  readonly store: JourneyStore;
  /** What was done, in order, a line each. */
  readonly done: string[];
  readonly #searched = new Map<string, Json>();

  constructor(store: JourneyStore, done: string[]) {
    this.store = store;
    this.done = done;
    store.enter();
  }

  get model(): Model {
    return this.store.view.getState().model;
  }

  answer(name: string): Json | undefined {
    return this.store.view.getState().state.answers[name];
  }

  /** The steps of the form, or of a journey in a dialog. */
  steps(dialog?: string): readonly ResolvedStep[] {
    const { steps, state } = this.store.view.getState();
    const inner = dialog === undefined ? undefined : this.model.nested.get(dialog);
    return inner ? resolveJourney(inner, state) : steps;
  }

  fields(dialog?: string): readonly ResolvedField[] {
    return this.steps(dialog).flatMap(({ open, card }) => (open ? card.fields : []));
  }

  /** Fills in what is asked, top to bottom, until all stands as wished and the form may be submitted; else Stopped. */
  async fill(wish: Wish, dialog?: string): Promise<void> {
    await this.reach(wish, dialog);
    if (!isComplete(this.steps(dialog)))
      throw new Stopped(`The form does not go on: ${this.#errors(dialog)}`);
  }

  /** The same as far as it goes. */
  async reach(wish: Wish, dialog?: string): Promise<void> {
    for (let step = 0; step < mostSteps; step += 1) {
      await idle(this.store);
      if (!(await this.#act(wish, dialog))) return;
    }
    throw new Stopped(`The form never comes to an end: ${this.done.slice(-6).join('; ')}`);
  }

  /** Adds, saves or gives up an entry of a list. */
  entry(change: EntryChange): void {
    this.done.push(`${change.kind} ${change.list}`);
    this.store.entry(change);
  }

  /** Submits the form, or a dialog; a failure is Stopped with what the page says. */
  async submit(dialog?: string): Promise<void> {
    const model = (dialog && this.model.nested.get(dialog)) || this.model;
    const { label } = model.journey.submit;
    this.done.push(`press ${label}`);
    const isDone = await this.store.submit(model);
    await idle(this.store);
    const { failure } = this.store.view.getState();
    if (!isDone) throw new Stopped(`${label} fails: ${failure?.heading ?? ''} ${failure?.message ?? ''}`);
  }

  async #act(wish: Wish, dialog: string | undefined): Promise<boolean> {
    for (const field of this.fields(dialog)) {
      const now = this.answer(field.name);
      if (!isGiven(now)) this.#searched.delete(field.name);
      const wanted = wish(field, now);
      if (typeof wanted === 'function') {
        await wanted();
        return true;
      }
      if (wanted !== undefined && !equal(now, wanted)) {
        this.#give(field, wanted);
        return true;
      }
      if (field.ui.actionLabel === 'Search' && isGiven(now) && this.#isUnsearched(field, now)) {
        this.#searched.set(field.name, now);
        this.done.push(`press Search beside ${field.label}`);
        this.store.press(field.name);
        return true;
      }
    }
    return false;
  }

  /** A list that is there already is not asked for again. */
  #isUnsearched({ name }: ResolvedField, now: Json): boolean {
    return !equal(this.#searched.get(name), now);
  }

  #give(field: ResolvedField, value: Json): void {
    const { name, label, options } = field;
    if (options !== undefined && !options.some((option) => equal(option.value, value)))
      throw new Stopped(`${label} does not offer ${said(value, field)}.`);
    this.done.push(`${label} (${name}) = ${said(value, field)}`);
    this.store.change(name, value);
  }

  #errors(dialog: string | undefined): string {
    const errors = this.steps(dialog).flatMap(({ open, card }) => (open ? card.errors : []));
    return errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
  }
}
