import type { Answers } from '../../../engine/types.ts';
import type { HandlersOf as OfCalls } from '../../../service/calls.ts';
import type { Outbox } from '../../../service/post/outbox.ts';
import type { Sealer } from '../../../service/sealer.ts';
import type { Tokens } from '../../../service/token.ts';
import type { CallName, calls } from '../../api/contract.ts';
import type { Market } from '../market/projection.ts';
import type { FormRules } from '../sign-up/formRules.ts';
import type { EnergyStore } from '../store/energyStore.ts';

/** What handlers work with. */
export interface Services {
  readonly store: EnergyStore;
  readonly tokens: Tokens;
  readonly sealer: Sealer;
  readonly outbox: Outbox;
  /** Whether letters go out by themselves; else they wait for the operator. */
  readonly sendsLetters: boolean;
  /** What operators call themselves, for letters. */
  readonly brand: () => { readonly name: string; readonly phone: string };
  /** The operator's words as pages read them (`brand.`). */
  readonly words: () => Answers;
  /** For how many days what somebody comes back to is kept. */
  readonly keptDays: number;
  /** The sign-up form's own rules; undefined where its definitions are not there. */
  readonly rules: FormRules | undefined;
  /** The quote form's, likewise. */
  readonly quoteRules: FormRules | undefined;
  /** Variants that the settings bind to suppliers, by id. */
  readonly bound: () => Readonly<Record<string, string>>;
  /** Our own origin as customers reach it; '' where nobody said, and addresses are paths. */
  readonly publicUrl: string;
  /** Origins of other hosts whose pages may call us. */
  readonly pages: readonly string[];
  /** Today in the United Kingdom, YYYY-MM-DD. */
  readonly today: () => string;
  readonly market: () => Market;
  readonly now: () => number;
  /** Told when tracking could not be saved: the caller is never disturbed (Q7.01). */
  readonly onTrackingFailure: (error: unknown) => void;
}

/** One handler for each of some calls: a missing one does not compile. */
export type HandlersOf<N extends CallName> = OfCalls<Pick<typeof calls, N>>;
