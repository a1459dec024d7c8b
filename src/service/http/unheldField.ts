/** No call has a value that is nested deeper. */
const deepest = 16;

/**
 * The field (`propertyDetails.0.name`, '' for the whole) of a call's parts whose text or name holds U+0000, which
 * PostgreSQL cannot keep, or that is nested so deep that readers run out of stack; undefined where all is well.
 */
export function unheldField(value: unknown, at: readonly string[] = []): string | undefined {
  const field = at.slice(1).join('.');
  if (typeof value === 'string') return value.includes('\u0000') ? field : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (at.length > deepest) return at[1] ?? field;
  for (const [name, inner] of Object.entries(value)) {
    const found = name.includes('\u0000') ? field : unheldField(inner, [...at, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}
