import { createStore, type StoreApi } from 'zustand/vanilla';
import { answer } from '../engine/answer.ts';
import type { EntryChange } from '../engine/entries.ts';
import { sameBut } from '../engine/equal.ts';
import { readerOf } from '../engine/facts.ts';
import { resolveJourney } from '../engine/journey.ts';
import { liveAnswers } from '../engine/live-answers.ts';
import { buildModel, type Model } from '../engine/model.ts';
import { own } from '../engine/own.ts';
import { valuesOf } from '../engine/path.ts';
import { resumed } from '../engine/resume.ts';
import { emptyState } from '../engine/state.ts';
import type { Trade } from '../engine/trade.ts';
import type {
  Answered,
  Answers,
  Change,
  Definitions,
  EffectCall,
  Failure,
  JourneyState,
  Json,
  LoadedVariant,
  Outcome,
  OwnerId,
  ResolvedStep,
  Sources,
  Values,
} from '../engine/types.ts';
import { createActs } from './acts.ts';
import { createLoader } from './loader.ts';
import { createRunner, type Look, type Reason, type World } from './run.ts';
import { createWatchers, type Watchers } from './watchers.ts';
import { say } from './words.ts';

/** What the screen shows of a journey. Replaced as a whole by each change; parts that stay keep their identity. */
export interface JourneyView {
  readonly model: Model;
  readonly state: JourneyState;
  readonly steps: readonly ResolvedStep[];
  /** Which overlay of long calls shows (Q4.40). */
  readonly loader: string | undefined;
  /** The journey whose submit is under way. */
  readonly submitting: string | undefined;
  /** Why the last submit failed, and of which journey it was, until the next one. */
  readonly failure: (Failure & { readonly journey: string }) | undefined;
  /** Where an effect sends the person. */
  readonly go: string | undefined;
}

/** One journey under way. */
export interface JourneyStore {
  readonly view: StoreApi<JourneyView>;
  /** Calls `look` after each change that may concern how a field stands; gives what ends it. */
  readonly watch: Watchers<string>['watch'];
  /** Calls `look` after each change of the step in one place of the journey; gives what ends it. */
  readonly watchStep: Watchers<number>['watch'];
  /** The day on which the journey began, YYYY-MM-DD. */
  readonly today: string;
  /** The answers that it began with, where they were kept from before: whoever gave them has them still. */
  readonly brought: Answers | undefined;
  /** Opens the journey: presets and everything that follows from entering. Later calls change nothing. */
  readonly enter: () => void;
  readonly change: (field: string, value: Json | undefined) => void;
  /** Marks fields as used: their errors show. */
  readonly touch: (fields: readonly string[]) => void;
  /** Presses a field's button. */
  readonly press: (field: string) => void;
  /** Adds, changes, removes, saves or gives up an entry of a list. */
  readonly entry: (change: EntryChange) => void;
  /** Runs one effect by its word, with arguments where it takes any. */
  readonly run: (effect: string, given?: EffectCall['with']) => Promise<Outcome | undefined>;
  /** Runs a journey's submit effects in order, stopping at the first failure; true when all were done. */
  readonly submit: (model: Model) => Promise<boolean>;
  /** The person has gone where an effect sent them: nothing sends them there again. */
  readonly arrive: () => void;
  /** Whether what the overlay waits for may be given up. */
  readonly canCancel: () => boolean;
  /** Gives up what the overlay waits for. */
  readonly cancel: () => void;
  /** Takes new definitions and keeps every answer. */
  readonly redefine: (definitions: Definitions) => void;
  /** Ends everything under way. */
  readonly stop: () => void;
}

export interface JourneyOptions {
  readonly definitions: Definitions;
  readonly journey: string;
  readonly trade: Trade;
  readonly world: Promise<World>;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** What is known of the visit when the journey begins. */
  readonly session: Values;
  /** What other sources hold from the start. */
  readonly sources?: Sources;
  /** What was kept of it before, by name: it goes on with that. */
  readonly kept?: Values | undefined;
  /** Fetches a variant by the id that a step's answer names; undefined where there is none. */
  readonly variantOf?: (id: OwnerId) => Promise<LoadedVariant | undefined>;
  /** Called with each new session, to be kept (Q4.50). */
  readonly onSession?: (session: Values) => void;
  /** Milliseconds before the overlay shows. */
  readonly loaderDelay?: number;
}

/**
 * Makes the store of one journey: state changes only through `answer`, effects only through the runner. It begins with
 * `begin` where a journey is already under way.
 */
