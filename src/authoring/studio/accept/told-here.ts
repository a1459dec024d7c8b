import { toldWithButton } from '../../checker/acceptance.ts';
import type { Problem } from '../../checker/problem.ts';

/** The words of the button that accepts, by which the studio calls it. */
export const acceptName = 'Accept with a reason';

/** A problem in the words of the studio: it has a button where the terminal has a command. */
export const toldHere = (problem: Problem) => toldWithButton(problem, `the button “${acceptName}”`);
