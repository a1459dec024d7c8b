import { hashOf } from '../../src/energy/service/sign-up/keys.ts';

/** A switch that a customer was told of: 200 and a reference. */
export interface Acknowledged {
  readonly switchKey: string;
  readonly switchId: number;
  readonly uuid: string;
  /** The whole answer, as JSON. */
  readonly answer: string;
}

/** A completed switch as the database holds it; `attempt` is the sending key that completed it. */
export interface Stored {
  readonly keyHash: string;
  readonly switchId: number;
  readonly attempt: string | null;
  readonly uuid: string;
}

/** What became of one kind of accident: each list should be empty. */
export interface Verdict {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly wrong: readonly string[];
  /** The longest that one request waited for its answer or its end, milliseconds. */
  readonly longestWait: number;
  readonly acknowledged: number;
  /** Requests that were cut or put off, and made again. */
  readonly askedAgain: number;
}

/** What customers were told, to be held against what is kept. */
export class Ledger {
  readonly #told = new Map<string, Acknowledged>();
  readonly #underWay = new Set<number>();
  readonly #wrong: string[] = [];
  readonly #doubled: string[] = [];
  #longestWait = 0;
  #acknowledged = 0;
  #askedAgain = 0;

  /** Notes a switch that was told; one that was told otherwise before is two. */
  acknowledge(told: Acknowledged): void {
    const before = this.#told.get(told.switchKey);
    if (before === undefined) this.#acknowledged += 1;
    else if (before.uuid !== told.uuid)
      this.#doubled.push(`key ${told.switchKey} was told ${before.uuid} and ${told.uuid}`);
    else if (before.answer !== told.answer)
      this.#wrong.push(`${told.uuid} was told as ${before.answer} and as ${told.answer}`);
    this.#told.set(told.switchKey, told);
  }

  /** Notes that a customer was told that the switch of this quote is under way with another key. */
  otherKey(switchId: number): void {
    this.#underWay.add(switchId);
  }

  wrong(says: string): void {
    this.#wrong.push(says);
  }

  waited(milliseconds: number): void {
    this.#longestWait = Math.max(this.#longestWait, milliseconds);
  }

  askAgain(): void {
    this.#askedAgain += 1;
  }

  /** All that was told up to now, in the order of telling. */
  get told(): readonly Acknowledged[] {
    return [...this.#told.values()];
  }

  /** Takes back what was told since: a copy from before was restored. */
  returnTo(told: readonly Acknowledged[]): void {
    this.#told.clear();
    this.#underWay.clear();
    for (const one of told) this.#told.set(one.switchKey, one);
  }

  /** Holds what was told against all that is kept. */
  judge(stored: readonly Stored[]): Verdict {
    const byKey = new Map(stored.map((row) => [row.keyHash, row]));
    const kept = new Set(stored.map(({ switchId }) => switchId));
    const lost = this.told
      .filter(({ switchKey, uuid }) => byKey.get(hashOf(switchKey))?.uuid !== uuid)
      .map(({ uuid, switchId }) => `${uuid} of quote ${switchId} was acknowledged and is not kept`);
    const unfounded = [...this.#underWay]
      .filter((switchId) => !kept.has(switchId))
      .map((switchId) => `quote ${switchId} was said to be under way, and is not`);
    return {
      lost,
      doubled: [
        ...this.#doubled,
        ...repeated(stored, ({ switchId }) => `quote ${switchId}`),
        ...repeated(stored, ({ attempt }) => attempt && `sending key ${attempt}`),
        ...repeated(stored, ({ keyHash }) => `key ${keyHash}`),
      ],
      wrong: [...this.#wrong, ...unfounded],
      longestWait: this.#longestWait,
      acknowledged: this.#acknowledged,
      askedAgain: this.#askedAgain,
    };
  }
}

/** A sentence for each switch beyond the first of the same name. */
function repeated(stored: readonly Stored[], nameOf: (row: Stored) => string | null): string[] {
  const seen = new Map<string, string>();
  return stored.flatMap((row) => {
    const name = nameOf(row);
    if (name === null) return [];
    const first = seen.get(name);
    if (first === undefined) seen.set(name, row.uuid);
    return first === undefined ? [] : [`${name} has the switches ${first} and ${row.uuid}`];
  });
}
