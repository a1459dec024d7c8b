import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { completionsIn, type FilesNow } from './completion.ts';
import { hoverIn } from './hover.ts';
import { editorLook } from './look.ts';

/** What the editor tells of itself. */
export interface EditorHooks {
  readonly onText: (file: string, text: string) => void;
  readonly onCursor: (offset: number) => void;
  /** Whose names are completed and explained. */
  readonly filesNow: FilesNow;
}

/** The state of one file in the editor, with its own completion and hover; its history is the workspace's. */
export function stateOf(
  file: string,
  text: string,
  { onText, onCursor, filesNow }: EditorHooks,
): EditorState {
  const told = EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
    if (docChanged) onText(file, state.doc.toString());
    if (docChanged || selectionSet) onCursor(state.selection.main.head);
  });
  return EditorState.create({ doc: text, extensions: [extensionsFor(file, filesNow), told] });
}

/** Esc, then Tab, leaves the editor: Tab itself moves on, as on any page. */
function extensionsFor(file: string, filesNow: FilesNow): Extension {
  return [
    lineNumbers(),
    foldGutter(),
    lintGutter(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSelectionMatches(),
    json(),
    autocompletion({ override: [completionsIn(file, filesNow)], icons: false }),
    hoverIn(file, filesNow),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': `Text of ${file}`, tabindex: '0' }),
    EditorState.tabSize.of(2),
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...foldKeymap,
      ...completionKeymap,
      ...lintKeymap,
    ]),
    editorLook,
  ];
}
