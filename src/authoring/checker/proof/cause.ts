import { getNodePath } from 'jsonc-parser';
import { splitPath } from '../../../engine/path.ts';
import { changedConditions, freedRules } from '../guards/guarded-conditions.ts';
import type { Place } from '../guards/place.ts';
import { changedValues, shortenedValues } from '../guards/written.ts';
import { at, type Node, textOf } from '../json.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problem-at.ts';
import type { Project } from '../project.ts';
import { mentionsIn } from '../rule.ts';

/**
 * What is wrong, told where it was made so: at the one condition or value that the ledger of guards has otherwise and that the
 * file reads in which it shows. What one change breaks is told once, and names the others.
 */
export function atCause(project: Project, found: readonly Problem[]): Problem[] {
  const problems = found.map((problem) => atExtends(project, problem));
  const changes =
    problems.length === 0
      ? []
      : [
          ...changedConditions(project).values(),
          ...freedRules(project),
          ...changedValues(project),
          ...shortenedValues(project),
        ];
  if (changes.length === 0) return [...problems];
  const moved = new Map<string, Problem>();
  const further = new Map<string, Set<string>>();
  for (const problem of problems) {
    const read = changes.filter((change) => isRead(project, change, problem.file));
    const [cause, another] = new Set(read);
    const isThere = read.some(({ source, node }) =>
      isAt(problem, source.file, problemAt(problem.id, about, source, { where: node, message: '' }).line),
    );
    const there =
      cause && another === undefined && !isThere
        ? problemAt(problem.id, about, cause.source, { where: cause.node, message: '' })
        : undefined;
    if (there === undefined) {
      moved.set(`${moved.size}`, problem);
      continue;
    }
    const { file, line, column, length } = there;
    const place = `${problem.file}:${problem.line}`;
    // Each choice is accepted by itself.
    const key = `${file}:${line} ${problem.choice ?? ''}`;
    const first = moved.get(key);
    if (first === undefined) moved.set(key, { ...problem, file, line, column, length });
    further.set(key, (further.get(key) ?? new Set()).add(place));
  }
  return [...moved].map(([key, problem]) => {
    const places = [...(further.get(key) ?? [])];
    return places.length === 0
      ? problem
      : { ...problem, message: `${problem.message} It shows at ${places.join(', ')}, and this was changed.` };
  });
}

/** What stands in a variant whose own customers do not meet it is told where the variant that meets it extends that one. */
function atExtends({ read, variants }: Project, problem: Problem): Problem {
  const base = read.find(({ file, kind }) => kind === 'variant' && file === problem.file)?.name;
  const [first = '', ...others] = Object.keys(problem.met ?? {});
  const source = variants.get(first);
  const where = at(source?.root, 'extends');
  if (base === undefined || where === undefined || source === undefined) return problem;
  if ([first, ...others].includes(base)) return problem;
  const { file, line, column, length } = problemAt(problem.id, about, source, { where, message: '' });
  return { ...problem, file, line, column, length };
}

const about = { severity: 'error', doc: '' } as const;

const isAt = (problem: Problem, file: string, line: number) => problem.file === file && problem.line === line;

/** Whether a file reads what was changed: by its name, or because it or the journey of its card holds it. */
function isRead(project: Project, { source, node }: Place, file: string): boolean {
  const journeys = [...project.journeys.values()].filter(
    (journey) =>
      journey.source.file === file ||
      journey.steps.some(({ card }) => project.cards.get(card)?.source.file === file),
  );
  const around = [file, ...journeys.map((journey) => journey.source.file)];
  if (around.includes(source.file)) return true;
  const [section, name] = getNodePath(node).map(String);
  if (name === undefined || (section !== 'conditions' && section !== 'facts')) return false;
  const readers = project.read.filter((one) => around.includes(one.file));
  const names = readers.flatMap((one) => mentionsIn(one, 'condition', 'path').map((mention) => mention.name));
  return namesIn(project, names).has(`${section} ${name}`);
}

/** The conditions and facts that some names stand for, with those that they read themselves. */
function namesIn(project: Project, names: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const name of names) {
    const [root, fact] = splitPath(name, project.trade.sources);
    const key = root === 'fact' ? `facts ${fact}` : `conditions ${name}`;
    const node = root === 'fact' ? project.facts.get(fact) : project.conditions.get(name);
    if (node === undefined || found.has(key)) continue;
    found.add(key);
    namesIn(project, wordsOf(node), found);
  }
  return found;
}

/** Every key and text in a node: what it reads is among them. */
function wordsOf(node: Node): readonly string[] {
  const own = textOf(node);
  return [...(own === undefined ? [] : [own]), ...(node.children ?? []).flatMap((one) => wordsOf(one))];
}
