import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { leftOut, slimRjsf } from '../../src/build/rjsf-plugin.ts';
import getDefaultRegistry from '../../src/react/rjsf/left-out/default-registry.ts';

const folder = join(import.meta.dirname, '../../src/react/rjsf/left-out');
const standIns = readdirSync(folder).filter(
  (file) => !['leave-out.ts', 'default-registry.ts'].includes(file),
);

/** Every function that a module exports, those inside an exported object too. */
function functionsOf(exported: Readonly<Record<string, unknown>>): readonly (() => unknown)[] {
  return Object.values(exported).flatMap((one) => {
    if (typeof one === 'function') return [() => one()];
    return typeof one === 'object' && one !== null ? functionsOf({ ...one }) : [];
  });
}

it.each(standIns)('%s throws a clear error when anything of it is called', async (file) => {
  const functions = functionsOf(await import(join(folder, file)));
  expect(functions).not.toEqual([]);
  for (const call of functions)
    expect(call).toThrow(/is left out of the product's pages: a card has no use for it/);
});

it('brings no field, template or widget of its own', () => {
  expect(getDefaultRegistry()).toMatchObject({ fields: {}, templates: { ButtonTemplates: {} }, widgets: {} });
});

it('stands in for what rjsf imports alone', () => {
  expect(leftOut('markdown-to-jsx/react', '/p/node_modules/@rjsf/core/lib/a.js')).toMatch(/markdown\.ts$/);
  expect(leftOut('./toPathSchema.js', 'C:\\p\\node_modules\\@rjsf\\utils\\lib\\a.js')).toMatch(
    /path-schema\.ts$/,
  );
  expect(leftOut('./toPathSchema.js', '/p/node_modules/other/lib/a.js')).toBeUndefined();
  expect(leftOut('react', '/p/node_modules/@rjsf/core/lib/components/Form.js')).toBeUndefined();
  expect(leftOut('./toPathSchema.js', undefined)).toBeUndefined();
});

it('finds each part that it leaves out in the rjsf that is installed', async () => {
  const entry = join(import.meta.dirname, '../../src/react/theme.tsx');
  const modules: string[] = [];
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [slimRjsf(), { name: 'look', moduleParsed: ({ id }) => void modules.push(id) }],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const used = modules.filter((id) => id.startsWith(`${folder}/`)).map((id) => id.slice(folder.length + 1));
  expect(used.filter((file) => file !== 'leave-out.ts').sort()).toEqual(
    [...standIns, 'default-registry.ts'].sort(),
  );
  expect(
    modules.filter((id) => /markdown-to-jsx|fast-uri|jsonpointer|json-schema-merge|ajv/.test(id)),
  ).toEqual([]);
});
