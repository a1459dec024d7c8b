import { isGiven } from '../../src/engine/condition.ts';
import { equal } from '../../src/engine/equal.ts';
import { isComplete } from '../../src/engine/journey.ts';
import type { Json, ResolvedField } from '../../src/engine/types.ts';
import type { JourneyStore } from '../../src/runtime/store.ts';

/** What a person wants to answer, by the fields' own names. A field with a list gets its first entry. */
export type Wishes = Readonly<Record<string, Json>>;

/** Lets every promise that can go on go on. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** More steps than any visit takes, retries included: who needs more has found no way out. */
const mostSteps = 200;

/** The answers of the estimate's questions, in the order asked. */
const questions = [
  'houseType',
  'numberOfBedrooms',
  'occupancyFrequency',
  'modernisationLevel',
  'heatingAndCooking',
];

/** Somebody who fills in the quote journey with what the page offers: fields, Search, Try again, View Your Quotes. */
export class Person {
  readonly #store: JourneyStore;
  readonly #wishes: Wishes;
  /** What was typed or chosen by hand and not taken up again by hand, with its value. */
  readonly typed = new Map<string, Json>();
  isAtResults = false;
  #hasLookedUp = false;

  constructor(store: JourneyStore, wishes: Wishes) {
    this.#store = store;
    this.#wishes = wishes;
    store.enter();
  }

  /**
   * Goes on until the results are there (true) or nothing is left to do (false). Only with `retry` are buttons pressed
   * that ask again for what failed. `look` is called whenever everything has come to rest.
   */
  async goOn({ retry, look }: { readonly retry: boolean; readonly look?: () => void }): Promise<boolean> {
    for (let step = 0; step < mostSteps; step += 1) {
      await settled();
      look?.();
      if (this.hasResults()) return true;
      if (
        !(
          this.#answer() ||
          this.#searches() ||
          this.#estimates(retry) ||
          this.#submits(retry) ||
          (retry && this.#asksAgain())
        )
      )
        return false;
    }
    throw new Error(`No way out: ${JSON.stringify(this.#errors())}`);
  }

  /** What was typed and stands no more as it was typed. */
  lost(): readonly string[] {
    const { answers } = this.#state();
    return [...this.typed].flatMap(([field, value]) => (equal(answers[field], value) ? [] : field));
  }

  /** Asks again for everything that did not come, needed or not. */
  async asksForTheRest(): Promise<void> {
    for (let step = 0; step < mostSteps && this.#asksAgain(); step += 1) await settled();
  }

  hasResults(): boolean {
    const { results } = this.#state().lookups;
    return this.isAtResults && results?.status === 'ready' && results.items.length > 0;
  }

  #state() {
    return this.#store.view.getState().state;
  }

  #open() {
    return this.#store.view.getState().steps.filter(({ open }) => open);
  }

