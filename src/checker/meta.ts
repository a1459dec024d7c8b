import type { DefinitionFile } from '../definitions/types.ts';
import { checkWords } from '../vocabulary/checks.ts';
import { effectNotes } from '../vocabulary/effect-notes.ts';
import { lookupWords } from '../vocabulary/lookups.ts';
import { pictureWords } from '../vocabulary/widgets.ts';
import { constants, namesOf } from './meta-names.ts';
import { copied, namedShapes, tests } from './shapes/common.ts';
import { fileShapes } from './shapes/files.ts';
import type { Meaning, ObjectShape, Shape } from './shapes/shape.ts';
import { optionShapes, widgets } from './shapes/widget.ts';

type Schema = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<string, { readonly doc: string }>>;

/** Meanings whose texts are words of the vocabulary: editors complete them. */
const vocabularies: Readonly<Partial<Record<Meaning, Words>>> = {
  effect: effectNotes,
  check: checkWords,
  lookup: lookupWords,
  picture: pictureWords,
  widget: widgets,
};

/**
 * The JSON Schemas (draft 7) that editors complete and explain the definition files with, by the kind of file. `files`
 * give the names that stand in them now; without them, any name will do.
 */
export function metaSchemas(files: readonly DefinitionFile[] = []): Readonly<Record<string, Schema>> {
  const { conditions, inVariants } = namesOf(files);
  const definitions = definitionsWith(conditions);
  return mapValues(fileShapes, (shape, kind) => {
    const schema = schemaOf(shape);
    const text = JSON.stringify(schema);
    const used = Object.entries(definitions).filter(([name]) => text.includes(`#/definitions/${name}"`));
    return {
      $schema: 'http://json-schema.org/draft-07/schema#',
      ...schema,
      ...(kind === 'variant' && files.length > 0 && { allOf: inVariants, defaultSnippets: [variantSnippet] }),
      ...(used.length > 0 && { definitions: Object.fromEntries(used) }),
    };
  });
}

/** A new variant, as an editor begins it. */
const variantSnippet = {
  label: 'A supplier that asks for one consent more',
  body: {
    suppliers: ['^$1'],
    name: '$2',
    card: '$3',
    show: { $4: true },
    require: { $4: true },
    text: { $4: '$5' },
  },
};

const definitionsWith = (conditions: Schema): Readonly<Record<string, Schema>> => ({
  condition: {
    description:
      'When something holds. Several keys in one object must all hold; a missing answer makes a test false.',
    anyOf: [
      { type: 'boolean' },
      { type: 'string', description: 'The name of a condition in conditions.json.', ...conditions },
      {
        type: 'object',
        properties: {
          all: {
            type: 'array',
            items: { $ref: '#/definitions/condition' },
            description: 'Every one must hold.',
          },
          any: {
            type: 'array',
            items: { $ref: '#/definitions/condition' },
            description: 'One at least must hold.',
          },
          not: { $ref: '#/definitions/condition', description: 'Must not hold.' },
        },
        additionalProperties: {
          description: 'What the value at this path equals, a list that it is one of, or tests on it.',
          anyOf: [{ type: ['string', 'number', 'boolean', 'null', 'array'] }, schemaOf(tests)],
        },
      },
    ],
  },
  value: {
    description: 'JSON as it stands, or { "from": path } for a copy.',
    anyOf: [{ type: ['string', 'number', 'boolean', 'null', 'array'] }, schemaOf(copied), { type: 'object' }],
  },
  fieldSchema: schemaOf(namedShapes.fieldSchema),
});

/** The JSON Schema (draft 7) of a shape. */
function schemaOf(shape: Shape): Schema {
  return { ...bareSchema(shape), ...(shape.doc !== undefined && { description: shape.doc }) };
}

function bareSchema(shape: Shape): Schema {
  switch (shape.kind) {
    case 'any':
      return {};
    case 'string': {
      const words = shape.means && vocabularies[shape.means];
      if (words !== undefined) return { type: 'string', oneOf: constants(words) };
      return { type: 'string', ...(shape.words && { enum: shape.words }) };
    }
    case 'list':
      return { type: 'array', items: schemaOf(shape.of) };
    case 'map':
      return { type: 'object', additionalProperties: schemaOf(shape.of) };
    case 'object':
      return objectSchema(shape);
    case 'by-key':
      return { anyOf: Object.values(shape.forms).map(schemaOf) };
    case 'either':
      return { anyOf: shape.of.map(schemaOf) };
    case 'named':
      return { $ref: `#/definitions/${shape.name}` };
    case 'ui':
      return uiSchema(shape.common);
    default:
      return { type: shape.kind };
  }
}

function objectSchema({ keys, required }: ObjectShape): Schema {
  return {
    type: 'object',
    properties: mapValues(keys, (shape) => schemaOf(shape)),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** The common keys, and for each widget those of its own. */
function uiSchema(common: ObjectShape): Schema {
  const { properties, required } = objectSchema(common);
  const anywhere = mapValues(common.keys, () => true);
  return {
    type: 'object',
    properties: { ...Object(properties), widget: { type: 'string', oneOf: constants(widgets) } },
    required,
    anyOf: Object.entries(widgets).map(([name, word]) => ({
      properties: { ...anywhere, ...mapValues(optionShapes(word), schemaOf), widget: { const: name } },
      additionalProperties: false,
    })),
  };
}

function mapValues<T, U>(
  map: Readonly<Record<string, T>>,
  each: (value: T, key: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, each(value, key)]));
}
