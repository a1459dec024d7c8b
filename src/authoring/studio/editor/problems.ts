import { type Action, type Diagnostic, setDiagnostics } from '@codemirror/lint';
import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { Fix, Problem } from '../../checker/problem.ts';
import { toldHere } from '../accept/told-here.ts';

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
  const { id, severity, length, fix } = problem;
  return {
    from,
    to: Math.min(from + length, line.to),
    severity,
    source: id,
    message: toldHere(problem),
    ...(fix !== undefined && { actions: [actionOf(fix)] }),
  };
}

/** The mend as a button beside the message. Its edits are those of the checker, none of them reaching into another. */
function actionOf({ title, edits }: Fix): Action {
  return {
    name: title,
    apply: (view) =>
      view.dispatch({
        changes: edits.map(({ offset, length, content }) => ({
          from: offset,
          to: offset + length,
          insert: content,
        })),
      }),
  };
}
