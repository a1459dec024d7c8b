import type { Locator, Page } from '@playwright/test';
import type { CallName } from '../../../src/energy/api/contract.ts';
import type { FaultName } from './faults.ts';
import type { Line } from './line.ts';

/** A visit of one person: the page, and the wire to the service under it. */
export interface Visit {
  readonly page: Page;
  readonly line: Line;
}

/** How a person comes to one call, what it brings, and how they go on from there to the end of the journey. */
export interface Walk {
  readonly call: CallName;
  /** Settings of the service beside the usual ones. */
  readonly settings?: Readonly<Record<string, boolean>>;
  /** Everything before the act that makes the call. */
  readonly arrive: (visit: Visit) => Promise<void>;
  /** The act that makes the call. */
  readonly provoke: (visit: Visit) => Promise<void> | void;
  /**
   * What is said when the call brought nothing: a sentence of its own; 'why', the reason that the service or its client
   * gives; 'nothing', where the specification lets nobody be disturbed (Q7.01, Q8.03).
   */
  readonly says: RegExp | 'why' | 'nothing';
  /** Fields that the act itself empties, where the specification says so. */
  readonly forgets?: RegExp;
  /** Where the page says it only further down: how one comes there. */
  readonly reach?: (visit: Visit) => Promise<void>;
  /** Whether a lost answer is asked for again without a word: what was done is done. */
  readonly findsOut?: true;
  /** Back to where one can try again, where the failure led elsewhere. */
  readonly comeBack?: (visit: Visit) => Promise<void>;
  /** Where a 404 says that there is no such thing: how the journey ends without it. */
  readonly goneFor?: (visit: Visit) => Promise<void>;
  /** Whether an overlay tells that one has to wait (Q4.40). */
  readonly loader?: true;
  /** What a person presses to try again; without one, a button of that name. */
  readonly again?: (page: Page) => Locator;
  /** What is to be seen once the call has brought what it should, and never before. */
  readonly brought: (page: Page) => Locator;
  /** From there to the end of the journey, after this fault. */
  readonly finish: (visit: Visit, fault: FaultName) => Promise<void>;
  /** The way leaves the product for the payment: when the call brings its address, or later. */
  readonly leaves?: 'at once' | 'at its end';
}

/** Reasons that the client gives for an answer that never came, made no sense, or was no. */
export const why =
  /The service says no\.|could not reach our service|could not read|could not do this|gave no quote|is very busy/;

/** The button that most failures offer. */
export const tryAgain = (page: Page): Locator =>
  page
    .getByRole('button', { name: /^try again$/i })
    .filter({ visible: true })
    .first();
