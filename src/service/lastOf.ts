/** What was made last, made anew when its key is another. */
export function lastOf<K, V>(keyOf: () => K, make: (key: K) => V): () => V {
  let last: { readonly key: K; readonly value: V } | undefined;
  return () => {
    const key = keyOf();
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}
