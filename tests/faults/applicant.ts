import { isGiven } from '../../src/engine/condition.ts';
import { isComplete, resolveJourney } from '../../src/engine/journey.ts';
import type { Model } from '../../src/engine/model.ts';
import type { Json, ResolvedCard, ResolvedField } from '../../src/engine/types.ts';
import type { JourneyStore } from '../../src/runtime/store.ts';
import { Somebody, settled, type Wishes } from './somebody.ts';

/** The fields beside a Search button, and the lists that they fill. */
const searches = {
  'billing.postcode': 'billing-addresses',
  'previous.postcode': 'previous-addresses',
  'meterLookup.postcode': 'meter-addresses',
};

/** Addresses that can be written by hand instead, each with the box that says so. */
const byHand = { 'billing.address': 'manuallyEnterBilling', 'previous.address': 'previous.manually' };

const mpans = ['018011002012345678901', '028011002012345678901'] as const;

/** What a sign-up needs of where it runs. */
export interface Bench {
  /** Opens the sign-up anew, as a person does who comes back to it. */
  readonly open: () => JourneyStore;
  /** How many requests the service has not answered. */
  readonly underWay: () => number;
}

/** Somebody who signs up with what the page offers: fields, Search, the dialogs, Try Again, Complete Switch. */
export class Applicant extends Somebody {
  readonly #bench: Bench;
  #mpan: string = mpans[0];
  isOver = false;

  constructor(bench: Bench, wishes: Wishes) {
    super(bench.open(), wishes);
    this.#bench = bench;
  }

  isDone(): boolean {
    return this.isOver || this.store.view.getState().go === '/switch-complete';
  }

  protected override async rest(): Promise<void> {
    await settled();
    // The fingerprint of the terms and the supplier's wording come from elsewhere than the service.
    while (this.#isThinking()) await settled();
  }

  #isThinking(): boolean {
    const { submitting, state } = this.store.view.getState();
    const isBusy = submitting !== undefined || Object.keys(state.pending).length > 0;
    return isBusy && this.#bench.underWay() === 0;
  }

  protected step(retry: boolean): boolean {
    if (this.store.view.getState().go !== undefined) return retry && this.#comesAgain();
    const dialog = this.dialog();
    return (
      this.#adds() ||
      this.answers() ||
      this.#searches() ||
      (retry && this.#triesAgain()) ||
      (dialog ? this.#submits(dialog, retry) : this.#submits(this.store.view.getState().model, retry)) ||
      (retry && this.asksAgain())
    );
  }

  #comesAgain(): true {
    this.store.stop();
    this.typed.clear();
    this.store = this.#bench.open();
    this.store.enter();
    return true;
  }

  /** The fields that hold the form back and are filled in by a journey of their own: a dialog, or an entry of a list. */
  #wanting(): readonly ResolvedField[] {
    const wanting = super.cards().flatMap(({ errors }) => errors.map(({ field }) => field));
    const fields = super.cards().flatMap((card) => card.fields);
    return fields.filter(({ name }) => wanting.includes(name) && this.wishOf(name) === undefined);
  }

  /** The journey of the first such field. */
  dialog(): Model | undefined {
    const { nested } = this.store.view.getState().model;
    return this.#wanting().flatMap(({ list, ui: { journey } }) => {
      const name = list?.editing === undefined ? journey : list.entry;
      return (typeof name === 'string' && nested.get(name)) || [];
    })[0];
  }

  /** Adds an entry to a list that wants one. */
  #adds(): boolean {
    const field = this.#wanting().find(({ list }) => list && list.editing === undefined);
    if (field === undefined) return false;
    this.store.entry({ kind: 'add-entry', list: field.name });
    return true;
  }

  override cards(): readonly ResolvedCard[] {
    const dialog = this.dialog();
    const inside = dialog ? resolveJourney(dialog, this.state()) : [];
    return [...super.cards(), ...inside.flatMap(({ open, card }) => (open ? card : []))];
  }

  /** Presses the buttons beside postcodes that were not searched yet. */
  #searches(): boolean {
    const { lookups, answers } = this.state();
    const shown = this.fields().map(({ name }) => name);
    const next = Object.entries(searches).find(
      ([field, list]) =>
        shown.includes(field) &&
        isGiven(answers[field]) &&
        (lookups[list]?.status ?? 'unknown') === 'unknown',
    );
    return next !== undefined && this.#press(next[0]);
  }

  #press(field: string): true {
    this.store.press(field);
    return true;
  }

  #submits(model: Model, retry: boolean): boolean {
    const { submitting, failure, state } = this.store.view.getState();
    if (submitting !== undefined || !isComplete(resolveJourney(model, state))) return false;
    const entry = this.#wanting().find(({ list }) => list?.entry === model.name);
    if (entry !== undefined) {
      this.store.entry({ kind: 'save-entry', list: entry.name });
      // The card is empty for the next entry.
      for (const name of model.fields.keys()) this.typed.delete(name);
      return true;
    }
    // What could be asked for again is not left out.
    if ((failure?.journey === model.name || this.#tryAgain()) && !retry) return false;
    void this.store.submit(model).then((done) => {
      if (done) this.isOver ||= model.name === 'sign-up';
    });
    return true;
  }

  /** The first Try Again that there is: a button of its own, or the one in the place of a list. */
  #tryAgain() {
    const isList = ({ lookup, ui }: ResolvedField) => lookup === 'failed' && typeof ui.action === 'string';
    return this.fields().find((field) => field.widget === 'action-button' || isList(field));
  }

  #triesAgain(): boolean {
    const button = this.#tryAgain();
    return button !== undefined && this.#press(button.name);
  }

  protected asksAgain(): boolean {
    if (this.isDone()) return false;
    if (this.#triesAgain()) return true;
    const { lookups } = this.state();
    const fields = this.fields();
    const search = Object.entries(searches).find(([field, list]) => {
      const { status, items = [] } = lookups[list] ?? {};
      const isWithout = status === 'failed' || (status === 'ready' && items.length === 0);
      return isWithout && fields.some(({ name }) => name === field);
    });
    if (search) return this.#press(search[0]);
    const wrong = this.errors().map(({ field }) => field);
    const incomplete = Object.entries(byHand).find(([address]) => wrong.includes(address));
    if (incomplete) return this.#writesByHand(...incomplete);
    return wrong.includes('mpanNumber') && this.#givesTheOtherMpan();
  }

  /** What was found is of no use, and its place is taken. */
  #writesByHand(address: string, box: string): true {
    for (const part of ['address', 'postcode']) this.typed.delete(address.replace('address', part));
    return this.give(box, true);
  }

  /** The number is checked whenever it is typed; an Economy 7 plan wants another kind. */
  #givesTheOtherMpan(): true {
    this.#mpan = this.#mpan === mpans[0] ? mpans[1] : mpans[0];
    return this.give('mpanNumber', this.#mpan);
  }

  protected override wishOf(field: string): Json | undefined {
    return field === 'mpanNumber' ? this.#mpan : super.wishOf(field);
  }
}
