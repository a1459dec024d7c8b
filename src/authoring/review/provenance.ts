import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { keep, keepByText } from '../../definitions/keep.ts';
import { type FileKind, kindOf } from '../../definitions/kinds.ts';
import type { DefinitionFile } from '../../definitions/types.ts';
import { own } from '../../engine/own.ts';
import type { CardDefinition } from '../../engine/types.ts';
import { applyVariant, type VariantResult } from '../../engine/variant.ts';
import { positionOf } from '../checker/source.ts';
import type { JsonPath, Line } from './lines.ts';
import type { Project } from './project.ts';

/** The place of one value in the definition files; line and column count from 1. */
export interface Origin {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly path: JsonPath;
}

/** Which parts of a card a variant may decide besides its texts. */
export type Section = 'show' | 'require' | 'presets' | 'widget' | 'place';

/** A card and the variant that is laid over it, by name. */
export interface Dressed {
  readonly card: string;
  readonly variant?: string | undefined;
}

/** Where a text stands, then what it replaced, nearest first: variant, what it extends, card, shared notice. */
export function originsOf(project: Project, dressed: Dressed, line: Line): readonly Origin[] {
  const kept = found(project);
  const key = JSON.stringify([dressed.card, dressed.variant, line.path]);
  const origins = kept.get(key) ?? findOrigins(project, dressed, line);
  kept.set(key, origins);
  return origins;
}

const found = keep((_: Project) => new Map<string, readonly Origin[]>());

function findOrigins(project: Project, dressed: Dressed, line: Line): readonly Origin[] {
  const at = (file: string, path: JsonPath) => textAt(project, file, path);
  const leaf = line.part === 'heading' ? 'heading' : 'text';
  // Hints, options and titles are the card's alone.
  const key = leaf === 'heading' ? `notices.${line.item}` : `text.${line.item}`;
  const changes = isChangeable(line) ? changesOf(project, dressed, key) : [];
  return [
    ...changes.flatMap(({ variant, path }) => {
      const file = fileOf(project, 'variant', variant);
      return at(file, path.startsWith('text.') ? ['text', line.item] : ['notices', line.item, leaf]);
    }),
    ...at(fileOf(project, 'card', dressed.card), line.path),
  ];
}

/** Where it is decided whether an item shows, is required or is answered beforehand; nearest first, empty if nowhere. */
export function decidedAt(
  project: Project,
  dressed: Dressed,
  section: Section,
  item: string,
): readonly Origin[] {
  const variants = changesOf(project, dressed, `${section}.${item}`).flatMap(({ variant, path }) => {
    const file = fileOf(project, 'variant', variant);
    if (!path.startsWith('hide.')) return placeIn(project, file, [section, item]) ?? [];
    const index = project.data.variants[variant]?.hide?.indexOf(path.slice('hide.'.length)) ?? -1;
    return placeIn(project, file, ['hide', index]) ?? [];
  });
  const card = placeIn(project, fileOf(project, 'card', dressed.card), [section, item]);
  return [...variants, ...(card === undefined ? [] : [card])];
}

/** The place of a value in a file; undefined where there is none. */
export function placeIn(project: Project, file: string, path: JsonPath): Origin | undefined {
  const found = project.files.find((one) => one.file === file);
  const node = found && nodeAt(found, path);
  if (found === undefined || node === undefined) return undefined;
  const { line, column } = positionOf(found, node.offset);
  return { file, line, column, path };
}

/** An origin as an editor opens it: `schemas/cards/usage.card.json:12:5`. */
export function saysPlace({ file, line, column }: Origin): string {
  return `${file}:${line}:${column}`;
}

function isChangeable({ kind, part, path }: Line): boolean {
  return kind !== 'card' && (part !== 'label' || path[0] === 'schema') && texts.includes(part);
}

/** Whether a variant's `text` says a line of its card in other words: not a heading, nor the title of a box that has a text. */
export function isRewordable({ ui }: CardDefinition, line: Line): boolean {
  const isTitle = line.part === 'label' && own(ui, line.item)?.text !== undefined;
  return isChangeable(line) && line.part !== 'heading' && !isTitle;
}

const texts: readonly string[] = ['label', 'text', 'heading', 'legend'];

interface ChangedBy {
  readonly variant: string;
  readonly path: string;
}

/** The variants that decided something of a card, the nearest first. */
function changesOf(project: Project, { card: name, variant }: Dressed, key: string): readonly ChangedBy[] {
  const { data } = project;
  const card = data.cards[name];
  if (variant === undefined || card === undefined) return [];
  return variantChain(project, variant).flatMap((layer) => {
    const origin = own(applied(project)(card)(layer).origins, key);
    return origin?.layer === layer ? [{ variant: layer, path: origin.path }] : [];
  });
}

/** A variant's file name and those that it extends, the nearest first. */
export function variantChain({ data }: Project, variant: string): readonly string[] {
  const chain = new Set([variant]);
  for (const name of chain) {
    const parent = data.variants[name]?.extends;
    if (parent !== undefined) chain.add(parent);
  }
  return [...chain];
}

/** Each card with each variant laid over it. */
const applied = keep(({ data: { variants } }: Project) =>
  keep((card: CardDefinition) =>
    keepByText((name): VariantResult => {
      const variant = variants[name];
      return variant === undefined
        ? { card, origins: {}, errors: [] }
        : applyVariant(card, variant, variants);
    }),
  ),
);

/** A text and, where a notice takes it from the shared ones, first the shared text and then who takes it. */
function textAt(project: Project, file: string, path: JsonPath): readonly Origin[] {
  const here = placeIn(project, file, path);
  if (here !== undefined) return [here];
  const leaf = path.at(-1);
  const use = [...path.slice(0, -1), 'use'];
  const taken = placeIn(project, file, use);
  if (taken === undefined || leaf === undefined) return [];
  const found = project.files.find((one) => one.file === file);
  const name: unknown = found && nodeAt(found, use)?.value;
  if (typeof name !== 'string') return [];
  const shared = placeIn(project, fileOf(project, 'notices'), ['notices', name, leaf]);
  return shared === undefined ? [] : [shared, taken];
}

/** The file of a kind, by the name that its own name gives; '' where there is none. */
export function fileOf({ files, trade }: Project, kind: FileKind, name?: string): string {
  const found = files.find(({ file }) => {
    const known = kindOf(file, trade);
    return known?.kind === kind && (name === undefined || known.name === name);
  });
  return found?.file ?? '';
}

const treeOf = keep(({ text }: DefinitionFile) => parseTree(text));

function nodeAt(file: DefinitionFile, path: JsonPath): Node | undefined {
  const root = treeOf(file);
  return root && findNodeAtLocation(root, [...path]);
}
