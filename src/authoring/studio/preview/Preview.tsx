import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { JourneyState } from '../../../engine/types.ts';
import type { Project } from '../../review/project.ts';
import look from '../look.module.css';
import type { Scene } from '../stage/scene.ts';
import { textNow, useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { ContextBar } from './ContextBar.tsx';
import { Inspector } from './Inspector.tsx';
import { lineAtCursor, pickLine } from './lines.ts';
import styles from './Preview.module.css';
import { type StagedLine, type Staging, stagingOf } from './staging.ts';
import { WindowBar } from './WindowBar.tsx';

interface PreviewProps {
  readonly store: WorkspaceStore;
  readonly project: Project;
  /** The drafts cannot be read at the moment; what is shown is how they last could. */
  readonly isBehind: boolean;
}

/** The open file as customers meet it, by the real engine and widgets, in the situation that is chosen. */
export function Preview({ store, project, isBehind }: PreviewProps) {
  const choice = useWorkspace(store, (now) => now.choice);
  const subject = useWorkspace(store, (now) => now.subject);
  const picked = useWorkspace(store, (now) => now.picked);
  const [points, setPoints] = useState(true);
  const [pointed, setPointed] = useState<string>();
  const [answered, setAnswered] = useState<JourneyState>();
  const staging = useMemo(() => stagingOf(project, choice, subject), [project, choice, subject]);
  useFollowedCursor(store, staging?.lines);
  const point = useCallback((spot: string | undefined) => {
    if (!isWritten()) setPointed(spot);
  }, []);
  const scene = useScene({ store, project, staging, points, onPoint: point, onState: setAnswered });
  if (staging === undefined)
    return <p className={look.note}>No situation is declared in schemas/contexts.json.</p>;
  const id = pointed ?? picked;
  return (
    <div className={styles.preview}>
      <div className={styles.bars}>
        <ContextBar store={store} project={project} />
        <WindowBar store={store} points={points} onPoints={setPoints} />
      </div>
      <p role="status" className={styles.behind} data-tone="warning">
        {isBehind ? 'A draft has an error: this is how it was before.' : ''}
      </p>
      <Frame scene={scene} width={choice.width} />
      <Inspector
        store={store}
        project={project}
        staging={staging}
        state={answered ?? staging.state}
        line={staging.lines.find((line) => line.id === id)}
      />
    </div>
  );
}

/** Whether words are written for the line that is looked into: another that is pointed at does not take its place. */
const isWritten = () => Boolean(document.activeElement?.closest('[data-holds-line]'));

interface SceneParts {
  readonly store: WorkspaceStore;
  readonly project: Project;
  readonly staging: Staging | undefined;
  readonly points: boolean;
  readonly onPoint: (spot: string | undefined) => void;
  readonly onState: (state: JourneyState | undefined) => void;
}

function useScene({ store, project, staging, points, onPoint, onState }: SceneParts): Scene | undefined {
  const choice = useWorkspace(store, (now) => now.choice);
  const subject = useWorkspace(store, (now) => now.subject);
  const picked = useWorkspace(store, (now) => now.picked);
  const { brand, scheme, direction, text, colours, errors, filled } = choice;
  const { brands, settings } = project.data;
  const tokens = brands[brand === '' ? (settings.brand ?? '') : brand]?.tokens;
  const look = useMemo(
    () => ({ tokens: tokens ?? {}, scheme, direction, text, colours }),
    [tokens, scheme, direction, text, colours],
  );
  const onPick = useCallback(
    (spot: string) => {
      const line = staging?.lines.find((line) => line.id === spot);
      if (staging !== undefined && line !== undefined) pickLine(store, project, staging, line);
    },
    [store, project, staging],
  );
  const of = `${staging?.context.id} ${subject} ${brand} ${filled}`;
  useEffect(() => {
    if (of !== '') onState(undefined);
  }, [of, onState]);
  return useMemo(() => {
    if (staging === undefined) return undefined;
    const { language, model, state, steps, lines } = staging;
    const spots = lines.map((line) => ({ id: line.id, text: line.text }));
    return {
      of,
      language,
      model,
      state,
      steps,
      errors,
      look,
      spots,
      picked,
      points,
      onPoint,
      onPick,
      onState,
    };
  }, [staging, of, errors, look, picked, points, onPoint, onPick, onState]);
}

/** The cursor in the editor marks the sentence that is written there. */
function useFollowedCursor(store: WorkspaceStore, lines: readonly StagedLine[] | undefined): void {
  const file = useWorkspace(store, (now) => now.file);
  const cursor = useWorkspace(store, (now) => now.cursor);
  useEffect(() => {
    // The preview may be behind while a draft has an error: the cursor is in the text as it is now.
    const text = textNow(store.getState(), file) ?? '';
    const line = lineAtCursor(lines ?? [], { file, text }, cursor);
    if (line !== undefined) store.setState({ picked: line.id });
  }, [store, lines, file, cursor]);
}

/** The keys of the studio are its own wherever the focus is, in the frame too. */
function handOver(event: KeyboardEvent): void {
  const isLeft = window.dispatchEvent(new KeyboardEvent(event.type, event));
  if (!isLeft) event.preventDefault();
}

function Frame({ scene, width }: { readonly scene: Scene | undefined; readonly width: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isReady && scene !== undefined) frame.current?.contentWindow?.showScene?.(scene);
  }, [isReady, scene]);
  return (
    <div className={styles.stage} data-width={width}>
      <iframe
        ref={frame}
        className={styles.frame}
        title="Preview"
        // A draft's links lead nowhere: no new window, no other page in the studio's place.
        sandbox="allow-same-origin allow-scripts"
        src="/studio-preview.html"
        onLoad={({ currentTarget: { contentWindow } }) => {
          setReady(true);
          contentWindow?.addEventListener('keydown', handOver, true);
        }}
      />
    </div>
  );
}
