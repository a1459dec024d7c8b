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
  const [old, present] = [kept, standing].map((lines) => new Set([...lines].flatMap(partsOf)));
  const names = new Map<string, string>();
  for (const line of lost)
    for (const other of came) {
      const [was, is] = otherName(line, other) ?? [];
      if (was !== undefined && is !== undefined && !present?.has(was) && !old?.has(is) && isName(project, is))
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
