/** A way in which journeys go wrong: the first seed that shows it, how often it was seen, and the shortest sequence. */
export interface Violation {
  readonly invariant: string;
  readonly seed: number;
  readonly count: number;
  /** What is wrong, and the shortest sequence that leads there, in words. */
  readonly words: string;
}

/** A violation as it is printed, with what repeats it. */
export const violationInWords = ({ seed, count, words }: Violation): string =>
  `${words}\n(seen ${count} times; npm run fuzz -- --journeys 1 ${seed} repeats it)`;
