import { spacedPostcode } from '../../words/postcode.ts';

/** An address as people write it: what is there of its lines, in order, and the postcode. */
export function writtenAddress(lines: readonly string[], postcode: string): string {
  return [...lines, spacedPostcode(postcode)].filter((part) => part !== '').join(', ');
}
