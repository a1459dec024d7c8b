import type { DefinitionFile } from '../../definitions/types.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { keep } from './keep.ts';
import type { Problem } from './problem.ts';
import { problemAt } from './problem-at.ts';
import { buildProject, type Project } from './project.ts';
import type { FileRule, ProjectRule } from './rule.ts';
import { rules } from './rules.ts';
import type { Source } from './source.ts';

/**
 * Every mistake in a set of definition files, by file and place. Never throws, whatever the files hold. A file that is
 * the same object as in an earlier check is not looked at again by itself.
 */
export function checkDefinitions(files: readonly DefinitionFile[], trade: TradeWords): Problem[] {
  const project = buildProject(files, trade);
  return inOrder(firstOf([...project.sources.flatMap(problemsIn), ...problemsBetween(project)]));
}

/** Without those of rules that stand back where another one tells of the same line. */
function firstOf(problems: readonly Problem[]): readonly Problem[] {
  const isSecond = ({ id }: Problem) => rules[id]?.isSecond === true;
  const lineOf = ({ file, line }: Problem) => `${file}:${line}`;
  const first = new Set(problems.filter((one) => !isSecond(one)).map(lineOf));
  return problems.filter((one) => !isSecond(one) || !first.has(lineOf(one)));
}

/** The problems by file and place. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.id, b.id),
  );
}

const problemsIn = keep((source: Source): Problem[] =>
  fileRules.flatMap(([id, rule]) =>
    [...rule.findIn(source)].map((flaw) => problemAt(id, rule, source, flaw)),
  ),
);

/** What a broken file would declare is unknown: its names are judged when it is mended. */
function problemsBetween(project: Project): Problem[] {
  if (project.sources.some(isBroken)) return [];
  const isWhole = [...project.journeys.values()].every(({ steps }) =>
    steps.every(({ card }) => project.cards.has(card)),
  );
  // A card that is missed would bring all its answers as unknown: first its name is judged alone.
  const asked = isWhole ? projectRules : projectRules.filter(([, rule]) => rule === rules['unknown-name']);
  const problems = asked.flatMap(([id, rule]) =>
    [...rule.find(project)].map((finding) => problemAt(id, rule, finding.source, finding)),
  );
  const seen = new Map<string, number>();
  for (const one of problems) seen.set(meant(one), (seen.get(meant(one)) ?? 0) + 1);
  // A name that is missed in two places is rather mistyped where it is declared: to write that here would mend nothing.
  return problems.map((one) =>
    one.suggest === undefined || seen.get(meant(one)) === 1 ? one : withoutFix(one),
  );
}

function meant({ id, suggest }: Problem): string {
  return `${id} ${suggest}`;
}

function withoutFix({ fix: _, ...problem }: Problem): Problem {
  return problem;
}

/** Whether a file cannot be read, is nowhere looked for, or a section of it has not its name or its type. */
function isBroken({ kind, root, misfits }: Source): boolean {
  if (kind === undefined) return true;
  const atTop = misfits.filter(({ node }) => node === root || node.parent?.parent === root);
  return root === undefined || atTop.some((misfit) => misfit.kind !== 'unknown-word');
}

const all = Object.entries(rules);
const fileRules = all.flatMap(([id, rule]): (readonly [string, FileRule])[] =>
  'findIn' in rule ? [[id, rule]] : [],
);
const projectRules = all.flatMap(([id, rule]): (readonly [string, ProjectRule])[] =>
  'find' in rule ? [[id, rule]] : [],
);

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Whether files with this mistake cannot be built or proved; they can where only what they say is wrong, or not accepted yet. */
export function hinders({ severity, id }: Problem): boolean {
  return severity === 'error' && rules[id]?.isOfWords === undefined;
}
