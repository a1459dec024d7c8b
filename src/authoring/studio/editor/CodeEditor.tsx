import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { Problem } from '../../checker/problem.ts';
import { edit } from '../state/changes.ts';
import { onlyChange } from '../state/only-change.ts';
import { textNow, useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { stateOf } from './code-editor.ts';
import type { FilesNow } from './completion.ts';
import styles from './Editor.module.css';
import { withProblems } from './problems.ts';

interface CodeEditorProps {
  readonly store: WorkspaceStore;
  readonly problems: readonly Problem[];
  /** The project as it last could be read, whose names are completed and explained. */
  readonly filesNow: FilesNow;
}

/**
 * The open file as JSON. The editor stands in a shadow root, where it brings its styles as a constructed sheet: the page's
 * policy admits no style element.
 */
export function CodeEditor({ store, problems, filesNow }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useEditorView(store, filesNow, host);
  const file = useWorkspace(store, (now) => now.file);
  const text = useWorkspace(store, (now) => textNow(now, now.file) ?? '');
  const goal = useWorkspace(store, (now) => now.goal);

  useEffect(() => {
    view.current?.show(file, text);
  }, [view, file, text]);
  useEffect(() => {
    const own = problems.filter((problem) => problem.file === file);
    const editor = view.current?.editor;
    editor?.dispatch(withProblems(editor.state, own));
  }, [view, file, problems]);
  useEffect(() => {
    const editor = view.current?.editor;
    if (editor === undefined || goal?.file !== file) return;
    const most = editor.state.doc.length;
    const [anchor, head] = [goal.offset, goal.offset + goal.length].map((place) => Math.min(place, most));
    editor.dispatch({ selection: { anchor: anchor ?? 0, head: head ?? 0 }, scrollIntoView: true });
    editor.dispatch({ effects: EditorView.scrollIntoView(anchor ?? 0, { y: 'center' }) });
    // Who is asked for whom a sentence is changed answers there: an editor that comes late takes no key from that.
    if (store.getState().asking === undefined) editor.focus();
  }, [view, store, file, goal]);
  return <div ref={host} className={styles.code} />;
}

interface Shown {
  readonly editor: EditorView;
  /** Shows a file with this text; one that was shown before comes back with its cursor. */
  readonly show: (file: string, text: string) => void;
}

function useEditorView(
  store: WorkspaceStore,
  filesNow: FilesNow,
  host: React.RefObject<HTMLDivElement | null>,
) {
  const shown = useRef<Shown>(undefined);
  useEffect(() => {
    if (host.current === null) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const editor = new EditorView({ root, parent: root });
    const states = new Map<string, EditorState>();
    let open = '';
    const hooks = {
      onText: (file: string, text: string) => edit(store, { file, text }),
      onCursor: (cursor: number) => store.setState({ cursor }),
      filesNow,
    };
    shown.current = {
      editor,
      show(file, text) {
        if (file !== open) {
          if (open !== '') states.set(open, editor.state);
          editor.setState(states.get(file) ?? stateOf(file, text, hooks));
          open = file;
        }
        const before = editor.state.doc.toString();
        if (before === text) return;
        const changes = onlyChange(before, text);
        editor.dispatch({
          changes,
          selection: { anchor: changes.from + changes.insert.length },
          scrollIntoView: true,
        });
      },
    };
    return () => {
      editor.destroy();
      shown.current = undefined;
    };
  }, [store, filesNow, host]);
  return shown;
}
