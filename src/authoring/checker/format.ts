import { codeFrameColumns } from '@babel/code-frame';
import type { DefinitionFile } from '../../definitions/types.ts';
import { type Problem, told } from './problem.ts';

/** The lines around a problem, with what is meant underlined; without colour. */
export function codeFrame(problem: Problem, text: string): string {
  const { line, column, length } = problem;
  const place = { start: { line, column }, end: { line, column: column + length } };
  return codeFrameColumns(text, place, { linesAbove: 2, linesBelow: 1 });
}

/** What is wrong and which name was probably meant, or else what `npm run check -- --fix` would do. */
export function sentence(problem: Problem): string {
  const { suggest, fix } = problem;
  const isMade = suggest === undefined && fix !== undefined && fix.isAsked !== true;
  return isMade ? `${told(problem)}\nFix: ${fix.title}.` : told(problem);
}

/** One problem for people: `file:line:column`, severity and rule, the sentence, the lines around it. */
function formatProblem(problem: Problem, files: readonly DefinitionFile[]): string {
  const { file, line, column, severity, id } = problem;
  const text = files.find((candidate) => candidate.file === file)?.text;
  const head = `${file}:${line}:${column}  ${severity}  ${id}`;
  const frame = text === undefined || text === '' ? [] : [codeFrame(problem, text)];
  return [head, sentence(problem), ...(problem.path ?? []).map(numbered), ...frame].join('\n');
}

function numbered(line: string, index: number): string {
  return `  ${index + 1}. ${line}`;
}

/** Every problem, with an empty line between two. */
export function formatProblems(problems: readonly Problem[], files: readonly DefinitionFile[]): string {
  return problems.map((problem) => formatProblem(problem, files)).join('\n\n');
}
