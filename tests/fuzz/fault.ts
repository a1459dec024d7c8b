import type { Random } from './random.ts';
import type { Tree } from './tree.ts';

/** A file with one fault. `at` are the offsets in the new text where it may be told; undefined where it has no one place. */
export interface Faulty {
  readonly text: string;
  readonly at?: readonly number[];
}

/** Puts one fault of a kind into a file; undefined where the file has no place for it. */
export type Fault = (tree: Tree, random: Random) => Faulty | undefined;

/** A word with one slip of the finger: a letter left out, doubled, swapped with the next, or another. */
export function mistyped(word: string, random: Random): string {
  const index = random.int(word.length);
  const [before, letter, after] = [word.slice(0, index), word.charAt(index), word.slice(index + 1)];
  const slips = [before + after, before + letter + letter + after, `${before}q${after}`];
  if (after !== '' && after[0] !== letter) slips.push(`${before}${after[0]}${letter}${after.slice(1)}`);
  return random.pick(slips.filter((slip) => slip !== word && slip.trim() !== '')) ?? `${word}q`;
}
