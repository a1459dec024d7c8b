import type {
  Answers,
  EffectCall,
  Json,
  LoadedVariant,
  Outcome,
  ResolvedCard,
  Situation,
} from '../engine/types.ts';

/** What an effect may look at while it runs: always the present, however long it has waited. */
export interface EffectContext {
  readonly call: EffectCall;
  readonly situation: () => Situation;
  /** The answers that count at the moment (engine/live-answers.ts): no other may be sent. */
  readonly answers: () => Answers;
  /** Reads any path of a condition: answers, `fact.`, `session.` … */
  readonly read: (path: string) => Json | undefined;
  /** Whether the person gave this answer: what the service knows or takes for usual never replaces it. */
  readonly isGiven: (field: string) => boolean;
  /** The name of the step's own field or list: with the prefix of the call's `for`, where it has one. */
  readonly own: (name: string) => string;
  /** Fetches the variant that a step of the journey names; undefined where there is none, rejects when it cannot be had. */
  readonly variant: () => Promise<LoadedVariant | undefined>;
  /** The cards that the variant is laid over, as they stand at the moment or would stand with these answers. */
  readonly variantCards: (answers?: Answers) => readonly ResolvedCard[];
  readonly signal: AbortSignal;
}

/** The body of one effect word. It asks for what it needs, says what changed, and never touches the store. */
export interface Effect {
  /** Paths that must hold a value, else the effect does not run (Q4.32). Its answer is dropped when one changes. */
  readonly needs: readonly string[];
  /** The same for the step's own fields, by the card's own names. */
  readonly needsOwn?: readonly string[];
  /** What who presses its button is told while something it needs is missing. */
  readonly unmet?: Outcome;
  /** Answers that a person may give meanwhile, the same ones again included: then its own is dropped. */
  readonly yieldsTo?: readonly string[];
  /** Whether the lists that it has filled still do for what was answered since; without it they always do. */
  readonly stillDoes?: (context: Pick<EffectContext, 'own' | 'read' | 'situation'>) => boolean;
  /** Lists that it fills: pending from its start, unknown when its answer is dropped. */
  readonly fills?: readonly string[];
  /** Which overlay shows when it takes long (Q4.40): a name that the page gives words to. */
  readonly loader?: string;
  /** The person may give it up when it takes long: nothing is lost when its answer never comes. */
  readonly mayStop?: true;
  readonly run: (context: EffectContext) => Promise<Outcome>;
  /** What holds after `run` has thrown (Q8.04), whatever it threw: nothing is thrown further. */
  readonly failed: (thrown: unknown, context: EffectContext) => Outcome;
}

/** Every effect by its word. */
export type Effects = Readonly<Record<string, Effect>>;
