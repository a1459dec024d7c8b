import type { DefinitionFile } from '../../../definitions/types.ts';
import { hinders } from '../check.ts';
import type { Problem } from '../problem.ts';
import { type Hunk, hunksBetween } from './hunks.ts';

type Files = readonly DefinitionFile[];

/** More changes than that are not tried one by one. */
const most = 8;

/**
 * What is wrong, told at the change since `before` that made it so: at the one without which the check would not find it. A
 * problem in a file that was changed stays there; so does one that no change alone has made.
 */
export function atChange(
  problems: readonly Problem[],
  before: Files,
  after: Files,
  check: (files: Files) => readonly Problem[],
): readonly Problem[] {
  const hunks = hunksBetween(before, after);
  const away = problems.filter((one) => !hunks.some(({ file }) => file === one.file));
  if (away.length === 0 || hunks.length === 0 || hunks.length > most) return problems;
  const known = new Set(problems.map(nameOf));
  const tried = hunks.map((hunk) => {
    const found = check(after.map((one) => (one.file === hunk.file ? hunk.without : one)));
    // Where it breaks something else, the check did not come as far.
    const isWhole = !found.some((one) => hinders(one) && !known.has(nameOf(one)));
    return { hunk, isMaker: (one: Problem) => isWhole && !found.some((it) => nameOf(it) === nameOf(one)) };
  });
  return problems.map((one) => {
    if (!away.includes(one)) return one;
    const [maker, another] = tried.filter(({ isMaker }) => isMaker(one));
    return maker === undefined || another !== undefined ? one : movedTo(maker.hunk, one, after);
  });
}

/** A problem but for the lines that it speaks of: a change moves them. */
const nameOf = ({ id, file, message }: Problem) => [id, file, message.replaceAll(/:\d+/g, '')].join(' ');

/** A mend is an edit of the file in which it shows, and is left behind. */
function movedTo({ file, lines, place }: Hunk, { fix: _, ...problem }: Problem, files: Files): Problem {
  const line = lines[0] ?? place;
  const text = files.find((one) => one.file === file)?.text.split('\n')[line - 1] ?? '';
  const message = `${problem.message} It shows at ${problem.file}:${problem.line}, and this was changed.`;
  const column = text.search(/\S|$/) + 1;
  return { ...problem, file, line, column, length: Math.max(1, text.trim().length), message };
}