export function createJourneyStore(options: JourneyOptions, begin?: JourneyView): JourneyStore {
  const { session, trade, today } = options;
  const view = createStore<JourneyView>(() => begin ?? emptyView());
  const fieldWatchers = createWatchers<string>();
  const stepWatchers = createWatchers<number>();
  const acts = createActs();
  const brought = options.kept && view.getState().state.answers;
  let entered = false;
  let written = options.definitions;
  let variant: LoadedVariant | undefined;
  /** What lays a variant over definitions: few journeys have one, and it comes with it. */
  let laying: Pick<typeof import('../engine/variant.ts'), 'withVariant'> | undefined;

  function emptyView(): JourneyView {
    const model = buildModel(options.definitions, options.journey, trade);
    const empty = emptyState(trade, today, { ...options.sources, session });
    const state = options.kept ? resumed(model, empty, options.kept) : empty;
    const none = { loader: undefined, submitting: undefined, failure: undefined, go: undefined };
    return { model, state, steps: resolveJourney(model, state), ...none };
  }

  /** The journey as it is written, with its variant laid over it. */
  function build(): Model {
    const varied = variant && laying?.withVariant(written, variant);
    return buildModel(varied ?? written, options.journey, trade);
  }

  /** Takes what an outcome brings for more than the state: a variant, and an address to go to. */
  function adopt({ variant: brought, go }: Outcome) {
    if (brought) {
      variant = brought;
      view.setState({ model: build() });
    }
    if (go !== undefined) view.setState({ go });
  }

  function dispatch(change: Change) {
    if (change.kind === 'finished') adopt(change.outcome);
    const { model, state } = view.getState();
    const next = answer(model, state, change);
    acts.note(change, next.changes);
    if (next.state !== state) {
      show(model, next.state);
      tell(state, next);
    }
    const session = valuesOf(next.state, 'session');
    if (session !== valuesOf(state, 'session')) options.onSession?.(session);
    for (const call of next.effects) void runner.run(call, reasonOf(change));
  }

  /** Shows a state, and tells those who watch a step that is not as it was. */
  function show(model: Model, state: JourneyState) {
    const { steps: before } = view.getState();
    const steps = resolveJourney(model, state);
    view.setState({ model, state, steps });
    if (steps === before) return;
    for (const [index, step] of steps.entries()) if (step !== before[index]) stepWatchers.tell(index);
  }

  function tell(before: JourneyState, { state, changes }: Answered) {
    const { touched, pending } = state;
    if (touched !== before.touched || pending !== before.pending) fieldWatchers.tellAll();
    else for (const { field } of changes) fieldWatchers.tell(field);
  }

  const read = (path: string) => {
    const { model, state } = view.getState();
    return readerOf(state, model.definitions).read(path);
  };

  const look: Look = {
    situation: () => view.getState().state,
    answers: () => liveAnswers(view.getState().model, view.getState().state),
    read,
    isGiven: acts.isGiven,
    mark: acts.mark,
    variant: async () => {
      const { steps } = view.getState().model;
      const path = steps.find(({ definition }) => definition.variant !== undefined)?.definition.variant;
      const id = path === undefined ? undefined : read(path);
      if (typeof id !== 'number' && typeof id !== 'string') return undefined;
      laying = await import('../engine/variant.ts');
      return options.variantOf?.(id);
    },
    variantCards: (answers) => {
      const { model, state, steps } = view.getState();
      const would = answers && { ...state, answers: { ...state.answers, ...answers } };
      return (would ? resolveJourney(model, would) : steps).flatMap(({ present, card }) =>
        present && card.card === variant?.variant.card ? card : [],
      );
    },
    isPerStep: (list) => trade.ownLookups.includes(list),
  };

  const runner = createRunner({
    world: options.world,
    look,
    dispatch,
    loader: createLoader((loader) => view.setState({ loader }), options.loaderDelay),
  });

  async function runAll(model: Model): Promise<Failure | undefined> {
    const { run } = model.journey.submit;
    for (const [index, effect] of run.entries()) {
      const before = view.getState().state.answers;
      const acted = acts.count();
      const outcome = await runner.run({ effect, with: {} }, 'press');
      if (outcome?.failure) return own(view.getState().state.failures, effect) ?? outcome.failure;
      // What the last effect has written is done: nothing that was answered meanwhile makes a failure of it.
      const isDone = outcome?.set !== undefined && index === run.length - 1;
      const { answers } = view.getState().state;
      // An answer that was changed and put back is still one that the person was busy with.
      const isAsItWas = acts.count() === acted && sameBut(before, answers, outcome?.set);
      if (outcome === undefined || !(isDone || isAsItWas)) return interrupted();
    }
    return undefined;
  }

  return {
    view,
    watch: fieldWatchers.watch,
    watchStep: stepWatchers.watch,
    today,
    brought,
    enter() {
      if (entered) return;
      entered = true;
      dispatch({ kind: 'enter' });
    },
    change: (field, value) => dispatch({ kind: 'answer', field, value }),
    touch: (fields) => dispatch({ kind: 'touch', fields }),
    press: (field) => dispatch({ kind: 'press', field }),
    entry: dispatch,
    run: (effect, given = {}) => runner.run({ effect, with: given }, 'press'),
    async submit(model) {
      if (view.getState().submitting !== undefined) return false;
      view.setState({ submitting: model.name, failure: undefined });
      const failure = await runAll(model);
      view.setState({ submitting: undefined, failure: failure && { ...failure, journey: model.name } });
      return failure === undefined;
    },
    arrive: () => view.setState({ go: undefined }),
    redefine(definitions) {
      written = definitions;
      show(build(), view.getState().state);
    },
    canCancel: () => runner.canCancel(),
    cancel: () => runner.cancel(),
    stop: () => runner.stop(),
  };
}

function reasonOf({ kind }: Change): Reason {
  if (kind === 'press') return 'press';
  return kind === 'started' || kind === 'finished' ? 'arrival' : 'answer';
}

const interrupted = (): Failure => ({ heading: say('error'), message: say('answers-changed') });
