/** The code of an error, such as `EEXIST`; undefined for one without, and for what is none. */
export const codeOf = (thrown: unknown): unknown =>
  thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
