import { redo, undo } from '@codemirror/commands';
import type { StateCommand } from '@codemirror/state';
import { applyEdits } from 'jsonc-parser';
import { type FileKind, kindOf } from '../../../definitions/kinds.ts';
import type { DefinitionFile } from '../../../definitions/types.ts';
import { trade } from '../../../trade.ts';
import type { Fix, Problem } from '../../checker/problem.ts';
import { offsetOf } from '../problems/offset-of.ts';
import type { Choice } from './choice.ts';
import { byPath, textNow, type Workspace, type WorkspaceStore } from './workspace.ts';

type Drafting = Pick<Workspace, 'saved' | 'drafts' | 'begun'>;

/** Takes new texts for the drafts of files; a text that equals the saved one ends its draft. */
export function edit(store: WorkspaceStore, ...files: readonly DefinitionFile[]): void {
  store.setState((now) => files.reduce<Drafting>(drafted, now));
}

function drafted({ saved, drafts, begun }: Drafting, { file, text }: DefinitionFile): Drafting {
  if (saved.get(file)?.text === text)
    return { saved, drafts: without(drafts, file), begun: without(begun, file) };
  return {
    saved,
    drafts: new Map(drafts).set(file, { file, text }),
    begun: drafts.has(file) ? begun : new Map(begun).set(file, saved.get(file)?.text ?? null),
  };
}

/** Takes back what was done last to the open file, in whatever view. */
export const takeBack = stepping(undo);

/** Does again what was taken back last of the open file. */
export const doAgain = stepping(redo);

function stepping(step: StateCommand) {
  return (store: WorkspaceStore): void => {
    const { file, past } = store.getState();
    const state = past.get(file);
    if (state === undefined) return;
    step({
      state,
      dispatch: ({ state, newDoc, changes }) => {
        let cursor = 0;
        changes.iterChangedRanges((_, __, start) => {
          cursor = start + 1;
        });
        store.setState((now) => ({
          ...drafted(now, { file, text: newDoc.toString() }),
          past: new Map(now.past).set(file, state),
          cursor,
        }));
      },
    });
  };
}

/** Makes the edits of a mend in the file for which it was offered, and goes there; nothing, if that has another text by now. */
export function mend(store: WorkspaceStore, { file, text }: DefinitionFile, { edits }: Fix): void {
  if (textNow(store.getState(), file) !== text) return;
  edit(store, { file, text: applyEdits(text, edits) });
  goTo(store, file, edits[0]?.offset ?? 0);
}

/** Gives a draft up: the file is again what was saved; a new file is gone. */
export function discard(store: WorkspaceStore, file: string): void {
  store.setState(({ saved, drafts, begun, file: open }) => {
    const isGone = open === file && !saved.has(file);
    return {
      drafts: without(drafts, file),
      begun: without(begun, file),
      ...(isGone && { file: [...saved.keys()][0] ?? '' }),
    };
  });
}

/**
 * The files as the disk now has them; those that did not change stay the same objects. Drafts stay, but one that says
 * what the disk now says is no draft any more.
 */
export function reload(store: WorkspaceStore, files: readonly DefinitionFile[]): void {
  store.setState(({ saved: before, drafts, begun }) => {
    const saved = byPath(
      files.map((file) => {
        const known = before.get(file.file);
        return known?.text === file.text ? known : file;
      }),
    );
    const left = new Map([...drafts].filter(([file, { text }]) => saved.get(file)?.text !== text));
    return { saved, drafts: left, begun: new Map([...begun].filter(([file]) => left.has(file))) };
  });
}

/** The disk’s newer text is known: the draft now begins from it. */
export function beginAnew(store: WorkspaceStore, file: string): void {
  store.setState(({ saved, begun }) => ({ begun: new Map(begun).set(file, saved.get(file)?.text ?? null) }));
}

/**
 * Opens a file to be edited and looked at: the preview shows the card, the journey, or the owner whose file it is. A
 * file that has no screen of its own leaves the preview as it is, and a translation is looked at in its language.
 */
export function openFile(store: WorkspaceStore, file: string): void {
  const own = kindOf(file, trade);
  const shown = own?.base ?? file;
  const known = kindOf(shown, trade);
  store.setState(({ choice, subject }) => ({
    file,
    goal: undefined,
    subject: known !== undefined && screens.includes(known.kind) ? shown : subject,
    choice: {
      ...choice,
      ...(own?.locale !== undefined && { language: own.locale }),
      ...(known?.kind === 'variant' && { variant: known.name }),
    },
  }));
}

const screens: readonly FileKind[] = ['variant', 'card', 'journey'];

/** Goes to a place in a file; the preview stays what it is. */
export function goTo(store: WorkspaceStore, file: string, offset: number, length = 0): void {
  store.setState({ file, goal: { file, offset, length }, asking: undefined });
}

/** Goes to the place of a problem that was found in these files, in the view that has every place. */
export function goToProblem(store: WorkspaceStore, files: readonly DefinitionFile[], problem: Problem): void {
  const { text = '' } = files.find(({ file }) => file === problem.file) ?? {};
  goTo(store, problem.file, offsetOf(text, problem), problem.length);
  store.setState({ way: 'json' });
}

/** Takes some of the choices of what is previewed. */
export function choose(store: WorkspaceStore, part: Partial<Choice>): void {
  store.setState(({ choice }) => ({ choice: { ...choice, ...part } }));
}

/** Drafts whose file changed on the disk after they began. */
export function overtaken({ saved, begun }: Pick<Workspace, 'saved' | 'begun'>): readonly string[] {
  return [...begun].flatMap(([file, text]) => ((saved.get(file)?.text ?? null) === text ? [] : file));
}

function without<T>(map: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> {
  return new Map([...map].filter(([name]) => name !== key));
}
