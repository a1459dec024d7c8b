import type { CardDefinition, JourneyDefinition, VariantDefinition } from '../engine/types.ts';
import { type FileKind, kindOf } from './kinds.ts';
import type {
  BrandDefinition,
  ContextsDefinition,
  DefinitionData,
  DefinitionFile,
  SettingsDefinition,
} from './types.ts';

/**
 * All files as one value, without their `$schema`. Call it on files that the checker passed; bad JSON throws. What came
 * of a file that is the very same object as before is the same object too.
 */
export function gatherDefinitions(files: readonly DefinitionFile[]): DefinitionData {
  const contexts = only<ContextsDefinition>(files, 'contexts');
  return {
    journeys: named(contents<JourneyDefinition>(files, 'journey'), ({ journey }) => journey),
    cards: named(contents<CardDefinition>(files, 'card'), ({ card }) => card),
    brands: named(contents<BrandDefinition>(files, 'brand'), ({ brand }) => brand),
    variants: named(contents<VariantDefinition>(files, 'variant'), (_, file) => file),
    conditions: only<Pick<DefinitionData, 'conditions'>>(files, 'conditions')?.conditions ?? {},
    facts: only<Pick<DefinitionData, 'facts'>>(files, 'facts')?.facts ?? {},
    messages: only<Pick<DefinitionData, 'messages'>>(files, 'messages')?.messages ?? {},
    notices: only<Pick<DefinitionData, 'notices'>>(files, 'notices')?.notices ?? {},
    suppliers: only<Pick<DefinitionData, 'suppliers'>>(files, 'suppliers')?.suppliers ?? {},
    pages: only<Pick<DefinitionData, 'pages'>>(files, 'pages')?.pages ?? {},
    averageSets: only<{ sets: DefinitionData['averageSets'] }>(files, 'averages')?.sets ?? {},
    settings: only<SettingsDefinition>(files, 'settings') ?? {},
    ...(contexts !== undefined && { contexts }),
    ...only<Pick<DefinitionData, 'obligations'>>(files, 'obligations'),
  };
}

interface Content<T> {
  readonly name: string;
  readonly value: T;
}

/** The files of one kind. The checker has shown that each has the shape that its kind's type says. */
function contents<T>(files: readonly DefinitionFile[], kind: FileKind): Content<T>[] {
  return files.flatMap((one) => {
    const known = kindOf(one.file);
    return known?.kind === kind ? [{ name: known.name, value: contentOf(one) }] : [];
  });
}

const parsed = new WeakMap<DefinitionFile, ReturnType<typeof JSON.parse>>();

/** The content of a file without its `$schema`: the same object for as long as the file is the same. */
function contentOf(file: DefinitionFile): ReturnType<typeof JSON.parse> {
  if (!parsed.has(file)) {
    const { $schema: _, ...value } = JSON.parse(file.text);
    parsed.set(file, value);
  }
  return parsed.get(file);
}

function only<T>(files: readonly DefinitionFile[], kind: FileKind): T | undefined {
  return contents<T>(files, kind)[0]?.value;
}

function named<T>(all: readonly Content<T>[], nameOf: (value: T, file: string) => string): Record<string, T> {
  return Object.fromEntries(all.map(({ name, value }) => [nameOf(value, name), value]));
}
