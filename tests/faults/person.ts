import { isGiven } from '../../src/engine/condition.ts';
import { isComplete } from '../../src/engine/journey.ts';
import type { Json } from '../../src/engine/types.ts';
import { Somebody } from './somebody.ts';

/** The answers of the estimate's questions, in the order asked. */
const questions = [
  'houseType',
  'numberOfBedrooms',
  'occupancyFrequency',
  'modernisationLevel',
  'heatingAndCooking',
];

/** Somebody who fills in the quote journey with what the page offers: fields, Search, Try Again, View Your Quotes. */
export class Person extends Somebody {
  isAtResults = false;
  #hasLookedUp = false;

  isDone(): boolean {
    const { results } = this.state().lookups;
    return this.isAtResults && results?.status === 'ready' && results.items.length > 0;
  }

  protected step(retry: boolean): boolean {
    return (
      this.answers() ||
      this.#searches() ||
      this.#estimates(retry) ||
      this.#submits(retry) ||
      (retry && this.asksAgain())
    );
  }

  protected override wishOf(field: string): Json | undefined {
    const own = field.replace(/^(?:gas|electricity)(?!Usage)(.)/, (_, letter: string) =>
      letter.toLowerCase(),
    );
    return this.wishes[field] ?? this.wishes[own];
  }

  /** Presses the buttons beside the postcode and the registration number, once. */
  #searches(): boolean {
    const { lookups, answers } = this.state();
    const isKnown = this.fields().some(({ name }) => name === 'registrationNumber');
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
    this.store.press(field);
    return true;
  }

  /** Answers the five questions in the dialog, where the figures are to be estimated and are not there yet. */
  #estimates(retry: boolean): boolean {
    const view = this.store.view.getState();
    const { answers, lookups } = view.state;
    const isAsked = this.fields().some(({ name }) => name === 'estimate');
    const isMissing = this.errors().some(({ field }) => /Usage\.usage$/.test(field));
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
      return first === undefined ? retry && this.#press(open) : this.give(open, first.value);
    }
    if (view.failure?.journey === 'estimate' && !retry) return false;
    void this.store.submit(model).then((done) => done && this.store.change('estimate', null));
    return true;
  }

  /** Presses View Your Quotes when it is there. */
  #submits(retry: boolean): boolean {
    const { steps, submitting, failure, model, state } = this.store.view.getState();
    if (!isComplete(steps) || submitting !== undefined) return false;
    const hasFailed = failure?.journey === 'quote' || state.lookups.results?.status === 'failed';
    const isEmpty = this.isAtResults && state.lookups.results?.items.length === 0;
    if ((hasFailed || isEmpty) && !retry) return false;
    this.isAtResults = false;
    void this.store.submit(model).then((done) => {
      this.isAtResults = done;
      if (done) void this.store.run('load-results');
    });
    return true;
  }

  /** Asks again, as the page offers it, for the first thing that did not come. */
  protected asksAgain(): boolean {
    const { lookups, failures } = this.state();
    const { addresses } = lookups;
    if (addresses?.status === 'failed' || (addresses?.status === 'ready' && addresses.items.length === 0))
      return this.#press('postcode');
    if (this.errors().some(({ field }) => field === 'address')) return this.#choosesTheHomeAgain();
    const missing = this.fields().find(
      ({ lookup, options }) => lookup === 'failed' || (lookup === 'ready' && options?.length === 0),
    );
    if (missing) return this.#press(missing.name);
    if (failures['find-vehicle']) return this.#press('registrationNumber');
    // Whatever the meters were said to be, this home cannot be compared so.
    return this.errors().length > 0 && this.#choosesTheHomeAgain();
  }

  /** Its meters are looked up again; what was answered about them is asked anew. */
  #choosesTheHomeAgain(): true {
    for (const field of [...this.typed.keys()])
      if (!['postcode', 'gdprConsent', 'address'].includes(field)) this.typed.delete(field);
    return this.#press('address');
  }
}
