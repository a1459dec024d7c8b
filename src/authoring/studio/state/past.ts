import { history } from '@codemirror/commands';
import { EditorState, Transaction } from '@codemirror/state';
import { onlyChange } from './only-change.ts';

/** What was done to each file that was changed: CodeMirror's history, without its editor. */
export type Past = ReadonlyMap<string, EditorState>;

/** Milliseconds between two letters after which they are two steps; a slow page takes some of that to draw. */
const pause = 3000;

/** A letter typed or taken out at the place of the one before is one step with it, up to the next word. */
const grouping = history({
  newGroupDelay: pause,
  joinToEvent: (letter, isBeside) => isBeside && isLetter(letter),
});

/** Lines end as the file has them, so that a text stays what it was. */
const extensions = [grouping, EditorState.lineSeparator.of('\n')];

/** A mark that stands after a backslash counts as one. */
const longestLetter = 2;

function isLetter({ changes }: Transaction): boolean {
  let is = true;
  changes.iterChanges((from, to, _, __, insert) => {
    is &&= to - from <= longestLetter && insert.length <= longestLetter && !/^\s/.test(insert.toString());
  });
  return is;
}

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
