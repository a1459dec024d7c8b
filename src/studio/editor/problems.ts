import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { Problem } from '../../checker/problem.ts';

/** The file's problems under its text, each with the mend that the checker offers; in place of those before. */
export function withProblems(state: EditorState, problems: readonly Problem[]): TransactionSpec {
  return setDiagnostics(
    state,
    problems.map((problem) => diagnosticOf(state, problem)),
  );
}

function diagnosticOf({ doc }: EditorState, problem: Problem): Diagnostic {
  const line = doc.line(Math.min(problem.line, doc.lines));
  const from = Math.min(line.from + problem.column - 1, line.to);
  const { id, severity, message, suggest } = problem;
  return {
    from,
    to: endOf(line.text, from - line.from) + line.from,
    severity,
    source: id,
    message: suggest === undefined ? message : `${message}\nDid you mean ${JSON.stringify(suggest)}?`,
  };
}

/** The end of the string, number or word that begins at a place of a line. */
function endOf(text: string, start: number): number {
  const [token = ''] = /^("(?:[^"\\]|\\.)*"?|[\w.+-]+|.)/.exec(text.slice(start)) ?? [];
  return start + token.length;
}
