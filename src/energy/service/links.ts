import { letterBoxOf } from '../../service/post/address.ts';
import { hashOf } from './sign-up/keys.ts';

/** Letters that one address is sent in ten minutes, whoever asks. */
const mostLetters = 3;

/** Counts letters to an address, by its letter box: somebody else's letter box is not to be filled from here. */
export const lettersTo = (address: string): { readonly key: string; readonly most: number } => ({
  key: `letters to:${hashOf(letterBoxOf(address))}`,
  most: mostLetters,
});
