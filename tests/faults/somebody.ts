import { equal } from '../../src/engine/equal.ts';
import type { Json, ResolvedCard, ResolvedField } from '../../src/engine/types.ts';
import type { JourneyStore } from '../../src/runtime/store.ts';

/** What a person wants to answer, by the fields' own names. A field with a list gets its first entry. */
export type Wishes = Readonly<Record<string, Json>>;

/** Lets every promise that can go on go on. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** More steps than any visit takes, retries included: who needs more has found no way out. */
const mostSteps = 200;

/** How somebody goes on: only with `retry` are buttons pressed that ask again for what failed. */
export interface Going {
  readonly retry: boolean;
  /** Called whenever everything has come to rest. */
  readonly look?: () => void;
}

/** Somebody who fills in a journey with what the page offers, one step after the other. */
export abstract class Somebody {
  store: JourneyStore;
  /** What was typed or chosen by hand and not taken up again by hand, with its value. */
  readonly typed = new Map<string, Json>();
  protected readonly wishes: Wishes;

  constructor(store: JourneyStore, wishes: Wishes) {
    this.store = store;
    this.wishes = wishes;
    store.enter();
  }

  /** Whether what was wanted is there. */
  abstract isDone(): boolean;
  /** Does the next thing; false when there is nothing to do. */
  protected abstract step(retry: boolean): boolean;
  /** Asks again, as the page offers it, for the first thing that did not come; false when all has come. */
  protected abstract asksAgain(): boolean;

  /** The cards in sight. */
  cards(): readonly ResolvedCard[] {
    return this.store.view.getState().steps.flatMap(({ open, card }) => (open ? card : []));
  }

  /** Waits until nothing is under way but what the service has to answer. */
  protected async rest(): Promise<void> {
    await settled();
  }

  /** Goes on until all is done (true) or nothing is left to do (false). */
  async goOn({ retry, look }: Going): Promise<boolean> {
    for (let step = 0; step < mostSteps; step += 1) {
      await this.rest();
      look?.();
      if (this.isDone()) return true;
      if (!this.step(retry)) return false;
    }
    throw new Error(`No way out: ${JSON.stringify(this.errors())}`);
  }

  /** What was typed and stands no more as it was typed. */
  lost(): readonly string[] {
    const { answers } = this.state();
    return [...this.typed].flatMap(([field, value]) => (equal(answers[field], value) ? [] : field));
  }

  /** Asks again for everything that did not come, needed or not. */
  async asksForTheRest(): Promise<void> {
    for (let step = 0; step < mostSteps && this.asksAgain(); step += 1) await this.rest();
  }

  /** Answers one question by hand. */
  give(field: string, value: Json): true {
    this.typed.set(field, value);
    this.store.change(field, value);
    return true;
  }

  protected state() {
    return this.store.view.getState().state;
  }

  protected fields(): readonly ResolvedField[] {
    return this.cards().flatMap(({ fields }) => fields);
  }

  protected errors() {
    return this.cards().flatMap(({ errors }) => errors);
  }

  /** Answers the first open question that is not answered as wished. */
  protected answers(): boolean {
    for (const { name, lookup, options } of this.fields()) {
      const now = this.state().answers[name];
      if (lookup !== undefined) {
        const first = options?.[0];
        const isOffered = options?.some(({ value }) => equal(value, now));
        if (lookup === 'ready' && first && !isOffered) return this.give(name, first.value);
        continue;
      }
      const wish = this.wishOf(name);
      if (wish === undefined || equal(now, wish)) continue;
      const isPossible = options === undefined || options.some(({ value }) => equal(value, wish));
      const value = isPossible ? wish : options[0]?.value;
      if (value !== undefined && !equal(now, value)) return this.give(name, value);
    }
    return false;
  }

  protected wishOf(field: string): Json | undefined {
    return this.wishes[field];
  }
}
