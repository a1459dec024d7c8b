/** How often a bench page draws its form: `?n=4` is four times, once where the address does not say. */
export function copiesAsked(search: string): number {
  const asked = Number(new URLSearchParams(search).get('n') ?? 1);
  return Number.isInteger(asked) && asked > 0 ? asked : 1;
}
