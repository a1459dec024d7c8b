/** `E.ON Next` is `e-on-next`; empty for a name without a Latin letter or digit. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** Whether a name is one that a file may have: small Latin letters, digits and hyphens. */
export function isSlug(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]*$/.test(name);
}
