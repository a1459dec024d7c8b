import type { EntryChange } from '../../../src/engine/entries.ts';
import { equal } from '../../../src/engine/equal.ts';
import { isComplete, resolveJourney } from '../../../src/engine/journey.ts';
import type { Model } from '../../../src/engine/model.ts';
import { own } from '../../../src/engine/own.ts';
import { valuesOf } from '../../../src/engine/path.ts';
import { reached } from '../../../src/engine/reach.ts';
import type { JourneyState, ResolvedField } from '../../../src/engine/types.ts';
import type { JourneyStore, JourneyView } from '../../../src/runtime/store.ts';
import { Given } from './given.ts';
import { type Held, hold } from './held.ts';
import { type Beginning, open } from './open.ts';
import type { How, Request } from './service.ts';
import { fieldsOf } from './sight.ts';
import type { Step } from './step.ts';
import { thinkWith } from './thinking.ts';

/** Checks by their names, with requirement ids: each gives what is wrong, or undefined. */
type Checks<About extends readonly unknown[]> = Readonly<
  Record<string, (visit: Visit, ...about: About) => string | undefined>
>;

/** What must hold, by the moment at which it is looked at. */
export interface Invariants {
  /** After every step. */
  readonly looks: Checks<[]>;
  /** As a request goes out. */
  readonly sends: Checks<[Request]>;
  /** As the page changes. */
  readonly changes: Checks<[JourneyState]>;
  /** When everything asked for has been answered. */
  readonly rests: Checks<[]>;
}

const updateAddress = 'POST /request/switch/pro/update/address';

/** A section as the service gives it back: without its key; null for none. */
function without(body: unknown): unknown {
  if (body === undefined) return null;
  const { switchKey: _, ...section } = Object(body);
  return section;
}

/** More rounds than any visit needs to come to rest. */
const mostRounds = 400;

/** Lets every promise that can go on go on. */
const drained = () => new Promise<void>((resolve) => setImmediate(resolve));

const lost: unknown[] = [];
process.on('unhandledRejection', (thrown) => lost.push(thrown));

/** A journey on its live store, above a transport whose answers are held. */
export class Visit {
  readonly store: JourneyStore;
  readonly #transport: ReturnType<typeof hold>;
  readonly #invariants: Invariants;
  readonly #unsubscribe: () => void;
  #lookedAt: JourneyView | undefined;
  /** The number of the present step. */
  now = 0;
  /** The act of the person that is being worked through; undefined while an answer comes. */
  acting: Step | undefined;
  /** The answer that is coming; undefined while the person acts. */
  coming: Held | undefined;
  /** What the person answered. */
  readonly given = new Given();
  /** Fields whose errors a person has reason to see. */
  readonly used = new Set<string>();
  /** Whether the service has answered all it was asked so far. */
  isServedWell = true;
  /** What the service took last, by call. */
  readonly taken = new Map<string, unknown>();
  readonly sessions: JourneyState['sources']['session'][] = [];
  /** How the last submit of each journey ended. */
  readonly ended = new Map<string, { readonly done: boolean; readonly answers: JourneyState['answers'] }>();
  /** The live answers as the last quote went out. */
  quoted: JourneyState['answers'] | undefined;
  problem: string | undefined;

