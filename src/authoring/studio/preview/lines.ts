import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { kindOf } from '../../../definitions/kinds.ts';
import type { DefinitionFile } from '../../../definitions/types.ts';
import { type Owner, ownersOf } from '../../review/contexts.ts';
import type { JsonPath } from '../../review/lines.ts';
import type { Project } from '../../review/project.ts';
import { fileOf, isRewordable, type Origin, originsOf } from '../../review/provenance.ts';
import { edit, goTo } from '../state/changes.ts';
import { textNow, type WorkspaceStore } from '../state/workspace.ts';
import { leaveUnfilled } from '../words/leave-unfilled.ts';
import { targetPath, withTranslation } from '../words/translations.ts';
import type { Translation } from './in-language.ts';
import type { StagedLine, Staging } from './staging.ts';

/**
 * Looks into a line, and puts the cursor on its words, in another language on its translation; not where others say them
 * too, for then it is asked first for whom.
 */
export function pickLine(store: WorkspaceStore, project: Project, staging: Staging, line: StagedLine): void {
  const { subject } = store.getState();
  store.setState({ picked: line.id, asking: { line: line.id } });
  const [origin] = line.origins;
  if (line.translation !== undefined) goToTranslation(store, line.translation);
  else if (origin !== undefined && !isAskedForWhom(project, staging, line, subject))
    goToOrigin(store, project, origin);
}

/**
 * Whether it is asked for whom a line is changed: where an owner could say it otherwise, and where somebody who looks at
 * an owner's file would change what all say. Who opened the file that all share has chosen that already.
 */
export function isAskedForWhom(
  project: Project,
  staging: Staging,
  line: StagedLine,
  subject: string,
): boolean {
  if (rewordingFile(project, staging, line) !== undefined) return true;
  const isOwners = kindOf(subject, project.trade)?.kind === 'variant';
  return isOwners && line.origins[0]?.file !== subject && saidBy(project, line).length > 1;
}

/** The owners whose customers are told the very string that a line is made of. */
export function saidBy(project: Project, line: StagedLine): readonly Owner[] {
  const { card } = line.step.definition;
  const placeOf = (origin: Origin | undefined) => JSON.stringify([origin?.file, origin?.path]);
  const place = placeOf(line.origins[0]);
  return ownersOf(project).filter(
    ({ variant }) => placeOf(originsOf(project, { card, variant }, line)[0]) === place,
  );
}

/** Puts the cursor on the words of a translation; where the language has none yet, on an empty one that is drafted. */
export function goToTranslation(store: WorkspaceStore, { file, name, source }: Translation): void {
  leaveUnfilled(store);
  const now = store.getState();
  const text = withTranslation(file, name, source, (one) => textNow(now, one));
  if (text !== textNow(now, file)) edit(store, { file, text });
  const target = rangeIn(text, targetPath(name));
  // Between the quotation marks.
  goTo(store, file, target === undefined ? 0 : target.offset + 1, target && target.length - 2);
}

/** Puts the cursor on the value of an origin. */
export function goToOrigin(store: WorkspaceStore, project: Project, origin: Origin): void {
  const text = project.files.find(({ file }) => file === origin.file)?.text;
  const range = rangeIn(text, origin.path);
  if (range !== undefined) goTo(store, origin.file, range.offset, range.length);
}

/** The owner's file that could say a line otherwise; undefined for one that it says already, or that no owner may change. */
export function rewordingFile(project: Project, { context }: Staging, line: StagedLine): string | undefined {
  const { card, definition } = line.step;
  const file = fileOf(project, 'variant', context.owner.variant);
  const isOwn = file === '' || line.origins[0]?.file === file;
  return definition.variant === undefined || isOwn || !isRewordable(card, line) ? undefined : file;
}

/** The line whose nearest words, or their translation, stand at a place of a file as it is now; undefined where none do. */
export function lineAtCursor(
  lines: readonly StagedLine[],
  { file, text }: DefinitionFile,
  cursor: number,
): StagedLine | undefined {
  const isAt = (path: JsonPath) => {
    const range = rangeIn(text, path);
    return range !== undefined && cursor >= range.offset && cursor <= range.offset + range.length;
  };
  return lines.find(({ origins: [origin], translation }) =>
    translation?.file === file
      ? isAt(targetPath(translation.name))
      : origin?.file === file && isAt(origin.path),
  );
}

/** Where a value stands in a text, quotation marks included; undefined where it has none. */
function rangeIn(
  text: string | undefined,
  path: JsonPath,
): { readonly offset: number; readonly length: number } | undefined {
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
