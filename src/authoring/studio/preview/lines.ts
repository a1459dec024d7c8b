import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Project } from '../../review/project.ts';
import { fileOf, isRewordable, type Origin } from '../../review/provenance.ts';
import { goTo } from '../state/changes.ts';
import type { WorkspaceStore } from '../state/workspace.ts';
import type { StagedLine, Staging } from './staging.ts';

/** Puts the cursor on the words of a line, where they stand nearest. */
export function goToLine(store: WorkspaceStore, project: Project, line: StagedLine): void {
  store.setState({ picked: line.id });
  const [origin] = line.origins;
  if (origin !== undefined) goToOrigin(store, project, origin);
}

/** Puts the cursor on the value of an origin. */
export function goToOrigin(store: WorkspaceStore, project: Project, origin: Origin): void {
  const range = rangeOf(project, origin);
  if (range !== undefined) goTo(store, origin.file, range.offset, range.length);
}

/** The owner's file that could say a line otherwise; undefined for one that it says already, or that no owner may change. */
export function rewordingFile(project: Project, { context }: Staging, line: StagedLine): string | undefined {
  const { card, definition } = line.step;
  const file = fileOf(project, 'variant', context.owner.variant);
  const isOwn = file === '' || line.origins[0]?.file === file;
  return definition.variant === undefined || isOwn || !isRewordable(card, line) ? undefined : file;
}

/** The line whose nearest words stand at a place of a file; undefined where none do. */
export function lineAtCursor(
  project: Project,
  lines: readonly StagedLine[],
  file: string,
  cursor: number,
): StagedLine | undefined {
  return lines.find(({ origins: [origin] }) => {
    const range = origin?.file === file ? rangeOf(project, origin) : undefined;
    return range !== undefined && cursor >= range.offset && cursor <= range.offset + range.length;
  });
}

/** Where a value stands in its file, quotation marks included; undefined where the file has none. */
function rangeOf(
  { files }: Project,
  { file, path }: Origin,
): { readonly offset: number; readonly length: number } | undefined {
  const text = files.find((one) => one.file === file)?.text;
  const root = text === undefined ? undefined : treeOf(text);
  const node = root && findNodeAtLocation(root, [...path]);
  return node && { offset: node.offset, length: node.length };
}

let last: { readonly text: string; readonly tree: ReturnType<typeof parseTree> } | undefined;

/** The tree of a text; the last one is kept, for many lines of one file are asked for in a row. */
function treeOf(text: string): ReturnType<typeof parseTree> {
  if (last?.text !== text) last = { text, tree: parseTree(text) };
  return last.tree;
}