  constructor(beginning: Beginning, heedsAbort: boolean, invariants: Invariants) {
    this.#invariants = invariants;
    if (beginning.address) this.taken.set(updateAddress, beginning.address);
    this.#transport = hold({
      kept: () => ({ plan: beginning.plan, address: without(this.taken.get(updateAddress)) }),
      heedsAbort,
      now: () => this.now,
      sent: (request) => this.#ask(invariants.sends, request),
      taken: (request, how) => this.#takes(request, how),
    });
    thinkWith(this.#transport.later);
    this.store = open(beginning, this.#transport, (kept) => this.sessions.push(kept));
    for (const field of Object.keys(this.state.touched)) this.used.add(field);
    this.#unsubscribe = this.store.view.subscribe((now, before) => {
      if (now.state === before.state) return;
      this.problem ??= this.given.overwrittenBy(this.coming, this.state.answers);
      this.#ask(invariants.changes, before.state);
    });
    if (beginning.view === undefined) this.store.enter();
  }

  get view(): JourneyView {
    return this.store.view.getState();
  }
  get state(): JourneyState {
    return this.view.state;
  }
  get held(): readonly Held[] {
    return this.#transport.held;
  }

  /** Fields in sight, by name: of open cards, and of the dialogs that they lead to. */
  #inSight(): ReadonlyMap<string, ResolvedField> {
    const { model, state } = this.view;
    return fieldsOf(reached(model, state, 'open'));
  }

  fields(): readonly ResolvedField[] {
    return [...this.#inSight().values()];
  }

  field(name: string): ResolvedField | undefined {
    return this.#inSight().get(name);
  }

  /** The journey of a name, where the page leads to it. */
  journey(name: string): Model | undefined {
    const { model } = this.view;
    if (name === model.name) return model;
    return this.fields().some(({ ui }) => ui.journey === name) ? model.nested.get(name) : undefined;
  }

  /** Whoever has switched, or is sent elsewhere, is no longer on the page. */
  get hasLeft(): boolean {
    return valuesOf(this.state, 'session').switched === true || this.view.go !== undefined;
  }

  /** Lets everything go on that waits for nothing but itself. */
  async rest(): Promise<void> {
    await drained();
  }

  /** Takes a step; one that is not possible now changes nothing. Gives what is wrong after it, once. */
  async take(step: Step): Promise<string | undefined> {
    this.now += 1;
    this.acting = step;
    try {
      if (!this.hasLeft || step.is === 'reply' || step.is === 'settle') await this.#takeNow(step);
      await this.#go();
    } catch (thrown) {
      this.problem ??= `nothing throws: ${thrown instanceof Error ? thrown.stack : String(thrown)}`;
    }
    this.acting = undefined;
    return this.problem;
  }

  end(): void {
    this.#unsubscribe();
    this.store.stop();
    this.#transport.close();
  }

  /** After an act or an answer: all that can goes on, and everything is looked at. */
  async #go(): Promise<void> {
    await this.rest();
    if (lost.length > 0) this.problem ??= `nothing throws: a promise was lost: ${String(lost.pop())}`;
    const { view } = this;
    if (view === this.#lookedAt) return;
    this.#lookedAt = view;
    this.#ask(this.#invariants.looks);
  }

  async #takeNow(step: Step): Promise<void> {
    switch (step.is) {
      case 'answer':
      case 'choose':
      case 'empty':
        return this.#answer(step);
      case 'touch':
        if (this.field(step.field)) this.#touch([step.field]);
        return;
      case 'press':
        if (!this.field(step.field)) return;
        this.used.add(step.field);
        return this.store.press(step.field);
      case 'submit':
        return this.#submit(step.journey);
      case 'entry':
        return this.#entry(step.change);
      case 'cancel':
        return this.store.cancel();
      case 'reply':
        return this.#reply(this.held.filter(({ name }) => name === step.to)[step.nth], step.how);
      case 'settle':
        return this.settle(step.from);
      case 'back':
        return this.#goBack(step);
    }
  }

  #answer(step: Extract<Step, { is: 'answer' | 'choose' | 'empty' }>): void {
    const field = this.field(step.field);
    if (!field) return;
    const value =
      step.is === 'answer' ? step.value : step.is === 'empty' ? undefined : field.options?.[step.nth]?.value;
    if (step.is === 'choose' && value === undefined) return;
    const isOffered =
      field.options === undefined || field.options.some((option) => equal(option.value, value));
    if (step.is === 'answer' && value !== null && !isOffered) return;
    if (equal(own(this.state.answers, step.field), value)) return;
    this.given.forget(step.field);
    this.store.change(step.field, value);
    if (equal(own(this.state.answers, step.field), value)) this.given.note(step.field, value, this.now);
  }

  #touch(fields: readonly string[]): void {
    for (const field of fields) this.used.add(field);
    this.store.touch(fields);
  }

  /** As the page does: too early it shows what is missing. */
  #submit(name: string): void {
    const model = this.journey(name);
    if (!model) return;
    const { state } = this.view;
    const steps = resolveJourney(model, state);
    if (!isComplete(steps)) {
      this.#touch(steps.flatMap(({ open, card }) => (open ? card.errors.map(({ field }) => field) : [])));
      return;
    }
    void this.store.submit(model).then(
      (done) => this.ended.set(name, { done, answers: this.state.answers }),
      (thrown: unknown) => {
        this.problem ??= `nothing throws: ${String(thrown)}`;
      },
    );
  }

  /** As the page does: saved too early it shows what is missing, and the card of an entry comes and goes as a whole. */
  #entry(change: EntryChange): void {
    const list = this.field(change.list)?.list;
    const model = list && this.view.model.nested.get(list.entry);
    if (!model) return;
    for (const field of model.fields.keys()) {
      this.given.forget(field);
      if (change.kind === 'save-entry') this.used.add(field);
    }
    this.store.entry(change);
  }

  async #reply(one: Held | undefined, how: How): Promise<void> {
    if (!one) return;
    this.acting = undefined;
    this.coming = one;
    one.release(how);
    await this.#go();
    this.coming = undefined;
  }

  /** Every answer comes, until nothing is under way. */
  async settle(from: 'first' | 'last'): Promise<void> {
    await this.#go();
    for (let round = 0; round < mostRounds; round += 1) {
      if (this.problem !== undefined) return;
      const one = from === 'first' ? this.held[0] : this.held.at(-1);
      if (!one) return this.#ask(this.#invariants.rests);
      await this.#reply(one, 'well');
    }
    this.problem ??= `everything ends: still asking after ${mostRounds} answers: ${this.held.map(({ name }) => name).join()}`;
  }

  async #goBack(step: Extract<Step, { is: 'back' }>): Promise<void> {
    const { field, value, waits } = step;
    await this.settle('first');
    const before = this.view;
    const was = own(before.state.answers, field);
    if (was === undefined || this.problem !== undefined) return;
    this.acting = step;
    this.#answer({ is: 'answer', field, value });
    if (equal(own(this.state.answers, field), was)) return;
    if (waits) await this.settle('first');
    this.acting = step;
    this.#answer({ is: 'answer', field, value: was });
    if (!equal(own(this.state.answers, field), was)) return;
    await this.settle('first');
    this.problem ??= this.wentBack?.(this, before, step);
  }

  /** Looks at what a way there and back has changed. */
  wentBack:
    | ((visit: Visit, before: JourneyView, step: Extract<Step, { is: 'back' }>) => string | undefined)
    | undefined;

  #takes(request: Request, how: How): void {
    if (how !== 'well') this.isServedWell = false;
    if (how === 'well') this.taken.set(request.name, request.body);
  }

  #ask<About extends readonly unknown[]>(checks: Checks<About>, ...about: About): void {
    if (this.problem !== undefined) return;
    for (const name in checks) {
      const wrong = checks[name]?.(this, ...about);
      if (wrong === undefined) continue;
      this.problem = `${name}: ${wrong}`;
      return;
    }
  }
}
