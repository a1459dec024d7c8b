/** How much a definition may hold: far more than any real one needs, far less than would stall a browser or an editor. */
export const limits = {
  /** Objects and lists inside one another. */
  depth: 32,
  /** Bytes of a file. */
  bytes: 256 * 1024,
  /** Bytes of the ledger of guards, which has a line for each sentence of all other files. */
  ledgerBytes: 1024 * 1024,
  /** Fields of a card. */
  fields: 200,
  /** Names that each need the next. */
  chain: 100,
  /** Values of a closed list: more are a lookup's. */
  values: 1000,
  /** Steps of a journey. */
  steps: 200,
} as const;
