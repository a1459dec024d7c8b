import { diff3Merge } from 'node-diff3';

type Lines = readonly string[];

/** A part of a file that two people changed: lines that both now have, or what each made of the same lines. */
export type MergedPart = { readonly both: Lines } | { readonly mine: Lines; readonly theirs: Lines };

/** Whose lines are taken where two people changed the same ones. */
export type Taken = 'mine' | 'theirs';

const linesOf = (text: string) => text.split('\n');

/**
 * Two texts that came of one, brought together line by line: what only one changed is taken from there. Where both changed
 * lines that touch, each line is a question of its own: whoever changed the next one as well does not lose that with the first.
 */
export function mergeOf(begun: string, mine: string, theirs: string): readonly MergedPart[] {
  return diff3Merge(linesOf(mine), linesOf(begun), linesOf(theirs)).flatMap(({ ok, conflict }) =>
    conflict === undefined ? { both: ok ?? [] } : apart(conflict.a, conflict.o, conflict.b),
  );
}

/** Lines that are as many on either side and were before, one by one; others stay together, for no line is then another's. */
function apart(mine: Lines, begun: Lines, theirs: Lines): readonly MergedPart[] {
  if (mine.length !== begun.length || theirs.length !== begun.length) return [{ mine, theirs }];
  return begun.map((before, index) => {
    const [my = '', their = ''] = [mine[index], theirs[index]];
    if (my === their || their === before) return { both: [my] };
    return my === before ? { both: [their] } : { mine: [my], theirs: [their] };
  });
}

/** The one text of two, with what was chosen for each part that both changed, by its place; undefined while one is open. */
export function mergedWith(
  parts: readonly MergedPart[],
  taken: ReadonlyMap<number, Taken>,
): string | undefined {
  const chosen = parts.map((part, index): Lines | undefined => {
    const whose = taken.get(index);
    if ('both' in part) return part.both;
    return whose && part[whose];
  });
  if (chosen.includes(undefined)) return undefined;
  return chosen.flatMap((lines) => lines ?? []).join('\n');
}

/**
 * A text without one change that was made to it, from `older` to `newer`, and with all that came later; undefined where that
 * changed the same lines, so that one cannot go without the other.
 */
export function withoutChange(text: string, older: string, newer: string): string | undefined {
  const left = mergedWith(mergeOf(newer, text, older), new Map());
  return left !== undefined && isJson(left) ? left : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The file with my lines of a part, and with theirs, where nothing else differs. */
export function sidesOf(
  parts: readonly MergedPart[],
  place: number,
): { readonly mine: string; readonly theirs: string } {
  const taking = (whose: Taken) =>
    parts
      .flatMap((part, index) => ('both' in part ? part.both : index === place ? part[whose] : part.mine))
      .join('\n');
  return { mine: taking('mine'), theirs: taking('theirs') };
}