  #fields(): readonly ResolvedField[] {
    return this.#open().flatMap(({ card }) => card.fields);
  }

  #errors() {
    return this.#open().flatMap(({ card }) => card.errors);
  }

  /** Answers one question by hand. */
  give(field: string, value: Json): true {
    this.typed.set(field, value);
    this.#store.change(field, value);
    return true;
  }

  /** Answers the first open question that is not answered as wished. */
  #answer(): boolean {
    for (const { name, lookup, options } of this.#fields()) {
      const now = this.#state().answers[name];
      if (lookup !== undefined) {
        const first = options?.[0];
        const isOffered = options?.some(({ value }) => equal(value, now));
        if (lookup === 'ready' && first && !isOffered) return this.give(name, first.value);
        continue;
      }
      const wish = this.#wishOf(name);
      if (wish === undefined || equal(now, wish)) continue;
      const isPossible = options === undefined || options.some(({ value }) => equal(value, wish));
      const value = isPossible ? wish : options[0]?.value;
      if (value !== undefined && !equal(now, value)) return this.give(name, value);
    }
    return false;
  }

  #wishOf(field: string): Json | undefined {
    const own = field.replace(/^(?:gas|electricity)(?!Usage)(.)/, (_, letter: string) =>
      letter.toLowerCase(),
    );
    return this.#wishes[field] ?? this.#wishes[own];
  }

  /** Presses the buttons beside the postcode and the registration number, once. */
  #searches(): boolean {
    const { lookups, answers } = this.#state();
    const isKnown = this.#fields().some(({ name }) => name === 'registrationNumber');
    if (isGiven(answers.postcode) && (lookups.addresses?.status ?? 'unknown') === 'unknown')
      return this.#press('postcode');
    if (isKnown && isGiven(answers.registrationNumber) && !this.#hasLookedUp) {
      this.#hasLookedUp = true;
      return this.#press('registrationNumber');
    }
    return false;
  }

  #press(field: string): true {
    // Find my vehicle: what is found takes the place of what was chosen.
    if (field === 'registrationNumber')
      for (const name of ['vehicleMake', 'vehicleModel', 'vehicleEngine', 'electricOnly'])
        this.typed.delete(name);
    // The suppliers again: one that is not among them is taken back, and its tariff with it (Q4.30).
    if (/supplierId$/i.test(field))
      for (const name of [...this.typed.keys()])
        if (/supplierId$|tariff/i.test(name)) this.typed.delete(name);
    this.#store.press(field);
    return true;
  }

  /** Answers the five questions in the dialog, where the figures are to be estimated and are not there yet. */
  #estimates(retry: boolean): boolean {
    const view = this.#store.view.getState();
    const { answers, lookups } = view.state;
    const isAsked = this.#fields().some(({ name }) => name === 'estimate');
    const isMissing = this.#errors().some(({ field }) => /Usage\.usage$/.test(field));
    const model = view.model.nested.get('estimate');
    if (!isAsked || !isMissing || !model || view.submitting !== undefined) return false;
    if (lookups['house-types']?.status !== 'ready') return retry && this.#press('houseType');
    const lists = [
      'house-types',
      'bedrooms',
      'occupancy-frequencies',
      'energy-efficiencies',
      'fuel-use-types',
    ];
    const open = questions.find((name) => !isGiven(answers[name]));
    if (open !== undefined) {
      const first = lookups[lists[questions.indexOf(open)] ?? '']?.items[0];
      return first !== undefined && this.give(open, first.value);
    }
    if (view.failure?.journey === 'estimate' && !retry) return false;
    void this.#store.submit(model).then((done) => done && this.#store.change('estimate', null));
    return true;
  }

  /** Presses View Your Quotes when it is there. */
  #submits(retry: boolean): boolean {
    const { steps, submitting, failure, model, state } = this.#store.view.getState();
    if (!isComplete(steps) || submitting !== undefined) return false;
    const hasFailed = failure?.journey === 'quote' || state.lookups.results?.status === 'failed';
    const isEmpty = this.isAtResults && state.lookups.results?.items.length === 0;
    if ((hasFailed || isEmpty) && !retry) return false;
    this.isAtResults = false;
    void this.#store.submit(model).then((done) => {
      this.isAtResults = done;
      if (done) void this.#store.run('load-results');
    });
    return true;
  }

  /** Asks again, as the page offers it, for the first thing that did not come. */
  #asksAgain(): boolean {
    const { lookups, failures } = this.#state();
    const { addresses } = lookups;
    if (addresses?.status === 'failed' || (addresses?.status === 'ready' && addresses.items.length === 0))
      return this.#press('postcode');
    if (this.#errors().some(({ field }) => field === 'address')) return this.#choosesTheHomeAgain();
    const missing = this.#fields().find(
      ({ lookup, options }) => lookup === 'failed' || (lookup === 'ready' && options?.length === 0),
    );
    if (missing) return this.#press(missing.name);
    if (failures['find-vehicle']) return this.#press('registrationNumber');
    // Whatever the meters were said to be, this home cannot be compared so.
    return this.#errors().length > 0 && this.#choosesTheHomeAgain();
  }

  /** Its meters are looked up again; what was answered about them is asked anew. */
  #choosesTheHomeAgain(): true {
    for (const field of [...this.typed.keys()])
      if (!['postcode', 'gdprConsent', 'address'].includes(field)) this.typed.delete(field);
    return this.#press('address');
  }
}
