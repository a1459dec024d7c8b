import type { RJSFSchema } from '@rjsf/utils';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { useCallback, useId, useMemo, useState } from 'react';
import { trade } from '../../../trade.ts';
import { editorSchema } from '../../checker/meta.ts';
import type { Problem } from '../../checker/problem.ts';
import type { Project } from '../../review/project.ts';
import type { FilesNow } from '../editor/completion.ts';
import look from '../look.module.css';
import { edit } from '../state/changes.ts';
import { textNow, useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { useSaying } from '../words/saying.ts';
import styles from './FormView.module.css';
import { PieceForm } from './PieceForm.tsx';
import { type Piece, pieceAt, pieceCalled, piecesOf } from './pieces.ts';
import type { Path } from './value-at.ts';

interface FormViewProps {
  readonly store: WorkspaceStore;
  readonly problems: readonly Problem[];
  /** What was read last without a mistake. */
  readonly project: Project | undefined;
  /** Its files, whose names may be chosen. */
  readonly filesNow: FilesNow;
}

/** The open file part by part, each as a form; the part is the one that the cursor was sent to, or that is chosen. */
export function FormView({ store, problems, project, filesNow }: FormViewProps) {
  const file = useWorkspace(store, (now) => now.file);
  const text = useWorkspace(store, (now) => textNow(now, now.file) ?? '');
  const whole: RJSFSchema = useMemo(() => Object(editorSchema(filesNow(), file, trade)), [filesNow, file]);
  const pieces = useMemo(() => piecesOf(whole, text), [whole, text]);
  const [piece, choose] = usePiece(store, file, text, pieces);
  const take = useCallback((text: string) => edit(store, { file, text }), [store, file]);
  const { titles, speech } = useSaying(store, project, file, text);
  const own = useMemo(() => problems.filter((problem) => problem.file === file), [problems, file]);
  const onVisit = useCallback((path: Path) => visit(store, path), [store]);
  const id = useId();
  if (piece === undefined || own.some((problem) => problem.id === 'bad-json'))
    return <p className={look.note}>Nothing of this file can be filled in until its JSON is mended.</p>;
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <label htmlFor={id}>Part</label>
        <select
          id={id}
          value={keyOf(piece)}
          onChange={({ target }) => {
            const chosen = pieces.find((one) => keyOf(one) === target.value);
            if (chosen === undefined) return;
            choose(chosen);
            visit(store, chosen.path);
          }}
        >
          {sectionsOf(pieces).map(([section, inside]) => (
            <optgroup key={section} label={section}>
              {inside.map((one) => (
                <option key={keyOf(one)} value={keyOf(one)}>
                  {pieceCalled(one, titles)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <PieceForm
        key={`${file} ${keyOf(piece)}`}
        {...{ whole, text, piece, titles, speech }}
        problems={own}
        onText={take}
        onVisit={onVisit}
      />
    </div>
  );
}

const keyOf = (piece: Piece | undefined) => JSON.stringify(piece?.path);

/** Parts by their sections, in order. */
function sectionsOf(pieces: readonly Piece[]): readonly (readonly [string, readonly Piece[]])[] {
  const titles = [...new Set(pieces.map(({ section }) => section))];
  return titles.map((title) => [title, pieces.filter(({ section }) => section === title)]);
}

/** The part that is filled in: the one where the cursor is, until another is chosen or the cursor is sent elsewhere. */
function usePiece(store: WorkspaceStore, file: string, text: string, pieces: readonly Piece[]) {
  const goal = useWorkspace(store, (now) => now.goal);
  const at = (offset: number) => ({ file, goal, key: keyOf(pieceAt(pieces, text, offset)) });
  const [chosen, choose] = useState(() => at(goal?.offset ?? store.getState().cursor));
  const isSent = goal !== undefined && goal.file === file && goal !== chosen.goal;
  const now = isSent ? at(goal.offset) : chosen;
  if (now !== chosen) choose(now);
  const piece = now.file === file ? pieces.find((one) => keyOf(one) === now.key) : undefined;
  return [piece ?? pieces[0], (next: Piece) => choose({ file, goal, key: keyOf(next) })] as const;
}

/** Puts the cursor on a value of the open file, so that the preview marks what it says. */
function visit(store: WorkspaceStore, path: Path): void {
  const now = store.getState();
  const root = parseTree(textNow(now, now.file) ?? '');
  const node = root && findNodeAtLocation(root, [...path]);
  if (node !== undefined) store.setState({ cursor: node.offset + 1 });
}
