import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as rjsf from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import fc from 'fast-check';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { leftOut, slimRjsf } from '../../src/build/rjsf-plugin.ts';
import { answerForm } from '../../src/react/rjsf/card-form.ts';
import { fillsNothing } from '../../src/react/rjsf/index.ts';
import equal from '../../src/react/rjsf/left-out/deep-equals.ts';
import getDefaultRegistry from '../../src/react/rjsf/left-out/default-registry.ts';
import getDefaultFormState from '../../src/react/rjsf/left-out/default-state.ts';
import schemaHasNestedConditional from '../../src/react/rjsf/left-out/nested-condition.ts';
import retrieveSchema from '../../src/react/rjsf/left-out/retrieve-schema.ts';
import { TranslatableString } from '../../src/react/rjsf/left-out/texts.ts';
import { cards } from '../react/rjsf/standing.ts';

const folder = join(import.meta.dirname, '../../src/react/rjsf/left-out');
/** What stands in by doing less, rather than by throwing. */
const lesser = [
  'default-registry.ts',
  'default-state.ts',
  'deep-equals.ts',
  'nested-condition.ts',
  'retrieve-schema.ts',
  'texts.ts',
];
const standIns = readdirSync(folder).filter((file) => file !== 'leave-out.ts' && !lesser.includes(file));

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
  for (const call of functions) expect(call).toThrow(/is left out: no card may need it/);
});

it('throws when a text of rjsf is read', () => {
  expect(() => Reflect.get(TranslatableString, 'ArrayTitle')).toThrow(/left out: no card/);
});

it('brings no field, template or widget of its own', () => {
  expect(getDefaultRegistry()).toMatchObject({ fields: {}, templates: { ButtonTemplates: {} }, widgets: {} });
});

describe('what stands in by doing less does for every card what rjsf does', () => {
  const validator = customizeValidator();
  const forms = cards.map((card) => [card.card, answerForm(card).schema] as const);

  it.each(forms)('%s', (_, schema) => {
    for (const one of [schema, ...Object.values(schema.properties ?? {})]) {
      if (typeof one !== 'object') continue;
      expect(retrieveSchema(validator, one)).toEqual(rjsf.retrieveSchema(validator, one, schema));
    }
    expect(schemaHasNestedConditional()).toBe(rjsf.schemaHasNestedConditional(schema, schema));
    const { experimental_defaultFormStateBehavior: behaviour } = fillsNothing;
    expect(getDefaultFormState(validator, schema)).toEqual(
      rjsf.getDefaultFormState(validator, schema, undefined, schema, false, behaviour),
    );
  });

  it('refuses what it does not do', () => {
    for (const schema of [{ $ref: '#/a' }, { allOf: [] }, { if: {} }, { additionalProperties: {} }])
      expect(() => retrieveSchema(validator, schema)).toThrow(/left out: no card/);
    expect(() => getDefaultFormState(validator, {}, {})).toThrow(/left out: no card/);
  });

  it('compares as rjsf does, apart from functions', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(equal(one, other)).toBe(rjsf.deepEquals(one, other));
        expect(equal(one, structuredClone(one))).toBe(true);
      }),
    );
  });
});

it('stands in for what rjsf imports alone', () => {
  expect(leftOut('markdown-to-jsx/react', '/p/node_modules/@rjsf/core/lib/a.js')).toMatch(/refused\.ts$/);
  expect(leftOut('./toPathSchema.js', 'C:\\p\\node_modules\\@rjsf\\utils\\lib\\a.js')).toMatch(
    /refused\.ts$/,
  );
  expect(leftOut('./toPathSchema.js', '/p/node_modules/other/lib/a.js')).toBeUndefined();
  expect(leftOut('react', '/p/node_modules/@rjsf/core/lib/components/Form.js')).toBeUndefined();
  expect(leftOut('./toPathSchema.js', undefined)).toBeUndefined();
  // What a page asks for by itself lacks nothing.
  const widget = '/p/node_modules/@rjsf/core/lib/components/widgets/FileWidget.js';
  expect(leftOut('markdown-to-jsx/react', widget)).toBeUndefined();
  expect(leftOut('@rjsf/utils', widget)).toMatch(/with-texts\.ts$/);
});

it('finds each part that it leaves out in the rjsf that is installed', async () => {
  const entry = join(import.meta.dirname, '../../src/react/theme.tsx');
  const modules: string[] = [];
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [slimRjsf(), { name: 'look', moduleParsed: ({ id }) => void modules.push(id) }],
    build: { write: false, rolldownOptions: { input: entry, external: /^virtual:/ } },
  });
  const used = modules.filter((id) => id.startsWith(`${folder}/`)).map((id) => id.slice(folder.length + 1));
  expect(used.filter((file) => file !== 'leave-out.ts').sort()).toEqual([...standIns, ...lesser].sort());
  expect(
    modules.filter((id) => /markdown-to-jsx|fast-uri|fast-equals|jsonpointer|json-schema-merge|ajv/.test(id)),
  ).toEqual([]);
});
