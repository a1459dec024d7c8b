import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DefinitionFile } from '../../../definitions/types.ts';
import type { LogEntry } from '../../checker/wording-log.ts';
import { beginning, type Choice } from './choice.ts';
import { type Past, withChange } from './past.ts';

/** Files by path. A file that did not change stays the same object, so what was made of it is known again. */
export type Files = ReadonlyMap<string, DefinitionFile>;

/** Where the editor should go. Each is a new object, so that going to the same place twice goes there twice. */
interface Goal {
  readonly file: string;
  readonly offset: number;
  readonly length: number;
}

/** What stands beside the editor. */
export const views = ['preview', 'owners', 'changes', 'history', 'matrix', 'sheet', 'lists'] as const;
export type ViewName = (typeof views)[number];

/** The ways to edit the open file, each on the same draft. */
export const ways = ['json', 'words', 'form'] as const;
type WayName = (typeof ways)[number];

/** Everything that the studio is told. Replaced as a whole by each change; what follows from it is in derive.ts. */
export interface Workspace {
  /** The files as they stand on the disk, or as they were built. */
  readonly saved: Files;
  /** Files that were changed or made and not saved; kept in memory only. */
  readonly drafts: Files;
  /** The text that each draft began from; null for a file that was new. */
  readonly begun: ReadonlyMap<string, string | null>;
  /** What was done to each file that was changed, to be taken back. */
  readonly past: Past;
  /** The drafts that the address holds: they are not lost with the page. */
  readonly linked: Files;
  /** The files of which a link brought drafts: what those say is somebody's word. */
  readonly taken: ReadonlySet<string>;
  /** What was saved before, and why. */
  readonly log: readonly LogEntry[];
  /** Who signed in, where a server says it: the only name that they sign by. */
  readonly who: string | undefined;
  /** The server that saves does not answer. */
  readonly isAway: boolean;
  /** The file in the editor. */
  readonly file: string;
  readonly way: WayName;
  readonly goal: Goal | undefined;
  /** Where the cursor is in that file. */
  readonly cursor: number;
  /** The file whose screen is previewed: the last card, variant or journey that was opened. */
  readonly subject: string;
  readonly choice: Choice;
  readonly view: ViewName;
  /** The line of the preview that is looked into, by its id. */
  readonly picked: string | undefined;
  /** The line that somebody chose to change, until they went to its words. Each is a new object, so that choosing one twice asks twice. */
  readonly asking: { readonly line: string } | undefined;
}

/** The studio's one store. */
export type WorkspaceStore = StoreApi<Workspace>;

/** A workspace on files as they were read, without a draft. */
export function createWorkspace(
  files: readonly DefinitionFile[],
  file = files[0]?.file ?? '',
): WorkspaceStore {
  const store = createStore<Workspace>(() => ({
    saved: byPath(files),
    drafts: new Map(),
    begun: new Map(),
    past: new Map(),
    linked: new Map(),
    taken: new Set(),
    log: [],
    who: undefined,
    isAway: false,
    file,
    way: 'words',
    goal: undefined,
    cursor: 0,
    subject: file,
    choice: beginning,
    view: 'preview',
    picked: undefined,
    asking: undefined,
  }));
  store.subscribe((now, then) => {
    if (now.drafts !== then.drafts || now.saved !== then.saved)
      store.setState({ past: pastAfter(now, then) });
  });
  return store;
}

/** The past of each file after a change, by whatever view: as long as the page lives nothing of it is forgotten but with its file. */
function pastAfter(now: Workspace, then: Workspace): Past {
  const files = new Set([...then.drafts.keys(), ...now.drafts.keys(), ...now.past.keys()]);
  const past = new Map(now.past);
  for (const file of files) {
    const [before, after] = [textNow(then, file), textNow(now, file)];
    const isStep = now.drafts.get(file) !== then.drafts.get(file);
    if (after === undefined) past.delete(file);
    else if (before !== undefined && before !== after)
      past.set(file, withChange(past.get(file), before, after, isStep));
  }
  return past;
}

/** Files by their paths. */
export function byPath(files: readonly DefinitionFile[]): Files {
  return new Map(files.map((file) => [file.file, file]));
}

/** A part of what the studio knows; the component is drawn again only when that part changes. */
export function useWorkspace<Part>(store: WorkspaceStore, select: (now: Workspace) => Part): Part {
  return useStore(store, select);
}

/** The text of a file as it now stands; undefined where there is no such file. */
export function textNow(
  { saved, drafts }: Pick<Workspace, 'saved' | 'drafts'>,
  file: string,
): string | undefined {
  return (drafts.get(file) ?? saved.get(file))?.text;
}

/** The files whose drafts came by a link, until they are given up or saved. */
export function filesByLink({ taken, drafts }: Pick<Workspace, 'taken' | 'drafts'>): readonly string[] {
  return [...taken].filter((file) => drafts.has(file));
}

/** Every file as it now stands, sorted by path. */
export function filesNow({ saved, drafts }: Pick<Workspace, 'saved' | 'drafts'>): readonly DefinitionFile[] {
  return [...new Map([...saved, ...drafts]).values()].sort((one, other) => (one.file < other.file ? -1 : 1));
}
