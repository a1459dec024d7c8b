import { resolve } from 'node:path';
import { codeFrame, formatProblems, sentence } from '../authoring/checker/format.ts';
import type { ReadProject } from './read-project.ts';

/** An error as Vite's terminal and overlay show it: the first mistake with its place and frame, then the others. */
export interface ProblemsError {
  readonly plugin: string;
  readonly message: string;
  readonly id?: string;
  readonly loc?: { readonly file: string; readonly line: number; readonly column: number };
  readonly frame?: string;
}

/** The mistakes of a project as one error. Call it when the project has at least one. */
export function problemsError({ problems, files }: ReadProject, root: string): ProblemsError {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const [first, ...others] = errors;
  const plugin = 'definitions';
  if (first === undefined) return { plugin, message: 'The definitions are in order.' };
  const file = resolve(root, first.file);
  const text = files.find((candidate) => candidate.file === first.file)?.text ?? '';
  const more = others.length === 0 ? '' : `\n\n${formatProblems(others, files)}`;
  return {
    plugin,
    message: `${first.file}:${first.line}:${first.column}  ${first.id}\n${sentence(first)}${more}`,
    id: file,
    // Vite counts columns from 0.
    loc: { file, line: first.line, column: first.column - 1 },
    frame: codeFrame(first, text),
  };
}
