import { answer } from '../../src/engine/answer.ts';
import { equal } from '../../src/engine/equal.ts';
import { resolveJourney } from '../../src/engine/journey.ts';
import type { Model } from '../../src/engine/model.ts';
import type { JourneyState, Json, ResolvedField } from '../../src/engine/types.ts';

/** A form at one moment, without a service: what it would ask from here on, and how it stands after an answer. */
export class Form {
  readonly #model: Model;
  readonly #state: JourneyState;
  #questions: ReadonlyMap<string, ResolvedField> | undefined;
  #refused: ReadonlySet<string> = new Set();

  constructor(model: Model, state: JourneyState) {
    this.#model = model;
    this.#state = state;
  }

  /** A question that the form asks, now or further on; undefined where it does not. */
  asks(name: string): ResolvedField | undefined {
    return this.#resolved().get(name);
  }

  /** The form after an answer; undefined where it is not asked, not offered, or held against the person. */
  after(name: string, value: Json): Form | undefined {
    const field = this.asks(name);
    const isOffered = field?.options?.some((option) => equal(option.value, value)) ?? field !== undefined;
    if (!isOffered) return undefined;
    const { state } = answer(this.#model, this.#state, { kind: 'answer', field: name, value });
    const next = new Form(this.#model, state);
    next.#resolved();
    return next.#refused.has(name) ? undefined : next;
  }

  /** The form after all of these answers. */
  afterAll(answers: readonly (readonly [string, Json])[]): Form | undefined {
    return answers.reduce<Form | undefined>((form, [name, value]) => form?.after(name, value), this);
  }

  /** Resolved once: to look at another state in between would begin anew. */
  #resolved(): ReadonlyMap<string, ResolvedField> {
    if (this.#questions === undefined) {
      const cards = resolveJourney(this.#model, this.#state).flatMap(({ present, card }) =>
        present ? card : [],
      );
      this.#questions = new Map(
        cards.flatMap(({ fields }) => fields.map((field) => [field.name, field] as const)),
      );
      this.#refused = new Set(cards.flatMap(({ errors }) => errors.map(({ field }) => field)));
    }
    return this.#questions;
  }
}
