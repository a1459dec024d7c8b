import { history } from '@codemirror/commands';
import { EditorState, Transaction } from '@codemirror/state';
import { onlyChange } from './only-change.ts';

/** What was done to each file that was changed: CodeMirror's history, without its editor. */
export type Past = ReadonlyMap<string, EditorState>;

/** Lines end as the file has them, so that a text stays what it was. */
const extensions = [history(), EditorState.lineSeparator.of('\n')];

/** A file's past with one change more, unless it knows the text already; what the disk brings is no step that could be taken back. */
export function withChange(
  past: EditorState | undefined,
  before: string,
  after: string,
  isStep: boolean,
): EditorState {
  const known = past ?? EditorState.create({ doc: before, extensions });
  const noted = known.doc.toString();
  if (noted === after) return known;
  const annotations = Transaction.addToHistory.of(isStep);
  return known.update({ changes: onlyChange(noted, after), annotations }).state;
}
