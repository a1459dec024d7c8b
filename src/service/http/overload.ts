import type { MiddlewareHandler } from 'hono';
import { answerBusy } from './failures.ts';

/** How many calls one process takes in hand: of what is under way, and of all others. */
export interface InHand {
  readonly underWay: number;
  readonly others: number;
}

/**
 * A call takes half a millisecond of a processor: of so many the last one waits for a tenth of a second or less. Behind a
 * database that processes share it takes twice as long. Whoever has begun is let through for long after nobody
 * else is.
 */
export const usualInHand = (isShared: boolean): InHand =>
  isShared ? { underWay: 64, others: 40 } : { underWay: 160, others: 96 };

/** A call that was longer in hand than this is late, milliseconds. */
const late = 75;
/** What is taken in hand even while all are late, as a share. */
const least = 0.5;
/** After a late call less is taken in hand, after one in time more: it balances where one in a hundred or two is late. */
const [less, more] = [0.98, 0.000_2];

/**
 * Refuses at once (503, with when to ask again) what could only be answered late: what is beyond `most`, or beyond the
 * share of it that was answered in time of late. A call that was answered counts until the event loop's turn ends: those
 * behind it in the same turn have waited for it. `onShed` is told of each.
 */
export function shed(
  most: InHand,
  isUnderWay: (path: string) => boolean,
  onShed: () => void = () => {},
): MiddlewareHandler {
  let inHand = 0;
  let share = 1;
  return async (context, next) => {
    const { path } = context.req;
    if (!/^\/(auth|request)\//.test(path)) return next();
    if (inHand >= share * (isUnderWay(path) ? most.underWay : most.others)) {
      onShed();
      return answerBusy(context);
    }
    inHand += 1;
    const taken = performance.now();
    try {
      await next();
    } finally {
      setImmediate(() => {
        inHand -= 1;
        const isLate = performance.now() - taken > late;
        share = isLate ? Math.max(least, share * less) : Math.min(1, share + more);
      });
    }
  };
}
