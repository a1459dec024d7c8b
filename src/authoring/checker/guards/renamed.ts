import type { Project } from '../project.ts';

type Lines = Readonly<Record<string, Iterable<string>>>;

/** Signs that a name is not made of. */
const between = /([^\p{L}\p{N}_-]+)/u;
const partsOf = (line: string) => line.split(between);

/**
 * A line of the ledger in the names that things have now. What is gone everywhere, and stands everywhere under one name that
 * is new, was renamed, and a rename takes nothing away: `before` is what the ledger has of how things are wired, `now` what
 * stands.
 */
export function renamedIn(project: Project, before: Lines, now: Lines): (line: string) => string {
  const standing = new Set(Object.values(now).flatMap((lines) => [...lines]));
  const kept = new Set(Object.values(before).flatMap((lines) => [...lines]));
  const lost = [...kept].filter((line) => !standing.has(line));
  if (lost.length === 0) return (line) => line;
  const came = [...standing].filter((line) => !kept.has(line));
  const old = new Set([...kept].flatMap(partsOf));
  // A word such as `failed` may be called so in one file, and stand for something else in others.
  const isThere = (name: string, line: string) =>
    [...standing].some((one) => partsOf(one).includes(name) && headOf(one, name) === headOf(line, name));
  const names = new Map<string, string>();
  for (const line of lost)
    for (const other of came) {
      const [was, is] = otherName(line, other) ?? [];
      if (was !== undefined && is !== undefined && !old.has(is) && !isThere(was, line) && isName(project, is))
        names.set(was, is);
    }
  const renamed = (line: string) =>
    partsOf(line)
      .map((part) => names.get(part) ?? part)
      .join('');
  for (const was of [...names.keys()])
    if (lost.some((line) => partsOf(line).includes(was) && !standing.has(renamed(line)))) names.delete(was);
  return renamed;
}

/** Of which file a line is, whatever it says there of a name. */
const headOf = (line: string, name: string) =>
  partsOf(line)
    .filter((part) => !between.test(part))
    .slice(0, 2)
    .filter((part) => part !== name)
    .join(' ');

/** The one name by which two lines differ, wherever it stands in them. */
function otherName(line: string, other: string): readonly [was: string, is: string] | undefined {
  const [one, two] = [partsOf(line), partsOf(other)];
  if (one.length !== two.length) return undefined;
  const differing = one.flatMap((part, index) => (part === two[index] ? [] : [`${part} ${two[index]}`]));
  const [only, ...more] = new Set(differing);
  const [was, is] = only?.split(' ') ?? [];
  return was && is && more.length === 0 ? [was, is] : undefined;
}

/** Whether something is declared under a name: what is written, recorded or sent is none, and another one means another thing. */
const isName = ({ facts, conditions, messages, notices, cards }: Project, name: string) =>
  [facts, conditions, messages, notices, cards, ...[...cards.values()].map((card) => card.notices)].some(
    (all) => all.has(name),
  );
