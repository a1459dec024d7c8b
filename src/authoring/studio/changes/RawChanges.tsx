import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { editorLook } from '../editor/look.ts';
import look from '../look.module.css';
import { textNow, useWorkspace, type WorkspaceStore } from '../state/workspace.ts';

/** The open file line by line beside what is saved, as a version control shows it. */
export function RawChanges({ store }: { readonly store: WorkspaceStore }) {
  const host = useRef<HTMLDivElement>(null);
  const file = useWorkspace(store, (now) => now.file);
  const before = useWorkspace(store, (now) => now.saved.get(now.file)?.text ?? '');
  const after = useWorkspace(store, (now) => textNow(now, now.file) ?? '');
  useEffect(() => {
    if (host.current === null) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const view = new EditorView({ root, parent: root, state: rawState(file, before, after) });
    return () => view.destroy();
  }, [file, before, after]);
  return (
    <>
      <h3>{file}</h3>
      {before === after && <p className="quiet">As it is saved.</p>}
      <div ref={host} className={look.box} />
    </>
  );
}

function rawState(file: string, before: string, after: string): EditorState {
  return EditorState.create({
    doc: after,
    extensions: [
      unifiedMergeView({
        original: before,
        mergeControls: false,
        collapseUnchanged: { margin: 2, minSize: 4 },
        syntaxHighlightDeletions: false,
      }),
      lineNumbers(),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': `Changes of ${file}`, tabindex: '0' }),
      EditorState.readOnly.of(true),
      editorLook,
    ],
  });
}
