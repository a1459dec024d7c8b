import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { codeFrame, formatProblems, sentence } from '../authoring/checker/format.ts';
import { counted } from '../words/counted.ts';
import type { ReadProject } from './read-project.ts';

/** An error as Vite's terminal and overlay show it: the first mistake with its place and frame, then the others. */
export interface ProblemsError {
  readonly plugin: string;
  readonly message: string;
  readonly id?: string;
  readonly loc?: { readonly file: string; readonly line: number; readonly column: number };
  readonly frame?: string;
  /** Empty: a mistake in JSON has no place in a program. */
  readonly stack: '';
}

/** The mistakes of a project as the one thing that a build says before it ends: whoever wrote them reads no stack. */
export function refusedBuild({ problems, files }: ReadProject): Error {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const count = counted(errors.length, 'mistake');
  const says = `Nothing is built: the definitions have ${count}, as npm run check says too.\n\n${formatProblems(errors, files)}`;
  return Object.assign(new Error(says), { [inspect.custom]: () => says });
}

/** The mistakes of a project as one error. Call it when the project has at least one. */
export function problemsError({ problems, files }: ReadProject, root: string): ProblemsError {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const [first, ...others] = errors;
  const plugin = 'definitions';
  if (first === undefined) return { plugin, message: 'The definitions are in order.', stack: '' };
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
    stack: '',
  };
}
