import { holds } from './condition.ts';
import { equal, sameItems } from './equal.ts';
import { readerFor, readerOf } from './facts.ts';
import { effectKey, type Model, type StepModel } from './model.ts';
import { isMap, own } from './own.ts';
import type { Read, Reader } from './path.ts';
import { idsOf, reached } from './reach.ts';
import type {
  AnswerChange,
  Answered,
  Consequence,
  Editing,
  EffectCall,
  Failure,
  JourneyState,
  Json,
  Lookup,
  Sources,
  Value,
} from './types.ts';
import { valueNow } from './value.ts';

/** An answer that changes more often than this within one turn keeps changing: its consequences are a circle. */
const mostRounds = 20;

type Run = Extract<Consequence, { readonly run: string }>;

interface Asked {
  readonly run: Run;
  readonly step: StepModel | undefined;
}

/** One change being worked through: a draft of the next state, and what was asked for on the way. */
export class Turn {
  readonly #model: Model;
  readonly #before: JourneyState;
  readonly #draft: { -readonly [K in keyof JourneyState]: JourneyState[K] };
  /** Made when a consequence first looks at something. */
  #reader: Reader | undefined;
  /** The draft's answers while they may be written in place: undefined once somebody else holds them. */
  #writable: Record<string, Json> | undefined;
  readonly #asked: Asked[] = [];
  readonly #changes: AnswerChange[] = [];
  readonly #rounds = new Map<string, number>();
  #looping = false;

  constructor(model: Model, state: JourneyState) {
    this.#model = model;
    this.#before = state;
    this.#draft = { ...state };
  }

