import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { trade } from '../../../trade.ts';
import type { Problem } from '../../checker/problem.ts';
import { type Opened, openProject, type Project } from '../../review/project.ts';
import { filesNow, type Workspace, type WorkspaceStore } from './workspace.ts';

/** What follows from the files: it is made anew a moment after each change. */
export interface Derived {
  /** The drafts over what is saved, checked. */
  readonly opened: Opened;
  /** The last state of the drafts that could be read: what is previewed while a draft is broken. */
  readonly project: Project | undefined;
  /** What is saved, for comparison. */
  readonly before: Project | undefined;
  /** What the proof of the journeys found last, of these files or of those just before. */
  readonly proved: readonly Problem[];
  /** Those errors among them that the drafts bring: with them nothing is saved. */
  readonly brought: readonly Problem[];
  readonly proof: ProofState;
}

/** How the proof stands to the files: done, under way, not begun because they hold an error, or broken down. */
export type ProofState = 'done' | 'waiting' | 'held' | 'failed';

export type DerivedStore = StoreApi<Derived>;

/** Milliseconds of quiet after a keystroke: fast typing is checked once, and a preview still follows within 150. */
const quiet = 20;

/** Follows a workspace that has no draft yet. What was made of a file that did not change is used again (review/project.ts). */
export function derive(workspace: WorkspaceStore): DerivedStore {
  const opened = openProject(filesNow(workspace.getState()), trade);
  const store = createStore<Derived>(() => ({
    opened,
    project: opened.project,
    before: opened.project,
    proved: [],
    brought: [],
    proof: 'waiting',
  }));
  let isSaved = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  workspace.subscribe((now, then) => {
    if (now.saved === then.saved && now.drafts === then.drafts) return;
    isSaved ||= now.saved !== then.saved;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = workspace.getState();
      const opened = openProject(filesNow(now), trade);
      store.setState(({ project, before }) => ({
        opened,
        project: opened.project ?? project,
        before: isSaved ? openProject(savedIn(now), trade).project : before,
      }));
      isSaved = false;
    }, quiet);
  });
  return store;
}

function savedIn({ saved }: Pick<Workspace, 'saved'>) {
  return filesNow({ saved, drafts: new Map() });
}

/** A part of what follows from the files. */
export function useDerived<Part>(store: DerivedStore, select: (now: Derived) => Part): Part {
  return useStore(store, select);
}
