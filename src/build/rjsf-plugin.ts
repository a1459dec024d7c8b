import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What rjsf imports and no card can reach, and the module of src/react/rjsf/left-out that stands in its place. */
const replaced = {
  'markdown-to-jsx/react': 'refused',
  './findSchemaDefinition.js': 'refused',
  '../findSchemaDefinition.js': 'refused',
  './shallowAllOfMerge.js': 'refused',
  './retrieveSchema.js': 'retrieve-schema',
  './getDefaultFormState.js': 'default-state',
  './deepEquals.js': 'deep-equals',
  '../deepEquals.js': 'deep-equals',
  './sanitizeDataForNewSchema.js': 'refused',
  './omitExtraData.js': 'refused',
  './toPathSchema.js': 'refused',
  './getClosestMatchingOption.js': 'refused',
  './getFirstMatchingOption.js': 'refused',
  './findFieldInSchema.js': 'refused',
  './findSelectedOptionInXxxOf.js': 'refused',
  './ErrorSchemaBuilder.js': 'refused',
  './toErrorList.js': 'refused',
  './validationDataMerge.js': 'refused',
  './schemaHasNestedConditional.js': 'nested-condition',
  './enums.js': 'texts',
  '../enums.js': 'texts',
  '../getDefaultRegistry.js': 'default-registry',
} as const;

/** rjsf's own widgets and templates: a page has one only by asking for it (`fromRjsf`), and it lacks nothing there. */
const asked = /\/node_modules\/@rjsf\/core\/lib\/components\/(widgets|templates)\//;

/** The file that stands for a module where it is imported under that name by that importer; undefined for the module itself. */
export function leftOut(id: string, importer: string | undefined): string | undefined {
  const from = importer?.replaceAll('\\', '/') ?? '';
  if (!from.includes('/node_modules/@rjsf/')) return undefined;
  if (asked.test(from)) return id === '@rjsf/utils' ? ours('with-texts') : undefined;
  const found = Object.entries(replaced).find(([name]) => name === id)?.[1];
  return found && ours(`left-out/${found}`);
}

const ours = (name: string) => fileURLToPath(new URL(`../react/rjsf/${name}.ts`, import.meta.url));

/**
 * Leaves out of the product's pages what rjsf brings and no card needs: 62 kB compressed. The studio, the dev server and
 * the tests have the whole packages: nothing there waits for bytes.
 */
export function slimRjsf(): Plugin {
  return {
    name: 'slim-rjsf',
    enforce: 'pre',
    apply: ({ mode }, { command }) => command === 'build' && mode !== 'studio',
    resolveId: leftOut,
  };
}