  /** Replaces parts of the draft from which nothing follows. */
  put(parts: Partial<Pick<JourneyState, 'pending' | 'failures' | 'touched' | 'open'>>): void {
    Object.assign(this.#draft, parts);
  }

  /**
   * Writes an answer and lets all that follows from it follow; undefined takes it away. A name that no schema declares
   * and an equal value change nothing; but what a consequence writes shows no error, changed or not (Q4.33).
   */
  write(field: string, value: Json | undefined, by: AnswerChange['by']): void {
    if (!this.#model.fields.has(field)) return;
    if (by === 'consequence') this.#untouch(field);
    if (equal(own(this.#draft.answers, field), value)) return;
    const round = (this.#rounds.get(field) ?? 0) + 1;
    if (round > mostRounds) {
      this.#looping = true;
      return;
    }
    this.#rounds.set(field, round);
    this.#writable ??= { ...this.#draft.answers };
    if (value === undefined) delete this.#writable[field];
    else this.#writable[field] = value;
    this.#draft.answers = this.#writable;
    this.#changes.push({ field, by });
    this.#changed(field);
  }

  /**
   * Takes an entry of a list into its card, or out of it: its answers are laid down as they are, and nothing follows from
   * them. They show no error, and the lists that its card chooses from are not known yet.
   */
  lay(answers: Readonly<Record<string, Json | undefined>>, lookups: readonly string[]): void {
    const now = { ...this.#draft.answers };
    for (const [field, value] of Object.entries(answers)) {
      this.#untouch(field);
      if (equal(own(now, field), value)) continue;
      if (value === undefined) delete now[field];
      else now[field] = value;
      this.#changes.push({ field, by: 'person' });
    }
    this.#writable = undefined;
    this.#draft.answers = now;
    for (const name of lookups) this.#clear(`lookup.${name}`);
  }

  /** Notes which entry of a list is being filled in; undefined for none. */
  edit(list: string, at: Editing | undefined): void {
    this.#untouch(list);
    const { [list]: _, ...others } = this.#draft.editing ?? {};
    const editing = at === undefined ? others : { ...others, [list]: at };
    if (Object.keys(editing).length === 0) delete this.#draft.editing;
    else this.#draft.editing = editing;
  }

  /** The errors of fields show from now on. */
  touch(fields: readonly string[]): void {
    const { touched } = this.#draft;
    const known = fields.filter((field) => this.#model.fields.has(field) && !Object.hasOwn(touched, field));
    if (known.length === 0) return;
    this.#draft.touched = { ...touched, ...Object.fromEntries(known.map((field) => [field, true] as const)) };
  }

  /** A failure in words: its message and its heading may be names in messages.json. */
  worded(failure: Failure | undefined): Failure | undefined {
    if (failure === undefined) return undefined;
    const { messages } = this.#model.definitions;
    const { message, heading } = failure;
    return {
      ...failure,
      message: own(messages, message) ?? message,
      ...(heading === undefined ? {} : { heading: own(messages, heading) ?? heading }),
    };
  }

  /**
   * Takes sources that came: each replaces what is there, or is laid over it where the trade says that it merges. What
   * the trade does not know, or has not the shape of a map, is left out. What follows from the changes follows.
   */
  bring(sources: Sources | undefined): void {
    if (!isMap(sources)) return;
    const { sources: words } = this.#model.trade;
    const before = this.#draft.sources;
    const taken = Object.entries(sources).filter(([name, values]) => own(words, name) && isMap(values));
    this.#draft.sources = {
      ...before,
      ...Object.fromEntries(
        taken.map(([name, values]) => [
          name,
          own(words, name)?.merges ? { ...own(before, name), ...values } : values,
        ]),
      ),
    };
    for (const [name] of taken)
      if (!equal(own(before, name), own(this.#draft.sources, name))) this.#changed(name);
  }

  /** Replaces one list; what follows from its change follows. */
  writeLookup(name: string, lookup: Lookup): void {
    const before = own(this.#draft.lookups, name);
    if (equal(before, lookup)) return;
    this.#draft.lookups = { ...this.#draft.lookups, [name]: lookup };
    this.#changed(`lookup.${name}`);
  }

  /** Fills what was never answered: null is an answer. */
  preset(presets: Readonly<Record<string, Value>> | undefined, step: StepModel | undefined): void {
    for (const [field, value] of Object.entries(presets ?? {})) {
      if (own(this.#draft.answers, field) === undefined) {
        this.write(field, valueNow(value, this.#read(step)), 'preset');
      }
    }
  }

  /** Takes consequences top to bottom: what follows from a line settles before the next; every `run` waits. */
  follow(consequences: readonly Consequence[] | undefined, step: StepModel | undefined): void {
    for (const consequence of consequences ?? []) {
      if ('run' in consequence) this.#asked.push({ run: consequence, step });
      else if (this.#holds(consequence, step)) {
        if ('clear' in consequence) for (const name of consequence.clear) this.#clear(name);
        else this.#set(consequence.set, step);
      }
    }
  }

  /** Opens what came within reach until nothing more does, and gives the result. */
  settle(): Answered {
    let open = this.#draft.open;
    for (;;) {
      const now = reached(this.#model, this.#snapshot(), 'open');
      const ids = idsOf(now);
      if (sameItems(ids, open)) break;
      const opened = new Set(open);
      open = ids;
      for (const { id, enter, step } of now) {
        if (opened.has(id)) continue;
        this.preset(enter.presets, step);
        this.follow(enter.onEnter, step);
      }
    }
    this.#draft.open = sameItems(open, this.#before.open) ? this.#before.open : open;
    const state = this.#snapshot();
    const same = sameItems(Object.values(state), Object.values(this.#before));
    return {
      state: same ? this.#before : state,
      effects: this.#calls(),
      changes: this.#changes,
      ...(this.#looping ? { loop: this.#circling() } : {}),
    };
  }

  #changed(name: string): void {
    for (const { consequences, step } of this.#model.onChange.get(name) ?? [])
      this.follow(consequences, step);
  }

  #read(step: StepModel | undefined): Read {
    this.#reader ??= readerOf(this.#draft, this.#model.definitions);
    return step === undefined ? this.#reader.read : readerFor(step, this.#reader).read;
  }

  #holds({ when }: Consequence, step: StepModel | undefined): boolean {
    return when === undefined || holds(when, this.#read(step), this.#model.definitions.conditions);
  }

  #set(values: Readonly<Record<string, Value>>, step: StepModel | undefined): void {
    for (const [field, value] of Object.entries(values)) {
      this.write(field, valueNow(value, this.#read(step)), 'consequence');
    }
  }

  #clear(name: string): void {
    if (Object.hasOwn(this.#model.trade.sources, name)) this.#empty(name);
    else if (name.startsWith('lookup.')) {
      const lookup = name.slice('lookup.'.length);
      if (Object.hasOwn(this.#draft.lookups, lookup))
        this.writeLookup(lookup, { status: 'unknown', items: [] });
    } else this.write(name, undefined, 'consequence');
  }

  #empty(source: string): void {
    const before = this.#draft.sources;
    this.#draft.sources = { ...before, [source]: {} };
    if (!equal(own(before, source), {})) this.#changed(source);
  }

  /** A field that a consequence writes shows no error until the person comes to it again (Q4.33). */
  #untouch(field: string): void {
    if (!Object.hasOwn(this.#draft.touched, field)) return;
    const { [field]: _, ...others } = this.#draft.touched;
    this.#draft.touched = others;
  }

  /** The draft as a state that will not change any more: the next write copies the answers again. */
  #snapshot(): JourneyState {
    this.#writable = undefined;
    return { ...this.#draft };
  }

  /** What was asked for and is still wanted now that all is settled; a step that is not open runs nothing. */
  #calls(): readonly EffectCall[] {
    if (this.#asked.length === 0) return [];
    const open = new Set(reached(this.#model, this.#snapshot(), 'open').map(({ step }) => step));
    const calls: EffectCall[] = [];
    for (const { run, step } of this.#asked) {
      if ((step !== undefined && !open.has(step)) || !this.#holds(run, step)) continue;
      const part = step?.definition.for;
      const call = {
        effect: run.run,
        ...(part === undefined ? {} : { for: part }),
        with: this.#given(run, step),
      };
      if (!calls.some((one) => effectKey(one) === effectKey(call) && equal(one.with, call.with)))
        calls.push(call);
    }
    return calls;
  }

  #given(run: Run, step: StepModel | undefined): Readonly<Record<string, Json>> {
    const resolved = Object.entries(run.with ?? {}).flatMap(([name, value]) => {
      const now = valueNow(value, this.#read(step));
      return now === undefined ? [] : [[name, now] as const];
    });
    return Object.fromEntries(resolved);
  }

  /** The answers that kept changing until they were stopped. */
  #circling(): readonly string[] {
    return [...this.#rounds].flatMap(([field, rounds]) => (rounds >= mostRounds ? field : []));
  }
}
