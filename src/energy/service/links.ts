import { letterBoxOf } from '../../service/post/address.ts';
import { hashOf, newSwitchKey } from './sign-up/keys.ts';

export { hashOf };

/** The token of a new link: 256 random bits, base64url. */
export const newToken = newSwitchKey;

/** Letters that one address is sent in ten minutes, whoever asks. */
const mostLetters = 3;

/** Counts letters to an address, by its letter box: somebody else's letter box is not to be filled from here. */
export const lettersTo = (address: string): { readonly key: string; readonly most: number } => ({
  key: `letters to:${hashOf(letterBoxOf(address))}`,
  most: mostLetters,
});
