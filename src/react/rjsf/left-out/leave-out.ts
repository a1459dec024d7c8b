/** What stands in the place of a package's part that no card can reach; calling it throws, and says what did. */
export function leaveOut(part: string): () => never {
  return () => {
    throw new Error(`${part} is left out: no card may need it.`);
  };
}
