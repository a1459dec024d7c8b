/**
 * The function with each result kept for as long as its argument lives. What is kept must depend on the argument alone:
 * then a check after an edit looks again only at the file that changed.
 */
export function keep<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const kept = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const found = kept.get(key);
    if (found !== undefined) return found.value;
    const value = make(key);
    kept.set(key, { value });
    return value;
  };
}

/** The same for a function of a text: what was asked for among the last so many texts is kept. */
export function keepByText<V>(make: (text: string) => V, most = 10_000): (text: string) => V {
  let recent = new Map<string, { readonly value: V }>();
  let older = recent;
  return (text) => {
    const found = recent.get(text);
    if (found !== undefined) return found.value;
    const one = older.get(text) ?? { value: make(text) };
    // Two halves by turns: what is asked for again moves to the new one, and nothing need be put in order.
    if (recent.size >= most / 2) [older, recent] = [recent, new Map()];
    recent.set(text, one);
    return one.value;
  };
}
