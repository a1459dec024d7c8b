/** A postcode with the space before its last three characters, which the stored one lacks (Q2.13). */
export function spacedPostcode(postcode: string): string {
  const plain = postcode.replace(/\s/g, '');
  return plain.length > 3 ? `${plain.slice(0, -3)} ${plain.slice(-3)}` : plain;
}

/** An address as people write it: what is there of its lines, in order, and the postcode. */
export function writtenAddress(lines: readonly string[], postcode: string): string {
  return [...lines, spacedPostcode(postcode)].filter((part) => part !== '').join(', ');
}
