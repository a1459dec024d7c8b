import type { CardDefinition, JourneyDefinition, VariantDefinition } from '../engine/types.ts';
import { type FileKind, kindOf } from './kinds.ts';
import type { BrandDefinition, DefinitionData, DefinitionFile, SettingsDefinition } from './types.ts';

/** All files as one value, without their `$schema`. Call it on files that the checker passed; bad JSON throws. */
export function gatherDefinitions(files: readonly DefinitionFile[]): DefinitionData {
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
  };
}

interface Content<T> {
  readonly name: string;
  readonly value: T;
}

/** The files of one kind. The checker has shown that each has the shape that its kind's type says. */
function contents<T>(files: readonly DefinitionFile[], kind: FileKind): Content<T>[] {
  return files.flatMap(({ file, text }) => {
    const known = kindOf(file);
    if (known?.kind !== kind) return [];
    const { $schema: _, ...value } = JSON.parse(text);
    return [{ name: known.name, value }];
  });
}

function only<T>(files: readonly DefinitionFile[], kind: FileKind): T | undefined {
  return contents<T>(files, kind)[0]?.value;
}

function named<T>(all: readonly Content<T>[], nameOf: (value: T, file: string) => string): Record<string, T> {
  return Object.fromEntries(all.map(({ name, value }) => [nameOf(value, name), value]));
}
