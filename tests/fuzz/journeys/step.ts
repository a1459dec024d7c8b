import type { EntryChange } from '../../../src/engine/entries.ts';
import type { Json } from '../../../src/engine/types.ts';
import type { How } from './service.ts';

/** One thing that happens to a journey: an act of the person, or an answer that comes. Plain data. */
export type Step =
  | { readonly is: 'answer'; readonly field: string; readonly value: Json | null }
  /** Takes the nth of what a list offers. */
  | { readonly is: 'choose'; readonly field: string; readonly nth: number }
  /** Empties a box. */
  | { readonly is: 'empty'; readonly field: string }
  | { readonly is: 'touch'; readonly field: string }
  | { readonly is: 'press'; readonly field: string }
  /** Presses the button of a journey; of one in a dialog, where its dialog is. */
  | { readonly is: 'submit'; readonly journey: string }
  /** Adds, changes, removes, saves or gives up an entry of a list. */
  | { readonly is: 'entry'; readonly change: EntryChange }
  /** The overlay's button that gives up waiting. */
  | { readonly is: 'cancel' }
  /** The nth of the requests of this name that have no answer gets one. */
  | { readonly is: 'reply'; readonly to: string; readonly nth: number; readonly how: How }
  /** Every answer comes, the first asked first or the last asked first, until nothing is under way. */
  | { readonly is: 'settle'; readonly from: 'first' | 'last' }
  /** When all has settled: another answer and back again, and all settles. */
  | { readonly is: 'back'; readonly field: string; readonly value: Json; readonly waits: boolean };

/** A sequence: where it begins, what the transport is like, and what happens. */
export interface Sequence {
  readonly start: string;
  readonly heedsAbort: boolean;
  readonly steps: readonly Step[];
}

const ordinal = (nth: number) => (nth === 0 ? '' : ` (number ${nth + 1} of those asked)`);

/** A step in words. */
function inWords(step: Step): string {
  switch (step.is) {
    case 'answer':
      return `answer ${step.field}: ${JSON.stringify(step.value)}`;
    case 'choose':
      return `choose ${step.field}: number ${step.nth + 1} of its list`;
    case 'empty':
      return `empty ${step.field}`;
    case 'touch':
      return `leave ${step.field}`;
    case 'press':
      return `press the button of ${step.field}`;
    case 'submit':
      return `press the button of the journey ${step.journey}`;
    case 'entry': {
      const { kind, list } = step.change;
      return `${kind} of ${list}${'at' in step.change ? `, number ${step.change.at + 1}` : ''}`;
    }
    case 'cancel':
      return 'give up waiting';
    case 'reply':
      if (step.how === 'well') return `${step.to} answers${ordinal(step.nth)}`;
      if (step.how === 'empty') return `${step.to} answers with nothing in it${ordinal(step.nth)}`;
      return `${step.to} ${step.how === 0 ? 'is refused' : `fails with ${step.how}`}${ordinal(step.nth)}`;
    case 'settle':
      return `every answer comes, the ${step.from} asked first`;
    case 'back':
      return `every answer comes; answer ${step.field}: ${JSON.stringify(step.value)}${step.waits ? ', every answer comes' : ''}, then what it was before; every answer comes`;
  }
}

/** A sequence in words, a line a step. */
export const sequenceInWords = ({ start, heedsAbort, steps }: Sequence): string =>
  [
    `begin at: ${start}${heedsAbort ? '' : ' (answers to aborted requests come all the same)'}`,
    ...steps.map((step, index) => `${String(index + 1).padStart(3)}. ${inWords(step)}`),
  ].join('\n');
