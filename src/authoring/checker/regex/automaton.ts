import { type AST, RegExpParser } from '@eslint-community/regexpp';

/**
 * The ways through a pattern: one position for each character that it can take, and the positions that may come next.
 * An edge stands twice when two different ways lead along it.
 */
export interface Automaton {
  /** What each position takes, as regular expression text for one character. */
  readonly takes: readonly string[];
  readonly next: readonly (readonly number[])[];
}

/** The positions that can begin and end a part, as often as there are ways, and in how many ways it can be empty. */
interface Part {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly empty: number;
}

const nothing: Part = { first: [], last: [], empty: 1 };

/** Repeats up to this many times are spelt out; a longer one counts as endless, which can only find more. */
const spelledOut = 8;
const maxPositions = 200;

/**
 * Builds the automaton of a pattern under the `u` flag. Throws an Error that says why when the pattern is no regular
 * expression, or has a part that cannot be judged (back references, look-around with repeats, too many positions).
 */
export function automatonOf(pattern: string): Automaton {
  const ast = new RegExpParser({ ecmaVersion: 2024 }).parsePattern(pattern, 0, pattern.length, {
    unicode: true,
  });
  const takes: string[] = [];
  const next: number[][] = [];

  const position = (text: string): Part => {
    if (takes.length >= maxPositions) throw new Error('it has too many parts to be judged');
    const index = takes.push(text) - 1;
    next[index] = [];
    return { first: [index], last: [index], empty: 0 };
  };
  const link = (from: Part, to: Part) => {
    for (const index of from.last) next[index]?.push(...to.first);
  };
  const sequence = (a: Part, b: Part): Part => {
    link(a, b);
    return {
      first: [...a.first, ...times(a.empty, b.first)],
      last: [...times(b.empty, a.last), ...b.last],
      empty: Math.min(2, a.empty * b.empty),
    };
  };
  const alternatives = (all: readonly AST.Alternative[]): Part => {
    const parts = all.map(({ elements }) => elements.map(element).reduce(sequence, nothing));
    return {
      first: parts.flatMap((part) => part.first),
      last: parts.flatMap((part) => part.last),
      empty: Math.min(
        2,
        parts.reduce((ways, part) => ways + part.empty, 0),
      ),
    };
  };
  const endless = (part: Part): Part => {
    link(part, part);
    return part;
  };
  const quantified = ({ min, max, element: inner }: AST.Quantifier): Part => {
    if (max > spelledOut) return { ...endless(element(inner)), ...(min === 0 && { empty: 1 }) };
    let whole = nothing;
    // From the back, so that each optional copy holds those after it: x{1,3} is x(x(x)?)?.
    for (let copy = max; copy >= 1; copy -= 1) {
      whole = sequence(element(inner), whole);
      // A copy that may be left out and takes nothing is left out: that is one way.
      if (copy > min) whole = { ...whole, empty: 1 };
    }
    return whole;
  };
  const element = (node: AST.Element): Part => {
    switch (node.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return position(node.raw);
      case 'CapturingGroup':
      case 'Group':
        return alternatives(node.alternatives);
      case 'Quantifier':
        return quantified(node);
      case 'Assertion':
        if (node.kind === 'lookahead' || node.kind === 'lookbehind')
          throw new Error('it looks ahead or behind');
        return nothing;
      default:
        throw new Error('it refers back to a group');
    }
  };

  const whole = alternatives(ast.alternatives);
  if (!ast.alternatives.every(isAnchored)) link(endless(position('[^]')), whole);
  return { takes, next };
}

/** The positions once for each way; two ways stand for all beyond. */
function times(ways: number, positions: readonly number[]): readonly number[] {
  return ways === 0 ? [] : ways === 1 ? positions : [...positions, ...positions];
}

/** A pattern that does not begin with ^ may begin anywhere, which is a search in itself. */
function isAnchored({ elements: [first] }: AST.Alternative): boolean {
  if (first?.type === 'Group' || first?.type === 'CapturingGroup')
    return first.alternatives.every(isAnchored);
  return first?.type === 'Assertion' && first.kind === 'start';
}
