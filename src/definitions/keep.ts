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

/** The same for a function of a text: the results of so many texts, those that were last asked for, are kept. */
export function keepByText<V>(make: (text: string) => V, most = 10_000): (text: string) => V {
  const kept = new Map<string, { readonly value: V }>();
  return (text) => {
    const found = kept.get(text) ?? { value: make(text) };
    kept.delete(text);
    kept.set(text, found);
    for (const [oldest] of kept) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return found.value;
  };
}
