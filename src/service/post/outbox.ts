import { Type } from '@sinclair/typebox';
import { guardOf } from '../checked.ts';
import { codeOf } from '../codeOf.ts';
import type { Sealer } from '../sealer.ts';
import type { OutboxRow, OutboxStore } from '../store/outbox.ts';
import { refusalOf } from './refusal.ts';

/** A letter in plain text to one address. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const isLetter = guardOf<Letter>(
  Type.Object({ to: Type.String(), subject: Type.String(), text: Type.String() }),
);
const placeOf = (id: string) => `${id} letter`;

/** A letter that waits; `refused` is the code with which the mail server refused it for good. */
interface Waiting extends Letter {
  readonly refused?: number;
}

const minute = 60_000;

/**
 * What passes between tries, and how long one may take before another may begin, milliseconds: a minute, then each time twice
 * as long, at most an hour.
 */
const pauseAfter = (tries: number) => Math.min(2 ** tries, 60) * minute;

/** Codes of what is wrong with one letter: its address or text is refused, or, without a code, it cannot be opened. */
const faultsOfOne: readonly unknown[] = ['EENVELOPE', 'EMESSAGE', undefined];

/** How long a letter is kept, and what for. */
interface Kept extends Pick<OutboxRow, 'id' | 'about'> {
  readonly ends: number;
}

/** Takes letters, and gives them to whoever sends them. */
export interface Outbox {
  /**
   * A letter as it is kept, sealed, until it is sent or until `ends` (milliseconds); `about` is the number of what it is about.
   * Whoever knows its `id` may take it back, such as once its link was used.
   */
  readonly sealed: (letter: Letter, kept: Kept) => OutboxRow;
  /** What waits, the oldest first; `onFault` is told of a letter that cannot be opened, which is left out. */
  readonly waiting: (onFault?: (row: OutboxRow) => void) => Promise<readonly Waiting[]>;
  /**
   * Sends what is due, one after the other; each is forgotten once it is sent. One that is not is tried again after a pause
   * that grows, and one that is refused for good is not. `onRefused` is told of a fault of one letter, which holds up no
   * other; with any other it rejects, and nothing more is sent for now.
   */
  readonly send: (
    deliver: (letter: Letter) => Promise<void>,
    onRefused: (fault: unknown) => void,
  ) => Promise<void>;
}

/** The outbox of a store; `now` is in milliseconds. */
export function createOutbox(store: OutboxStore, sealer: Sealer, now: () => number): Outbox {
  const moment = (ms: number) => new Date(ms).toISOString();
  const open = ({ id, letter }: OutboxRow): Letter => {
    const opened = sealer.open(letter, placeOf(id));
    if (isLetter(opened)) return opened;
    throw new Error('A letter of the outbox cannot be read.');
  };
  return {
    sealed(letter, { ends, about, id }) {
      const created_at = moment(now());
      const sealed = sealer.seal(letter, placeOf(id));
      const untried = { next_at: created_at, tries: 0, refused: null };
      return { id, letter: sealed, about, created_at, ends_at: moment(ends), ...untried };
    },
    waiting: async (onFault = () => undefined) =>
      (await store.waiting(moment(now()))).flatMap((row) => {
        try {
          return { ...open(row), ...(row.refused !== null && { refused: row.refused }) };
        } catch {
          onFault(row);
          return [];
        }
      }),
    async send(deliver, onRefused) {
      for (;;) {
        const row = await store.claim(moment(now()), (tries) => moment(now() + pauseAfter(tries)));
        if (row === undefined) return;
        try {
          await deliver(open(row));
        } catch (fault) {
          if (!faultsOfOne.includes(codeOf(fault))) throw fault;
          const code = refusalOf(fault);
          if (code !== undefined) await store.refuse(row.id, code);
          onRefused(fault);
          continue;
        }
        await store.remove(row.id);
      }
    },
  };
}
