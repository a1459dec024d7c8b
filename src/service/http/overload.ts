import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** How many calls one process takes in hand: of what is under way, and of all others. */
export interface InHand {
  readonly underWay: number;
  readonly others: number;
  /** The share of both that is taken even while all are late. */
  readonly least: number;
}

/**
 * A call takes half a millisecond of a processor: of so many the last one waits for a tenth of a second or less. Behind a
 * database that processes share it takes twice as long. Whoever has begun is let through for long after nobody
 * else is. Even while all are late so many are taken as two pages ask at once, few enough for a machine a third as quick.
 */
export const usualInHand = (isShared: boolean): InHand =>
  isShared ? { underWay: 64, others: 40, least: 0.5 } : { underWay: 160, others: 96, least: 0.15 };

/** A call that was longer in hand than this is late, milliseconds. */
const late = 75;
/** After a late call less is taken in hand, after one in time more: it balances where one in a hundred or two is late. */
const [less, more] = [0.98, 0.000_2];

/** What is taken in hand, and how the rest is answered. */
export interface Crowd {
  readonly most: InHand;
  readonly isUnderWay: (path: string) => boolean;
  readonly refuse: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
}

/** How many calls are begun in one turn of the event loop. */
const together = 8;

/**
 * Refuses at once what could only be answered late: what is beyond `most`, or beyond the share of it that was answered in
 * time of late. It stands before all else, for a refusal must cost a fraction of an answer. The rest is begun in the order
 * it came, few in a turn of the event loop: a turn lets in one new connection (Node since 20), so that after long turns
 * new callers would wait for seconds, unseen.
 */
export function shed({ most, isUnderWay, refuse }: Crowd, listener: RequestListener): RequestListener {
  const line: (() => void)[] = [];
  let inHand = 0;
  let share = 1;

  const begin = () => {
    for (const next of line.splice(0, together)) setImmediate(next);
    if (line.length > 0) setImmediate(begin);
  };
  const finish = (taken: number) => {
    inHand -= 1;
    const isLate = performance.now() - taken > late;
    share = isLate ? Math.max(most.least, share * less) : Math.min(1, share + more);
  };
  return (incoming, outgoing) => {
    const [path = ''] = (incoming.url ?? '').split('?', 1);
    // A browser's question whether it may call is answered without work.
    if (!/^\/(auth|request)\//.test(path) || incoming.method === 'OPTIONS')
      return listener(incoming, outgoing);
    if (inHand >= share * (isUnderWay(path) ? most.underWay : most.others)) return refuse(incoming, outgoing);
    inHand += 1;
    const taken = performance.now();
    outgoing.once('close', () => finish(taken));
    if (line.length === 0) setImmediate(begin);
    line.push(() => {
      if (!outgoing.destroyed) listener(incoming, outgoing);
    });
  };
}
