/** A PostgreSQL to test on. */
export interface Database {
  readonly url: string;
  /** Where it is, for people. */
  readonly where: string;
  readonly stop: () => void;
}

export interface Ways {
  /** The address that the operator gave. */
  readonly given: string | undefined;
  /** Addresses where this machine may have one. */
  readonly near: readonly string[];
  readonly answers: (url: string) => Promise<boolean>;
  /** Starts one of our own; a sentence without a full stop where that cannot be. */
  readonly start: () => Promise<Database | string>;
}

/**
 * The given database, else one that answers near by, else one of our own, else why there is none. Throws when the given
 * one does not answer: another in its place would not be what was asked for.
 */
export async function findDatabase({ given, near, answers, start }: Ways): Promise<Database | string> {
  const stop = () => undefined;
  if (given !== undefined) {
    if (await answers(given)) return { url: given, where: 'of DATABASE_URL', stop };
    throw new Error('The PostgreSQL database of DATABASE_URL does not answer.');
  }
  for (const url of near) if (await answers(url)) return { url, where: `on ${new URL(url).host}`, stop };
  return start();
}
