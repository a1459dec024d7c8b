import { hiddenIn } from './hidden.ts';
import { some } from './phrase.ts';

/** A sentence about a name that does not exist, with the nearest that does or, where none is near, all of them. */
export function withHelp(
  sentence: string,
  name: string,
  known: Iterable<string>,
): { readonly message: string; readonly suggest?: string } {
  const names = [...known];
  const near = nearest(name, names) ?? onlyLonger(name, names);
  if (near !== undefined) return { message: sentence, suggest: near };
  return { message: `${sentence} What exists: ${some(names)}.` };
}

/** The one name that goes on where a name of some letters ends; undefined where none or several do. */
function onlyLonger(name: string, known: readonly string[]): string | undefined {
  if (name.length < 4) return undefined;
  const [longer, another] = known.filter((one) => one.startsWith(name) && hiddenIn(one) === undefined);
  return another === undefined ? longer : undefined;
}

/** Names to look at: nobody chooses among more, and thousands of slips among thousands would take minutes. */
const most = 500;

/** The name nearest to a mistyped one, at most a third of its letters away; undefined when none is near. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(name.length / 3));
  let best: { readonly name: string; readonly distance: number } | undefined;
  let looked = 0;
  for (const candidate of known) {
    looked += 1;
    if (looked > most) break;
    // A name that holds what nobody sees is itself the mistake.
    if (candidate === name || hiddenIn(candidate) !== undefined) continue;
    if (Math.abs(candidate.length - name.length) > limit) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance <= limit && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) {
      best = { name: candidate, distance };
    }
  }
  return best?.name;
}

/** How many letters must be put in, taken out or changed, or neighbours swapped, to make one text of the other. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
